import { countLetters, lettersOf } from '../../text/letters.ts';
import { editDistance } from '../../text/editDistance.ts';
import { foldText } from '../../text/foldText.ts';
import { soundOf } from '../../text/soundOf.ts';
import { stemmed } from '../../text/stem.ts';
import { addToList } from '../addTo.ts';
import type { DietaryFacts } from '../dietary.ts';
import { NAME_WORDS } from '../drinkSearch/words.ts';

/** Something with the names that people call it by, in all languages. */
export interface Named {
  id: string;
  names: readonly string[];
  /** What else people call it: aliases, synonyms, brands. */
  others?: readonly string[];
}

/** What a reader of wishes knows of the book. */
export interface WishNames {
  drinks: readonly Named[];
  ingredients: readonly Named[];
  /** Vocabularies whose names are wordings too. */
  foods: readonly Named[];
  glasses: readonly Named[];
  /** Names of drinks that are words of daily life: they count only where a drink is clearly meant. */
  dailyNames: readonly string[];
  factsOf(id: string): DietaryFacts | undefined;
}

type NamedKind = 'drink' | 'ingredient' | 'food' | 'glass';
export type NamedThing = `${NamedKind}:${string}`;

/** A word that another may be a slip of. */
export interface Slip {
  word: string;
  /** Letters that are wrong. */
  distance: number;
  /** Whether they sound alike. */
  isByEar: boolean;
}

/** Finds names in a row of words. */
export interface NameIndex {
  /** What these words name. */
  find(words: readonly string[]): readonly NamedThing[] | undefined;
  /** Words of names that a word may be a slip of, the nearest first. */
  findNear(word: string): readonly Slip[];
  isDaily(text: string): boolean;
  /** Whether a thing is mainly called so. */
  isMainName(thing: NamedThing, text: string): boolean;
}

/** Words of the longest name. */
export const LONGEST_NAME = 6;
/** A shorter name is not found with its words written together or apart. */
const SHORTEST_JOINED = 7;
/** A shorter word is no plural of another, and no slip. */
const SHORTEST_STEMMED = 4;
const SHORTEST_SLIP = 4;

const firstOfRow = new Map(NAME_WORDS.flatMap((row) => [...row].map((word) => [word, [...row][0] ?? word])));
const indexes = new WeakMap<WishNames, NameIndex>();

/** The index of the names, prepared when it is first asked for. */
export function getNameIndex(names: WishNames): NameIndex {
  const index = indexes.get(names) ?? createNameIndex(names);
  indexes.set(names, index);
  return index;
}

function createNameIndex(names: WishNames): NameIndex {
  const exact = new Map<string, NamedThing[]>();
  const alike = new Map<string, NamedThing[]>();
  const words = new Set<string>();
  const byThing = new Map<string, Named>();
  const forms = new Map<string, string>();
  /** A word in the form in which names are compared: in singular, and alike in all languages. */
  const canonical = (word: string): string => {
    const before = forms.get(word);
    if (before !== undefined) return before;
    // A short stem is that of too many words: "père" is no plural of "peer".
    const stem = stemmed(word);
    const form = firstOfRow.get(word) ?? (stem.length < SHORTEST_STEMMED ? word.replace(/s$/, '') : stem);
    forms.set(word, form);
    return form;
  };
  const add = (map: Map<string, NamedThing[]>, key: string, thing: NamedThing) => {
    const things = map.get(key);
    if (things === undefined) map.set(key, [thing]);
    else if (!things.includes(thing)) things.push(thing);
  };
  const learn = (kind: NamedKind, all: readonly Named[]) => {
    for (const named of all) {
      const thing: NamedThing = `${kind}:${named.id}`;
      byThing.set(thing, named);
      for (const text of new Set([...named.names, ...(named.others ?? [])])) {
        const folded = foldText(text);
        if (folded === '') continue;
        const parts = folded.split(' ');
        add(exact, folded, thing);
        const form = parts.map(canonical).join(' ');
        if (form !== folded) add(alike, form, thing);
        const joined = parts.join('');
        if (parts.length > 1 && joined.length >= SHORTEST_JOINED) add(alike, canonical(joined), thing);
        if (kind === 'drink' || kind === 'ingredient') for (const word of parts) words.add(word);
      }
    }
  };
  learn('drink', names.drinks);
  learn('ingredient', names.ingredients);
  learn('food', names.foods);
  learn('glass', names.glasses);
  const daily = new Set(names.dailyNames);
  const near = createSlipFinder(words);

  return {
    find(said) {
      const form = said.map(canonical).join(' ');
      const found = exact.get(said.join(' ')) ?? alike.get(form) ?? exact.get(form);
      if (found !== undefined || said.length === 1 || said.length > 3) return found;
      const joined = said.join('');
      return joined.length < SHORTEST_JOINED
        ? undefined
        : (exact.get(joined) ?? alike.get(canonical(joined)));
    },
    findNear: near,
    isDaily: (text) => daily.has(text),
    isMainName: (thing, text) => byThing.get(thing)?.names.some((name) => foldText(name) === text) ?? false,
  };
}

/** Letters that sound alike at the beginning of a word, where a slip is seldom but by ear. */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  c: 'k',
  q: 'k',
  w: 'v',
  z: 's',
  y: 'i',
  j: 'h',
  b: 'v',
};
const firstOf = (word: string) => FIRST_LETTERS[word.charAt(0)] ?? word.charAt(0);

interface NameWord {
  word: string;
  letters: number;
  sound: string;
}

/** Prepares the search for words that another may be a slip of: a letter or two wrong, or written by ear. */
function createSlipFinder(words: ReadonlySet<string>): (word: string) => readonly Slip[] {
  let raw: Map<string, string[]> | undefined;
  const buckets = new Map<string, NameWord[]>();
  const found = new Map<string, readonly Slip[]>();

  function bucketOf(first: string): NameWord[] {
    if (raw === undefined) {
      raw = new Map();
      for (const word of words) if (word.length >= SHORTEST_SLIP) addToList(raw, firstOf(word), word);
    }
    const bucket =
      buckets.get(first) ??
      (raw.get(first) ?? []).map((word) => ({ word, letters: lettersOf(word), sound: soundOf(word) }));
    buckets.set(first, bucket);
    return bucket;
  }

  return (word) => {
    const before = found.get(word);
    if (before !== undefined) return before;
    // A short word is near to many others.
    const wrong = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
    const letters = lettersOf(word);
    const sound = soundOf(word);
    const near: Slip[] = [];
    if (word.length >= SHORTEST_SLIP) {
      for (const other of bucketOf(firstOf(word))) {
        const most = other.sound === sound ? wrong + 1 : wrong;
        if (Math.abs(other.word.length - word.length) > most) continue;
        if (countLetters(letters ^ other.letters) > 2 * most) continue;
        const distance = editDistance(word, other.word);
        const isByEar = other.sound === sound;
        if (distance <= most && (isByEar || word.charAt(0) === other.word.charAt(0)))
          near.push({ word: other.word, distance, isByEar });
      }
    }
    const ordered = near.sort((a, b) => a.distance - b.distance);
    found.set(word, ordered);
    return ordered;
  };
}
