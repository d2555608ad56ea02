import { useEffect, useState } from 'react';
import type { WishSearch, WishSearchQuestion } from '../../contracts/search/wishSearch.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { mayBeSentence } from '../../domain/search/sentence.ts';
import { getKeptReading, readSentence } from '../../lib/readSentence.ts';

/**
 * What the reader of wishes makes of a search; undefined for a few letters, and where no answer comes: then
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
  const asked = mayBeSentence(text) ? JSON.stringify({ text, lang: locale, without: taken }) : '';
  const [answer, setAnswer] = useState<{ asked: string; reading: WishSearch | undefined }>();
  useEffect(() => {
    const question = parse(asked);
    if (question === undefined || getKeptReading(question)) return;
    const leaving = new AbortController();
    void readSentence(question, leaving.signal).then((reading) => {
      if (!leaving.signal.aborted) setAnswer({ asked, reading });
    });
    return () => {
      leaving.abort();
    };
  }, [asked]);
  const question = parse(asked);
  const kept = question && getKeptReading(question);
  const reading = kept ?? (answer?.asked === asked ? answer.reading : undefined);
  return { reading, isReading: question !== undefined && kept === undefined && answer?.asked !== asked };
}

function parse(asked: string): WishSearchQuestion | undefined {
  return asked === '' ? undefined : (JSON.parse(asked) as WishSearchQuestion);
}
