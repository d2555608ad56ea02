import type { Locale } from '../../contracts/site/locale.ts';
import type { MakeableDrink } from '../../domain/menus/shelfMenu.ts';
import { NO_FILTERS } from '../mix-master/filters.ts';
import { createShelfMatcher } from '../mix-master/shelfMatcher.ts';
import { readMixIndex } from '../mix-master/loadIndex.ts';
import type { KnownDrinks } from './loadMenuDrinks.ts';

/**
 * The drinks that a shelf makes exactly, with what every kitchen has, the most viewed first.
 *
 * @throws Error where the recipes do not come
 */
export async function readMakeable(
  locale: Locale,
  shelf: readonly string[],
  { byId, categories }: KnownDrinks,
): Promise<MakeableDrink[]> {
  const index = await readMixIndex(locale);
  const matcher = createShelfMatcher(index, locale);
  const makeable = new Set(
    matcher.match(shelf, true, NO_FILTERS).flatMap(({ id, tier }) => (tier === 'perfect' ? id : [])),
  );
  return index.recipes
    .filter(({ id }) => makeable.has(id))
    .map(({ id, taste, spirit, strength }) => ({
      id,
      category: categories[byId.get(id)?.category ?? -1]?.id ?? '',
      taste: index.tastes[taste]?.id ?? '',
      spirit: spirit === undefined ? undefined : index.spirits[spirit]?.id,
      isAlcoholFree: strength === undefined,
    }));
}
