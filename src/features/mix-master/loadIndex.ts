import type { Locale } from '../../contracts/locale.ts';
import type { MixIndex, MixWords } from '../../contracts/mixIndex.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { createGarnishes, type Garnishes } from './garnishes.ts';
import { createKitchen, type Kitchen } from './kitchen.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** What Mix Master knows of its language. */
export interface ReadyIndex {
  index: MixIndex;
  kitchen: Kitchen;
  vocabulary: Vocabulary;
  garnishes: Garnishes;
}

/** The index of a language. */
export function readMixIndex(locale: Locale): Promise<MixIndex> {
  return readSiteFile(`/api/${locale}/mix-index.json`);
}

/**
 * Loads the index of a language and makes it ready; the names in the other languages and the garnishes follow, if they come.
 *
 * @param show is given the index without them
 * @throws Error where the index does not come
 */
export async function loadIndex(locale: Locale, show: (ready: ReadyIndex) => void): Promise<ReadyIndex> {
  const index = await readMixIndex(locale);
  const kitchen = createKitchen(index, locale);
  const readyWith = (words?: MixWords): ReadyIndex => ({
    index,
    kitchen,
    vocabulary: createVocabulary(index, locale, words),
    garnishes: createGarnishes(index, kitchen, words),
  });
  const ready = readyWith();
  show(ready);
  try {
    return readyWith(await readSiteFile<MixWords>(`/api/${locale}/mix-words.json`));
  } catch {
    return ready;
  }
}
