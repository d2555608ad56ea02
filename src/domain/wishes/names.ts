import { countLetters, toLetterMask } from '../../text/letters.ts';
import { editDistance } from '../../text/editDistance.ts';
import { foldText } from '../../text/foldText.ts';
import { toSoundKey } from '../../text/toSoundKey.ts';
import { addToList } from '../lib/addToList.ts';
import { getEntry } from '../chat/table.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { canonical, listNameWords, SHORTEST_JOINED, type NamedThing, type NameTables } from './nameTables.ts';

/** What the reader of wishes knows of the book. */
export interface WishNames {
  /** The index of its names, prepared when it is first asked for. */
  getIndex(): NameIndex;
  factsOf(id: string): DietaryFacts | undefined;
}

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
  /** The words of the names of drinks and ingredients. */
  listWords(): ReadonlySet<string>;
  isDaily(text: string): boolean;
  /** Whether a thing is mainly called so. */
  isMainName(thing: NamedThing, text: string): boolean;
}

/** Words of the longest name. */
export const LONGEST_NAME = 6;
/** A shorter word is no slip. */
const SHORTEST_SLIP = 4;

/**
 * @param dailyNames of drinks that are words of daily life: they count only where a drink is clearly meant
 * @param mainNamesOf what a thing is mainly called, in any language
 */
export function createNameIndex(
  { exact, alike }: NameTables,
  dailyNames: readonly string[],
  mainNamesOf: (thing: NamedThing) => readonly string[],
): NameIndex {
  const daily = new Set(dailyNames);
  const find = (said: readonly string[]) => {
    const form = said.map(canonical).join(' ');
    const found = getEntry(exact, said.join(' ')) ?? getEntry(alike, form) ?? getEntry(exact, form);
    if (found !== undefined || said.length === 1 || said.length > 3) return found;
    const joined = said.join('');
    return joined.length < SHORTEST_JOINED
      ? undefined
      : (getEntry(exact, joined) ?? getEntry(alike, canonical(joined)));
  };
  return {
    find: (said) => find(said)?.split(' ') as NamedThing[] | undefined,
    findNear: createSlipFinder(exact),
    listWords: () => listNameWords(exact),
    isDaily: (text) => daily.has(text),
    isMainName: (thing, text) => mainNamesOf(thing).some((name) => foldText(name) === text),
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
function createSlipFinder(exact: NameTables['exact']): (word: string) => readonly Slip[] {
  let raw: Map<string, string[]> | undefined;
  const buckets = new Map<string, NameWord[]>();

  function bucketOf(first: string): NameWord[] {
    if (raw === undefined) {
      raw = new Map();
      for (const word of listNameWords(exact))
        if (word.length >= SHORTEST_SLIP) addToList(raw, firstOf(word), word);
    }
    const bucket =
      buckets.get(first) ??
      (raw.get(first) ?? []).map((word) => ({ word, letters: toLetterMask(word), sound: toSoundKey(word) }));
    buckets.set(first, bucket);
    return bucket;
  }

  return (word) => {
    // A short word is near to many others.
    const wrong = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
    const letters = toLetterMask(word);
    const sound = toSoundKey(word);
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
    return near.sort((a, b) => a.distance - b.distance);
  };
}
