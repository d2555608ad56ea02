import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { RECIPE_IDS } from '../../src/catalogue/recipeIds.ts';
import {
  favoriteSchema,
  type Favorite,
  type FavoriteCheck,
  type FavoriteInput,
} from '../../src/contracts/favorite.ts';
import { dataOf } from '../lib/database.ts';
import { UnknownRecipeError } from '../lib/errors.ts';

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
   * @throws UnknownRecipeError for an id without a recipe.
   */
  add(favorite: FavoriteInput): Promise<FavoriteCheck>;
  /** Removes one; that it is gone already is no error. */
  remove(cocktailId: string): Promise<FavoriteCheck>;
}

const knownIds = new Set(RECIPE_IDS);

/**
 * The favorites of the reader whose rights `supabase` carries: row level security shows and changes no others. Each
 * method makes one call, and throws UnavailableError when the database does not answer.
 */
export function createFavorites(supabase: SupabaseClient): Favorites {
  const table = () => supabase.from('favorites');
  return {
    async list() {
      const reply = await table()
        .select('id, cocktail_id, cocktail_name, created_at')
        .order('created_at', { ascending: false })
        .order('id');
      return z.array(favoriteRowSchema).parse(dataOf(reply));
    },
    async check(cocktailId) {
      const reply = await table().select('id').eq('cocktail_id', cocktailId).maybeSingle();
      return { isFavorite: dataOf(reply) !== null };
    },
    async add({ cocktailId, cocktailName }) {
      if (!knownIds.has(cocktailId)) throw new UnknownRecipeError(cocktailId);
      const row = { cocktail_id: cocktailId, cocktail_name: cocktailName };
      const reply = await table().upsert(row, {
        onConflict: 'user_id,cocktail_id',
        ignoreDuplicates: true,
      });
      dataOf(reply);
      return { isFavorite: true };
    },
    async remove(cocktailId) {
      dataOf(await table().delete().eq('cocktail_id', cocktailId));
      return { isFavorite: false };
    },
  };
}
