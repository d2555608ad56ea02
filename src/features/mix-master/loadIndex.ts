import type { Locale } from '../../contracts/site/locale.ts';
import type { MixIndex, MixWords } from '../../contracts/shelf/mixIndex.ts';
import { inIdleTime } from '../../lib/inIdleTime.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { ownDrinks, readDrinkParts } from '../../stores/ownDrinks.ts';
import { createGarnishes, type Garnishes } from './garnishes.ts';
import { createShelfMatcher, type ShelfMatcher } from './shelfMatcher.ts';
import type { MatcherIndex } from './ownRecipes.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** What Mix Master knows of its language. */
export interface ReadyIndex {
  index: MixIndex;
  matcher: ShelfMatcher;
  vocabulary: Vocabulary;
  garnishes: Garnishes;
  /** Whether the reader's own drinks were asked for and did not come. */
  lacksOwn: boolean;
}

/** The index of a language. */
export function readMixIndex(locale: Locale): Promise<MixIndex> {
  return readSiteFile(`/api/${locale}/mix-index.json`);
}

/** An index with the drinks of whoever is signed in, if there are any. */
async function readKitchenIndex(index: MixIndex, locale: Locale): Promise<MatcherIndex> {
  const own = await ownDrinks.load();
  if (!own?.length) return index;
  const [{ withOwnRecipes }, parts] = await Promise.all([
    loadPart(() => import('./ownRecipes.ts')),
    readDrinkParts(locale),
  ]);
  return withOwnRecipes(index, own, parts, locale);
}

/**
 * Loads the index of a language and makes it ready; the reader's own drinks, the names in the other languages and the
 * garnishes follow, if they come. The names are prepared while the browser is idle.
 *
 * @param show is given the index at once, then once more with the names and the garnishes
 * @throws Error where the index does not come
 */
export async function loadIndex(locale: Locale, show: (ready: ReadyIndex) => void): Promise<ReadyIndex> {
  const index = await readMixIndex(locale);
  const ofCatalogue = createShelfMatcher(index, locale);
  const readyWith = (words?: MixWords): ReadyIndex => ({
    index,
    matcher: ofCatalogue,
    vocabulary: createVocabulary(index, locale, words),
    garnishes: createGarnishes(index, ofCatalogue, words),
    lacksOwn: false,
  });
  show(readyWith());
  const own = readKitchenIndex(index, locale).catch(() => undefined);
  const words = await readSiteFile<MixWords>(`/api/${locale}/mix-words.json`).catch(() => undefined);
  const withWords = readyWith(words);
  inIdleTime(withWords.vocabulary.prepareSome);
  show(withWords);
  const whole = await own;
  if (whole === undefined) return { ...withWords, lacksOwn: true };
  if (whole === index) return withWords;
  const matcher = createShelfMatcher(whole, locale);
  return { ...withWords, matcher, garnishes: createGarnishes(index, matcher, words) };
}
