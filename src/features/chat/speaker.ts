import type { Locale } from '../../contracts/site/locale.ts';
import { finishedSentences } from '../../domain/chat/sentences.ts';

/** Tells a screen reader what is going on. */
export interface Speaker {
  /** Says a text at once, in the language of the page where no other is named. */
  say(text: string, language?: Locale): void;
  /** Says what sentences of a growing answer have ended since the last time. */
  hear(answer: string, isWhole: boolean, language?: Locale): void;
  /** Begins with another answer. */
  begin(): void;
  /** Forgets what was said: nobody is to come upon an earlier conversation in the region. */
  clear(): void;
}

/** Milliseconds that a sentence stays: who browses the dialog later reads the conversation itself, and not twice. */
const STAY = 4000;

/**
 * Speaks by a polite live region that nobody sees, sentence by sentence: an answer that is read while it grows would
 * be heard in fragments.
 *
 * @param plain takes the marks from a sentence
 */
export function createSpeaker(region: HTMLElement, plain: (sentence: string) => string): Speaker {
  let heard = 0;
  const say = (text: string, language?: Locale) => {
    if (text.trim() === '') return;
    const line = document.createElement('p');
    line.textContent = text;
    if (language) line.lang = language;
    region.append(line);
    setTimeout(() => {
      line.remove();
    }, STAY);
  };
  return {
    say,
    begin: () => {
      heard = 0;
    },
    clear: () => {
      region.replaceChildren();
    },
    hear: (answer, isWhole, language) => {
      const { sentences, end } = finishedSentences(answer, heard, isWhole);
      heard = end;
      for (const sentence of sentences) say(plain(sentence), language);
    },
  };
}
