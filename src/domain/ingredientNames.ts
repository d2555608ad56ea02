import { foldText } from '../text/foldText.ts';
import { soundOf } from '../text/soundOf.ts';
import { stemmed } from '../text/stem.ts';
import { addToList, addToSet } from './addTo.ts';
import { isOfLine } from './lineage.ts';
import { createMistypedNames } from './mistypedNames.ts';
import { isPoured, otherProducts, productNames, splitMaker } from './makers.ts';
import { COLOURS, DENIALS, GRADES, MAKERS, QUALIFIERS, THINGS_APART } from './nameQualifiers.ts';
import { withoutAside, withoutPacking } from './nameAsides.ts';

/** A name under which an ingredient is known. */
export interface KnownName {
  /** As it is written, or as `foldText` gives it. */
  text: string;
  /** Id of the ingredient. */
  id: string;
  /** Whether its language puts what a thing is last: coconut *rum*, not *ron* de coco. */
  isHeadLast: boolean;
}

/** A known name as it is searched. */
export interface FoldedName extends KnownName {
  folded: string;
}

/** Finds what an entry means. */
export interface IngredientNames {
  /** The id of the ingredient that a text names for sure, if it does. */
  find(text: string): string | undefined;
  /** Every name in the order given. */
  readonly names: readonly FoldedName[];
  /**
   * Prepares some of the names ahead of the first question, which else prepares all that are left.
   * @returns whether all are ready
   */
  prepareSome(): boolean;
}

/** What a text is made of: known names and where they stand, and the words that are left. */
interface Parts {
  found: { name: FoldedName; start: number; end: number }[];
  left: string[];
}

/** A word in the names of so many other families is no brand's. */
const COMMON = 2;
/** A word in the names of so many other families is only what a thing is in general: of syrup and cream there are all sorts. */
const GENERAL = 15;
/** Letters of a name that may be written apart or together. */
const SHORTEST_JOINED = 6;
/** Letters of a sound that tells a name from others. */
const SHORTEST_SOUND = 5;
/** Names prepared at a time: a slow phone takes a few milliseconds. */
const SOME = 32;
/** A French article or preposition before a vowel, as in a jar "d’olives"; the apostrophe is lost in a folded text. */
const ELISION = /(?<!\p{L})([dl])['’](?=\p{L})/giu;
/** "0.0" and "0 %", as labels say that there is no alcohol in it; "0.7 l" is an amount. */
const NO_ALCOHOL = /(?<![\d.,])0(?:[.,]0+)?\s?%|(?<![\d.,])0[.,]0+(?![\d.,])/g;

/**
 * Prepares the names under which ingredients are known. `find` tries, in this order: the name as it is; the
 * name in another number ("limes", "Zitronen"); the name beside words that change nothing ("2 fresh limes"),
 * that name the same again ("Tanqueray London dry gin") or that stand inside it ("ron Bacardi blanco"); the
 * name with letters wrong; the name beside words that nobody knows ("Xyz gin", a brand).
 *
 * @param known of equal names the first counts: put those of the reader's language first, names before synonyms
 * @param isBottle whether an ingredient is sold under brands, which may stand before and behind its name
 */
export function createIngredientNames(
  known: readonly KnownName[],
  parentOf: (id: string) => string | undefined,
  isBottle: (id: string) => boolean,
): IngredientNames {
  const names: FoldedName[] = [];
  /** How many of the known names are prepared. */
  let prepared = 0;
  const byName = new Map<string, FoldedName>();
  const byStem = new Map<string, FoldedName>();
  /** Names of several words, written as one. */
  const joined = new Map<string, FoldedName>();
  const familiesByWord = new Map<string, Set<string>>();
  const byFirstWord = new Map<string, { name: FoldedName; stems: string[] }[]>();
  /** How many words the longest name has that begins with a word, by the stem of that word. */
  const longestFrom = new Map<string, number>();
  let findMistyped: ReturnType<typeof createMistypedNames<FoldedName>> | undefined;
  let bySound: Map<string, string | undefined> | undefined;

  function learn(one: KnownName): void {
    const name = { ...one, folded: foldText(one.text) };
    if (!name.folded) return;
    names.push(name);
    const words = name.folded.split(' ');
    begin(words);
    if (!byName.has(name.folded)) byName.set(name.folded, name);
    if (words.length > 1 && name.folded.length > SHORTEST_JOINED) {
      const one = words.join('');
      if (!joined.has(one)) joined.set(one, name);
    }
    const stem = stemmed(name.folded);
    if (!byStem.has(stem)) byStem.set(stem, name);
    const telling = tellingWords(words);
    begin(telling);
    const short = stemmed(telling.join(' '));
    if (telling.length > 1 && !byStem.has(short)) byStem.set(short, name);
    const stems = telling.map(stemmed);
    const family = familyOf(name.id);
    for (const word of stems) addToSet(familiesByWord, word, family);
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

  const isWordOfSome = (word: string) => familiesByWord.has(stemmed(word));
  const named = (text: string) =>
    byName.get(text) ?? byStem.get(stemmed(text)) ?? byName.get(inSingular(text));

  function begin(words: readonly string[]): void {
    const first = stemmed(words[0] ?? '');
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
  }

  /** What an ingredient is in the end a kind of. */
  function familyOf(id: string): string {
    const parent = parentOf(id);
    return parent === undefined ? id : familyOf(parent);
  }

  const isKindOf = (id: string, ancestor: string) => isOfLine(id, ancestor, parentOf);

  /** The names that a text falls into, the longest first, and the words that are left. */
  function partsOf(words: string[]): Parts {
    const found: Parts['found'] = [];
    const left: string[] = [];
    for (let start = 0; start < words.length;) {
      const longest = longestFrom.get(stemmed(words[start] ?? '')) ?? 0;
      let end = Math.min(words.length, start + longest);
      let name: FoldedName | undefined;
      for (; end > start; end--) {
        name = named(words.slice(start, end).join(' '));
        if (name !== undefined) break;
      }
      if (name === undefined) left.push(words[start++] ?? '');
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

  /** Whether a word stands in the name of something else: coconut gin is no gin, Bulleit bourbon is bourbon. */
  function saysOther(word: string, id: string): boolean {
    const other = named(word);
    if (other !== undefined) return familyOf(other.id) !== familyOf(id);
    return otherFamilies(word, id) >= COMMON;
  }

  /** In how many families besides an ingredient's own a word stands in a name. */
  function otherFamilies(word: string, id: string): number {
    const families = [...(familiesByWord.get(stemmed(word)) ?? [])];
    return families.filter((family) => family !== familyOf(id)).length;
  }

  /** Whether a name is only a word for things of all sorts, so that what stands beside it says which: hazelnut syrup. */
  function isGeneral({ folded, id }: FoldedName): boolean {
    return !folded.includes(' ') && !isBottle(id) && otherFamilies(folded, id) >= GENERAL;
  }

  /** Whether a word beside a name changes nothing. */
  function isHarmless(word: string, id: string): boolean {
    return GRADES.has(word) || MAKERS.has(word) || isNumber(word) || (COLOURS.has(word) && isBottle(id));
  }

  /** A name at its place beside words that nobody knows, as a brand would be. */
  function findBranded({ found, left }: Parts, words: string[]): string | undefined {
    const id = narrowest(found.map(({ name }) => name));
    const [first] = found;
    if (id === undefined || first === undefined) return undefined;
    const strange = left.filter((word) => !isHarmless(word, id));
    if (left.some((word) => DENIALS.has(word)) || strange.some((word) => saysOther(word, id)))
      return undefined;
    if (strange.length > 0 && found.every(({ name }) => isGeneral(name))) return undefined;
    const last = found.at(-1) ?? first;
    const hasHead =
      strange.length === 0 ||
      isBottle(id) ||
      (last.name.isHeadLast && last.end === words.length) ||
      (!first.name.isHeadLast && first.start === 0);
    return hasHead ? id : undefined;
  }

  /** The kind that all names agree on; of two kinds of the same thing the one that is named without it, by a brand. */
  function narrowest(found: readonly FoldedName[]): string | undefined {
    const agreeing = found.find(({ id }) => found.every((other) => isKindOf(id, other.id)))?.id;
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
    find(text) {
      prepareAll();
      const folded = foldText(text);
      if (folded === '') return undefined;
      const exact = named(folded);
      if (exact !== undefined) return exact.id;
      const said = text.replace(NO_ALCOHOL, ' zero ');
      const ways = new Set(
        [said, withoutAside(said), withoutAside(said.replace(ELISION, '$1 '))].map(foldText),
      );
      // A set goes on to what is added while it is read.
      for (const way of ways) {
        const id = findIn(way);
        if (id !== undefined) return id;
        ways.add(withoutPacking(way));
      }
      return undefined;
    },
  };

  function findIn(folded: string): string | undefined {
    const exact = named(folded);
    if (exact !== undefined) return exact.id;
    const words = tellingWords(folded.split(' '));
    if (words.length === 0) return undefined;
    const plain = words.filter((word) => !isNumber(word)).join(' ');
    const whole = named(plain) ?? findJoined(plain);
    if (whole !== undefined) return whole.id;
    const made = findMade(words);
    if (made !== undefined) return made.id;
    const parts = partsOf(words);
    const sure = findTitled(parts, words);
    if (sure !== undefined) return sure;
    if (parts.left.some((word) => THINGS_APART.has(word))) return undefined;
    if (words.every(isWordOfSome)) return findBranded(parts, words);
    findMistyped ??= createMistypedNames(names);
    return findBySound(plain) ?? findMistyped(plain)?.id ?? findBranded(parts, words);
  }

  /** A name whose words are written apart or together: "Ananas Saft", "gingerbeer". */
  function findJoined(plain: string): FoldedName | undefined {
    const one = plain.replaceAll(' ', '');
    if (one.length < SHORTEST_JOINED) return undefined;
    return joined.get(one) ?? (one === plain ? undefined : named(one));
  }

  /**
   * What a maker of one kind of thing ("Monin mint") makes of the words beside its name: the product of that
   * flavour, else what the words name; for a maker of spirits only what is sold under brands. Undefined
   * without a maker, and for a mixer beside unknown words; without an id where the maker makes nothing that
   * is known.
   */
  function findMade(words: string[]): { id?: string } | undefined {
    const split = splitMaker(words);
    if (split === undefined) return undefined;
    const rest = split.rest.join(' ');
    const product = firstNamed(productNames(split.made, rest));
    if (product !== undefined) return { id: product };
    const id = findIn(rest);
    if (id === undefined) return split.made === 'mixer' ? undefined : {};
    if (split.made === 'bottled') return isBottle(id) ? { id } : {};
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

  /** The ingredient whose name sounds like a text, where it is the only one. */
  function findBySound(plain: string): string | undefined {
    if (bySound === undefined) {
      bySound = new Map();
      for (const { folded, id } of names) {
        const key = soundOfAll(folded);
        if (key.length < SHORTEST_SOUND) continue;
        bySound.set(key, !bySound.has(key) || bySound.get(key) === id ? id : undefined);
      }
    }
    return bySound.get(soundOfAll(plain));
  }
}

/** How a folded text sounds, however its words are set apart. */
function soundOfAll(folded: string): string {
  return soundOf(folded.replaceAll(' ', ''));
}

/** A text whose English, Spanish or French plurals are singular: "pearl onions", "maraschino cherries". */
function inSingular(text: string): string {
  return text
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''))
    .join(' ');
}

/** The words that tell something: no qualifiers. */
function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => word !== '' && !QUALIFIERS.has(word));
}

function isNumber(word: string): boolean {
  return /^\d+(?:ml|cl|dl|l|oz|g|kg)?$/.test(word);
}

/** Whether words stand in a text in their order, perhaps with others between them. */
function standsIn(own: readonly string[], text: readonly string[]): boolean {
  let next = 0;
  for (const word of text) if (word === own[next]) next++;
  return next === own.length;
}
