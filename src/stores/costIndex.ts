import type { CostIndex } from '../contracts/costs/costIndex.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { costsWithOwnDrinks } from '../domain/costs/costsWithOwnDrinks.ts';
import { readSiteFile } from '../lib/siteFile.ts';
import { ownDrinks, readDrinkParts } from './ownDrinks.ts';

/**
 * What drinks take of what is bought, those of the catalogue and of whoever is signed in.
 *
 * @throws Error where they do not come: an own drink would look as if it had no recipe
 */
export async function readCostIndex(locale: Locale): Promise<CostIndex> {
  const [index, own, parts] = await Promise.all([
    readSiteFile<CostIndex>(`/lists/${locale}/costs.json`),
    ownDrinks.load(),
    readDrinkParts(locale),
  ]);
  return own === null ? index : costsWithOwnDrinks(index, own, parts);
}
