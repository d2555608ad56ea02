import { HEAD_FIRST, type Locale } from '../../contracts/site/locale.ts';
import { isGiveaway } from '../chat/textLanguage.ts';
import { getFoodWords, isFoodWord, isPlantMilk } from '../names/foodReading.ts';
import { IDLE_WORDS } from '../names/nameQualifiers.ts';
import groups from './ingredientGroups.json' with { type: 'json' };
import { LONGEST_NAME, type NameIndex, type WishNames } from './names.ts';
import type { NamedThing } from './nameTables.ts';
import type { Token } from './tokens.ts';
import type { Match, Meaning, PhraseTable } from './words.ts';

/** Words of a message that mean something together. */
export interface Span {
  start: number;
  /** Behind the last word. */
  end: number;
  /** All that they may mean; of one kind the first counts. */
  meanings: readonly (Meaning | `unknown:${string}`)[];
}

export interface Found {
  /** In their order; no two overlap. */
  spans: readonly Span[];
  /** Wordings that tell what a clause or message is about; they may overlap with spans. */
  marks: readonly Match[];
}

export interface SpanTools {
  tables: readonly PhraseTable[];
  index: NameIndex;
  names: WishNames;
  language: Locale;
}

/** Ids of what a wine with a colour is. */
export const COLOURED: Readonly<Record<string, string | undefined>> = groups.coloured;
/** Sets of wordings that stand beside spans. */
const MARK_SETS = new Set(['clause', 'intent', 'point', 'counted', 'unit', 'number']);
/** Of another language only what is long enough counts, and nothing that turns what stands beside it. */
const SHORTEST_FOREIGN = 4;
/** Letters of a name of one word that may have a slip. */
const SHORTEST_ALONE = 6;
/** Words of a list that names nothing but ingredients, one a word. */
const FEWEST_PARTED = 3;
/** Of two words with a slip each, what either may be. */
const MOST_SECOND = 3;
const SHORTEST_COMPOUND = 7;
const ENDS_OF_BOTTLES = ['likor', 'likeur', 'liqueur', 'schnaps', 'sirup', 'siroop'];
const BOTTLED = new Set<string>(['group:liqueur', 'group:whisky', 'group:beer']);
/** What a flavour makes another thing of, though it has no alcohol: pistachio syrup, soy milk. */
const FLAVOURED = new Set<string>([
  ...['group:syrup', 'group:cream', 'group:juice', 'group:chocolate', 'group:soft-drink'],
  ...['ingredient:milk', 'ingredient:cream'],
]);
/** Food words that describe a thing and name none: nobody who says "only alcoholic ingredients" names an ingredient. */
const NO_FOOD = new Set(['alcoholic']);
const GUARDING = new Set(['allergen', 'state']);
/** What is asked of drinks alone, so that a name beside it is that of a drink. */
const OF_DRINKS = new Set<string>([
  'intent:calories',
  'intent:strength',
  'intent:recipe',
  'intent:compare',
  'intent:history',
]);
/** Words before which a name is that of a drink, though it is one of daily life. */
const INDEFINITE = new Set(['a', 'an', 'een', 'ein', 'eine', 'einen', 'un', 'una', 'une', '1']);
const DESCRIPTIONS = new Set(['taste', 'serve', 'colour', 'style', 'level', 'order', 'occasion']);
const JOINING = new Set<string>(['turn:want', 'turn:and', 'turn:or', 'turn:not']);
/** What links a thing with its flavour in Spanish and French. */
const FLAVOUR_LINKS = new Set(['de', 'd', 'a', 'al', 'la', 'au', 'aux', 'sabor', 'saveur', 'gout', 'arome']);

/** Per cent by volume. */
const LEAST_SPIRIT = 35;
/** Words of what is made of a thing that stands behind them. */
const KINDS_OF = new Set(
  'jus zumo jugo sirop jarabe sirope liqueur licor lait leche creme crema infusion'.split(' '),
);

/** Words between a drink and what it tastes of. */
const FLAVOURED_BY: Partial<Record<Locale, ReadonlySet<string>>> = {
  es: new Set(['al', 'de']),
  fr: new Set(['au', 'aux']),
};

export const setOf = (meaning: string) => meaning.slice(0, meaning.indexOf(':'));
export const keyOf = (meaning: string) => meaning.slice(meaning.indexOf(':') + 1);

/** Finds everything in a message that the words of the languages and the names of the book say. */
export function findSpans(tokens: readonly Token[], tools: SpanTools): Found {
  const { tables, names, index, language } = tools;
  const words = tokens.map(({ word }) => word);
  const marks: Match[] = [];
  const phrases: (Match & { rank: number })[][] = words.map(() => []);
  for (const place of words.keys()) {
    for (const [rank, table] of tables.entries()) {
      for (const match of table.matchesAt(words, place)) {
        if (breaksApart(match, tokens)) continue;
        if (MARK_SETS.has(setOf(match.meaning))) {
          if (rank === 0 || isLong(match, words)) marks.push(match);
        } else if (rank === 0 || (isForeign(match, words) && !isOwnWord(match)))
          phrases[place]?.push({ ...match, rank });
      }
    }
  }
  // "Limoen wodka gember" are three things, and none of them lime vodka.
  const isParted =
    words.length >= FEWEST_PARTED &&
    words.every((word) => index.find([word])?.some((thing) => setOf(thing) === 'ingredient'));
  const asksOfDrinks = marks.some(({ meaning }) => OF_DRINKS.has(meaning));
  const taken = new Array<boolean>(words.length).fill(false);
  const spans: Span[] = [];
  for (let start = 0; start < words.length;) {
    const span = compoundAt(start) ?? longestAt(start);
    if (span === undefined) start++;
    else {
      spans.push(span);
      taken.fill(true, span.start, span.end);
      start = span.end;
    }
  }
  for (const match of marks) for (const place of match.places) taken[place] = true;
  for (const start of words.keys()) {
    if (taken[start] && !isBesideUnread(start)) continue;
    const span = slipAt(start) ?? (taken[start] ? undefined : foodAt(start));
    if (span === undefined) continue;
    taken.fill(true, span.start, span.end);
    insert(span);
  }
  const drinks = spans.filter(({ meanings }) => meanings.some((meaning) => setOf(meaning) === 'drink'));
  const whole = [...drinks, ...spans.filter(({ meanings }) => meanings.includes('level:low-calorie'))];
  const isOfName = ({ places }: Match) =>
    whole.some(({ start, end }) => places.every((place) => place >= start && place < end));
  // In the name of a drink "virgin" asks for nothing, and "low calorie" is a wish.
  return {
    spans: joinColours(joinFlavours(spans)).map(asPlantMilk).map(asEaten),
    marks: marks.filter((mark) => setOf(mark.meaning) !== 'intent' || !isOfName(mark)),
  };

  /** The longest wording or name at a place; of equal ones all that they mean. */
  function longestAt(start: number): Span | undefined {
    const solid = (phrases[start] ?? []).flatMap((match) => {
      const isSolid = match.places.at(-1) === start + match.places.length - 1;
      // What somebody is may be said around other words: "she is 20 weeks".
      if (isSolid || setOf(match.meaning) !== 'state') return isSolid ? [match] : [];
      return [{ ...match, places: [start] }];
    });
    const length = Math.max(0, ...solid.map(({ places }) => places.length));
    const named = nameAt(start, words, length);
    const meanings: Span['meanings'][number][] = [];
    const longest = Math.max(length, named?.length ?? 0);
    if (longest === 0) return undefined;
    const inName =
      named?.length === longest && longest > length ? meantOf(named.things, start, longest, []) : [];
    // Where a longer name is not meant, the words in it are: "coffee cocktail" wishes for coffee.
    const size = longest > length && inName.length === 0 ? length : longest;
    if (size > length) return { start, end: start + size, meanings: inName };
    if (length > 0) {
      const best = solid.filter(({ places }) => places.length === size);
      const first = Math.min(...best.map(({ rank }) => rank));
      for (const { meaning, rank } of best) {
        // What a word means in the own language counts; an allergen counts in any.
        // "Pommes" are apples in French, and chips in German.
        const isName = rank > 0 && setOf(meaning) === 'food' && named?.length === size;
        const counts = (rank === first && !isName) || setOf(meaning) === 'allergen';
        if (counts && !meanings.includes(meaning)) meanings.push(meaning);
      }
    }
    if (named?.length === size) meanings.push(...meantOf(named.things, start, size, meanings));
    return meanings.length === 0 ? undefined : { start, end: start + size, meanings };
  }

  function nameAt(start: number, said: readonly string[], atLeast: number) {
    let most = start + 1;
    while (most < said.length && most < start + LONGEST_NAME && tokens[most]?.breakBefore === 'none') most++;
    for (let end = most; end > start && end - start >= atLeast; end--) {
      if (end === start + 1 && isSmall(said[start] ?? '')) continue;
      const things = index.find(said.slice(start, end)) ?? namedLoosely(said.slice(start, end));
      if (things !== undefined && isParted && end - start > 1 && !isMainName(things, said.slice(start, end)))
        continue;
      if (things === undefined || isCutShort(start, end, things, said)) continue;
      if (endsIdly(start, end, things, said) || isPair(start, end, things, said)) continue;
      return { length: end - start, things };
    }
    return undefined;
  }

  /** Whether a bottle and a fruit are said one after the other, and no name of one thing: "rhum ananas". */
  function isPair(start: number, end: number, things: readonly NamedThing[], said: readonly string[]) {
    if (end - start !== 2 || !HEAD_FIRST.includes(language) || isMainName(things, said.slice(start, end)))
      return false;
    if (!things.every((thing) => setOf(thing) === 'ingredient' && isBottle(keyOf(thing)))) return false;
    const [bottle, fruit] = [said[start] ?? '', said[end - 1] ?? ''].map((word) =>
      index.find([word])?.find((thing) => setOf(thing) === 'ingredient'),
    );
    return bottle !== undefined && fruit !== undefined && isSpirit(keyOf(bottle)) && !isBottle(keyOf(fruit));
  }

  /** Whether a thing is as strong as a spirit. */
  function isSpirit(id: string): boolean {
    return (names.factsOf(id)?.strength ?? 0) >= LEAST_SPIRIT;
  }

  /** "Jus pomme" without its "de", and tea, which is written with an accent here. */
  function namedLoosely([first = '', ...rest]: readonly string[]): readonly NamedThing[] | undefined {
    if (rest.length === 0 || !HEAD_FIRST.includes(language)) return undefined;
    if (first === 'thee') return index.find(['the', ...rest]) ?? index.find(['te', ...rest]);
    return rest.length === 1 && KINDS_OF.has(first) ? index.find([first, 'de', ...rest]) : undefined;
  }

  /** Whether the last word adds nothing to a name: "bitter en" in "bitter en droog". */
  function endsIdly(start: number, end: number, things: readonly NamedThing[], said: readonly string[]) {
    if (end - start < 2) return false;
    const last = said[end - 1] ?? '';
    const turnsAt = (at: number) =>
      (tables[0]?.matchesAt([said[at] ?? ''], 0) ?? []).filter(({ meaning }) => setOf(meaning) === 'turn');
    // "Ginebra sin" is gin without alcohol, "ginebra sin huevo" gin without eggs.
    const isBeforeMore = tokens[end]?.breakBefore === 'none' && turnsAt(end).length === 0;
    if (isBeforeMore && turnsAt(end - 1).some(({ meaning }) => meaning === 'turn:not')) return true;
    if (!isSmall(last)) return false;
    return index.find(said.slice(start, end - 1))?.some((thing) => things.includes(thing)) ?? false;
  }

  /** Whether the nickname of a drink ends amid the name of an ingredient: "vodka orange" in "vodka orange juice". */
  function isCutShort(start: number, end: number, things: readonly NamedThing[], said: readonly string[]) {
    const next = said[end];
    if (next === undefined || end - start < 2 || tokens[end]?.breakBefore !== 'none') return false;
    if (things.some((thing) => setOf(thing) === 'ingredient')) return false;
    if (isMainName(things, said.slice(start, end))) return false;
    const last = index.find([said[end - 1] ?? '', next]);
    return last?.some((thing) => setOf(thing) === 'ingredient') ?? false;
  }

  function isMainName(things: readonly NamedThing[], said: readonly string[]): boolean {
    return things.some((thing) => index.isMainName(thing, said.join(' ')));
  }

  /** "Worst" is sausage in Dutch, and a small word of English. */
  function isOwnWord({ places: [first = -1, second] }: Match): boolean {
    return second === undefined && (tables[0]?.small.has(words[first] ?? '') ?? false);
  }

  function isSmall(word: string): boolean {
    return word.length < 3 || (tables[0]?.small.has(word) ?? false) || isGiveaway(word);
  }

  /** What is meant by a name that several things have, or that is made of words of daily life. */
  function meantOf(things: readonly NamedThing[], start: number, size: number, others: readonly string[]) {
    const text = words.slice(start, start + size).join(' ');
    const isAlone = start + size === words.length || tokens[start + size]?.breakBefore !== 'none';
    const isAsked =
      size === words.length || (INDEFINITE.has(words[start - 1] ?? '') && (isAlone || asksOfDrinks));
    const ingredient = things.find((thing) => setOf(thing) === 'ingredient');
    const describes = others.some((meaning) => DESCRIPTIONS.has(setOf(meaning)));
    return things.filter((thing) => {
      // "Bitter" is a taste, "pink" a colour, "la marca" any brand, whatever else is called so.
      if (setOf(thing) === 'ingredient')
        return isAsked
          ? !describes || isMainName([thing], [text])
          : !(describes || (size > 1 && index.isDaily(text)));
      if (setOf(thing) !== 'drink') return true;
      // "Weihnachten" is rather the feast than the shot that is nicknamed so.
      if (size === words.length) return !describes || isMainName([thing], [text]);
      if (isDescribed(start, size)) return false;
      if (ingredient !== undefined && (isJoined(start) || isRather(ingredient, thing, text))) return false;
      return isAsked || (others.length === 0 && !index.isDaily(text));
    });
  }

  /** Whether a name is made of a description and the word for a drink: "roze cocktail". */
  function isDescribed(start: number, size: number): boolean {
    const meanings = words
      .slice(start, start + size)
      .map((word) => (tables[0]?.matchesAt([word], 0) ?? []).map(({ meaning }) => meaning));
    return (
      meanings.some((all) => all.includes('thing:unsaid')) &&
      meanings.every((all) => all.some((one) => one === 'thing:unsaid' || DESCRIPTIONS.has(setOf(one))))
    );
  }

  /** Whether a text is rather the name of an ingredient, where a drink is only nicknamed so. */
  function isRather(ingredient: NamedThing, drink: NamedThing, text: string): boolean {
    return index.isMainName(ingredient, text) && !index.isMainName(drink, text);
  }

  /** Whether a thing stands there in a list of ingredients: "with martini". */
  function isJoined(start: number): boolean {
    const before = words[start - 1] ?? '';
    if (HEAD_FIRST.includes(language) && FLAVOUR_LINKS.has(before)) return true;
    return (tables[0]?.matchesAt([before], 0) ?? []).some(({ meaning }) => JOINING.has(meaning));
  }

  /** One word made of a flavour and a bottle: "Haselnusswodka". */
  function compoundAt(place: number): Span | undefined {
    const word = words[place] ?? '';
    const isKnown =
      index.find([word]) !== undefined ||
      (phrases[place] ?? []).some(({ places, isOpen }) => places.length === 1 && !isOpen);
    if (word.length < SHORTEST_COMPOUND || isKnown) return undefined;
    const endsAs = (end: string) =>
      ENDS_OF_BOTTLES.includes(end) ||
      index.find([end])?.some((thing) => setOf(thing) === 'ingredient' && isBottle(keyOf(thing)));
    for (let length = 3; length <= 8 && word.length - length >= 3; length++) {
      const first = word.slice(0, -length);
      if (!endsAs(word.slice(-length)) || !isFlavour(first)) continue;
      return { start: place, end: place + 1, meanings: [`unknown:${word}`] };
    }
    return undefined;
  }

  function isFlavour(word: string): boolean {
    return [word, word.replace(/(?:n|en|s)$/, '')].some(
      (one) =>
        isFoodWord(one) ||
        index.find([one]) !== undefined ||
        tables.some((table) => table.matchesAt([one], 0).length > 0),
    );
  }

  /** Whether a thing is poured and has alcohol, be it of the book or of a kind. */
  function isPoured(meaning: string): boolean {
    return setOf(meaning) === 'ingredient' ? isBottle(keyOf(meaning)) : BOTTLED.has(meaning);
  }

  function isFlavoured(meaning: string): boolean {
    return isPoured(meaning) || FLAVOURED.has(meaning);
  }

  function isBottle(id: string): boolean {
    return (names.factsOf(id)?.strength ?? 0) > 0;
  }

  /** A food that the book does not know, where somebody says that they want it or do not. */
  function foodAt(place: number): Span | undefined {
    const word = words[place] ?? '';
    const isTold = spans.some(
      ({ end, meanings: [first = ''] }) =>
        setOf(first) === 'turn' && end <= place && words.slice(end, place).every(isSmall),
    );
    // "Un shot au caramel", "chupito de caramelo".
    const isLinkedTo = FLAVOURED_BY[language]?.has(words[place - 1] ?? '') === true;
    if (
      !(isTold || isLinkedTo) ||
      word.length < SHORTEST_FOREIGN ||
      isSmall(word) ||
      !getFoodWords().has(word)
    )
      return undefined;
    if (NO_FOOD.has(word)) return undefined;
    return { start: place, end: place + 1, meanings: [`unknown:${word}`] };
  }

  /** Whether a word that nothing was read from stands beside another, so that both may be one name: "baby guiness". */
  function isBesideUnread(place: number): boolean {
    const isUnread = (at: number) => taken[at] === false && !isSmall(words[at] ?? '');
    return isUnread(place - 1) || isUnread(place + 1);
  }

  /** A name with a slip, or two: "mohito", "Wisky Sauer", "espreso martni". Words that somebody may mean are none. */
  function slipAt(place: number): Span | undefined {
    const word = words[place] ?? '';
    if (isOrdinary(word)) return undefined;
    const near = index.findNear(word);
    const next = words[place + 1] ?? '';
    const isNextSlip = taken[place + 1] === false && !isOrdinary(next) && index.find([next]) === undefined;
    const nearNext = isNextSlip ? index.findNear(next).slice(0, MOST_SECOND) : [];
    for (const { word: other } of near.slice(0, MOST_SECOND))
      for (const { word: second } of nearNext) {
        const named = nameAt(place, words.with(place, other).with(place + 1, second), 2);
        if (named !== undefined) return { start: place, end: place + named.length, meanings: named.things };
      }
    for (const { word: other, isByEar } of near) {
      const said = words.with(place, other);
      for (let start = Math.max(0, place - 3); start <= place; start++) {
        const free = taken.slice(start, place).every((is) => !is) || start === place;
        const named = free || start < place ? nameAt(start, said, place - start + 1) : undefined;
        if (named === undefined || start + named.length <= place) continue;
        // What was read stays, unless the slip is in a longer name.
        if (taken[place] && taken.slice(start, start + named.length).every(Boolean)) continue;
        const shortest = isByEar ? SHORTEST_ALONE - 1 : SHORTEST_ALONE;
        if (named.length === 1 && (other.length < shortest || word.length < SHORTEST_ALONE - 1)) continue;
        if (named.length === 1 && index.isDaily(other)) continue;
        // A word of daily life is no slip of a brand; what sounds like a drink may be another name of it: "mezkalita".
        const isHeard = isByEar && named.things.some((thing) => setOf(thing) === 'drink');
        if (named.length === 1 && !isHeard && !isMainName(named.things, [other])) continue;
        return { start, end: start + named.length, meanings: named.things };
      }
    }
    return undefined;
  }

  function isOrdinary(word: string): boolean {
    return (
      /\d/.test(word) ||
      word.length < SHORTEST_FOREIGN ||
      isGiveaway(word) ||
      isFoodWord(word) ||
      tables.some((table) => table.ordinary.has(word) || table.small.has(word))
    );
  }

  /** Puts a span in its place; those that it covers go. */
  function insert(span: Span): void {
    const kept = spans.filter(({ start, end }) => end <= span.start || start >= span.end);
    spans.splice(0, spans.length, ...[...kept, span].sort((a, b) => a.start - b.start));
  }

  /** Joins a bottle with the flavour that stands beside it: hazelnut vodka is not vodka. */
  function joinFlavours(all: readonly Span[]): Span[] {
    const joined: Span[] = [];
    for (const span of all) {
      const last = joined.at(-1);
      const bottle = span.meanings.find(isFlavoured);
      const isFirst = HEAD_FIRST.includes(language);
      const isNext =
        last !== undefined && last.end === span.start && tokens[span.start]?.breakBefore === 'none';
      if (!isFirst && bottle !== undefined) {
        const before = span.start - 1;
        const flavour =
          isNext && isFlavourSpan(last) ? last.start : isLooseFlavour(before) ? before : undefined;
        if (flavour !== undefined && tokens[span.start]?.breakBefore === 'none' && !isRefused(flavour)) {
          const read = flavoured(flavour, span.end, isNext ? last : undefined);
          if (read !== undefined) {
            if (isNext) joined.pop();
            joined.push(read);
            continue;
          }
        }
      }
      if (isFirst && last !== undefined && isFlavourSpan(span) && isLinked(last.end, span.start)) {
        const head = last.meanings.find(isFlavoured);
        const read = head === undefined ? undefined : flavoured(last.start, span.end, span);
        if (read !== undefined) {
          joined[joined.length - 1] = read;
          continue;
        }
      }
      joined.push(span);
    }
    return joined;
  }

  /** Milk of a plant is a thing of its own, and no word for an allergen alone: "soy milk", "Pistazienmilch". */
  function asPlantMilk(span: Span): Span {
    const text = words.slice(span.start, span.end).join(' ');
    const isOther = span.meanings.every((meaning) => setOf(meaning) === 'allergen') && isPlantMilk(text);
    return isOther ? { ...span, meanings: [`unknown:${text}`, ...span.meanings] } : span;
  }

  /** What is eaten is a thing of its own as well, so that it can be left out: "no camembert". */
  function asEaten(span: Span): Span {
    if (!span.meanings.every((meaning) => setOf(meaning) === 'food')) return span;
    return {
      ...span,
      meanings: [...span.meanings, `unknown:${words.slice(span.start, span.end).join(' ')}`],
    };
  }

  /** Joins a wine with its colour on either side: "vermout rood" is an ingredient. */
  function joinColours(all: readonly Span[]): Span[] {
    return all.reduce<Span[]>((joined, span) => {
      // "Wijncocktail rood": the word "cocktail" stands between.
      const at = joined.at(-1)?.meanings.includes('thing:unsaid') ? -2 : -1;
      const last = joined.at(at);
      const isNext =
        last !== undefined && span.start - last.end === -1 - at && tokens[span.start]?.breakBefore === 'none';
      const both = isNext ? [...last.meanings, ...span.meanings] : [];
      const colour = keyOf(both.find((meaning) => setOf(meaning) === 'colour') ?? '');
      const [id] = both.flatMap((meaning) => COLOURED[`${meaning} ${colour}`] ?? []);
      if (last === undefined || id === undefined) return [...joined, span];
      return [...joined.slice(0, at), { start: last.start, end: span.end, meanings: [`ingredient:${id}`] }];
    }, []);
  }

  /** Whether what stands there is refused: "allergic to nuts rum please" names no rum of nuts. */
  function isRefused(place: number): boolean {
    return spans.some(
      ({ end, meanings: [first] }) => end === place && (first === 'turn:not' || first === 'turn:allergic'),
    );
  }

  function isFlavourSpan({ meanings }: Span): boolean {
    return meanings.some(
      (meaning) =>
        setOf(meaning) === 'allergen' || (setOf(meaning) === 'ingredient' && !isBottle(keyOf(meaning))),
    );
  }

  function isLooseFlavour(place: number): boolean {
    const word = words[place];
    if (word === undefined || word.length <= 3 || taken[place] || isSmall(word)) return false;
    // "Cold beer" is beer.
    return !IDLE_WORDS.has(word) && isFoodWord(word);
  }

  function isLinked(from: number, to: number): boolean {
    if (to === from || to - from > 2) return false;
    return words
      .slice(from, to)
      .every((word, at) => FLAVOUR_LINKS.has(word) && tokens[from + at]?.breakBefore === 'none');
  }

  /** A flavoured bottle that the book has not; "lime rum" may be two things. */
  function flavoured(start: number, end: number, flavour: Span | undefined): Span | undefined {
    const isPlain = flavour?.meanings.some((meaning) => setOf(meaning) === 'ingredient') ?? false;
    const borne = flavour?.meanings.filter((meaning) => setOf(meaning) === 'allergen') ?? [];
    if (isPlain && borne.length === 0) return undefined;
    return { start, end, meanings: [`unknown:${words.slice(start, end).join(' ')}`, ...borne] };
  }
}

/** Whether a sentence ends, or a comma stands, between the words of a match. */
function breaksApart({ places }: Match, tokens: readonly Token[]): boolean {
  const [first = 0] = places;
  for (let place = first + 1; place <= (places.at(-1) ?? first); place++)
    if (tokens[place]?.breakBefore !== 'none') return true;
  return false;
}

function isLong({ places }: Match, words: readonly string[]): boolean {
  return places.map((place) => words[place]).join('').length >= SHORTEST_FOREIGN + 1;
}

function isForeign(match: Match, words: readonly string[]): boolean {
  const isTurning = setOf(match.meaning) === 'turn' && match.meaning !== 'turn:allergic';
  // "rind*" is beef in German, and the beginning of much else in Spanish.
  const isLoose = match.isOpen && !GUARDING.has(setOf(match.meaning)) && match.meaning !== 'turn:allergic';
  return !isTurning && !isLoose && isLong(match, words);
}
