import { useEffect, useState } from 'react';
import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { callApi } from '../../lib/api.ts';

/** Answers of this page by what was asked. */
const known = new Map<string, WishSearch>();

/**
 * What the reader of wishes makes of a search; undefined for one word, which is a name, and where no answer comes: then
 * the names decide alone.
 *
 * @param taken keys of wishes that were taken away
 */
export function useReading(
  search: string,
  taken: readonly string[],
  locale: Locale,
): { reading: WishSearch | undefined; isReading: boolean } {
  const text = search.trim();
  const question = /\S\s+\S/.test(text) ? JSON.stringify({ text, lang: locale, without: taken }) : '';
  const [answer, setAnswer] = useState<{ question: string; reading: WishSearch | undefined }>();
  useEffect(() => {
    if (question === '' || known.has(question)) return;
    const leaving = new AbortController();
    const read = async () => {
      try {
        const reading = (await callApi('/api/wishes', {
          method: 'POST',
          body: JSON.parse(question) as unknown,
          signal: leaving.signal,
        })) as WishSearch;
        known.set(question, reading);
        setAnswer({ question, reading });
      } catch {
        // Without an answer, or without a network, the search for names is what there is.
        if (!leaving.signal.aborted) setAnswer({ question, reading: undefined });
      }
    };
    void read();
    return () => {
      leaving.abort();
    };
  }, [question]);
  const reading = known.get(question) ?? (answer?.question === question ? answer.reading : undefined);
  return { reading, isReading: question !== '' && !known.has(question) && answer?.question !== question };
}
