import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  ownDrinkIdSchema,
  ownDrinkSchema,
  ownRecipeSchema,
  type OwnDrink,
  type OwnDrinkInput,
} from '../../src/contracts/own-drinks/ownDrink.ts';
import { pickRecipe } from '../../src/domain/own-drinks/pickRecipe.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { ConflictError, NotFoundError, UnavailableError } from '../lib/errors.ts';

const COLUMNS =
  'id, name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after, house, version, updated_at';

const rowSchema = z
  .object({
    ...ownRecipeSchema.shape,
    id: z.string(),
    version: z.number(),
    updated_at: z.string(),
  })
  .transform(({ updated_at: updatedAt, ...row }): OwnDrink =>
    ownDrinkSchema.parse({ ...row, updatedAt: new Date(updatedAt).toISOString() }),
  );

interface OwnDrinks {
  /** All of them, the last changed first. */
  list(): Promise<OwnDrink[]>;
  /**
   * Makes a drink. With an id it makes one however often it is asked, and brings back one that was deleted.
   * @throws QuotaError, and ConflictError with the drink of that id where that holds something else.
   */
  create(input: OwnDrinkInput, id?: string): Promise<OwnDrink>;
  /**
   * Puts a drink in the place of what is stored, if that still has the version that the editor read; without a version
   * in any case.
   * @throws NotFoundError, and ConflictError with the drink as it is stored.
   */
  change(id: string, input: OwnDrinkInput): Promise<OwnDrink>;
  /** @throws NotFoundError */
  delete(id: string): Promise<void>;
}

/**
 * The drinks of the reader whose rights `supabase` carries: row level security shows and changes no others. All methods
 * throw UnavailableError when the database does not answer in time, and RateLimitedError for an account that has
 * written too much of late.
 */
export function createOwnDrinks(supabase: SupabaseClient): OwnDrinks {
  const table = () => supabase.from('own_drinks');

  async function find(id: string): Promise<OwnDrink | null> {
    if (!ownDrinkIdSchema.safeParse(id).success) return null;
    return rowSchema.nullable().parse(getData(await table().select(COLUMNS).eq('id', id).maybeSingle()));
  }

  async function read(id: string): Promise<OwnDrink> {
    const drink = await find(id);
    if (drink === null) throw new NotFoundError();
    return drink;
  }

  return {
    list: () =>
      inTime(async () =>
        rowSchema
          .array()
          .parse(
            getData(await table().select(COLUMNS).order('updated_at', { ascending: false }).order('id')),
          ),
      ),
    create: (input, id) =>
      inTime(async () => {
        const row = pickRecipe(input);
        const reply =
          id === undefined
            ? await table().insert(row).select(COLUMNS)
            : await table()
                .upsert({ id, ...row }, { onConflict: 'user_id,id', ignoreDuplicates: true })
                .select(COLUMNS);
        const [created] = rowSchema.array().parse(getData(reply));
        if (created) return created;
        const made = id === undefined ? null : await find(id);
        if (made === null) throw new UnavailableError('A drink went while it was sent again.');
        if (!isDeepStrictEqual(pickRecipe(made), row)) throw new ConflictError(made);
        return made;
      }),
    change: (id, input) =>
      inTime(async () => {
        if (!ownDrinkIdSchema.safeParse(id).success) throw new NotFoundError();
        const reply = await supabase.rpc('change_own_drink', {
          drink: id,
          known_version: input.version ?? null,
          fields: pickRecipe(input),
        });
        const changed = rowSchema.nullable().parse(getData(reply));
        if (changed === null) throw new ConflictError(await read(id));
        return changed;
      }),
    delete: (id) =>
      inTime(async () => {
        const { id: found } = await read(id);
        getData(await table().delete().eq('id', found));
      }),
  };
}
