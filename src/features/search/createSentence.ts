import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { mayBeSentence } from '../../domain/search/sentence.ts';
import { getKeptReading, readSentence } from '../../lib/readSentence.ts';

/** What is typed into the search, read as a sentence while it is typed. */
export interface Sentence {
  /** The reading of a text; where it is not there yet, it is asked for. */
  read(text: string): WishSearch | undefined;
  /** Takes a wish away, until another text is typed. */
  take(key: string): void;
  /** Keys of the wishes that were taken away. */
  readonly taken: readonly string[];
  readonly isReading: boolean;
  /** Waits for the reading of what was typed last. */
  settle(): Promise<void>;
}

/** @param onRead is called when a reading has come, or will not come */
export function createSentence(locale: Locale, onRead: () => void): Sentence {
  let text = '';
  let taken: readonly string[] = [];
  let asked = '';
  let leaving: AbortController | undefined;
  let coming: Promise<void> | undefined;
  const leave = () => {
    leaving?.abort();
    coming = undefined;
  };
  const ask = (question: Parameters<typeof readSentence>[0]) => {
    leave();
    const own = (leaving = new AbortController());
    coming = readSentence(question, own.signal).then(() => {
      if (own.signal.aborted) return;
      coming = undefined;
      onRead();
    });
  };
  return {
    read(typed) {
      if (typed !== text) taken = [];
      text = typed;
      if (!mayBeSentence(text)) {
        asked = '';
        leave();
        return undefined;
      }
      const question = { text, lang: locale, without: [...taken] };
      const key = JSON.stringify(question);
      const kept = getKeptReading(question);
      // What did not come is asked for again with the next text alone.
      if (kept) leave();
      else if (key !== asked) ask(question);
      asked = key;
      return kept;
    },
    take(key) {
      taken = [...taken, key];
    },
    get taken() {
      return taken;
    },
    get isReading() {
      return coming !== undefined;
    },
    settle: () => coming ?? Promise.resolve(),
  };
}
