import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { RECIPE_IDS } from '../../src/catalogue/recipeIds.ts';
import { menuSchema, type Menu, type MenuInput } from '../../src/contracts/menu.ts';
import { dataOf } from '../lib/database.ts';
import { SUPABASE_CALL_MS, withDeadline } from '../lib/deadline.ts';
import { ConflictError, NotFoundError, UnknownRecipeError } from '../lib/errors.ts';

const COLUMNS =
  'id, name, description, restaurant_name, cocktail_ids, sections, version, updated_at, menu_publications (token, sold_out)';

const menuRowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    restaurant_name: z.string().nullable(),
    cocktail_ids: z.array(z.string()),
    sections: z.unknown(),
    version: z.number(),
    updated_at: z.string(),
    menu_publications: z.object({ token: z.string(), sold_out: z.array(z.string()) }).nullable(),
  })
  .transform(({ restaurant_name, cocktail_ids, updated_at, menu_publications: publication, ...row }): Menu =>
    menuSchema.parse({
      ...row,
      restaurantName: restaurant_name,
      cocktailIds: cocktail_ids,
      updatedAt: new Date(updated_at).toISOString(),
      publication: publication && { token: publication.token, soldOut: publication.sold_out },
    }),
  );
const rowsSchema = z.array(menuRowSchema);

interface Menus {
  /** All of the reader's, the last changed first. */
  list(): Promise<Menu[]>;
  /** @throws NotFoundError for a menu that there is not, or that is not the reader's. */
  get(id: string): Promise<Menu>;
  /** @throws UnknownRecipeError for a drink without a recipe. */
  create(input: MenuInput): Promise<Menu>;
  /**
   * Puts a menu in the place of what is stored, if that still has the version that the editor read; without a version
   * in any case.
   * @throws UnknownRecipeError, NotFoundError, and ConflictError with the menu as it is stored.
   */
  change(id: string, input: MenuInput): Promise<Menu>;
  /**
   * Deletes one with its publication.
   * @throws NotFoundError
   */
  delete(id: string): Promise<void>;
}

const knownIds = new Set(RECIPE_IDS);
const idSchema = z.uuid();

/**
 * The menus of the reader whose rights `supabase` carries: row level security shows and changes no others. All methods
 * throw UnavailableError when the database does not answer in time.
 */
export function createMenus(supabase: SupabaseClient): Menus {
  const table = () => supabase.from('menus');
  const inTime = <Value>(work: () => Promise<Value>) => withDeadline(SUPABASE_CALL_MS, work());

  async function read(id: string): Promise<Menu> {
    if (!idSchema.safeParse(id).success) throw new NotFoundError();
    const row = dataOf(await table().select(COLUMNS).eq('id', id).maybeSingle());
    if (row === null) throw new NotFoundError();
    return menuRowSchema.parse(row);
  }

  return {
    list: () =>
      inTime(async () => {
        const reply = await table().select(COLUMNS).order('updated_at', { ascending: false }).order('id');
        return rowsSchema.parse(dataOf(reply));
      }),
    get: (id) => inTime(() => read(id)),
    create: (input) =>
      inTime(async () => {
        const row = rowOf(input);
        const [created] = rowsSchema.parse(dataOf(await table().insert(row).select(COLUMNS)));
        if (created === undefined) throw new Error('The menu that was made did not come back.');
        return created;
      }),
    change: (id, input) =>
      inTime(async () => {
        const row = rowOf(input);
        if (!idSchema.safeParse(id).success) throw new NotFoundError();
        const update = table().update(row).eq('id', id);
        const guarded = input.version === undefined ? update : update.eq('version', input.version);
        const changed = z.array(z.unknown()).parse(dataOf(await guarded.select('id')));
        const stored = await read(id);
        if (changed.length === 0) throw new ConflictError(stored);
        return stored;
      }),
    delete: (id) =>
      inTime(async () => {
        const { id: found } = await read(id);
        dataOf(await table().delete().eq('id', found));
      }),
  };
}

function rowOf({ name, description, restaurantName, cocktailIds, sections }: MenuInput) {
  const unknown = cocktailIds.find((id) => !knownIds.has(id));
  if (unknown !== undefined) throw new UnknownRecipeError(unknown);
  return {
    name,
    description,
    restaurant_name: restaurantName,
    cocktail_ids: cocktailIds,
    sections: sections ?? [
      { title: null, drinks: cocktailIds.map((cocktailId) => ({ cocktailId, price: null, note: null })) },
    ],
  };
}
