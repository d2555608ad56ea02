import { editDistance } from '../../text/editDistance.ts';
import { countLetters, lettersOf } from '../../text/letters.ts';
import { SHORTEST_STEM, stemOf } from '../../text/stem.ts';
import { addToList } from '../addTo.ts';
import { foldSpeech } from './foldSpeech.ts';
import { soundKey, soundOf } from './soundKey.ts';
import {
  allNumbers,
  entryOf,
  listTable,
  numbersOf,
  packNumbers,
  push,
  type NumberTable,
  type Table,
} from './table.ts';

/** A phrase that means something, as it is written. */
export interface KnownPhrase {
  text: string;
  /** The number of what it means. */
  means: number;
  /** Whether it is also known by its sound, as names of drinks are that guests write by ear. */
  isHeard?: boolean;
  /** Whether it keeps its ending, as a brand does: “combien” is not Combier. */
  isFixed?: boolean;
}

/** Phrases as they are looked up: plain JSON, so that a build can write it. */
export interface PhraseTables {
  /** By the folded phrase its place in the order in which they were made known, and the numbers of what it means. */
  exact: NumberTable;
  /** By the stem of a phrase, the numbers of what it means. */
  stems: NumberTable;
  /** Folded phrases that keep their ending. */
  fixed: readonly string[];
  /** By how they sound, folded phrases and the number of what each means. */
  sounds: Table<readonly (readonly [text: string, means: number])[]>;
  /** The most words of a phrase. */
  longest: number;
}

/** Where something known stands in a sentence. */
export interface Span<Value> {
  /** Place of the first word, and of the word behind the last. */
  start: number;
  end: number;
  /** Everything that the words may mean, in the order in which it was made known. */
  values: readonly Value[];
  /** Whether letters had to be forgiven. */
  isGuess: boolean;
}

export interface PhraseFinder<Value> {
  /**
   * What the words of a sentence name, in its order; the longest phrase at a place wins.
   *
   * @param breaks places of words before which no phrase goes on, as behind a comma
   */
  find(words: readonly string[], breaks?: ReadonlySet<number>): Span<Value>[];
}

const NO_BREAKS: ReadonlySet<number> = new Set();
/** What inflection puts behind a word in one of the five languages. */
const ENDING = /(?:ern|en|es|er|em|e|n|s|x)$/;
/** Letters that may be wrong in a phrase of at least so many. */
const FORGIVEN = [
  { length: 11, letters: 3 },
  { length: 8, letters: 2 },
  { length: 5, letters: 1 },
];
const MOST_FORGIVEN = 3;
/** A sentence with more unknown words is no question with a slip in it, and guessing costs time. */
const MOST_GUESSES = 16;
/** Consonants that tell a name by its sound, one more than where its vowels are the same as well, and the words that it may be written in. */
const SHORTEST_SOUND = 4;
const MOST_HEARD = 4;
/** What part of the sounds may be others in a name of the same consonants: “cuántas” is no Contessa. */
const MOST_UNLIKE = 0.4;
/** German and Dutch write what a drink is made of and the drink as one word: Gincocktail, wodkadrankje. */
const HEAD =
  /^(.{3,}?)(?:s|n|en|e)?(?:cocktail|drink|longdrink|getrank|drank|drankje|mixgetrank|shot|mocktail|ersatz|vervanger|rezept|recept|basis|budget|geschmack|smaak)(?:s|e|en|es|n)?$/;

/** Folds phrases and sorts them into tables. */
export function phraseTables(phrases: readonly KnownPhrase[]): PhraseTables {
  const exact = listTable<number>();
  const stems = listTable<number>();
  const sounds = listTable<readonly [string, number]>();
  const fixed = new Set<string>();
  const foldedTexts = new Map<string, string>();
  let longest = 1;
  let known = 0;
  for (const { text, means, isFixed, isHeard } of phrases) {
    const folded = foldedTexts.get(text) ?? foldSpeech(text);
    foldedTexts.set(text, folded);
    if (folded === '') continue;
    longest = Math.max(longest, folded.split(' ').length);
    exact[folded] ??= [known++];
    push(exact, folded, means);
    if (isFixed === true) fixed.add(folded);
    else push(stems, stemOf(folded, ENDING), means);
    const sound = isHeard === true ? soundKey(folded) : '';
    if (sound.length >= SHORTEST_SOUND - 1) push(sounds, sound, [folded, means]);
  }
  return { exact: packNumbers(exact), stems: packNumbers(stems), fixed: [...fixed], sounds, longest };
}

/**
 * Prepares the search for phrases in sentences: as they are, inflected, as the first part of a German or Dutch
 * compound, and with letters wrong.
 *
 * @param meaningOf what the number of a phrase stands for
 * @param isWord whether a word is one of some language, so that it is no slip
 */
export function createPhraseFinder<Value>(
  { exact, stems, fixed, sounds, longest }: PhraseTables,
  meaningOf: (means: number) => Value,
  isWord: (word: string) => boolean,
): PhraseFinder<Value> {
  const isFixed = new Set(fixed);
  let byLength: ReadonlyMap<number, readonly Guessable[]> | undefined;

  const lookExactly = (text: string) => numbersOf(exact, text)?.slice(1);
  const look = (text: string): readonly number[] | undefined => {
    const whole = lookExactly(text);
    if (whole !== undefined || text.length < SHORTEST_STEM + 1) return whole;
    const stem = stemOf(text, ENDING);
    // So little is left of it that it may be anything: "salen" is no salt.
    if (stem.length <= SHORTEST_STEM && text.length - stem.length > 1) return numbersOf(stems, text);
    return (
      (isFixed.has(stem) ? undefined : lookExactly(stem)) ??
      (text.length > SHORTEST_STEM + 2 ? numbersOf(stems, text) : undefined) ??
      numbersOf(stems, stem)
    );
  };
  const inCompound = (word: string) => {
    const first = HEAD.exec(word)?.[1];
    return first === undefined ? undefined : (look(first) ?? look(`${first}e`));
  };

  function guess(text: string, most = MOST_FORGIVEN): readonly number[] | undefined {
    const letters = lettersOf(text);
    const allowed = Math.min(most, FORGIVEN.find(({ length }) => text.length >= length)?.letters ?? 0);
    let nearest: { means: readonly number[]; distance: number; order: number } | undefined;
    byLength ??= guessable(exact);
    for (let length = text.length - allowed; allowed > 0 && length <= text.length + allowed; length++) {
      for (const entry of byLength.get(length) ?? []) {
        if (countLetters(letters ^ entry.letters) > 2 * allowed || entry.text[0] !== text[0]) continue;
        const distance = editDistance(text, entry.text);
        const { order } = entry;
        const isNearer =
          nearest === undefined ||
          distance < nearest.distance ||
          (distance === nearest.distance && order < nearest.order);
        if (distance <= allowed && isNearer) nearest = { means: entry.means, distance, order };
      }
    }
    return nearest?.means;
  }

  return {
    find(words, breaks = NO_BREAKS) {
      /** The place behind the last word that a phrase from a place may hold. */
      const endFrom = (start: number, most: number) => {
        const last = Math.min(words.length, start + most);
        for (let place = start + 1; place < last; place++) if (breaks.has(place)) return place;
        return last;
      };
      const spans: Span<Value>[] = [];
      let guesses = 0;
      for (let start = 0; start < words.length;) {
        const span = longestAt(
          start,
          (text, count) => look(text) ?? (count === 1 ? inCompound(text) : undefined),
        );
        if (span !== undefined) {
          spans.push(span);
          start = span.end;
          continue;
        }
        const word = words[start] ?? '';
        const isSlip = word.length > 2 && !isWord(word) && guesses < MOST_GUESSES;
        const guessed = isSlip
          ? (guessAt(start, word.length > 3 ? 1 : 2) ?? guessAt(start - 1, 2, 1) ?? heardAt(start))
          : undefined;
        if (isSlip) guesses++;
        // A name that is heard as a whole takes in what was read in its parts.
        while (guessed !== undefined && (spans.at(-1)?.end ?? 0) > guessed.start) spans.pop();
        if (guessed !== undefined) spans.push(guessed);
        start = guessed?.end ?? start + 1;
      }
      return spans;

      /** A name that sounds like some words around an unknown one. */
      function heardAt(place: number): Span<Value> | undefined {
        for (let start = Math.max(0, place - MOST_HEARD + 1); start <= place; start++) {
          for (let end = endFrom(start, MOST_HEARD); end > place; end--) {
            const text = words.slice(start, end).join(' ');
            const name = entryOf(sounds, soundKey(text))?.find(([known]) => isAlike(text, known));
            if (name !== undefined) return { start, end, values: [meaningOf(name[1])], isGuess: true };
          }
        }
        return undefined;
      }

      function longestAt(
        start: number,
        find: (text: string, count: number) => readonly number[] | undefined,
      ): Span<Value> | undefined {
        for (let end = endFrom(start, longest); end > start; end--) {
          const means = find(words.slice(start, end).join(' '), end - start);
          if (means !== undefined) return { start, end, values: means.map(meaningOf), isGuess: false };
        }
        return undefined;
      }

      /** A short word is a slip only in a name of several; so is the last word of a name, by one letter. */
      function guessAt(start: number, fewest: number, most?: number): Span<Value> | undefined {
        for (let end = endFrom(start, 3); start >= 0 && end >= start + fewest; end--) {
          const means = guess(words.slice(start, end).join(' '), most);
          if (means !== undefined) return { start, end, values: means.map(meaningOf), isGuess: true };
        }
        return undefined;
      }
    },
  };
}

function isAlike(said: string, name: string): boolean {
  const [one, other] = [soundOf(said), soundOf(name)];
  if (soundKey(name).length < SHORTEST_SOUND) return one === other && one.length > SHORTEST_SOUND;
  return editDistance(one, other) <= MOST_UNLIKE * Math.max(one.length, other.length);
}

/** A phrase that a word with letters wrong may be. */
interface Guessable {
  text: string;
  letters: number;
  order: number;
  means: readonly number[];
}

/** Phrases by how many letters they have. */
function guessable(exact: PhraseTables['exact']): ReadonlyMap<number, readonly Guessable[]> {
  const byLength = new Map<number, Guessable[]>();
  for (const [text, [order = 0, ...means]] of allNumbers(exact)) {
    addToList(byLength, text.length, { text, letters: lettersOf(text), order, means });
  }
  return byLength;
}
