import type { Locale } from '../../contracts/site/locale.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import { withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import { ownDrinks, readDrinkParts } from '../../stores/ownDrinks.ts';
import { drawnAddress } from '../own-drinks/drawnAddress.ts';
import type { DirectoryDrink } from './drinkDirectory.ts';

/**
 * The reader's own drinks by id, as answers show them.
 *
 * @throws Error where they do not come
 */
export async function readOwnDrinks(locale: Locale): Promise<Record<string, DirectoryDrink>> {
  const [drinks, parts] = await Promise.all([ownDrinks.load(), readDrinkParts(locale)]);
  const withHouse = withHouseThings(parts, drinks ?? [], locale);
  return Object.fromEntries(
    (drinks ?? []).map((drink) => {
      const { abv, look } = describeOwnDrink(drink, withHouse, locale);
      return [
        drink.id,
        { name: drink.name, path: `/my-drinks#${drink.id}`, abv, drawing: drawnAddress(look) },
      ];
    }),
  );
}
