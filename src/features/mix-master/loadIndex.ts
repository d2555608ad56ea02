import type { Locale } from '../../contracts/locale.ts';
import type { MixIndex, MixWords } from '../../contracts/mixIndex.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { createKitchen, type Kitchen } from './kitchen.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** What Mix Master knows of its language. */
export interface ReadyIndex {
  index: MixIndex;
  kitchen: Kitchen;
  vocabulary: Vocabulary;
}

/** The index of a language. */
export function readMixIndex(locale: Locale): Promise<MixIndex> {
  return readSiteFile(`/api/${locale}/mix-index.json`);
}

/**
 * Loads the index of a language and makes it ready; the names in the other languages follow, if they come.
 *
 * @param show is given the index without them
 * @throws Error where the index does not come
 */
export async function loadIndex(locale: Locale, show: (ready: ReadyIndex) => void): Promise<ReadyIndex> {
  const index = await readMixIndex(locale);
  const ready = { index, kitchen: createKitchen(index, locale), vocabulary: createVocabulary(index, locale) };
  show(ready);
  try {
    const words = await readSiteFile<MixWords>(`/api/${locale}/mix-words.json`);
    return { ...ready, vocabulary: createVocabulary(index, locale, words) };
  } catch {
    return ready;
  }
}
