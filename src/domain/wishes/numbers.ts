import type { Wish } from '../../contracts/search/wishes.ts';
import type { Conversion } from './reading.ts';
import { keyOf, setOf } from './spans.ts';
import type { Token } from './tokens.ts';
import type { Match } from './words.ts';

/** What the numbers of a message say. */
export interface NumberReading {
  wishes: readonly Wish[];
  conversion: Conversion | undefined;
  /** Whether it asks for no alcohol at all: "0 %". */
  isAlcoholFree: boolean;
  /** Whether it names the age of a child. */
  isForChild: boolean;
  /** How many drinks are asked for: "five cocktails for the menu". */
  drinks: number | undefined;
  /** Places of the words that were read. */
  places: ReadonlySet<number>;
}

const FEWEST_GUESTS = 2;
const MOST_GUESTS = 500;
const MOST_DRINKS = 6;
const MOST_INGREDIENTS = 16;
/** Age of majority. */
const ADULT = 18;
/** Words before an age. */
const TURNS = new Set([
  'is',
  'ist',
  'wird',
  'wordt',
  'turns',
  'turning',
  'tiene',
  'cumple',
  'a',
  'aged',
  'van',
  'von',
  'of',
  'de',
]);
const FIRST_YEAR = 1700;
const LAST_YEAR = 2029;
const LONG_AGO = 1500;
/** Words up to two places before a year. */
const BEFORE = new Set(
  'before pre voor ouder vor alter antes anterior anteriores avant anterieur anterieurs older earlier prior'.split(
    ' ',
  ),
);
const AFTER = new Set('after na nach despues apres later newer'.split(' '));
const SINCE = new Set('since sinds vanaf seit ab desde depuis'.split(' '));
/** Words that say that a number counts kinds of a thing, and no guests: "two kinds of rum". */
export const KINDS: ReadonlySet<string> = new Set(
  'kinds kind types type sorts sort varieties different soorten soort verschillende sorten sorte arten art verschiedene verschiedenen tipos clases variedades distintos diferentes sortes differents differentes varietes'.split(
    ' ',
  ),
);
const MOST_CALORIES = 2000;
/** Per cent that a strength "around" a number may differ. */
const AROUND = 2;
/** Words between a bound ("under") and its number. */
const REACH = 3;
/** Words of a bound that leaves its number out: "less than 4" is 3 at most, "4 or less" is 4. */
const STRICT = new Set(
  'under below less fewer lower onder minder lager beneden unter unterhalb weniger niedriger menos debajo bajo inferior moins dessous sous inferieur'.split(
    ' ',
  ),
);

/**
 * Reads guests, bounds of strength and calories, the number of ingredients, and quantities to convert.
 *
 * @param drinkPlaces places of the names of drinks: "50 Mojitos" are for 50
 * @param named places of words within a name: "Monkey 47" is for nobody
 */
export function readNumbers(
  tokens: readonly Token[],
  marks: readonly Match[],
  { drinkPlaces, named }: { drinkPlaces: ReadonlySet<number>; named: ReadonlySet<number> },
): NumberReading {
  const markedAt = new Map<number, string[]>();
  for (const { meaning, places } of marks)
    for (const place of places) markedAt.set(place, [...(markedAt.get(place) ?? []), meaning]);
  const is = (place: number, key: string) => markedAt.get(place)?.includes(`counted:${key}`) ?? false;
  const sets = (place: number, set: string) =>
    (markedAt.get(place) ?? []).filter((meaning) => setOf(meaning) === set).map(keyOf);
  const wishes: Wish[] = [];
  const places = new Set<number>();
  let conversion: Conversion | undefined;
  let drinks: number | undefined;
  let each = 1;
  let isAlcoholFree = false;
  let isForChild = false;
  const speaksOfChild = marks.some(({ meaning }) => meaning === 'counted:child');

  const numbers = tokens.flatMap(({ word }, place) => {
    const value = /^\d/.test(word) ? Number.parseFloat(word) : Number(sets(place, 'number')[0] ?? Number.NaN);
    return Number.isFinite(value) ? [{ place, value }] : [];
  });
  /** The first place behind a number where something of a kind stands, past small words at most. */
  const behind = (place: number, key: string, reach = 2) => {
    for (let at = place + 1; at <= place + reach; at++) {
      if (tokens[at] === undefined || tokens[at]?.breakBefore !== 'none') return undefined;
      if (is(at, key)) return at;
    }
    return undefined;
  };
  const before = (place: number, key: string) => {
    for (let at = place - 1; at >= Math.max(0, place - REACH) && tokens[at + 1]?.breakBefore === 'none'; at--)
      if (is(at, key)) return at;
    return undefined;
  };
  const take = (...read: (number | undefined)[]) => {
    for (const place of read) if (place !== undefined) places.add(place);
  };

  for (const [order, { place, value }] of numbers.entries()) {
    if (places.has(place) || named.has(place)) continue;
    const unit = unitAt(place);
    const percent = behind(place, 'percent', 1);
    const calories = behind(place, 'calories');
    const things = behind(place, 'ingredients');
    const people = behind(place, 'people');
    const asked = behind(place, 'drinks', 1);
    const perHead = behind(place, 'each', REACH);
    if (perHead !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_DRINKS) {
      each = value;
      take(place, asked, perHead);
    } else if (asked !== undefined && value >= FEWEST_GUESTS && value <= MOST_DRINKS) {
      drinks = value;
      take(place, asked);
    } else if (speaksOfChild && value < ADULT && isAge(place)) {
      isForChild = true;
      take(place);
    } else if (Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR) {
      wishes.push(readYear(place, value));
      take(place);
    } else if (percent !== undefined) {
      take(place, percent);
      if (value === 0) isAlcoholFree = true;
      else readStrength(order, place, value);
    } else if (calories !== undefined) {
      if (before(place, 'over') === undefined && value <= MOST_CALORIES) {
        wishes.push({ kind: 'calories', most: Math.round(value) });
        take(place, calories, before(place, 'under'));
      }
    } else if (things !== undefined) {
      const under = before(place, 'under');
      const isLeast = under === undefined && before(place, 'over') !== undefined;
      const most = under !== undefined && isStrict(under) ? value - 1 : value;
      if (!isLeast && Number.isInteger(value) && most >= 1 && most <= MOST_INGREDIENTS) {
        wishes.push({ kind: 'ingredients', most });
        take(place, things, under);
      }
    } else if (unit !== undefined) {
      // "2 oz in cl", and "how many cl are 2 oz".
      const units = tokens.flatMap((_, at) =>
        at === unit.place ? [] : sets(at, 'unit').map((key) => ({ at, key })),
      );
      const to = (units.find(({ at }) => at > unit.place) ?? units[0])?.key;
      conversion ??= { amount: value, from: unit.key, to: to === unit.key ? undefined : to };
      take(place, unit.place);
    } else if (Number.isInteger(value) && value >= FEWEST_GUESTS && value <= MOST_GUESTS) {
      const isFor = ['for', 'we']
        .map((key) => before(place, key))
        .find((at) => at !== undefined && at >= place - 2);
      const isBare =
        isFor !== undefined &&
        behind(place, 'not-people', 1) === undefined &&
        !KINDS.has(tokens[place + 1]?.word ?? '') &&
        !isNamed(place + 1);
      if (people === undefined && !isBare && !drinkPlaces.has(place + 1)) continue;
      wishes.push({ kind: 'guests', count: value });
      take(place, people, isFor);
    }
  }
  if (numbers.some(({ value }, order) => value === 0 && tokens[numbers[order]?.place ?? -1]?.word === '0.0'))
    isAlcoholFree = true;
  // "80 guests, 2 each" is for 160.
  const portions = wishes.map((wish) =>
    wish.kind === 'guests' ? { ...wish, count: Math.min(MOST_GUESTS, wish.count * each) } : wish,
  );
  return { wishes: portions, conversion, isAlcoholFree, isForChild, drinks, places };

  /** Whether the bound that ends there leaves its number out. */
  function isStrict(place: number): boolean {
    return marks.some(
      ({ meaning, places: at }) =>
        meaning === 'counted:under' &&
        at.includes(place) &&
        at.some((one) => STRICT.has(tokens[one]?.word ?? '')),
    );
  }

  /** "7 years", "is 7"; 12 years may be those of a whisky, where no child is spoken of. */
  function isAge(place: number): boolean {
    return behind(place, 'years', 1) !== undefined || TURNS.has(tokens[place - 1]?.word ?? '');
  }

  /** "1920" are the years from 1920 on, "before 1920" those until 1919. */
  function readYear(place: number, value: number): Wish {
    const saysOf = (words: ReadonlySet<string>) => {
      const at = [place - 1, place - 2].find((one) => words.has(tokens[one]?.word ?? ''));
      if (at !== undefined) take(at);
      return at !== undefined;
    };
    if (saysOf(BEFORE)) return { kind: 'era', from: LONG_AGO, to: value - 1 };
    if (saysOf(AFTER)) return { kind: 'era', from: value + 1, to: LAST_YEAR };
    if (saysOf(SINCE)) return { kind: 'era', from: value, to: LAST_YEAR };
    return { kind: 'era', from: value, to: value % 10 === 0 ? value + 9 : value };
  }

  function unitAt(place: number): { key: string; place: number } | undefined {
    const written = /^\d[\d.]*([a-z]+)$/.exec(tokens[place]?.word ?? '');
    const next = tokens[place + 1]?.breakBefore === 'none' ? sets(place + 1, 'unit')[0] : undefined;
    if (written?.[1] !== undefined) return { key: written[1], place };
    return next === undefined ? undefined : { key: next, place: place + 1 };
  }

  /** Whether a word stands there that a number counts: "for 2 Negronis" is for nobody. */
  function isNamed(place: number): boolean {
    const word = tokens[place];
    return (
      word !== undefined &&
      word.breakBefore === 'none' &&
      word.word.length > 4 &&
      !markedAt.has(place) &&
      /^\p{Lu}/u.test(word.written)
    );
  }

  function readStrength(order: number, place: number, value: number): void {
    const over = before(place, 'over');
    const under = before(place, 'under') ?? behind(place, 'under', REACH);
    const between =
      before(place, 'between') ?? numbers.slice(0, order).map(({ place: at }) => before(at, 'between'))[0];
    const other = numbers[order - 1];
    if (between !== undefined && other !== undefined && place - other.place <= 4) {
      wishes.push({
        kind: 'strength',
        least: Math.min(other.value, value),
        most: Math.max(other.value, value),
      });
      take(other.place, between);
    } else if (under !== undefined && under > (over ?? -1)) {
      // Cards round, so that "under 10 %" is 9 at most.
      const most = isStrict(under) ? Math.ceil(value) - 1 : value;
      wishes.push({ kind: 'strength', most: Math.min(100, most) });
      take(under);
    } else if (over !== undefined) {
      wishes.push({ kind: 'strength', least: Math.min(100, value) });
      take(over);
    } else if (value <= 100 && !is(place + 1, 'not-people'))
      // Degrees without a bound may be those of the weather.
      wishes.push({
        kind: 'strength',
        least: Math.max(0, value - AROUND),
        most: Math.min(100, value + AROUND),
      });
  }
}
