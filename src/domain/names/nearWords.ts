import { editDistance } from '../../text/editDistance.ts';
import { countLetters, toLetterMask } from '../../text/letters.ts';
import { addToList } from '../lib/addToList.ts';
import { nameSound } from './nameSound.ts';

/** Letters that may be wrong in a word of at least so many; one more where it is only asked. */
const FORGIVEN = [
  { length: 13, letters: 3 },
  { length: 8, letters: 2 },
  { length: 3, letters: 1 },
];
/** In a shorter word one letter more would make any word of any other. */
const SHORTEST_ASKED = 5;
/** Of two words as near by letters, the one that sounds alike is meant. */
const SOUND_BONUS = 0.5;
/** Of one consonant any word sounds alike: "qqqq" and "co". */
const SHORTEST_SOUND = 2;
const MOST_WRONG = Math.max(...FORGIVEN.map(({ letters }) => letters)) + 1;

/** A word that another may be a slip of. */
export interface NearWord {
  word: string;
  /** Letters that are wrong; half a letter less where both sound alike, and hardly more than one then. */
  distance: number;
  /** Whether both sound alike. */
  isSameSound: boolean;
  /** Whether so few are wrong that it is likely meant; else it is only worth asking. */
  isClose: boolean;
}

interface Entry {
  word: string;
  letters: number;
}

/** Prepares the search for the words that a word may be a slip of, the nearest first; those that sound alike are close. */
export function createNearWords(words: Iterable<string>): (word: string) => NearWord[] {
  const byLength = new Map<number, Entry[]>();
  const bySound = new Map<string, string[]>();
  for (const word of new Set(words)) {
    addToList(byLength, word.length, { word, letters: toLetterMask(word) });
    addToList(bySound, nameSound(word), word);
  }
  return (word) => {
    const found = new Map<string, NearWord>();
    const letters = toLetterMask(word);
    for (let length = word.length - MOST_WRONG; length <= word.length + MOST_WRONG; length++) {
      const shorter = Math.min(word.length, length);
      const close = FORGIVEN.find((rule) => shorter >= rule.length)?.letters ?? 0;
      const wrong = shorter < SHORTEST_ASKED ? close : close + 1;
      if (Math.abs(word.length - length) > wrong) continue;
      for (const entry of byLength.get(length) ?? []) {
        // Each wrong letter changes at most two of the letters that a word has.
        if (countLetters(letters ^ entry.letters) > 2 * wrong) continue;
        const distance = editDistance(word, entry.word);
        if (distance <= wrong)
          found.set(entry.word, {
            word: entry.word,
            distance,
            isSameSound: false,
            isClose: distance <= close,
          });
      }
    }
    const sound = nameSound(word);
    for (const other of (sound.length >= SHORTEST_SOUND && bySound.get(sound)) || [])
      found.set(other, {
        word: other,
        distance: distanceByEar(editDistance(word, other)),
        isSameSound: true,
        isClose: true,
      });
    return [...found.values()].sort((a, b) => a.distance - b.distance);
  };
}

/** Hardly more than one letter where two words sound alike, and less for the one with fewer other letters. */
function distanceByEar(letters: number): number {
  return Math.min(letters - SOUND_BONUS, 1 + letters / 100);
}
