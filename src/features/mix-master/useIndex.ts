import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../contracts/locale.ts';
import type { MixIndex, MixWords } from '../../contracts/mixIndex.ts';
import { createKitchen, type Kitchen } from './kitchen.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export type IndexState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; index: MixIndex; kitchen: Kitchen; vocabulary: Vocabulary };

/**
 * Loads the index of a language; the names in the other languages follow when the browser has time.
 *
 * @returns the state, and what tries again after a failure
 */
export function useIndex(locale: Locale): [IndexState, () => void] {
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        const index = await get<MixIndex>(`/api/${locale}/mix-index.json`, leaving.signal);
        const kitchen = createKitchen(index, locale);
        const vocabulary = createVocabulary(index, locale);
        setState({ status: 'ready', index, kitchen, vocabulary });
        const words = await get<MixWords>(`/api/${locale}/mix-words.json`, leaving.signal).catch(
          () => undefined,
        );
        if (words !== undefined) {
          setState({ status: 'ready', index, kitchen, vocabulary: createVocabulary(index, locale, words) });
        }
      } catch {
        if (!leaving.signal.aborted) setState({ status: 'failed' });
      }
    };
    void load();
    return () => {
      leaving.abort();
    };
  }, [locale, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}

/** The build has checked these files by their schemas; a page need not carry them. */
async function get<File>(path: string, signal: AbortSignal): Promise<File> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as File;
}
