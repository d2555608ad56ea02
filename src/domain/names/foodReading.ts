import {
  CAUTIONS,
  CEREALS,
  NUTS,
  SUBSTANCES,
  type Caution,
  type Substance,
} from '../../contracts/diet/diet.ts';
import { foldText } from '../../text/foldText.ts';
import { stemmed } from '../../text/stem.ts';
import { addToList } from '../lib/addToList.ts';
import { createLimitedMap, memoize } from '../lib/memoize.ts';
import { QUALIFIERS } from './nameQualifiers.ts';
import {
  ALCOHOL,
  BEARING,
  CAUTIOUS,
  FIRST_PARTS,
  FOODS,
  HARMLESS,
  ICE_CREAM,
  ICES,
  LAST_PARTS,
  PLANTS_OF_MILK,
} from './foodWords.ts';

/** What a text bears by its food words alone, whatever it names. */
export interface FoodReading {
  substances: readonly Substance[];
  hasAlcohol: boolean;
  cautions: readonly Caution[];
}

/** From these lengths on a food word is found at the beginning and at the end of any compound. */
const SHORTEST_FIRST_PART = 5;
const SHORTEST_LAST_PART = 6;
/** Shorter words are compared letter by letter: the stem of "ale" says nothing. */
const SHORTEST_STEMMED = 5;
/** Whites of eggs, but "the white rum". */
const ONLY_PLURAL = 'the whites';
/** What a compound is put together with: "Mandel-n-milch", "varken-s-vlees". */
const LINKS = ['', 's', 'n', 'en', 'e'];
/** Letters of the shortest rest of a compound. */
const SHORTEST_REST = 2;
/** Letters of the shortest word that a compound ends with. */
const SHORTEST_LAST = 3;
/** Letters that a word has in common with its stem at least. */
const SHORTEST_HEAD = 3;
/** Words of a text that are looked at: what people type as a name has fewer. */
const MAX_WORDS = 40;

interface Tables {
  phrases: ReadonlyMap<string, FoodReading>;
  byStem: ReadonlyMap<string, FoodReading>;
  mostWords: number;
  /** Stems of the words that phrases of several begin with. */
  beginnings: ReadonlySet<string>;
  /** Stems of the two words that phrases of more begin with. */
  pairs: ReadonlySet<string>;
  /** Food words that begin compounds, and those that end them, by their first and last two letters; the longest first. */
  firstParts: ReadonlyMap<string, readonly string[]>;
  lastParts: ReadonlyMap<string, readonly string[]>;
  /** Every word of foods, those that bear nothing too. */
  words: ReadonlySet<string>;
  /** Their first letters, three where they have so many. */
  heads: ReadonlySet<string>;
}

/** Allergens of the plants that milk is made of. */
const PLANT_ALLERGENS: ReadonlySet<Substance> = new Set([
  ...NUTS,
  'peanuts',
  'soybeans',
  'oats',
  'wheat',
  'barley',
  'rye',
  'sesame',
  'lupin',
]);

const NOTHING: FoodReading = { substances: [], hasAlcohol: false, cautions: [] };

let tables: Tables | undefined;
const getTables = () => (tables ??= createTables());

function createTables(): Tables {
  const phrases = new Map<string, FoodReading>();
  const add = (phrase: string, reading: FoodReading) => {
    phrases.set(phrase, join([phrases.get(phrase) ?? NOTHING, reading]));
  };
  for (const [kind, { substances, words }] of Object.entries(BEARING))
    for (const word of words) add(word, { ...NOTHING, substances, hasAlcohol: kind === 'beer' });
  for (const word of ALCOHOL) add(word, { ...NOTHING, hasAlcohol: true });
  for (const phrase of HARMLESS) phrases.set(phrase, NOTHING);
  for (const caution of CAUTIONS)
    for (const word of CAUTIOUS[caution] ?? []) add(word, { ...NOTHING, cautions: [caution] });
  for (const [name, flavour] of ICE_CREAM)
    add(name, join([phrases.get(flavour) ?? NOTHING, { ...NOTHING, substances: ['milk'] }]));
  const byStem = new Map<string, FoodReading>();
  for (const [phrase, reading] of phrases) {
    const stem = stemmed(phrase);
    if (phrase.length >= SHORTEST_STEMMED && phrase !== ONLY_PLURAL)
      byStem.set(stem, join([byStem.get(stem) ?? NOTHING, reading]));
  }
  const single = [...phrases.keys()].filter((phrase) => !phrase.includes(' '));
  const longer = (shortest: number) => single.filter((word) => word.length >= shortest);
  const longestFirst = (parts: readonly string[]) => [...new Set(parts)].sort((a, b) => b.length - a.length);
  const everyWord = [...phrases.keys(), ...FOODS].flatMap((phrase) => phrase.split(' '));
  return {
    phrases,
    byStem,
    mostWords: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    beginnings: new Set(
      [...phrases.keys()].flatMap((phrase) =>
        phrase.includes(' ') ? stemmed(phrase.split(' ')[0] ?? '') : [],
      ),
    ),
    pairs: new Set(
      [...phrases.keys()].flatMap((phrase) => {
        const [first, second, third] = phrase.split(' ');
        return third === undefined ? [] : stemmed(`${first} ${second}`);
      }),
    ),
    firstParts: groupBy(longestFirst([...longer(SHORTEST_FIRST_PART), ...FIRST_PARTS]), beginningOf),
    lastParts: groupBy(longestFirst([...longer(SHORTEST_LAST_PART), ...LAST_PARTS]), endOf),
    words: new Set(everyWord),
    heads: new Set(everyWord.map(headOf)),
  };
}

const beginningOf = (word: string) => word.slice(0, 2);
const endOf = (word: string) => word.slice(-2);
const headOf = (word: string) => word.slice(0, SHORTEST_HEAD);

function groupBy(parts: readonly string[], keyOf: (part: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const part of parts) addToList(groups, keyOf(part), part);
  return groups;
}

/** The longest food word that begins or ends a compound, whose rest has so many letters at least. */
const findFirst = (word: string, rest: number) =>
  getTables()
    .firstParts.get(beginningOf(word))
    ?.find((part) => word.length - part.length >= rest && word.startsWith(part));
const findLast = (word: string, rest: number) =>
  getTables()
    .lastParts.get(endOf(word))
    ?.find((part) => word.length - part.length >= rest && word.endsWith(part));

/** Everything that several readings say. */
function join(readings: readonly FoodReading[]): FoodReading {
  const held = new Set(readings.flatMap(({ substances }) => substances));
  return {
    substances: SUBSTANCES.filter((substance) => held.has(substance)),
    hasAlcohol: readings.some(({ hasAlcohol }) => hasAlcohol),
    cautions: CAUTIONS.filter((caution) => readings.some(({ cautions }) => cautions.includes(caution))),
  };
}

/** Endings of a plural in one of the five languages. */
const PLURALS = ['s', 'es', 'n', 'en', 'e', 'x', 'er'];

/** What a folded phrase bears, if it is known in any number. */
function readingOfPhrase(phrase: string): FoodReading | undefined {
  const { phrases, byStem } = getTables();
  const exact = phrases.get(phrase);
  if (exact !== undefined || phrase.length < SHORTEST_STEMMED) return exact;
  for (const ending of PLURALS) {
    const singular = phrase.endsWith(ending) ? phrases.get(phrase.slice(0, -ending.length)) : undefined;
    if (singular !== undefined && phrase.length - ending.length >= SHORTEST_STEMMED - 1) return singular;
  }
  return byStem.get(stemmed(phrase));
}

/** What a part of a compound bears, with what links it to the next. */
function readingOfFirst(part: string): FoodReading {
  const ways = LINKS.filter((link) => part.endsWith(link)).map((link) =>
    part.slice(0, part.length - link.length),
  );
  return join(ways.map((way) => readingOfPhrase(way) ?? NOTHING));
}

/** What a compound bears by its parts: "Haselnusswodka" hazelnuts and alcohol. */
function readingOfCompound(word: string): FoodReading {
  const whole = readingOfPhrase(word);
  if (whole !== undefined) return whole;
  if (word.length < SHORTEST_REST + SHORTEST_LAST) return NOTHING;
  const parts = splitCompound(word);
  const phrase = parts && readingOfPhrase(parts.join(' '));
  if (phrase !== undefined) return phrase;
  if (parts !== undefined) {
    const isIce = ICES.has(parts.at(-1) ?? '');
    const reading = join((isIce ? parts.slice(0, -1) : parts).map((part) => readingOfFirst(part)));
    const isOfNuts = isIce && reading.substances.some((one) => PLANT_ALLERGENS.has(one));
    return isOfNuts ? join([reading, { ...NOTHING, substances: ['milk'] }]) : reading;
  }
  const first = findFirst(word, SHORTEST_REST);
  if (first !== undefined) {
    const rest = word.slice(first.length);
    const rests = LINKS.filter((link) => rest.startsWith(link) && rest.length - link.length >= SHORTEST_REST);
    const found = rests.map((link) => readingOfCompound(rest.slice(link.length)));
    return join([readingOfPhrase(first) ?? NOTHING, ...found]);
  }
  const last = findLast(word, SHORTEST_REST);
  if (last === undefined) return NOTHING;
  return join([readingOfPhrase(last) ?? NOTHING, readingOfCompound(word.slice(0, -last.length))]);
}

/** A phrase of a text, and what it bears. */
export interface FoodPhrase extends FoodReading {
  words: readonly string[];
}

/** What the words of a folded text bear, each for itself: the "milk" of almond milk too. */
export function readFoodWords(folded: string): FoodReading {
  return join(getFoodPhrases(folded));
}

/** Texts and words whose readings are kept: recipes repeat them. */
const MOST_KEPT = 5000;

/** What a thing bears by the food words of a text that names it. */
export const readFoods = memoize(readFoodsAnew, createLimitedMap<string, FoodReading>(MOST_KEPT));

function readFoodsAnew(text: string): FoodReading {
  const folded = foldText(splitElision(text));
  const reading = readPieces(text, folded);
  return reading.hasAlcohol || !SPIKED.test(folded) ? reading : { ...reading, hasAlcohol: true };
}

/**
 * Words in a name that there is alcohol in a thing which usually has none: "hard seltzer", "tipsy lemonade", "cerezas
 * borrachas". Hard eggs and sweets have none.
 */
const SPIKED =
  /(?:^| )(?:hard(?= (?:ginger|seltzer|soda|sparkling|lemonade|limeade|limonade|tea|iced|ice|cider|apple|pear|kombucha|punch|cola|root|coffee|cold|juice|mtn|mountain|sauce|berry|cherry|orange|lime|cranberry)(?: |$))|(?:harde|harter|harte) (?:limonade|limo|frisdrank|seltzer|cider|tee|eistee|thee|kombucha)|ivres?|tipsy|drunken|adult|alcoholised|alkohol(?:isch|haltig)?(?:e[rsnm]?)?|alcoholisch\w{0,2}|alcoholhoudend\w{0,2}|alcoholic[oa]s?|alcoolise[es]{0,2}|dronken|aangeschoten|beschwipst\w{0,2}|betrunken\w{0,2}|borrach[oa]s?|con piquete|arrangee?s?|envinad[oa]s?|enivre\w{0,2})(?: |$)/;

function readPieces(text: string, folded: string): FoodReading {
  if (findDenied(folded).size === 0) {
    // "Oat, milk" is no oat milk.
    const pieces = text.split(SIGNS_BETWEEN);
    const apart = pieces.length === 1 ? [] : pieces.map((piece) => foldText(splitElision(piece)));
    return join([folded, ...apart].map((piece) => readPiece(piece, NONE_DENIED)));
  }
  // Only its own piece is meant: "cream or vegan cream".
  return join(folded.split(BETWEEN_THINGS).map((piece) => readPiece(piece, findDenied(piece))));
}

const NONE_DENIED: ReadonlySet<Substance> = new Set();
const SIGNS_BETWEEN = /[/+&|;,]/;
const BETWEEN_THINGS = / (?:and|or|with|und|oder|mit|en|of|met|y|o|con|et|ou|avec) /;

function readPiece(piece: string, denied: ReadonlySet<Substance>): FoodReading {
  const folded = piece.replace(FREE_OF_NUTS, ' ').trim();
  const reading = readFoodWords(folded);
  const isOfPlants = isPlantMilk(folded);
  if (!isOfPlants && denied.size === 0) return reading;
  const isLost = (one: Substance) => (isOfPlants && one === 'milk') || denied.has(one);
  return { ...reading, substances: reading.substances.filter((one) => !isLost(one)) };
}

/** Words for a thing that is made of plants alone. */
const OF_PLANTS =
  /(?:^| )(?:vegan\w{0,3}|veganistische?|plant based|plant cream|plant milk|plantbased|plantaardige?|op plantaardige basis|pflanzlich\w{0,2}|auf pflanzenbasis|vegetal\w{0,2}|vegetalien\w{0,3}|a base de plant[ae]s|vegano|vegana|aquafaba)(?: |$)/;
/** Words that there is no milk in a thing; what is free of lactose has milk. */
const DAIRY_FREE =
  /(?:^| )(?:(?:dairy|milk) ?free|(?:zuivel|melk) ?vrije?|milch ?frei(?:e[rsnm]?)?|sin lacteos|libre de lacteos|sans (?:produits? laitiers?|laitages?))(?: |$)/;
const GLUTEN_FREE =
  /(?:^| )(?:gluten ?(?:free|vrije?|frei(?:e[rsnm]?)?)|(?:sin|sans|libre de|without|zonder|ohne) gluten)(?: |$)/;
const NUT_FREE =
  /(?:^| )(?:(?:tree )?nuts? ?free|noten ?vrije?|nuss ?frei(?:e[rsnm]?)?|(?:sin|libre de) frutos secos|sin nueces|sans (?:fruits? a coques?|noix))(?: |$)/;
/** "Not vegan cream" may be of milk. */
const NOT_SO = /(?:^| )(?:not|non|nicht|niet|no|pas) (?=\S)(?:\S+)(?: free)?/g;
const ANIMAL: readonly Substance[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
/** What is put in the place of eggs. */
const NO_EGG =
  /(?:^| )(?:egg|eggs|egg white|ei|eiwit|eier|huevo|oeuf|oeufs) ?(?:free|less|replacer|substitute|alternative|vervanger|vrij|ersatz|frei)(?: |$)|(?:^| )(?:eivervanger|eiersatz|eifrei|substitut d oeufs?|sustituto de huevos?)(?: |$)/;

/** Words that a thing is free of nuts: they speak of none, and deny none that another word bears, as amaretto does almonds. */
const FREE_OF_NUTS =
  /(?:^| )(?:nuts?|tree nuts?|noten|nuss|almond|mandel|amandel|peanuts?|erdnuss|pinda)(?: free|vrije?|freie?[rsn]?|less)(?= |$)/g;

/** The allergens that a name says are not in the thing: of a "vegan cream" there is no milk, but of soy there may be. */
function findDenied(text: string): ReadonlySet<Substance> {
  const folded = text.replace(NOT_SO, ' ');
  return new Set<Substance>([
    ...(OF_PLANTS.test(folded) ? ANIMAL : []),
    ...(DAIRY_FREE.test(folded) ? (['milk'] as const) : []),
    ...(NO_EGG.test(folded) ? (['eggs'] as const) : []),
  ]);
}

/**
 * The allergens of a known thing that a folded text denies, "gluten-free Worcestershire sauce"; undefined where it denies
 * none. What another of its words bears is not denied so: a beer without gluten is brewed of barley.
 */
export function readDenied(text: string): ReadonlySet<Substance> | undefined {
  const folded = text.replace(NOT_SO, ' ');
  const denied = new Set<Substance>([
    ...findDenied(folded),
    ...(GLUTEN_FREE.test(folded) ? CEREALS : []),
    ...(NUT_FREE.test(folded) ? NUTS : []),
  ]);
  return denied.size === 0 ? undefined : denied;
}

/** The same behind what it is said of: "crème végétale". */
const OF_PLANTS_BEHIND = /^(?:vegetal\w{0,2}|vegan[eoa]s?)(?: |$)/;

/**
 * Whether the words of a clause around a word for milk or eggs say that it is made of plants, or in the place of eggs.
 *
 * @param isHeld whether a thing is named that holds it, even if its name does not speak of it
 */
export function saysOfPlants(
  one: 'milk' | 'eggs',
  isHeld: boolean,
  { before, own, behind }: Readonly<Record<'before' | 'own' | 'behind', string>>,
): boolean {
  if (OF_PLANTS_BEHIND.test(behind)) return true;
  if (isHeld && !readFoods(own).substances.includes(one)) return findDenied(`${before} ${own}`).has(one);
  if (!readFoods(`${before} ${own}`).substances.includes(one)) return true;
  const whole = `${own} ${behind}`.trim();
  return one === 'eggs' ? NO_EGG.test(whole) : [own, whole].some(isPlantMilk);
}

/** A French text with its elided articles and prepositions apart, as the "d" of "filet d’anchois". */
export function splitElision(text: string): string {
  return text.replace(/(?<!\p{L})([dl])['’](?=\p{L})/giu, '$1 ');
}

/** A folded French text whose elisions, written without their apostrophe, are as in names: "jaune d oeuf", "jaune doeuf". */
export function joinElision(folded: string): string {
  return folded.replace(/(?<![a-z\d])([dl]) (?=[aeiouyh])/g, '$1');
}

/**
 * Whether a folded text names the milk of a plant and nothing else: "pistachio milk", "Pistazienmilch", "leche de
 * pistacho". "Hazelnut milk chocolate" and "lait à la noisette" are made of milk.
 */
export function isPlantMilk(folded: string): boolean {
  const words = folded.split(' ').filter((word) => !QUALIFIERS.has(word) || word === 'de' || word === 'd');
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) {
    const plant = first.replace(/(?:milk|milch|melk)$/, '');
    return plant !== first && isPlant(plant);
  }
  if (words.length === 2) return isPlant(first) && ['milk', 'milch', 'melk'].includes(second);
  const isHeadFirst = ['leche', 'lait'].includes(first) && ['de', 'd'].includes(second);
  return (
    words.length >= 3 && isHeadFirst && isPlant(third) && words.slice(3).every((word) => OF_MILK.has(word))
  );
}

/** How the plants of a milk are made: "lait d’amandes grillées". */
const OF_MILK = new Set([
  ...[
    'grille',
    'grillee',
    'grilles',
    'grillees',
    'torrefie',
    'torrefiee',
    'torrefies',
    'torrefiees',
    'tostada',
    'tostado',
  ],
  ...['tostadas', 'tostados', 'maison', 'casera', 'casero', 'barista', 'vanille', 'vainilla'],
]);

/** Words for malt: malted milk is milk. */
const MALT = new Set(['malt', 'malted', 'malz', 'mout', 'malta', 'malte', 'maltee']);

/** Whether a word is a plant that milk is made of. */
function isPlant(word: string): boolean {
  if (MALT.has(word)) return false;
  const { substances } = readingOfFirst(word);
  return (
    PLANTS_OF_MILK.has(word) || (substances.length > 0 && substances.every((one) => PLANT_ALLERGENS.has(one)))
  );
}

/**
 * Splits a folded text into phrases, the longest that is known at a place first.
 *
 * @param compounds whether one says something by any part of it, by its beginning alone as in sentences, where "Reporter"
 *   is no beer, or only where all of its parts are words
 */
export function getFoodPhrases(
  folded: string,
  compounds: 'any' | 'beginning' | 'whole' = 'any',
): FoodPhrase[] {
  const words = folded.split(' ').slice(0, MAX_WORDS);
  const found: FoodPhrase[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = getFoodPhraseAt(words, start, compounds);
    found.push(phrase);
    start += phrase.words.length;
  }
  return found;
}

/** The longest phrase that is known at a word, else the word alone. */
export function getFoodPhraseAt(
  words: readonly string[],
  start: number,
  compounds: 'any' | 'beginning' | 'whole',
): FoodPhrase {
  const { mostWords, beginnings, pairs } = getTables();
  const word = words[start] ?? '';
  const first = stemmed(word);
  let longest = 1;
  if (beginnings.has(first))
    longest = pairs.has(`${first} ${stemmed(words[start + 1] ?? '')}`) ? mostWords : 2;
  for (let length = Math.min(longest, words.length - start); length > 1; length--) {
    const some = words.slice(start, start + length);
    const reading = readingOfPhrase(some.join(' '));
    if (reading !== undefined) return { ...reading, words: some };
  }
  return { ...WORD_READERS[compounds](word), words: [word] };
}

const createWordReader = (compounds: 'any' | 'beginning' | 'whole') =>
  memoize(
    (word: string) => readingOfPhrase(word) ?? readingOfTextWord(word, compounds),
    createLimitedMap<string, FoodReading>(MOST_KEPT),
  );
const WORD_READERS = {
  any: createWordReader('any'),
  beginning: createWordReader('beginning'),
  whole: createWordReader('whole'),
};

function readingOfTextWord(word: string, compounds: 'any' | 'beginning' | 'whole'): FoodReading {
  if (compounds === 'any' || isWholeCompound(word)) return readingOfCompound(word);
  if (compounds === 'whole') return NOTHING;
  const first = findFirst(word, SHORTEST_LAST);
  return first === undefined || VAGUE_BEGINNINGS.has(first) ? NOTHING : (readingOfPhrase(first) ?? NOTHING);
}

/** Food words that begin words of other things: "Granatapfel", "temperieren", "Tamarinde". */
const VAGUE_BEGINNINGS = new Set([
  ...[
    'grana',
    'tempe',
    'tempeh',
    'tamari',
    'kinder',
    'bloem',
    'dunkel',
    'pastel',
    'tarama',
    'saison',
    'cream',
  ],
  ...[
    'porter',
    'stout',
    'anise',
    'brand',
    'spirit',
    'oyster',
    'latte',
    'panache',
    'monaco',
    'creme',
    'brand',
  ],
]);

/** Whether a folded word is that of a food or drink, in the catalogue or not: it is no slip of another. */
export function isFoodWord(word: string): boolean {
  const { words } = getTables();
  if (words.has(word)) return true;
  // A doubled last letter is a slip: "calvadoss" is no plural.
  if (readingOfPhrase(word) !== undefined && !/([ns])\1$/.test(word)) return true;
  return isWholeCompound(word);
}

/** Whether a word is made of food words alone: "Haselnusswodka", not "Eierlikr". */
function isWholeCompound(word: string): boolean {
  return splitCompound(word) !== undefined;
}

/** Longer words are no compounds; to look at each of their parts would take seconds. */
const MAX_COMPOUND_LETTERS = 60;

/**
 * The food words that a word is put together of, if it is.
 *
 * @param ends the splits of ends of the word that are known already, so that none is looked for twice
 */
function splitCompound(
  word: string,
  ends = new Map<string, readonly string[] | undefined>(),
): readonly string[] | undefined {
  if (word.length > MAX_COMPOUND_LETTERS || !mayBeginCompound(word)) return undefined;
  if (!ends.has(word)) ends.set(word, findSplit(word, ends));
  return ends.get(word);
}

/** Whether a food word may stand at the beginning of a word. */
function mayBeginCompound(word: string): boolean {
  const { heads } = getTables();
  return heads.has(headOf(word)) || heads.has(beginningOf(word)) || heads.has(word.charAt(0));
}

function findSplit(
  word: string,
  ends: Map<string, readonly string[] | undefined>,
): readonly string[] | undefined {
  const { words, phrases } = getTables();
  const isWord = (part: string) =>
    words.has(part) || phrases.has(part) || readingOfPhrase(part) !== undefined;
  for (let place = word.length - SHORTEST_LAST; place >= SHORTEST_REST; place--) {
    const [first, last] = [word.slice(0, place), word.slice(place)];
    const isFirst = LINKS.some(
      (link) => first.endsWith(link) && isWord(first.slice(0, first.length - link.length)),
    );
    if (!isFirst) continue;
    const split = splitCompound(last, ends);
    if (split !== undefined || isWord(last)) return [first, ...(split ?? [last])];
  }
  return undefined;
}

/** Every word of foods and drinks. */
export function getFoodWords(): ReadonlySet<string> {
  return getTables().words;
}

/**
 * Whether a thing bears what a word says; of a word for nuts or cereals of any kind it has to bear one.
 *
 * @param held the allergens that are or may be in the thing
 */
export function bears(held: ReadonlySet<Substance>, said: readonly Substance[]): boolean {
  const anyKind: readonly (readonly Substance[])[] = [NUTS, CEREALS].filter((kinds) =>
    kinds.every((kind) => said.includes(kind)),
  );
  return (
    anyKind.every((kinds) => kinds.some((kind) => held.has(kind))) &&
    said.every((one) => held.has(one) || anyKind.some((kinds) => kinds.includes(one)))
  );
}
