import { SUBSTANCES, type Caution, type Substance } from '../../contracts/diet/diet.ts';
import { editDistance } from '../../text/editDistance.ts';
import { foldText } from '../../text/foldText.ts';
import { countLetters, toLetterMask } from '../../text/letters.ts';
import { stemmed } from '../../text/stem.ts';
import { addToList, addToSet } from '../lib/addToList.ts';
import { createLimitedMap, memoize } from '../lib/memoize.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { isOfLine } from '../shelf/lineage.ts';
import {
  beginsMaker,
  countMakerWords,
  isGrocery,
  isMakerWord,
  isPoured,
  isSyrup,
  otherProducts,
  productNames,
  splitMaker,
} from './makers.ts';
import {
  ALCOHOL_FREE_KINDS,
  COLOURS,
  DENIALS,
  FRUITS_OF_BOTTLES,
  GRADES,
  GRADES_OF_BOTTLES,
  IDLE_WORDS,
  isUnsweetened,
  MAKERS,
  ORIGINS,
  PERHAPS_SPIKED,
  POURED_FROM,
  QUALIFIERS,
  READY_MIXED,
  STRONGER,
  THINGS_APART,
} from './nameQualifiers.ts';
import {
  findAside,
  mayBeAlcoholFree,
  prefersAlcoholFree,
  saysNotAlcoholFree,
  withoutAlcoholNote,
  withoutAside,
  withoutPacking,
  withoutSugarNote,
  withZero,
} from './nameAsides.ts';
import {
  bears,
  getFoodPhrases,
  getFoodWords,
  isFoodWord,
  joinElision,
  readDenied,
  readFoods,
  readFoodWords,
  type FoodReading,
  splitElision,
} from './foodReading.ts';
import { withoutDiminutives } from './diminutives.ts';
import { changesThing, namesReplaced } from './proseReading.ts';
import { createNearWords, type NearWord } from './nearWords.ts';
import { nameSound } from './nameSound.ts';
import { BOTTLED_COCKTAILS, COCKTAILS } from './sentenceWords.ts';
import { respell, splitCuts, type KindWord } from './respell.ts';

/** A name under which an ingredient is known. */
export interface KnownName {
  /** As it is written, or as `foldText` gives it. */
  text: string;
  /** Id of the ingredient. */
  id: string;
  /** Whether its language puts what a thing is last: coconut *rum*, not *ron* de coco. */
  isHeadLast: boolean;
  /** Whether it is read only as it is written: the name of a rare brand is too often near to something else. */
  isExact?: boolean;
}

/** A known name as it is searched. */
export interface FoldedName extends KnownName {
  folded: string;
}

/** What somebody typed as the name of an ingredient, read. */
export type NameReading =
  | {
      /** Id of the ingredient that the text names for sure. */
      id: string;
      /** Whether a slip was corrected: what is read is to be shown, and can be undone. */
      isCorrected: boolean;
    }
  | UnknownName;

/** A name that is not in the catalogue: a thing of its own, of which only its words tell. */
export interface UnknownName {
  id?: undefined;
  /** Ids of the nearest ingredients, to choose from; none lacks an allergen or alcohol that the name speaks of. */
  choices: readonly string[];
  /** Allergens that the name speaks of. */
  contains: readonly Substance[];
  /** Allergens that may be in it: the known thing without milk, gluten, nuts or alcohol may hold what that may. */
  mayContain: readonly Substance[];
  hasAlcohol: boolean;
}

/** Reads what people type as the names of ingredients. */
export interface NameReader {
  read(text: string): NameReading;
  /** The id of the ingredient that a text names for sure, if it does. */
  find(text: string): string | undefined;
  /** The same of a text whose slips stay as they are. It costs far less: most time goes to slips and to choices. */
  findAsWritten(text: string): string | undefined;
  /** The longest name of an ingredient that begins at a word of a folded text, as it is written or in another number. */
  nameAt(words: readonly string[], at: number): { id: string; length: number } | undefined;
  factsOf(id: string): DietaryFacts | undefined;
  /** Whether an ingredient is another, or a kind of it. */
  isKindOf(id: string, ancestor: string): boolean;
  /** Every name in the order given. */
  readonly names: readonly FoldedName[];
  /**
   * Prepares some of the names ahead of the first question, which else prepares all that are left.
   * @returns whether all are ready
   */
  prepareSome(): boolean;
}

/** What a reader needs to know of ingredients, by their ids. */
export interface NamedThings {
  parentOf(id: string): string | undefined;
  factsOf(id: string): DietaryFacts | undefined;
}

const NO_FACTS: DietaryFacts = {
  allergens: { contains: [], mayContain: [] },
  vegan: 'unknown',
  vegetarian: 'unknown',
  cautions: [],
  strength: 0,
};

/** What a text is made of: known names and where they stand, and the words that are left. */
interface Parts {
  found: { name: FoldedName; start: number; end: number }[];
  left: string[];
}

/** A word in the names of so many other families is only what a thing is in general: of syrup and cream there are all sorts. */
const GENERAL = 15;
/** Letters of a name that may be written apart or together. */
const SHORTEST_JOINED = 6;
/** The same of a name with a number in it, as "get31". */
const SHORTEST_JOINED_NUMBER = 5;
/** Words of a text that may be slips at once, and ways to correct them that are tried. */
const MOST_SLIPS = 2;
const MOST_CORRECTIONS = 60;
/** A shorter word is never corrected silently: too many others are one letter away. */
const SHORTEST_CORRECTED = 5;
/** So many letters are enough for a word that sounds like the one that is meant: "ginn". */
const SHORTEST_BY_SOUND = 4;
const SHORTEST_BESIDE = 3;
/** Letters of a slip of an allergen that is told as that: "Nuits" is no slip of nuts. */
const SHORTEST_TOLD = 6;
/** Letters that an ending of number takes the place of: "berries". */
const MOST_ENDING = 3;
/** A shorter word for an allergen is read in a name only as it is written. */
const SHORTEST_INFLECTED = 5;
/** Letters of what a food word is put together with: "jalapeño" in "jalapeñoboter". */
const SHORTEST_COMPOUNDED = 4;
/** Letters of a text of several words that is offered the names one letter away. */
const SHORTEST_NEAR = 8;
const MOST_CHOICES = 3;
/** Words that were looked up and are kept: texts repeat them. */
const MOST_KNOWN_WORDS = 5000;
/** Words of liqueurs that hold no cream: crème de cacao. */
const LIQUEUR_WORDS: ReadonlySet<string> = new Set(['creme', 'crema', 'cream']);
/** Letters of a word by which something is offered. */
const SHORTEST_TELLING = 4;
/** Houses in a name: with each the ways to read it double. */
const MOST_HOUSES = 2;
/** Names are read to this length; a longer text names nothing. */
const LONGEST_NAME = 120;
/** Names prepared at a time: a slow phone takes a few milliseconds. */
const SOME = 32;

/** A strength of drinks; it says that there is alcohol in it: "Zwetschge 40 %", "ginger beer 4.8 %". */
const STRENGTH = /(?<![\d.,])([2-9]|1\d|[2-8]\d|9[0-6])(?:[.,]\d+)?\s?[%°º˚]/g;
/** Ids of what has as much fat, cocoa or fruit in it. */
const HAS_SHARES =
  /milk|cream|half-and-half|yogurt|butter|chocolate|cocoa|juice|puree|nectar|vinegar|sugar|syrup|jam|saline|acid|brine/;
/** Per cent up to which a percentage of juice is rather alcohol than fruit. */
const MOST_FERMENTED = 15;
/** What stands between the names of two things. */
const SEPARATOR = /[/+&|;]| (?:and|or|und|oder|y|et|ou|plus|m[aá]s) /iu;
/**
 * The same of two things of which both are meant, also where one is a kind of the other. Dutch "en" is "and"; in Spanish
 * and French it says in what a fruit is kept: "melocotón en almíbar".
 */
const AND_BETWEEN =
  / (?:and|und|en(?! (?:alm[ií]bar|sirope?|jarabe|conserv|polvo|poudre|salmuera|saumure))|y|e|et) /iu;
/** The same of two things that are poured together. */
const JOINT = /[/+&|;,(]| (?:and|with|und|mit|met|y|con|et|avec|plus|m[aá]s) /iu;
/** The same of two things of which one may be meant, in any language: "of" and "en" are words for much else too. */
const BESIDE =
  /[/+&|;,()[\]]|(?<!\p{L})(?:and|or|und|oder|en|of|y|e|o|u|et|ou|with|mit|met|con|avec|plus|m[aá]s)(?!\p{L})/iu;
const SIGNS_BESIDE = /[/+&|;,()[\]]/;
/** Of these such as part no two names of one thing, as "Cointreau / triple sec" does. */
const BESIDE_WORDS = /(?<!\p{L})(?:and|or|und|oder|en|of|y|e|o|u|et|ou|plus|m[aá]s)(?!\p{L})/iu;
/** Per cent by which two things differ in strength. */
const OTHER_STRENGTH = 1;
/** Spirits of which there are flavours, and per cent by which those differ. A brandy of a fruit is often a liqueur. */
const SPIRITS = new Set(
  'vodka wodka gin ginebra genever jenever rum ron rhum whisky whiskey bourbon scotch tequila mezcal'.split(
    ' ',
  ),
);
const SAME_SPIRIT = 5;
/** Words of what is made of a spirit and weaker. */
const SAYS_LIQUEUR =
  /(?:^| )(?:liqueur|likeur|licor|liquor|creme|crema|cream|punsch|punch)s?(?: |$)|lik(?:or|eur)/;
/** Parts things that are listed. */
const LIST_SIGN = /[,;+]/;
/** One more amount, "+ 1 vasito de Cointreau": of something else. */
const ADDS_AMOUNT = /(?:[+&]|\s(?:and|en|und|mit|y|et|plus))\s{0,3}[\d½¼¾⅓⅔]/i;
/** Words for tea. */
const SAYS_TEA = /tea|tee|the|(?:^| )te(?: |$)|infus/;
/** What foldText keeps of it. */
const DEGREES = 'grad';
const STRENGTH_WORD = new RegExp(`^\\d+${DEGREES}$`);

/**
 * Prepares the reading of names. A text names an ingredient where it is
 *
 * - one of its names, in any number ("limes", "Zitronen"), written apart or together;
 * - several names that agree ("Tanqueray London dry gin");
 * - such names beside words that change nothing: amounts, brands, colours of bottles, ages and qualities
 *   ("2 fresh limes", "ron Bacardi blanco"), and words of the ingredient's own names;
 * - one of these with a slip, if nothing else is as near and no allergen, alcohol or caution depends on it.
 *
 * Any other word makes it a thing of its own. So does a word for an allergen, alcohol or a caution that the
 * ingredient does not have.
 *
 * @param known of equal names the first counts: put those of the reader's language first, names before synonyms
 */
export function createNameReader(
  known: readonly KnownName[],
  { parentOf, factsOf }: NamedThings,
): NameReader {
  const isBottle = (id: string) => (factsOf(id)?.strength ?? 0) > 0;
  const names: FoldedName[] = [];
  /** How many of the known names are prepared. */
  let prepared = 0;
  const byName = new Map<string, FoldedName>();
  const byStem = new Map<string, FoldedName>();
  /** Names of several words, written as one. */
  const joined = new Map<string, FoldedName>();
  const familiesByWord = new Map<string, Set<string>>();
  const nameWords = new Set<string>();
  /** The words of names that may be meant by a slip. */
  const slipTargets = new Set<string>();
  const namesById = new Map<string, string[]>();
  const spokenById = new Map<string, ReadonlySet<Substance>>();
  const byFirstWord = new Map<string, { name: FoldedName; stems: string[] }[]>();
  /** How many words the longest name has that begins with a word, by the stem of that word. */
  const longestFrom = new Map<string, number>();
  /** The first two words of names, in the plural too. */
  const pairs = new Set<string>();
  /** Their stems, with and without qualifiers between them. */
  const stemPairs = new Set<string>();
  /** The same by a word of a text. */
  const longestBeginning = memoize(
    (word: string) => longestFrom.get(stemmed(word)) ?? 0,
    createLimitedMap<string, number>(MOST_KNOWN_WORDS),
  );
  /** Ids by the stems of the words in their names. */
  const idsByStem = new Map<string, Set<string>>();
  /** Whether a word may stand in a name, or beside one: a text with any other falls into no names. */
  const isReadable = memoize(
    (word: string) =>
      idsByStem.has(stemmed(word)) ||
      idsByStem.has(stemmed(inSingular(word))) ||
      isMakerWord(word) ||
      word.length === 1 ||
      isIdle(word),
    createLimitedMap<string, boolean>(MOST_KNOWN_WORDS),
  );
  /** What a folded text names, whatever else it says; else empty. Pieces of texts are often the same. */
  const findInText = memoize(
    (folded: string) => findInAnew(folded) ?? '',
    createLimitedMap<string, string>(MOST_KNOWN_WORDS),
  );
  /** What a text names with a word for syrup, juice, milk or liqueur of another language: "Mandelsyrup". Else empty. */
  const findRespelt = memoize(findRespeltAnew, createLimitedMap<string, string>(MOST_KNOWN_WORDS));
  let findNear: ReturnType<typeof createNearWords> | undefined;
  /** Words of names and names written as one, sorted. */
  let beginnings: readonly string[] | undefined;
  /** Names of several words with the letters in them, prepared at the first text that names nothing. */
  let longNames: (FoldedName & { letters: number })[] | undefined;

  function learn(one: KnownName): void {
    const name = { ...one, folded: foldText(one.text) };
    if (!name.folded) return;
    names.push(name);
    const words = name.folded.split(' ');
    begin(words);
    const pair = words.slice(0, 2);
    if (pair.length > 1) for (const end of ['', 's', 'es']) pairs.add(`${pair.join(' ')}${end}`);
    if (!byName.has(name.folded)) byName.set(name.folded, name);
    const together = words.join('');
    if (words.length > 1 && isLongEnoughJoined(together)) {
      if (!joined.has(together)) joined.set(together, name);
      if (!name.isExact && together.length >= SHORTEST_JOINED) slipTargets.add(together);
    }
    const stem = stemmed(name.folded);
    if (!byStem.has(stem)) byStem.set(stem, name);
    stemPairs.add(pairOf(stem.split(' ')));
    const telling = tellingWords(words);
    begin(telling);
    const short = stemmed(telling.join(' '));
    if (telling.length > 1 && !byStem.has(short)) byStem.set(short, name);
    const stems = telling.map(stemmed);
    stemPairs.add(pairOf(stems));
    const family = familyOf(name.id);
    for (const word of stems) addToSet(familiesByWord, word, family);
    for (const word of words) addToSet(idsByStem, stemmed(word), name.id);
    for (const word of words) nameWords.add(word);
    if (!name.isExact) for (const word of words) slipTargets.add(word);
    addToList(namesById, name.id, name.folded);
    const [first] = stems;
    if (first !== undefined && stems.length > 1) addToList(byFirstWord, first, { name, stems });
  }

  function prepareSome(): boolean {
    const some = known.slice(prepared, prepared + SOME);
    prepared += some.length;
    for (const name of some) learn(name);
    return prepared === known.length;
  }

  function prepareAll(): void {
    while (!prepareSome());
  }

  /** The name that a text is, as it is written or in the singular. */
  function nameOf(text: string): FoldedName | undefined {
    const name = byName.get(text);
    if (name !== undefined) return name;
    const singular = inSingular(text);
    return singular === text ? undefined : byName.get(singular);
  }

  /** The name that a text is, in any number; a word of its own is no number of another: "jamón" of "Jamo". */
  function named(text: string): FoldedName | undefined {
    const sure = nameOf(text);
    if (sure !== undefined) return sure;
    const name = byStem.get(stemmed(text));
    if (name === undefined) return undefined;
    const isOther = text.split(' ').some((word) => getFoodWords().has(word) && !nameWords.has(word));
    return !isOther && isNumberOf(text, name.folded) ? name : undefined;
  }

  function begin(words: readonly string[]): void {
    const first = stemmed(words[0] ?? '');
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
  }

  /** How many words the longest name may have that begins at a word, as it is written or in any number. */
  function countNameWords(words: readonly string[], start: number, isWritten: boolean): number {
    const longest = longestBeginning(words[start] ?? '');
    if (longest < 2) return longest;
    const pair = pairOf(words, start);
    const isPair = isWritten
      ? pairs.has(pair)
      : stemPairs.has(stemmed(pair)) || stemPairs.has(stemmed(inSingular(pair)));
    return isPair ? longest : 1;
  }

  /** What an ingredient is in the end a kind of. */
  function familyOf(id: string): string {
    const parent = parentOf(id);
    return parent === undefined ? id : familyOf(parent);
  }

  const isKindOf = (id: string, ancestor: string) => isOfLine(id, ancestor, parentOf);

  /** Words without qualifiers, but those that are part of a name: the "Trois" of "Trois Rivières". */
  function wordsFor(all: readonly string[]): string[] {
    if (!all.some((word) => word === '' || QUALIFIERS.has(word))) return [...all];
    const inName = new Set<number>();
    for (let start = 0; start < all.length; start++) {
      const longest = countNameWords(all, start, true);
      for (let end = Math.min(all.length, start + longest); end > start + 1; end--) {
        if (!byName.has(all.slice(start, end).join(' '))) continue;
        for (let place = start; place < end; place++) inName.add(place);
        break;
      }
      const house = countMakerWords(all, start);
      for (let place = start; place < start + house; place++) inName.add(place);
    }
    return all.filter((word, place) => word !== '' && (inName.has(place) || !QUALIFIERS.has(word)));
  }

  /** The names that a text falls into, the longest first, and the words that are left. */
  function partsOf(all: readonly string[]): Parts {
    const words = wordsFor(all);
    const found: Parts['found'] = [];
    const left: string[] = [];
    for (let start = 0; start < words.length;) {
      let end = Math.min(words.length, start + countNameWords(words, start, false));
      let name: FoldedName | undefined;
      const house = countMakerWords(words, start);
      for (; end > start + Math.max(house - 1, 0); end--) {
        name = named(words.slice(start, end).join(' '));
        if (name !== undefined) break;
      }
      if (name === undefined) left.push(...words.slice(start, (start += Math.max(house, 1))));
      else {
        found.push({ name, start, end });
        start = end;
      }
    }
    return { found, left };
  }

  /** What several names say of one thing: "Tanqueray", "London dry", "gin"; also one whose words stand apart. */
  function findTitled({ found, left }: Parts, words: string[]): string | undefined {
    const id = narrowest(found.map(({ name }) => name));
    if (id === undefined || left.length === 0) return id;
    const stems = words.map(stemmed);
    const apart = stems
      .flatMap((stem) => byFirstWord.get(stem) ?? [])
      .filter(({ name, stems: own }) => isKindOf(name.id, id) && standsIn(own, stems));
    const covered = new Set(apart.flatMap(({ stems: own }) => own));
    if (apart.length === 0 || !left.every((word) => covered.has(stemmed(word)) || isHarmless(word, id)))
      return undefined;
    return narrowest([...found, ...apart].map(({ name }) => name));
  }

  /** Whether a word stands in a name of an ingredient. */
  const isOwnWord = (word: string, id: string) =>
    [word, inSingular(word)].some((one) => idsByStem.get(stemmed(one))?.has(id));

  /** Whether a name is only a word for things of all sorts, as syrup is: it says nothing beside another word. */
  function isGeneral({ folded, id }: FoldedName): boolean {
    if (folded.includes(' ') || isBottle(id)) return false;
    const families = [...(familiesByWord.get(stemmed(folded)) ?? [])];
    return families.filter((family) => family !== familyOf(id)).length >= GENERAL;
  }

  /** Whether a word beside a name changes nothing. */
  function isHarmless(word: string, id: string): boolean {
    return (
      GRADES.has(word) ||
      MAKERS.has(word) ||
      isNumber(word) ||
      word.length === 1 ||
      (ORIGINS.has(word) && isBottle(id)) ||
      isOwnWord(word, id)
    );
  }

  /** Whether these words stand in the names of something else: a blue curaçao is no curaçao of oranges. */
  function hasRival(id: string, [colour = '', ...words]: readonly string[]): boolean {
    return [...(idsByStem.get(stemmed(colour)) ?? [])].some(
      (other) =>
        !isKindOf(other, id) && !isKindOf(id, other) && words.every((word) => isOwnWord(word, other)),
    );
  }

  /** Whether a colour makes another thing of a thing without alcohol: "bruine room" is rather a rum, a white coffee has milk. */
  function isChangedByColour(id: string): boolean {
    const facts = factsOf(id);
    if (facts === undefined || isBottle(id)) return false;
    return facts.allergens.contains.includes('milk') || facts.cautions.includes('caffeine');
  }

  /** Names that agree, beside words that change nothing. */
  function findBesideHarmless({ found, left }: Parts): string | undefined {
    const id = narrowest(found.map(({ name }) => name));
    if (id === undefined || left.some((word) => THINGS_APART.has(word))) return undefined;
    // A golden syrup is no syrup, a white rum is rum.
    const takesColour =
      (isBottle(id) || !found.every(({ name }) => isGeneral(name))) && !isChangedByColour(id);
    const words = found.flatMap(({ name }) => name.folded.split(' '));
    const isIdle = (word: string) =>
      isHarmless(word, id) || (takesColour && COLOURS.has(word) && !hasRival(id, [word, ...words]));
    return left.every(isIdle) ? id : undefined;
  }

  /** The kind that all names agree on; of two kinds of the same thing the one that is named without it, by a brand. */
  function narrowest(found: readonly FoldedName[]): string | undefined {
    const saysSame = (id: string, other: FoldedName) =>
      isKindOf(id, other.id) || other.folded.split(' ').every((word) => isOwnWord(word, id));
    const agreeing = (
      found.find(({ id }) => found.every((other) => isKindOf(id, other.id))) ??
      found.find(({ id }) => found.every((other) => saysSame(id, other)))
    )?.id;
    if (agreeing !== undefined) return agreeing;
    const [first] = found;
    if (first === undefined || found.some(({ id }) => parentOf(id) !== parentOf(first.id))) return undefined;
    const family = familyOf(first.id);
    const brands = found.filter(
      ({ folded }) => !folded.split(' ').some((word) => named(word)?.id === family),
    );
    return brands.length === 1 && family !== first.id ? brands[0]?.id : undefined;
  }

  return {
    get names() {
      prepareAll();
      return names;
    },
    prepareSome,
    read,
    find: (text) => read(text).id,
    findAsWritten: (text) => findWritten(text).id,
    nameAt,
    factsOf,
    isKindOf,
  };

  function nameAt(words: readonly string[], at: number): { id: string; length: number } | undefined {
    prepareAll();
    const longest = longestBeginning(words[at] ?? '');
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      if (length > 1 && !pairs.has(`${words[at] ?? ''} ${words[at + 1] ?? ''}`)) {
        // No name of several words begins so.
        length = 2;
        continue;
      }
      const text = words.slice(at, at + length).join(' ');
      const name = nameOf(text);
      if (name !== undefined) return { id: name.id, length };
    }
    return undefined;
  }

  function read(typed: string): NameReading {
    const text = sayAlcohol(typed);
    const { id, ways } = findWritten(typed);
    if (id !== undefined) return { id, isCorrected: false };
    for (const way of ways) {
      const slip = findSlip(way);
      if (slip === undefined) continue;
      const [nearest] = slip.offers;
      if (
        nearest !== undefined &&
        slip.isSure &&
        !hidesThing(text, nearest.id) &&
        !deniesAlcohol(text, nearest.id)
      )
        return { id: nearest.id, isCorrected: true };
      return unknown(text, slip.offers);
    }
    const folded = foldText(text);
    const plain = withoutDiminutives(folded, isWordOfNames);
    const plainId = plain === folded ? undefined : findIn(plain);
    const near = namesNear(folded).map((id) => ({ id, as: folded }));
    return unknown(text, [...(plainId === undefined ? [] : [{ id: plainId, as: plain }]), ...near]);
  }

  /**
   * Whether a text names several things beside each other, as "milk / almond milk" does. Two names of one thing, and of a
   * kind of it, are one, "Cointreau / triple sec", but not where a word says that both are meant: "rum and dark rum".
   */
  function namesSeveral(text: string): boolean {
    if (new Set(idsBetween(text, AND_BETWEEN)).size > 1) return true;
    const ids = idsBetween(text, SEPARATOR);
    return ids.some((id) => ids.some((other) => !isKindOf(id, other) && !isKindOf(other, id)));
  }

  /** What the pieces of a text name; nothing where it is one piece. */
  function idsBetween(text: string, separator: RegExp): string[] {
    const pieces = text.split(separator);
    if (pieces.length === 1) return [];
    return pieces.map(foldText).flatMap((piece) => (piece === '' ? [] : (findIn(piece) ?? [])));
  }

  /** Whether a text puts two things together, and what it names as a whole lacks what one holds: "coffee with cream". */
  function losesPiece(text: string): boolean {
    const pieces = text.split(JOINT);
    if (pieces.length !== 2) return false;
    const ids = pieces.map((piece) => named(foldText(piece))?.id);
    if (ids.includes(undefined)) return false;
    const whole = findIn(foldText(text));
    return whole !== undefined && ids.some((id) => !losesNothing(id ?? '', whole));
  }

  /** Ids of the names of several words that a text is one letter away from, though each of its words is one: "root bear". */
  function namesNear(folded: string): string[] {
    if (!folded.includes(' ') || folded.length < SHORTEST_NEAR) return [];
    longNames ??= names
      .filter((name) => !name.isExact && name.folded.includes(' '))
      .map((name) => ({ ...name, letters: toLetterMask(name.folded) }));
    const letters = toLetterMask(folded);
    const near = longNames.filter(
      (name) =>
        Math.abs(name.folded.length - folded.length) <= 1 &&
        countLetters(letters ^ name.letters) <= 2 &&
        editDistance(name.folded, folded) <= 1,
    );
    return near.map(({ id }) => id);
  }

  /**
   * Whether a text names two things beside each other, and what it was read as lacks an allergen, the alcohol or a caution
   * of one of them: "melk of amandelmelk", "oat & milk".
   */
  function hidesThing(text: string, id: string): boolean {
    if (losesRepeated(foldText(text), id)) return true;
    // "Cream of coconut" is a name; "oat & milk" is none, though it folds into one.
    if (!BESIDE.test(text) || (byName.has(foldText(text)) && !SIGNS_BESIDE.test(text))) return false;
    const facts = factsOf(id) ?? NO_FACTS;
    const things = withZero(text)
      .split(BESIDE)
      .flatMap((piece) => {
        const folded = foldText(piece);
        const one = folded === '' ? undefined : (findIn(folded) ?? findAlcoholFree(folded));
        const { substances } = readFoods(piece);
        return one === undefined && substances.length === 0 ? [] : [{ one, substances }];
      });
    const isWord = BESIDE_WORDS.test(text);
    const strengthOf = (one: string) => factsOf(one)?.strength ?? 0;
    return (
      things.length > 1 &&
      things.some(({ one, substances }) =>
        one === undefined
          ? !bears(heldBy(facts), substances)
          : !losesNothing(one, id) || (isWord && Math.abs(strengthOf(one) - facts.strength) > OTHER_STRENGTH),
      )
    );
  }

  /** Whether a text says a thing once more beside what it was read as, which lacks what is in it: "almond milk, extra milk". */
  function losesRepeated(folded: string, id: string): boolean {
    const words = folded.split(' ');
    if (words.length < 2 || byName.has(folded)) return false;
    const isRepeated = (word: string, place: number) =>
      words.some(
        (other, at) =>
          at !== place && (other === word || (word.length >= SHORTEST_COMPOUNDED && other.endsWith(word))),
      );
    return words.some((word, place) => {
      const one = isRepeated(word, place) ? nameOf(word)?.id : undefined;
      return one !== undefined && one !== id && !losesNothing(one, id);
    });
  }

  /** What a text names as it is written; else the ways to read it that may hold a slip. */
  function findWritten(typed: string): { id?: string; ways: readonly string[] } {
    const found = findWhole(typed);
    const isLost =
      found.id !== undefined &&
      (hidesThing(sayAlcohol(typed), found.id) ||
        deniesAlcohol(typed, found.id) ||
        (!isBottle(found.id) && prefersAlcoholFree(typed)));
    return isLost ? { ways: [] } : found;
  }

  /** Whether a text says that there is no alcohol in it, and what it was read as has some: "gin [no abv]". */
  function deniesAlcohol(typed: string, id: string): boolean {
    const folded = foldText(withZero(typed));
    return isBottle(id) && !byName.has(folded) && mayBeAlcoholFree(typed);
  }

  function findWhole(typed: string): { id?: string; ways: readonly string[] } {
    prepareAll();
    const text = sayAlcohol(typed);
    const folded = foldText(text);
    if (folded === '' || folded.length > LONGEST_NAME || saysNotAlcoholFree(folded)) return { ways: [] };
    if (PERHAPS_SPIKED.has(folded) || losesPiece(text)) return { ways: [] };
    const exact = byName.get(folded) ?? byName.get(folded.replaceAll(DEGREES, ''));
    if (exact !== undefined) return { id: exact.id, ways: [] };
    if (isCocktail(folded)) return { ways: [] };
    const said = withZero(text);
    const written = said === text ? folded : foldText(said);
    const fold = (one: string) => (one === said ? written : foldText(one));
    const elided = new Set([said, splitElision(said)]);
    const texts = new Set([said, ...[...elided].map((one) => withoutAside(one, fold(one)))]);
    if ([...texts].some(namesSeveral)) return { ways: [] };
    const ways = new Set([...texts].map(fold));
    const first = [...ways];
    const aside = findAside(said);
    const changes = (id: string) => {
      const facts = factsOf(id);
      return facts !== undefined && changesThing(aside, facts);
    };
    const plain = withoutDiminutives(written, isWordOfNames);
    ways.add(plain);
    // A set goes on to what is added while it is read.
    for (const way of ways) {
      const id = findIn(way);
      const isKept = id !== undefined && keepsWhatIsSaid(folded, id) && keepsElided(way, folded, id);
      const isSure = way !== plain || plain === written || isSurelySmall(plain, id ?? '');
      // The words of an aside are part of a name that is found with them: "whiskey (rye)".
      if (isKept && isSure && (way === first[0] || !changes(id))) return { id, ways: [] };
      for (const other of [withoutPacking(way), joinElision(way), splitCuts(way)]) ways.add(other);
    }
    for (const way of ways) {
      const id = findUnsweetened(way) ?? findAlcoholFree(way) ?? findRespelt(way);
      if (id !== '' && !changes(id)) return { id, ways: [] };
    }
    return { ways: first };
  }

  /**
   * Whether all allergens, alcohol and cautions that a text speaks of are the ingredient's, or only in its name.
   * @param isSlip whether the text has letters wrong, so that only whole words of it say something
   */
  function keepsWhatIsSaid(folded: string, id: string, isSlip = false): boolean {
    if (!isBottle(id) && saysBottle(folded, id)) return false;
    const spaced = ` ${folded} `;
    if (STRONGER.some((phrase) => spaced.includes(` ${phrase} `) && !saysInName(phrase, id))) return false;
    return getFoodPhrases(folded, isSlip ? 'whole' : 'any').every(({ words, ...said }) => {
      const saysNothing = said.substances.length === 0 && !said.hasAlcohol && said.cautions.length === 0;
      // Of a slip "creme de cassiss" is no phrase; what it was corrected to has been heard.
      if (words.length > 1) return saysInName(words.join(' '), id) || (isSlip && saysNothing);
      const isNamed = words.every(
        (word) =>
          isOwnWord(word, id) &&
          (LIQUEUR_WORDS.has(word) || (isSaidByName(said, id) && isWrittenInName(word, said, id))),
      );
      return isNamed || holds(id, said);
    });
  }

  /**
   * Whether a diminutive is the thing itself: a "biertje" is beer, but a "citroentje" or "fresita" may be a drink of that
   * fruit, unless another word says what it is.
   */
  function isSurelySmall(plain: string, id: string): boolean {
    return keepsWhatIsSaid(plain, id) && (isBottle(id) || tellingWords(plain.split(' ')).length > 1);
  }

  /** The same of a text whose elided words are apart: "d’oatly" speaks of oats. */
  function keepsElided(way: string, folded: string, id: string): boolean {
    const isElided = way.length > folded.length && way.replaceAll(' ', '') === folded.replaceAll(' ', '');
    return !isElided || keepsWhatIsSaid(way, id);
  }

  /**
   * Whether a word says how old, dry or strong a bottle is, and stands in no name of the ingredient: "cherry dry" is a
   * sherry. A fruit is not poured, so that a shot of peach is a liqueur.
   */
  function saysBottle(folded: string, id: string): boolean {
    const words = folded.split(' ');
    const isFruit = FRUITS_OF_BOTTLES.has(id);
    return words.some((word, place) => {
      if (isFruit && POURED_FROM.has(word)) return true;
      if (STRENGTH_WORD.test(word))
        return !HAS_SHARES.test(id) || (id.endsWith('juice') && Number.parseInt(word, 10) <= MOST_FERMENTED);
      const isGrade =
        GRADES_OF_BOTTLES.has(word) ||
        isAgeOrProof(word) ||
        // Eggs are medium, but what is "cherry medium" is a sherry.
        (word === 'medium' && place > 0 && place === words.length - 1);
      return isGrade && !isOwnWord(word, id);
    });
  }

  /**
   * Whether a word that bears something stands in a name itself, not only as another form of it: the fish sole is no Sol,
   * and kirsch is no "Kirsche", but begins "Kirschsaft".
   */
  function isWrittenInName(word: string, said: FoodReading, id: string, isHouse = false): boolean {
    const isShort = said.substances.length + said.cautions.length > 0 && word.length < SHORTEST_INFLECTED;
    const isLost = said.hasAlcohol && (!isBottle(id) || isHouse);
    if (!isShort && !isLost) return true;
    return (namesById.get(id) ?? []).some((name) =>
      name
        .split(' ')
        .some(
          (own) =>
            own === word ||
            own === inSingular(word) ||
            (own.startsWith(word) && own.length >= word.length + SHORTEST_BESIDE),
        ),
    );
  }

  /** Whether a phrase stands in a name of an ingredient, in any number. */
  function saysInName(phrase: string, id: string): boolean {
    const ways = [phrase, joinElision(phrase)].map(stemmed);
    return (namesById.get(id) ?? []).some((name) =>
      ways.some((way) => ` ${stemmed(name)} `.includes(` ${way} `)),
    );
  }

  /** Whether the names of an ingredient speak of all that a word says: a root beer liqueur speaks of no beer. */
  function isSaidByName(said: FoodReading, id: string): boolean {
    if (said.substances.length === 0) return true;
    const spoken =
      spokenById.get(id) ??
      new Set((namesById.get(id) ?? []).flatMap((name) => readFoodWords(name).substances));
    spokenById.set(id, spoken);
    return bears(spoken, said.substances);
  }

  function holds(id: string, said: FoodReading): boolean {
    const facts = factsOf(id);
    if (facts === undefined) return false;
    return (
      bears(heldBy(facts), said.substances) &&
      (!said.hasAlcohol || facts.strength > 0) &&
      said.cautions.every((caution) => facts.cautions.includes(caution))
    );
  }

  /** What a text that names nothing known says of itself, and what is near. */
  function unknown(text: string, nearest: readonly Offer[]): UnknownName {
    const said = readFoods(text);
    const folded = foldText(withZero(text));
    const { found, left } = partsOf(folded.split(' '));
    const inIt = found.map(({ name }) => name).filter((name) => !isGeneral(name));
    // What a thing is stands last in most languages, and first in Spanish and French.
    const heads = inIt.toSorted((a, b) => Number(a.isHeadLast) - Number(b.isHeadLast));
    const ordered = (heads[0]?.isHeadLast === false ? heads : inIt.toReversed()).map(({ id }) => id);
    // A word that is in few names alone tells which thing may be meant.
    const byWord = left.flatMap((word) => {
      const said = readFoods(word);
      // Perry is no house of that name.
      const ids = isTelling(word)
        ? [...(idsByStem.get(stemmed(word)) ?? [])].filter((id) => isWrittenInName(word, said, id, true))
        : [];
      return ids.length <= MOST_CHOICES ? ids : [];
    });
    const isFree = mayBeAlcoholFree(text);
    const slips = slipsOfAllergens(folded);
    const meant = slips.flatMap(({ word, nearest }) => (word.length >= SHORTEST_TOLD ? nearest : []));
    const things = inIt.flatMap((name) => factsOf(name.id) ?? []);
    // What is made in the place of another is made of the same, but for what its name denies: a wheat beer without
    // alcohol, and the barley of a vegan Worcestershire sauce.
    const denied = readDenied(folded);
    const replaced = [
      ...things.filter(({ strength }) => denied !== undefined || (isFree && strength > 0)),
      ...(denied === undefined ? [] : nearest.flatMap(({ id }) => factsOf(id) ?? [])),
    ].map(({ allergens }) => allergens);
    const isLeft = (one: Substance) => denied?.has(one) !== true;
    // A name of several words holds what they do not say each for itself: "salsa inglesa y Tabasco".
    const whole = inIt.filter((name) => name.folded.includes(' ')).flatMap(({ id }) => factsOf(id) ?? []);
    const told = new Set([
      ...said.substances,
      ...meant,
      ...whole.flatMap(({ allergens }) => allergens.contains).filter(isLeft),
      ...replaced.flatMap((one) => one.contains).filter(isLeft),
    ]);
    // A bottled Martini may hold what vermouth does.
    const possible = new Set([
      ...replaced.flatMap((one) => one.mayContain).filter(isLeft),
      ...things.flatMap(({ allergens }) => allergens.contains).filter(isLeft),
    ]);
    const contains = SUBSTANCES.filter((one) => told.has(one));
    const mayContain = SUBSTANCES.filter((one) => possible.has(one) && !told.has(one));
    if (isCocktail(folded)) return { choices: [], contains, mayContain, hasAlcohol: !isFree };
    const named = [...namedByAll(text), ...ordered];
    // A house may be called as a food, as the goat of a brewery: what has that food in it for sure is meant.
    const sure = byWord.filter((id) => bears(new Set(factsOf(id)?.allergens.contains), said.substances));
    const ofWords = [...named.flatMap((id) => (isFree ? soldAlcoholFree(id) : [])), ...named, ...sure];
    // A vodka of hazelnuts is no liqueur of them.
    const spirits = isFree || SAYS_LIQUEUR.test(folded) ? [] : inIt.filter((one) => SPIRITS.has(one.folded));
    const least = Math.max(0, ...spirits.map(({ id }) => (factsOf(id)?.strength ?? 0) - SAME_SPIRIT));
    const hasAlcohol = !isFree && (said.hasAlcohol || things.some(({ strength }) => strength > 0));
    // Of "celery salt, Tabasco, mustard" each thing is in it for sure, and one thing is not both gin and sloe gin.
    const isListed = LIST_SIGN.test(text) || SEPARATOR.test(text);
    const areSeveral =
      (isListed && new Set(inIt.map(({ id }) => id)).size > 1) ||
      ADDS_AMOUNT.test(text) ||
      namesReplaced(text);
    const mayBeMeant = ({ id, as }: Offer) =>
      !areSeveral &&
      bears(new Set(factsOf(id)?.allergens.contains), said.substances) &&
      (isFree ? !isBottle(id) : !hasAlcohol || isBottle(id)) &&
      (factsOf(id)?.strength ?? 0) >= least &&
      holdsAllSaid(as, id, isFree) &&
      things.every(
        ({ allergens, cautions }) =>
          holds(id, { substances: allergens.contains, cautions, hasAlcohol: false }) &&
          (!isFree || bears(new Set(factsOf(id)?.allergens.contains), allergens.contains)),
      ) &&
      slips.every(({ near }) => near.every((one) => bears(heldBy(factsOf(id) ?? NO_FACTS), one)));
    const choices = [...nearest, ...ofWords.map((id) => ({ id, as: folded }))]
      .flatMap(({ id, as }) =>
        (keepsWhatIsSaid(folded, id) ? [id] : inBottles(folded, id)).map((one) => ({ id: one, as })),
      )
      .filter(mayBeMeant);
    return {
      choices: [...new Set(choices.map(({ id }) => id))].slice(0, MOST_CHOICES),
      contains,
      mayContain,
      hasAlcohol: said.hasAlcohol || hasAlcohol,
    };
  }

  /** Ids of what is sold without alcohol in the place of a drink. */
  function soldAlcoholFree(id: string): string[] {
    return Object.entries(ALCOHOL_FREE_KINDS).flatMap(([kind, free]) => (isKindOf(id, kind) ? free : []));
  }

  /**
   * Whether an ingredient holds every allergen, alcohol and caution that the words of a text may mean, but those in a
   * whole name of it: what is offered for "licor de crema" has milk, though a liqueur of pomelo is called crema too.
   *
   * @param isFree whether the text says that there is no alcohol in it
   */
  function holdsAllSaid(folded: string, id: string, isFree: boolean): boolean {
    const stems = folded.split(' ').map(stemmed);
    const named = new Set<number>();
    for (const name of namesById.get(id) ?? []) {
      const own = name.split(' ').map(stemmed);
      for (let start = 0; start + own.length <= stems.length; start++)
        if (own.every((stem, place) => stem === stems[start + place]))
          for (let place = 0; place < own.length; place++) named.add(start + place);
    }
    let start = 0;
    return getFoodPhrases(folded).every((phrase) => {
      const places = phrase.words.map((_, place) => start + place);
      start += phrase.words.length;
      const said = isFree ? { ...phrase, hasAlcohol: false } : phrase;
      return places.every((place) => named.has(place)) || holds(id, said);
    });
  }

  /** What the words of a text with letters wrong may say is in it, and what the nearest say: "hazlenut". */
  function slipsOfAllergens(
    folded: string,
  ): { word: string; near: (readonly Substance[])[]; nearest: readonly Substance[] }[] {
    const wrong = folded.split(' ').filter((word) => word.length >= SHORTEST_CORRECTED && !isMeant(word));
    return wrong.slice(0, MOST_SLIPS).map((word) => {
      const near = nearestTo(word).filter(({ isClose }) => isClose);
      const substancesOf = (words: readonly NearWord[]) => words.map((one) => readFoods(one.word).substances);
      const nearest = near.filter(({ distance }) => distance === near[0]?.distance);
      const isKnown = readFoods(word).substances.length > 0;
      return {
        word,
        near: substancesOf(near).filter((substances) => substances.length > 0),
        nearest: isKnown ? [] : substancesOf(nearest).flat(),
      };
    });
  }

  /** Ids of the bottles that a fruit may be which is said to be in one: "cherry dry" is sherry, a shot of peach a liqueur. */
  function inBottles(folded: string, id: string): string[] {
    if (!FRUITS_OF_BOTTLES.has(id) || !saysBottle(folded, id)) return [];
    const words = folded.split(' ').filter((word) => isOwnWord(word, id));
    const alike = words.flatMap(nearestTo).map(({ word }) => named(word)?.id ?? '');
    const ofFruit = words.flatMap((word) => [...(idsByStem.get(stemmed(word)) ?? [])]);
    return [...alike, ...ofFruit].filter((other) => isBottle(other) && keepsWhatIsSaid(folded, other));
  }

  /** Ids of the ingredients in whose names all telling words of a text stand: "coconut cream" in "cream of coconut". */
  function namedByAll(text: string): string[] {
    const words = tellingWords(foldText(text).split(' ')).filter(isTelling);
    const [first, ...others] = words;
    if (first === undefined || others.length === 0) return [];
    const ids = [...(idsByStem.get(stemmed(first)) ?? [])];
    return ids.filter((id) => others.every((word) => isOwnWord(word, id)));
  }

  function findIn(folded: string): string | undefined {
    return findInText(folded) || undefined;
  }

  /** @param houses names of houses that stood before what is left of a text */
  function findInAnew(folded: string, houses = 0): string | undefined {
    const all = folded.split(' ');
    // Most texts that people send name nothing: one word is enough to know it.
    const isAllReadable = all.every(isReadable);
    const exact = isAllReadable ? named(folded) : undefined;
    if (exact !== undefined) return exact.id;
    const words = wordsFor(all);
    if (words.length === 0) return undefined;
    const plain = words.filter((word) => !isNumber(word)).join(' ');
    const whole = (isAllReadable && plain !== folded ? named(plain) : undefined) ?? findJoined(plain);
    if (whole !== undefined) return whole.id;
    const id = isAllReadable ? findInParts(partsOf(all), words) : undefined;
    if (id !== undefined || houses === MOST_HOUSES || !all.some(beginsMaker)) return id;
    const made = findMade(all, houses)?.id;
    return made ?? (words.length === all.length ? undefined : findMade(words, houses)?.id);
  }

  function findInParts(parts: Parts, words: string[]): string | undefined {
    return findTitled(parts, words) ?? findBesideHarmless(parts);
  }

  /** What a text says is without sugar, if that is sold so anyway. */
  function findUnsweetened(folded: string): string | undefined {
    const plain = withoutSugarNote(folded);
    const id = plain === undefined ? undefined : findIn(plain);
    const isSame = plain !== undefined && id !== undefined && isUnsweetened(id) && keepsWhatIsSaid(plain, id);
    return isSame ? id : undefined;
  }

  /** What is sold in place of a drink that a text says is without alcohol: "Mahou 0,0". */
  function findAlcoholFree(folded: string): string | undefined {
    const plain = withoutAlcoholNote(folded);
    const drink = plain === undefined ? undefined : findIn(plain);
    const ancestor = Object.keys(ALCOHOL_FREE_KINDS).find(
      (kind) => drink !== undefined && isKindOf(drink, kind),
    );
    const id = ancestor === undefined ? undefined : ALCOHOL_FREE_KINDS[ancestor];
    const [had, has] = [factsOf(drink ?? ''), factsOf(id ?? '')];
    if (plain === undefined || drink === undefined || had === undefined || has === undefined)
      return undefined;
    // Of a wheat beer the wheat is sure.
    const held = [heldBy(has), new Set(has.allergens.contains)] as const;
    const keepsAllergens = [heldBy(had), had.allergens.contains].every((all, place) =>
      [...all].every((substance) => held[place]?.has(substance) === true),
    );
    return keepsAllergens && keepsWhatIsSaid(plain, drink) ? id : undefined;
  }

  function findRespeltAnew(folded: string): string {
    for (const { text: way, of } of respell(folded, mayNameWith, isReadable)) {
      // "Golden syrup" is no syrup that is golden: the word before it has to say of what it is.
      if (isIdle(of)) continue;
      const id = findIn(way);
      if (id !== undefined && keepsWhatIsSaid(way, id)) return id;
    }
    return '';
  }

  /** Whether a text may name something with another word for a kind of thing: by its words, by a house, or written as one. */
  function mayNameWith({ before, first, behind }: KindWord): boolean {
    const others = [...before, ...behind];
    if ([first, ...others].some(isMakerWord)) return true;
    const isWord = first === '' || isReadable(first) || isBeginning(first);
    if (isWord && others.every(isReadable)) return true;
    // A name that is written as one ends with its word for a kind of thing.
    if (!behind.every(isReadable)) return false;
    const together = wordsFor(before).filter((word) => !isNumber(word));
    const letters = together.join('') + first;
    return letters !== '' && isBeginning(letters);
  }

  /** Whether a name may be these letters with another ending of its number. */
  function isNearBeginning(letters: string): boolean {
    return isBeginning(letters.slice(0, -MOST_ENDING));
  }

  /** Whether a word of a name, or a name written as one, begins with these letters. */
  function isBeginning(letters: string): boolean {
    beginnings ??= [...new Set([...nameWords, ...joined.keys()])].sort();
    let [low, high] = [0, beginnings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((beginnings[middle] ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return beginnings[low]?.startsWith(letters) === true;
  }

  /** Whether a word is known as it is: a "Krügerl" is a glass, and no small bottle of Krug. */
  function isWordOfNames(word: string): boolean {
    return nameWords.has(word) || QUALIFIERS.has(word);
  }

  /** Whether a word says which thing it is, and not only how much or how good. */
  function isTelling(word: string): boolean {
    return !isIdle(word) && word.length >= SHORTEST_TELLING;
  }

  /** Whether a word says nothing of which thing it is. */
  function isIdle(word: string): boolean {
    return IDLE_WORDS.has(word) || isNumber(word);
  }

  /** Whether a word is one that people mean: of a name, a food, a brand or a quality. */
  function isMeant(word: string): boolean {
    return (
      nameWords.has(word) ||
      (familiesByWord.has(stemmed(word)) && word.length >= SHORTEST_TELLING && !isDoubled(word)) ||
      isMakerWord(word) ||
      [GRADES, MAKERS, COLOURS, ORIGINS, DENIALS, THINGS_APART, QUALIFIERS].some((words) =>
        words.has(word),
      ) ||
      isNumber(word) ||
      isFoodWord(word)
    );
  }

  /**
   * The ingredients that a text may name with letters wrong, the nearest first; sure where one alone is near, no food is
   * as near, and none within reach has an allergen, alcohol or a caution that it has not.
   */
  function findSlip(folded: string): { offers: readonly Offer[]; isSure: boolean } | undefined {
    const words = tellingWords(folded.split(' '));
    const wrong = words.filter((word) => !isMeant(word));
    if (wrong.length === 0 || wrong.length > MOST_SLIPS) return undefined;
    const near = new Map(wrong.map((word) => [word, nearestTo(word)]));
    const corrections = correctionsOf(folded.split(' '), near).flatMap((correction) => {
      const id = findIn(correction.text);
      const isKept =
        id !== undefined && keepsWhatIsSaid(correction.text, id) && keepsWhatIsSaid(folded, id, true);
      return isKept ? [{ ...correction, id }] : [];
    });
    corrections.sort((a, b) => a.distance - b.distance);
    const [best] = corrections;
    if (best === undefined) return undefined;
    const offers = corrections.map(({ id, text }): Offer => ({ id, as: text }));
    const close = corrections.filter(
      ({ id, changes }) => changes.every(({ isClose }) => isClose) && !isSaidAlso({ id, changes }, best.id),
    );
    const others = [...new Set(close.map(({ id }) => id))].filter((id) => id !== best.id);
    const isNearest = close.every(({ id, distance }) => id === best.id || distance > best.distance);
    // Nothing beside it says which thing is meant: a "teq blanco" is no tea that is white.
    const isAlone = words.filter((word) => !isIdle(word)).length === 1;
    // A first letter is seldom wrong, and a short word is near to many, but beside words that say what it is.
    const shortest = isAlone ? SHORTEST_CORRECTED : SHORTEST_BESIDE;
    const isSpelt = best.changes.every(
      ({ from, to, isClose, isSameSound, distance }) =>
        isClose &&
        // Of two words with letters wrong, each has only one, or is written by ear.
        (best.changes.length === 1 || distance <= 1 || isSameSound) &&
        // An unknown short word is rather a brand than a slip of a word that says nothing: "Bayou coconut".
        (!QUALIFIERS.has(to) || from.length > SHORTEST_CORRECTED) &&
        from.length >= (isSameSound ? Math.min(shortest, SHORTEST_BY_SOUND) : shortest) &&
        beginsAlike(from, to),
    );
    const isSure =
      isNearest &&
      isSpelt &&
      best.changes.every((change) => keepsCompound(change, best.id)) &&
      others.every((id) => losesNothing(id, best.id)) &&
      wrong.every((word) => !hasFoodNear(near.get(word) ?? [], best, isAlone));
    return { offers, isSure };
  }

  /** The words of names and foods that a word may be a slip of, the nearest first. */
  function nearestTo(word: string): readonly NearWord[] {
    findNear ??= createNearWords([...slipTargets, ...getFoodWords()]);
    return findNear(word);
  }

  /**
   * Whether a word with letters wrong is no compound of two words, and of none for what the ingredient lacks, but those
   * that stay: "Apfelminze" is no slip of "Apfelsine", and "Landeier" none of a beer.
   */
  function keepsCompound({ from, to }: Correction['changes'][number], id: string): boolean {
    for (let place = 2; place <= from.length - 2; place++) {
      const [first, last] = [from.slice(0, place), from.slice(place)];
      const isFirstFull = isFullWord(first) || isFullWord(first.replace(/(?:s|e?n)$/, ''));
      const isFirst = isFirstFull && first.length >= SHORTEST_COMPOUNDED;
      const isLast = isFullWord(last) && last.length >= SHORTEST_COMPOUNDED;
      const isFirstLost = isLast && !to.startsWith(first) && !keepsWhatIsSaid(first, id);
      const isLastLost = (isFirst || isLast) && !to.endsWith(last) && !keepsWhatIsSaid(last, id);
      const isOther = isFirst && isLast && !to.endsWith(last);
      if (isFirstLost || isLastLost || isOther) return false;
    }
    return true;
  }

  function isFullWord(word: string): boolean {
    return nameWords.has(word) || getFoodWords().has(word);
  }

  /**
   * Whether a correction only says less of the same ingredient: "dry vermut" is a vermouth, and "vermut" stands in the
   * names of dry vermouth too.
   */
  function isSaidAlso(
    { id, changes }: Pick<Correction, 'changes'> & { id: string },
    narrower: string,
  ): boolean {
    return id !== narrower && isKindOf(narrower, id) && changes.every(({ to }) => isOwnWord(to, narrower));
  }

  /**
   * Whether a word may as well be a slip of a food that the ingredient is not, or of one with an allergen.
   * @param isAlone whether nothing beside the word says which is meant
   */
  function hasFoodNear(
    near: readonly NearWord[],
    best: { id: string; distance: number },
    isAlone: boolean,
  ): boolean {
    return near.some(({ word, distance, isClose }) => {
      if (!isClose || isOwnWord(word, best.id)) return false;
      const said = readFoods(word);
      const isBorne = holds(best.id, said);
      return !isBorne || (isAlone && distance <= best.distance && isFoodWord(word));
    });
  }

  /** Whether an ingredient has every allergen, alcohol and caution that another has. */
  function losesNothing(from: string, to: string): boolean {
    const [lost, kept] = [factsOf(from), factsOf(to)];
    if (lost === undefined || kept === undefined) return false;
    const held = heldBy(kept);
    const cautions: readonly Caution[] = kept.cautions;
    return (
      [...heldBy(lost)].every((substance) => held.has(substance)) &&
      (lost.strength === 0 || kept.strength > 0) &&
      lost.cautions.every((caution) => cautions.includes(caution))
    );
  }

  /** A name whose words are written apart or together: "Ananas Saft", "gingerbeer". */
  function findJoined(plain: string): FoldedName | undefined {
    const one = plain.replaceAll(' ', '');
    if (!isLongEnoughJoined(one)) return undefined;
    const whole = joined.get(one) ?? (one === plain || !isNearBeginning(one) ? undefined : named(one));
    if (whole !== undefined) return whole;
    const [first = '', last, ...others] = plain.split(' ');
    if (last === undefined || others.length > 0 || !isNearBeginning(first)) return undefined;
    // "Marille Schnaps" and "Himbeere Sirup" are compounds whose link is left out.
    const firsts = [`${first}n`, `${first}s`, first.replace(/e$/, '')];
    return firsts.map((way) => byName.get(way + last)).find((name) => name !== undefined);
  }

  /**
   * What a maker of one kind of thing ("Monin mint") makes of the words beside its name: the product of that
   * flavour, else what the words name; for a maker of spirits only what is sold under brands. Undefined
   * without a maker, and for a mixer beside unknown words; without an id where the maker makes nothing that
   * is known.
   *
   * @param houses names of houses that stood beside the words
   */
  function findMade(words: string[], houses: number): { id?: string } | undefined {
    const split = splitMaker(words);
    if (split === undefined) return undefined;
    // How old or dry a bottle is does not say which one it is.
    if (split.rest.every((word) => GRADES.has(word) || QUALIFIERS.has(word))) return {};
    const rest = split.rest.join(' ');
    const product = firstNamed(productNames(split.made, rest));
    // "Hazelnut cordial" is a liqueur in America, and what Monin makes of hazelnuts a syrup.
    const isFree = split.made === 'syrup' || split.made === 'juice' || split.made === 'plantDrink';
    if (product !== undefined) return isFree && isBottle(product) ? {} : { id: product };
    const id = findInAnew(rest, houses + 1);
    if (id === undefined) return split.made === 'mixer' ? undefined : {};
    // A flower with a house of mixers is a tonic rather than its tea.
    if (split.made === 'mixer' && id.endsWith('-tea') && !SAYS_TEA.test(rest)) return {};
    if (split.made === 'bottled' || split.made === 'liqueur')
      return isBottle(id) || isSyrup(id) ? { id } : {};
    if (split.made === 'grocer') return isGrocery(id) ? { id } : {};
    const flavour = id.replaceAll('-', ' ');
    const made = firstNamed(productNames(split.made, flavour));
    if (made !== undefined) return { id: made };
    const products = otherProducts(flavour).map((name) => named(name)?.id);
    const isFlavour = products.some((other) => other !== undefined && other !== id);
    const isMade = split.made === 'mixer' || isPoured(flavour) || products.includes(id);
    return isFlavour || isBottle(id) || !isMade ? {} : { id };
  }

  function firstNamed(candidates: readonly string[]): string | undefined {
    for (const name of candidates) {
      const id = named(name)?.id;
      if (id !== undefined) return id;
    }
    return undefined;
  }
}

/** An ingredient that may be offered for a text, and the words by which it was found: the text, or what its slips are corrected to. */
interface Offer {
  id: string;
  as: string;
}

/** A way to correct the slips of a text. */
interface Correction {
  text: string;
  /** Letters that are wrong. */
  distance: number;
  changes: readonly { from: string; to: string; isClose: boolean; isSameSound: boolean; distance: number }[];
}

/** The texts that words may be with their slips corrected, the nearest first. */
function correctionsOf(
  words: readonly string[],
  near: ReadonlyMap<string, readonly NearWord[]>,
): Correction[] {
  let ways: Correction[] = [{ text: '', distance: 0, changes: [] }];
  for (const word of words) {
    const options = near.get(word);
    ways = ways
      .flatMap((way) =>
        options === undefined
          ? [{ ...way, text: `${way.text} ${word}` }]
          : options.map(({ word: to, distance, isClose, isSameSound }) => ({
              text: `${way.text} ${to}`,
              // Who writes a word wrong seldom means one that says nothing.
              distance: way.distance + distance + Number(QUALIFIERS.has(to)),
              changes: [...way.changes, { from: word, to, isClose, isSameSound, distance }],
            })),
      )
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST_CORRECTIONS);
  }
  return ways.map((way) => ({ ...way, text: way.text.trim() }));
}

/** Whether words begin with the same letter, or with the same sound. */
function beginsAlike(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) || nameSound(one).charAt(0) === nameSound(other).charAt(0);
}

function heldBy({ allergens }: DietaryFacts): ReadonlySet<Substance> {
  return new Set([...allergens.contains, ...allergens.mayContain]);
}

/** A text whose English, Spanish or French plurals are singular: "pearl onions", "maraschino cherries". */
function inSingular(text: string): string {
  if (text.includes('s ')) return text.split(' ').map(wordInSingular).join(' ');
  return text.endsWith(' s') ? text : wordInSingular(text);
}

/** The two words at a place. */
function pairOf(words: readonly string[], start = 0): string {
  return `${words[start] ?? ''} ${words[start + 1] ?? ''}`;
}

function wordInSingular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length === 1) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Whether a text may be a name in another number: "créman" is none of "crema", for a plural in n ends with its e, l or r. */
function isNumberOf(text: string, name: string): boolean {
  const words = name.split(' ');
  return text.split(' ').every((word, place) => {
    const one = words[place] ?? '';
    return word !== `${one}n` || /[elr]$/.test(one);
  });
}

/** The words that tell something: no qualifiers. */
function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => word !== '' && !QUALIFIERS.has(word));
}

/** Whether a name that is written as one word can be nothing else: "gingerbeer", and with a number "get31". */
function isLongEnoughJoined(one: string): boolean {
  return one.length >= (/\d/.test(one) ? SHORTEST_JOINED_NUMBER : SHORTEST_JOINED);
}

/** Whether a word is a number, with or without a unit, an age or a strength: "70cl", "12yo", "8jährig". */
function isNumber(word: string): boolean {
  return /^\d+(?:ml|cl|dl|l|oz|g|kg|x|er|pk|pack|yr|yrs|yo|y|jr|jarige?|jahrige?[rs]?|ans|anos|proof|vol|abv|grad)?$/.test(
    word,
  );
}

/** Whether a word is an age or a strength, which only a bottle has: "12yo", "57proof". */
function isAgeOrProof(word: string): boolean {
  return /^\d+(?:yr|yrs|yo|jr|jarige?|jahrige?[rs]?|ans|anos|proof|vol|abv)$/.test(word);
}

/** Whether a word ends in one letter twice, of which the second is no ending: "ginn", "calvadoss". */
function isDoubled(word: string): boolean {
  return /([ns])\1$/.test(word);
}

/** A text in which strengths are words that foldText keeps, and perry and tea are not the pear and the article that they are without accents. */
function sayAlcohol(text: string): string {
  const strong = text.normalize('NFC').replace(STRENGTH, `$1${DEGREES} `);
  if (!/é/i.test(strong)) return strong;
  return strong
    .replace(/(?<!\p{L})poirés?(?!\p{L})/giu, 'perry')
    .replace(/(?<!\p{L})(gin|rhum|vodka|whisky|cognac|tequila) thés?(?!\p{L})/giu, '$1 au thé');
}

/** Whether a text names a cocktail and nothing else, or one that is mixed in a bottle or a can. */
function isCocktail(folded: string): boolean {
  const all = folded.split(' ');
  const rest = tellingWords(all.filter((word) => !READY_MIXED.has(word))).join(' ');
  const isReady = all.some((word) => READY_MIXED.has(word));
  return COCKTAILS.includes(rest) || (isReady && BOTTLED_COCKTAILS.includes(rest));
}

/** Whether words stand in a text in their order, perhaps with others between them. */
function standsIn(own: readonly string[], text: readonly string[]): boolean {
  let next = 0;
  for (const word of text) if (word === own[next]) next++;
  return next === own.length;
}
