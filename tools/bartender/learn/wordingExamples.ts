import { MARKS } from '../../../netlify/services/chat/namedThings.ts';
import { wordsOf } from '../../../netlify/services/chat/messageWords.ts';
import { FULL_STOP } from '../../../netlify/services/chat/scopes.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { seededChance } from './trainModel.ts';
import { messageOf, wordingsIn } from './wordings.ts';

/** So many messages are made of a wording at most. */
const PER_WORDING = 16;
/** What stands for what in a wording. */
const SLOTS: Readonly<Record<string, string>> = {
  '{d}': MARKS.drink,
  '{i}': MARKS.ingredient,
  '{f}': MARKS.food,
  '{n}': MARKS.number,
};
/** How often a message has something before it, behind it, or a slip of the pen. */
const BEFORE = 0.25;
const BEHIND = 0.2;
const SLIP = 0.15;

/** A message that a wording stands for, and what it means. */
export interface WordingExample {
  meant: string;
  words: readonly string[];
  weight: number;
}

/** Messages in all languages, made of the wordings that mean what is asked for. */
export function wordingExamples(isWanted: (meant: string) => boolean): WordingExample[] {
  const chance = seededChance(7);
  return LOCALES.flatMap((locale) => {
    const wordings = wordingsIn(new URL(`wordings/${locale}.txt`, import.meta.url));
    const saying = (meant: string) => wordings.filter((one) => one.meant === meant).map(({ says }) => says);
    const [before, behind] = [saying('before'), saying('behind')];
    return wordings
      .filter(({ meant }) => isWanted(meant))
      .flatMap(({ meant, says }) => {
        const made = Array.from({ length: PER_WORDING }, () => messageOf(says, chance));
        const messages = [...new Set(made)];
        return messages.map((message) => ({
          words: slipped(marked(framed(message))),
          meant,
          weight: 2 / Math.sqrt(messages.length),
        }));
      });

    function framed(message: string): string {
      const first = chance() < BEFORE ? pick(before) : '';
      const last = chance() < BEHIND ? pick(behind) : '';
      return `${first} ${message} ${last}`;
    }
  });

  function pick(texts: readonly string[]): string {
    return texts[Math.floor(chance() * texts.length)] ?? '';
  }

  /** A long word may lose a letter. */
  function slipped(words: readonly string[]): string[] {
    const at = Math.floor(chance() * words.length);
    return words.map((word, place) => {
      if (place !== at || word.length < 5 || chance() > SLIP) return word;
      const lost = 1 + Math.floor(chance() * (word.length - 1));
      return word.slice(0, lost) + word.slice(lost + 1);
    });
  }
}

/** The words of a wording as the reader has them, with marks in the place of names and numbers. */
function marked(wording: string): string[] {
  const said = wording.replace(/\{\w\}/g, (slot) => ` ${SLOTS[slot] ?? ''} `);
  return wordsOf(said)
    .words.filter((word) => word !== FULL_STOP)
    .map((word) => (/^\d/.test(word) ? MARKS.number : word));
}
