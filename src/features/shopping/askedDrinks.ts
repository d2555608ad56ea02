import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { SHOPPING_LIMITS } from '../../contracts/shopping/shoppingLimits.ts';
import { loadFavorites } from '../../stores/favorites.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';

/** What an address shops for. */
export interface AskedDrinks {
  drinks: readonly string[];
  guests: number;
}

/**
 * Reads what the address asks for: `?drinks=11002,11003&guests=12`, or `?from=favorites`. What it does not know is left
 * out; favorites that do not come can be taken by their button.
 */
export async function readAskedDrinks(search: string, { drinks }: ShoppingIndex): Promise<AskedDrinks> {
  const query = new URLSearchParams(search);
  const wantsFavorites = query.get('from') === 'favorites' && mayBeSignedIn();
  const favorites = wantsFavorites ? await loadFavorites().catch(() => []) : [];
  const ids = [...(query.get('drinks') ?? '').split(','), ...favorites.map(({ cocktailId }) => cocktailId)];
  const known = ids.filter((id) => Object.hasOwn(drinks, id));
  const guests = Number(query.get('guests'));
  return {
    drinks: [...new Set(known)].slice(0, SHOPPING_LIMITS.drinks),
    guests: Number.isInteger(guests) && guests >= 1 && guests <= SHOPPING_LIMITS.guests ? guests : 1,
  };
}
