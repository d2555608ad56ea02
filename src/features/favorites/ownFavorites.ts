import type { Locale } from '../../contracts/site/locale.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import { withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import { ownDrinks, readDrinkParts } from '../../stores/ownDrinks.ts';
import { drawnAddress } from '../own-drinks/drawnAddress.ts';

/** What a favorite shows of an own drink. */
export interface OwnFavorite {
  name: string;
  /** Address of its drawing. */
  picture: string;
}

/**
 * The reader's own drinks by id, as favorites show them.
 *
 * @throws Error where they do not come
 */
export async function readOwnFavorites(locale: Locale): Promise<ReadonlyMap<string, OwnFavorite>> {
  const [drinks, parts] = await Promise.all([ownDrinks.load(), readDrinkParts(locale)]);
  const withHouse = withHouseThings(parts, drinks ?? [], locale);
  return new Map(
    (drinks ?? []).map((drink) => [
      drink.id,
      { name: drink.name, picture: drawnAddress(describeOwnDrink(drink, withHouse, locale).look) },
    ]),
  );
}
