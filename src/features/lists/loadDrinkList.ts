import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import type { DrinkChooser } from './chooseDrinks.ts';

/**
 * Loads the drinks of a list and the search over them.
 *
 * @throws Error where they do not come
 */
export async function loadDrinkList(source: string): Promise<{ index: ListIndex; choose: DrinkChooser }> {
  const [index, { createDrinkChooser }] = await Promise.all([
    readSiteFile<ListIndex>(source),
    loadPart(() => import('./chooseDrinks.ts')),
  ]);
  return { index, choose: createDrinkChooser(index) };
}
