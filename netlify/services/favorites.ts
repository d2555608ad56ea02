import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  favoriteInputSchema,
  favoriteSchema,
  type Favorite,
  type FavoriteCheck,
  type FavoriteInput,
} from '../../src/contracts/people/favorite.ts';
import { isOwnId } from '../../src/contracts/menus/menuLimits.ts';
import { allRows, getData } from '../lib/database.ts';
import { UnknownRecipeError } from '../lib/errors.ts';
import { isRecipe } from './recipeIds.ts';

/** The foreign key that an own drink must be there for, and be the reader's. */
const OWN_DRINK_KEY = 'favorites_own_drink';

const favoriteRowSchema = z
  .object({ id: z.string(), cocktail_id: z.string(), cocktail_name: z.string(), created_at: z.string() })
  .transform(({ id, cocktail_id, cocktail_name, created_at }) => ({
    id,
    cocktailId: cocktail_id,
    cocktailName: cocktail_name,
    createdAt: new Date(created_at).toISOString(),
  }))
  .pipe(favoriteSchema);

interface Favorites {
  /** All of the reader's, the newest first. */
  list(): Promise<Favorite[]>;
  check(cocktailId: string): Promise<FavoriteCheck>;
  /**
   * Adds one; that it is there already is no error.
   * @throws UnknownRecipeError for an id without a recipe, and without a drink of the reader's own; and QuotaError.
   */
  add(favorite: FavoriteInput): Promise<FavoriteCheck>;
  /** Removes one; that it is gone already is no error. */
  remove(cocktailId: string): Promise<FavoriteCheck>;
}

/**
 * The favorites of the reader whose rights `supabase` carries: row level security shows and changes no others. All
 * methods throw UnavailableError when the database does not answer.
 */
export function createFavorites(supabase: SupabaseClient): Favorites {
  const table = () => supabase.from('favorites');
  return {
    async list() {
      const favorites = await allRows(favoriteRowSchema, (after) => {
        const rows = table().select('id, cocktail_id, cocktail_name, created_at', { count: 'exact' });
        return (after === undefined ? rows : rows.gt('id', after)).order('id');
      });
      return favorites.sort(byAge);
    },
    async check(cocktailId) {
      if (!isDrinkId(cocktailId)) return { isFavorite: false };
      const reply = await table().select('id').eq('cocktail_id', cocktailId).maybeSingle();
      return { isFavorite: getData(reply) !== null };
    },
    async add({ cocktailId, cocktailName }) {
      if (!isOwnId(cocktailId) && !isRecipe(cocktailId)) throw new UnknownRecipeError(cocktailId);
      const row = { cocktail_id: cocktailId, cocktail_name: cocktailName };
      const reply = await table().upsert(row, {
        onConflict: 'user_id,cocktail_id',
        ignoreDuplicates: true,
      });
      if (reply.error?.message.includes(OWN_DRINK_KEY)) throw new UnknownRecipeError(cocktailId);
      getData(reply);
      return { isFavorite: true };
    },
    async remove(cocktailId) {
      if (isDrinkId(cocktailId)) getData(await table().delete().eq('cocktail_id', cocktailId));
      return { isFavorite: false };
    },
  };
}

/** An address may hold anything; what is no id is nobody's favorite. */
function isDrinkId(text: string): boolean {
  return favoriteInputSchema.shape.cocktailId.safeParse(text).success;
}

function byAge(one: Favorite, other: Favorite): number {
  return other.createdAt.localeCompare(one.createdAt) || one.id.localeCompare(other.id);
}
