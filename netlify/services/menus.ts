import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { menuSchema, type HeldPrices, type Menu, type MenuInput } from '../../src/contracts/menus/menu.ts';
import { isOwnId } from '../../src/contracts/menus/menuLimits.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { ConflictError, NotFoundError, UnavailableError, UnknownRecipeError } from '../lib/errors.ts';
import { isUuid } from '../lib/uuid.ts';
import { isRecipe } from './recipeIds.ts';

const COLUMNS =
  'id, name, description, restaurant_name, currency, price_lists, cocktail_ids, sections, translations, guest_notes, version, updated_at, is_archived, menu_publications (token, sold_out, held_list, held_until, follows_shelf, bottles, embed_origins, live_version, planned_version, planned_at)';

/** Of the menus of one answer; a function may answer with 6 MB, and one menu has a megabyte at most. */
const PAGE_BYTES = 3_000_000;

/** What a menu says, as the tables have it. */
const contentShape = {
  name: z.string(),
  description: z.string().nullable(),
  restaurant_name: z.string().nullable(),
  currency: z.string().nullable(),
  price_lists: z.unknown(),
  cocktail_ids: z.array(z.string()),
  sections: z.unknown(),
  translations: z.unknown(),
  guest_notes: z.unknown(),
};

const menuRowSchema = z
  .object({
    ...contentShape,
    id: z.string(),
    version: z.number(),
    updated_at: z.string(),
    is_archived: z.boolean(),
    menu_publications: z
      .object({
        token: z.string(),
        sold_out: z.array(z.string()),
        held_list: z.number().nullable(),
        held_until: z.string().nullable(),
        follows_shelf: z.boolean(),
        bottles: z.array(z.string()),
        embed_origins: z.array(z.string()).nullable(),
        live_version: z.number(),
        planned_version: z.number().nullable(),
        planned_at: z.string().nullable(),
      })
      .nullable(),
  })
  .transform(
    ({
      restaurant_name,
      price_lists,
      cocktail_ids,
      translations,
      guest_notes,
      updated_at,
      is_archived,
      menu_publications: publication,
      ...row
    }): Menu =>
      menuSchema.parse({
        ...row,
        restaurantName: restaurant_name,
        priceLists: price_lists,
        ...(translations !== null && { translations }),
        ...(guest_notes !== null && { guestNotes: guest_notes }),
        cocktailIds: cocktail_ids,
        updatedAt: new Date(updated_at).toISOString(),
        isArchived: is_archived,
        publication: publication && {
          token: publication.token,
          soldOut: publication.sold_out,
          heldPrices: readHeldPrices(publication),
          followsShelf: publication.follows_shelf,
          bottles: publication.bottles,
          embed: embedOf(publication.embed_origins),
          ...liveOf(publication),
        },
      }),
  );
const rowsSchema = z.array(menuRowSchema);
const sizesSchema = z.array(z.object({ id: z.string(), bytes: z.number() }));

/** Some of the menus of a reader. */
interface MenuPage {
  /** The last changed first. */
  menus: Menu[];
  /** What to ask for the next page with; undefined on the last one. */
  next: string | undefined;
}

interface Menus {
  /**
   * The reader's menus, a page of a few megabytes at a time. Pages go by id, so that a menu that is changed meanwhile
   * is neither missed nor listed twice.
   * @param after `next` of the page before
   */
  list(after?: string): Promise<MenuPage>;
  /** All of them, the last changed first. */
  listAll(): Promise<Menu[]>;
  /** @throws NotFoundError for a menu that there is not, or that is not the reader's. */
  get(id: string): Promise<Menu>;
  /** The same, but undefined where there is none. */
  find(id: string): Promise<Menu | undefined>;
  /**
   * Makes a menu. With the key of a draft it makes one of it however often it is asked.
   * @throws UnknownRecipeError for a drink without a recipe, QuotaError, and ConflictError with the menu that the
   *   draft has become where that holds something else.
   */
  create(input: MenuInput, draft?: string): Promise<Menu>;
  /**
   * Puts a menu in the place of what is stored, if that still has the version that the editor read; without a version
   * in any case.
   * @throws UnknownRecipeError, NotFoundError, QuotaError, and ConflictError with the menu as it is stored.
   */
  change(id: string, input: MenuInput): Promise<Menu>;
  /**
   * Puts a menu away, which takes it down too, or takes it back; its version stays.
   * @throws NotFoundError
   */
  archive(id: string, isArchived: boolean): Promise<Menu>;
  /**
   * Deletes one with its publication.
   * @throws NotFoundError
   */
  delete(id: string): Promise<void>;
}

/**
 * The menus of the reader whose rights `supabase` carries: row level security shows and changes no others. All methods
 * throw UnavailableError when the database does not answer in time, and RateLimitedError for an account that has
 * written too much of late.
 */
export function createMenus(supabase: SupabaseClient): Menus {
  const table = () => supabase.from('menus');

  async function find(id: string): Promise<Menu | undefined> {
    if (!isUuid(id)) return undefined;
    const row = getData(await table().select(COLUMNS).eq('id', id).maybeSingle());
    return row === null ? undefined : menuRowSchema.parse(row);
  }

  async function read(id: string): Promise<Menu> {
    const menu = await find(id);
    if (menu === undefined) throw new NotFoundError();
    return menu;
  }

  const list = (after = FIRST) =>
    inTime(async () => {
      const sizes = await table().select('id, bytes', { count: 'exact' }).gt('id', after).order('id');
      const last = lastOfPage(sizesSchema.parse(getData(sizes)));
      if (last === undefined) return { menus: [], next: undefined };
      const reply = await table().select(COLUMNS).gt('id', after).lte('id', last).order('id');
      const menus = rowsSchema.parse(getData(reply));
      const isLast = menus.length >= (sizes.count ?? 0);
      return { menus: menus.sort(byChange), next: isLast ? undefined : last };
    });

  return {
    list,
    async listAll() {
      const menus: Menu[] = [];
      let next: string | undefined;
      do {
        const page = await list(next);
        menus.push(...page.menus);
        ({ next } = page);
      } while (next !== undefined);
      return menus.sort(byChange);
    },
    get: (id) => inTime(() => read(id)),
    find: (id) => inTime(() => find(id)),
    create: (input, draft) =>
      inTime(async () => {
        const row = rowOf(input);
        const reply =
          draft === undefined
            ? await table().insert(row).select(COLUMNS)
            : await table()
                .upsert({ ...row, draft }, { onConflict: 'user_id,draft', ignoreDuplicates: true })
                .select(COLUMNS);
        const [created] = rowsSchema.parse(getData(reply));
        if (created) return created;
        const stored = getData(await table().select(COLUMNS).eq('draft', draft).maybeSingle());
        if (stored === null) throw new UnavailableError('The menu of a draft went while it was sent again.');
        const made = menuRowSchema.parse(stored);
        if (!isDeepStrictEqual(rowOf(made), row)) throw new ConflictError(made);
        return made;
      }),
    change: (id, input) =>
      inTime(async () => {
        const row = rowOf(input);
        if (!isUuid(id)) throw new NotFoundError();
        const reply = await supabase.rpc('change_menu', {
          menu: id,
          known_version: input.version ?? null,
          keep_before: input.keepsBefore ?? false,
          ...row,
        });
        const changed = menuRowSchema.nullable().parse(getData(reply));
        if (changed === null) throw new ConflictError(await read(id));
        return changed;
      }),
    archive: (id, isArchived) =>
      inTime(async () => {
        if (!isUuid(id)) throw new NotFoundError();
        getData(await table().update({ is_archived: isArchived }).eq('id', id));
        return read(id);
      }),
    delete: (id) =>
      inTime(async () => {
        const { id: found } = await read(id);
        getData(await table().delete().eq('id', found));
      }),
  };
}

/** Before all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** A star alone stands for any site. */
function embedOf(origins: string[] | null): unknown {
  return origins?.[0] === '*' ? 'any' : origins;
}

/** Which prices hold against the clock; null where none do any more. */
export function readHeldPrices({
  held_list: list,
  held_until: until,
}: {
  held_list: number | null;
  held_until: string | null;
}): HeldPrices | null {
  if (until === null || Date.parse(until) <= Date.now()) return null;
  return { list, until: new Date(until).toISOString() };
}

/** Which version guests read, and which one they will; what is due is read by now. */
function liveOf({
  live_version: live,
  planned_version: planned,
  planned_at: at,
}: {
  live_version: number;
  planned_version: number | null;
  planned_at: string | null;
}): object {
  if (planned === null || at === null) return { liveVersion: live, planned: null };
  return Date.parse(at) <= Date.now()
    ? { liveVersion: planned, planned: null }
    : { liveVersion: live, planned: { version: planned, at: new Date(at).toISOString() } };
}

/** The id with which a page ends: it has one menu at least, and no more than fit. */
function lastOfPage(sizes: z.infer<typeof sizesSchema>): string | undefined {
  let total = 0;
  const fitting = sizes.filter(({ bytes }) => (total += bytes) <= PAGE_BYTES);
  return (fitting.at(-1) ?? sizes[0])?.id;
}

function byChange(one: Menu, other: Menu): number {
  return other.updatedAt.localeCompare(one.updatedAt) || one.id.localeCompare(other.id);
}

function rowOf(menu: MenuInput) {
  const { name, description, restaurantName, currency, priceLists, cocktailIds, sections } = menu;
  const unknown = cocktailIds.find((id) => !isOwnId(id) && !isRecipe(id));
  if (unknown !== undefined) throw new UnknownRecipeError(unknown);
  return {
    name,
    description,
    restaurant_name: restaurantName,
    currency,
    price_lists: priceLists,
    cocktail_ids: cocktailIds,
    translations: menu.translations ?? null,
    guest_notes: menu.guestNotes ?? null,
    sections: sections ?? [
      { title: null, drinks: cocktailIds.map((cocktailId) => ({ cocktailId, prices: [], note: null })) },
    ],
  };
}
