import type { Locale } from '../../../src/contracts/locale.ts';
import words from './words/amounts.json' with { type: 'json' };

export type VolumeUnit = keyof typeof words.units;
export type MeasureName = keyof typeof words.measures;

/** A volume as somebody wrote it. */
export interface Volume {
  count: number;
  unit: VolumeUnit;
  ml: number;
  /** As it was written, where it is counted in measures: "2 tablespoons". */
  said?: string;
}

/** What a bottle costs, with the sign or word that the guest counts in, and what it holds where they say it. */
export interface BottlePrice {
  sum: number;
  currency: string;
  ml: number | undefined;
}

/** What a message says in numbers, whatever its language. */
export interface Amounts {
  volumes: readonly Volume[];
  /** Units that are named without a number: "in ml", and measures of the bar: "a dash", "a pony". */
  units: readonly VolumeUnit[];
  measures: readonly MeasureName[];
  /** How many people drink, how many glasses each has. */
  people: number | undefined;
  each: number | undefined;
  /** Bounds of the strength in per cent by volume, and of the number of ingredients. */
  leastAbv: number | undefined;
  /** Strengths that are said of bottles, per cent by volume. */
  strengths: readonly number[];
  mostAbv: number | undefined;
  mostLines: number | undefined;
  /** A sum of money; the site knows no prices. */
  money: number | undefined;
  /** Bottles with their prices, in the order of the message, and whether a price is asked for. */
  prices: readonly BottlePrice[];
  asksCost: boolean;
  /** Whether bottles, ice or juice are spoken of, and whether a number is asked for. */
  ofBottles: boolean;
  ofIce: boolean;
  ofJuice: boolean;
  asksNumber: boolean;
  /** A part or a multiple without a unit: "half of that", "make it double". */
  factor: number | undefined;
  /** The one number of a message that counts nothing that it names: "rather 12". */
  bare: number | undefined;
}

/** Millilitres of a unit. An ounce is that of the law here, since who converts wants it exact. */
export const ML_OF: Record<VolumeUnit, number> = { ml: 1, cl: 10, dl: 100, l: 1000, oz: 29.5735 };
/** Millilitres of a shot as bars of a language pour it. */
const SHOT_ML: Record<Locale, number> = { en: 44, nl: 35, de: 20, es: 40, fr: 40 };
/** Millilitres of the measures of a bar. A single is that of Britain. */
const MEASURE_ML: Record<MeasureName, number> = {
  dash: 0.8,
  barspoon: 5,
  teaspoon: 5,
  tablespoon: 15,
  cup: 240,
  pint: 568,
  pony: 30,
  jigger: 45,
  single: 25,
  double: 50,
  shot: 44,
  standardGlass: 0,
  splash: 8,
};

/** A volume of so many millilitres or more is that of a bottle or a jug and no portion. */
export const LEAST_VESSEL = 300;
/** People whom a home bar has as guests at most. */
const MOST_PEOPLE = 500;
const MOST_EACH = 10;
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

const NUMBER_WORDS = new Map(
  Object.entries(words.numbers).flatMap(([value, names]) =>
    names.split('|').map((name): [string, number] => [name, Number(value)]),
  ),
);
/*
 * Patterns search a message whose number words are digits already (`counted`), so that none of them lists those words.
 * Only "one" stays a word: it is an article in most languages.
 */
const NUMBER = `(?:\\d+ \\d\\/\\d|\\d\\/\\d|\\d+(?:[.,]\\d+)?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔]|${words.numbers[1]})`;
const COUNT = String.raw`\d{1,3}`;

/*
 * Messages are searched once they are folded: what stands around a word is one of 26 letters. All letters of the world
 * (`\p{L}`) would make each pattern several times as large.
 */
const UNIT = `(?:${Object.values(words.units).join('|')})(?![a-z])`;
const AND_HALF = new RegExp(`(?<![a-z\\d])(?:(${NUMBER}|an?) )?(${UNIT}) (?:${words.andHalf})(?![a-z])`, 'g');
const SINGLE = new RegExp(`(?<![a-z\\d])${words.single}`, 'g');
/** "Una botella de 750" */
const SIZED = new RegExp(
  `(?<![a-z])((?:${words.bottle}) (?:de|of|von|van|a)) (\\d{3,4})(?! ?(?:[a-z]|\\d))`,
  'g',
);
/** "25/25/25" is poured in millilitres. */
const POURS = /(?<![\d/])\d{2}(?:\/\d{2}){2,}(?![\d/])/g;
/** "Two dozen" */
const DOZENS = new RegExp(`(?<![a-z\\d])(${COUNT}) (?:${words.dozens})(?![a-z])`, 'g');
const DOZEN = 12;
const FACTORS = Object.entries(words.fractions).map(([value, names]) => ({
  value: Number(value),
  ofUnit: new RegExp(`(?<![a-z\\d])(?:${names})(?: (?:${words.ofPart}))? (?=${UNIT})`, 'g'),
  alone: new RegExp(`(?<![a-z\\d])(?:${names})(?![a-z])`),
}));

const word = (wordings: string) => new RegExp(`(?<![a-z\\d])(?:${wordings})(?![a-z])`);
const all = (source: string) => new RegExp(`(?<![a-z\\d.,/])${source}`, 'g');
const VOLUME = all(`(${NUMBER})[ -]?(${Object.values(words.units).join('|')})(?![a-z])`);
/** A number with a measure of the bar, but not those that differ by country, such as a shot or a double. */
const MEASURED = all(
  `(${COUNT}) (${Object.entries(words.measures)
    .filter(([name]) => !['shot', 'standardGlass', 'single', 'double'].includes(name))
    .map(([, names]) => names)
    .join('|')})(?![a-z])`,
);
const UNITS = Object.entries(words.units).map(([unit, names]) => ({
  unit: unit as VolumeUnit,
  pattern: word(names),
}));
const MEASURES = Object.entries(words.measures).map(([name, names]) => ({
  name: name as MeasureName,
  pattern: word(names.replaceAll(' .. ', ' (?:\\S+ ){0,3}')),
}));
const PERCENT = all(
  `(${NUMBER}) ?(?:%|°|per ?cent|procent|prozent|por ciento|pour ?cents?|vol\\b|grados|degres?|grad\\b|graden)`,
);
const INGREDIENTS = all(`(${NUMBER}) (?:${words.ingredients})(?![a-z])`);
const PEOPLE = all(`(${COUNT})(?: [a-z]+)? (?:${words.people})(?![a-z])`);
const FOR_PEOPLE = new RegExp(
  `(?<![a-z])(?:${words.forPeople.replaceAll(' .. ', ' (?:\\S+ ){0,3}')})(?: [a-z]{2,4})? (${COUNT})(?![a-z\\d%€°]| ?(?:${Object.values(words.units).join('|')}|${words.money}|%|°|€|${words.perGuest})(?![a-z]))`,
);
const PARTY = new RegExp(
  `(?<![a-z])(?:party|fiesta|fete|feest|feier|mariage|wedding|hochzeit|boda|bruiloft) (?:of |de |von |van |for |a )?(${COUNT})(?![a-z])`,
);
const GLASSES = all(`(${NUMBER}) (?:[a-z]+ )?(?:${words.perGuest})(?![a-z])`);
const MONEY = new RegExp(`(?<!\\d)(\\d+)[ ]?(?:[a-z]+ )?(?:${words.money})|[€£$] ?(\\d+)`);
const PRICE = new RegExp(
  `([€£$]) ?(\\d+(?:[.,]\\d+)?)|(?<![\\d.,])(\\d+(?:[.,]\\d+)?) ?(${words.money})(?![a-z])`,
  'g',
);
/** "Crémant at 6 € the 75": what a bottle holds, in centilitres or millilitres, where nobody says of what. */
const BARE_SIZE = new RegExp(`(?<![\\d.,])(50|70|75|100|500|700|750|1000)(?![\\d.,]| ?${UNIT})`);
const [EACH, BOTTLE, ICE, JUICE, HOW_MANY, UNDER, OVER, AROUND, COSTS] = [
  words.each,
  words.bottle,
  words.ice,
  words.juice,
  words.howMany,
  words.under,
  words.over,
  words.around,
  words.costs,
].map(word) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];
const TIMES = new RegExp(`(?<![a-z\\d])(?:(${COUNT}) ?(?:${words.times})|x ?(\\d{1,2}))(?![a-z\\d])`);
/** "And 3/4?" */
const FRACTION = /(?<![\da-z/])((?:\d )?\d\/\d|\d? ?[½¼¾⅓⅔])(?![\d/])/;
const ANY_COUNT = all(`(${COUNT})(?![a-z\\d%])`);
/** Per cent by volume to either side of a strength that is about so much. */
const NEAR = 3;
/** Letters before a number in which its "under" or "at least" stands. */
const BEFORE = 28;

/** Reads the numbers of a message. */
export function readAmounts(message: string): Amounts {
  const text = spelledOut(counted(spaced(message)));
  const volumes = volumesIn(text);
  const measured = [...text.matchAll(MEASURED)].flatMap(([said, number = '', named = '']): Volume[] => {
    const measure = MEASURES.find(({ pattern }) => pattern.test(named))?.name;
    const count = numberOf(number);
    return measure === undefined ? [] : [{ count, unit: 'ml', ml: count * MEASURE_ML[measure], said }];
  });
  const rest = text.replace(VOLUME, ' ').replace(MEASURED, ' ');
  const isEach = EACH.test(rest);
  const glasses = firstOf(rest, GLASSES);
  const percent = [...text.matchAll(PERCENT)].map((match) => boundOf(text, match));
  const near = percent.find(({ side }) => side === 'near');
  const lines = [...text.matchAll(INGREDIENTS)].map((match) => boundOf(text, match));
  const people = firstOf(rest, PEOPLE) ?? numberIn(FOR_PEOPLE.exec(rest)) ?? numberIn(PARTY.exec(rest));
  const money = numberIn(MONEY.exec(text));
  const isElse = people ?? money ?? percent[0] ?? lines[0] ?? volumes[0] ?? measured[0];
  const bare = [...rest.matchAll(ANY_COUNT)].map(([, number = '']) => numberOf(number));
  return {
    volumes: [...volumes, ...measured],
    units: UNITS.filter(({ pattern }) => pattern.test(rest)).map(({ unit }) => unit),
    measures: MEASURES.filter(({ pattern }) => pattern.test(rest)).map(({ name }) => name),
    people: within(people, 2, MOST_PEOPLE),
    each: isEach ? (within(glasses, 1, MOST_EACH) ?? eachBefore(rest)) : undefined,
    mostAbv: percent.find(({ side }) => side === 'under')?.value ?? (near && near.value + NEAR),
    leastAbv: percent.find(({ side }) => side === 'over')?.value ?? (near && near.value - NEAR),
    strengths: percent.filter(({ side }) => side === undefined).map(({ value }) => value),
    mostLines: lines.find(({ side, value }) => side !== 'over' && value <= 8)?.value,
    money,
    prices: pricesIn(text),
    asksCost: COSTS.test(text),
    ofBottles: BOTTLE.test(rest),
    ofIce: ICE.test(rest),
    ofJuice: JUICE.test(rest),
    asksNumber: HOW_MANY.test(rest),
    factor:
      within(numberIn(TIMES.exec(rest)), 2, MOST_PEOPLE) ??
      numberIn(FRACTION.exec(rest)) ??
      FACTORS.findLast(({ alone }) => alone.test(rest))?.value,
    bare: isElse === undefined && bare.length === 1 ? within(bare[0], 2, MOST_PEOPLE) : undefined,
  };
}

/**
 * The prices of a message, each with the size of its bottle. Where a size stands behind the first price, all
 * sizes are looked for behind their price, else before it.
 */
function pricesIn(text: string): BottlePrice[] {
  const found = [...text.matchAll(PRICE)];
  const priced = found.map((match, place) => {
    const before = found[place - 1];
    const behind = text.slice(match.index + match[0].length, found[place + 1]?.index);
    const ahead = text.slice(before === undefined ? 0 : before.index + before[0].length, match.index);
    const said = match[1] ?? match[4] ?? '';
    const currency = CURRENCIES.find(([names]) => names.test(said))?.[1] ?? said;
    return { sum: numberOf(match[2] ?? match[3] ?? ''), currency, behind, ahead };
  });
  const isBehind = priced.some(({ behind }, place) => place === 0 && sizeIn(behind) !== undefined);
  return priced.map(({ sum, currency, behind, ahead }) => ({
    sum,
    currency,
    ml: sizeIn(isBehind ? behind : ahead),
  }));
}
const CURRENCIES = [
  [/^(?:€|eur)/, '€'],
  [/^(?:£|pounds|quid)/, '£'],
  [/^(?:\$|dol+ar|bucks)/, '$'],
] as const;

function sizeIn(text: string): number | undefined {
  return bottleSize(text) ?? bareSize(text);
}

function bottleSize(text: string): number | undefined {
  return volumesIn(text).find(({ ml }) => ml >= LEAST_VESSEL)?.ml;
}

function volumesIn(text: string): Volume[] {
  return [...text.matchAll(VOLUME)].flatMap(([, number = '', named = '']): Volume[] => {
    const unit = UNITS.find(({ pattern }) => pattern.test(named))?.unit;
    const count = numberOf(number);
    return unit === undefined ? [] : [{ count, unit, ml: count * ML_OF[unit] }];
  });
}

function bareSize(text: string): number | undefined {
  const size = numberIn(BARE_SIZE.exec(text));
  return size !== undefined && size <= 100 ? size * 10 : size;
}

/** Millilitres of a measure where a language is spoken. */
export function measureMl(name: MeasureName, language: Locale): number {
  return name === 'shot' ? SHOT_ML[language] : MEASURE_ML[name];
}

/** Whether a word names a unit. */
export function isUnit(text: string): boolean {
  return UNITS.some(({ pattern }) => pattern.test(text));
}

/** The count of a word or a number; undefined where it is none. */
export function countIn(text: string): number | undefined {
  return NUMBER_WORDS.get(text) ?? (/^\d{1,3}$/.test(text) ? Number(text) : undefined);
}

/** Parts of a unit as numbers: "half an ounce" as "0.5 ounce", "onza y media" as "1.5 onza", "a litre" as "1 litre". */
function spelledOut(text: string): string {
  const whole = text.replace(AND_HALF, (_, number: string | undefined, unit: string) => {
    const count = number === undefined || /^an?$/.test(number) ? 1 : numberOf(number);
    return `${count + 0.5} ${unit}`;
  });
  // A bottle "of 750" holds millilitres, and so does each number of "25/25/25".
  const sized = whole.replace(SIZED, '$1 $2 ml').replace(POURS, (pours) =>
    pours
      .split('/')
      .map((ml) => `${ml} ml`)
      .join(' '),
  );
  // From the end, where the longer wordings stand: "one and a half" before "half".
  const parted = FACTORS.reduceRight((said, { value, ofUnit }) => said.replace(ofUnit, `${value} `), sized);
  return parted
    .replace(SINGLE, '1 ')
    .replace(DOZENS, (_, number: string) => String(numberOf(number) * DOZEN));
}

/** Small letters without accents, numbers and their signs kept, one blank between words. */
function spaced(message: string): string {
  return message
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!\p{L})(d)['’]/gu, '$1 ')
    .replace(/[\p{M}'’]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d.,/%°€£$½¼¾⅓⅔]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Number words as digits, as `fractions` of the words write them too: "two" as "2"; what means one stays. */
function counted(text: string): string {
  return text.replace(/(?<![a-z\d])[a-z]+(?![a-z\d])/g, (name) => {
    const value = NUMBER_WORDS.get(name) ?? 1;
    return value > 1 ? String(value) : name;
  });
}

function numberOf(written: string): number {
  const known = NUMBER_WORDS.get(written);
  if (known !== undefined) return known;
  const sum = written
    .replace(/[½¼¾⅓⅔]/g, (sign) => ` ${FRACTIONS[sign] ?? 0}`)
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [top = '', bottom] = part.split('/');
      return Number(top.replace(',', '.')) / (bottom === undefined ? 1 : Number(bottom));
    })
    .reduce((total, part) => total + part, 0);
  return sum;
}

function numberIn(match: RegExpExecArray | null): number | undefined {
  const written = match?.[1] ?? match?.[2];
  return written === undefined ? undefined : numberOf(written);
}

function firstOf(text: string, pattern: RegExp): number | undefined {
  const written = [...text.matchAll(pattern)][0]?.[1];
  return written === undefined ? undefined : numberOf(written);
}

/** "una copa cada uno", "2 chacun": the number right before, or behind as in "jeder nimmt zwei". */
function eachBefore(text: string): number | undefined {
  const match = new RegExp(`(?<![a-z\\d])(${NUMBER})(?: [a-z]+){0,3} (?:${words.each})(?![a-z])`).exec(text);
  const after = new RegExp(`(?<![a-z])(?:${words.each})(?: [a-z]+){0,3} (${COUNT})(?![a-z\\d])`);
  return within(numberIn(match), 1, MOST_EACH) ?? within(numberIn(after.exec(text)), 1, MOST_EACH);
}

/** A number and on which side of it the wish lies, by the words before it; none where they don't say. */
function boundOf(
  text: string,
  match: RegExpExecArray,
): { value: number; side: 'under' | 'over' | 'near' | undefined } {
  const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
  const side = UNDER.test(before)
    ? 'under'
    : OVER.test(before)
      ? 'over'
      : AROUND.test(before)
        ? 'near'
        : undefined;
  return { value: numberOf(match[1] ?? ''), side };
}

function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? Math.round(value) : undefined;
}
