import { isDeepStrictEqual } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Menu, MenuInput } from '../../src/contracts/menus/menu.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { ConflictError, NotFoundError, UnavailableError } from '../lib/errors.ts';
import { isUuid } from '../lib/uuid.ts';
import { createEditedMenus } from './editedMenus.ts';
import { menuRowSchema, toMenuRow } from './menuRows.ts';

const COLUMNS =
  'id, name, description, restaurant_name, currency, price_lists, cocktail_ids, sections, translations, guest_notes, version, updated_at, is_archived, menu_publications (token, sold_out, held_list, held_until, follows_shelf, bottles, embed_origins, live_version, planned_version, planned_at)';

/** Of the menus of one answer; a function may answer with 6 MB, and one menu has a megabyte at most. */
const PAGE_BYTES = 3_000_000;

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
  /** The same of a menu that the reader owns or edits. */
  getEditable(id: string): Promise<Menu>;
  /**
   * Makes a menu. With the key of a draft it makes one of it however often it is asked.
   * @throws UnknownRecipeError for a drink without a recipe, QuotaError, and ConflictError with the menu that the
   *   draft has become where that holds something else.
   */
  create(input: MenuInput, draft?: string): Promise<Menu>;
  /**
   * Puts a menu, an own one or one that the reader edits, in the place of what is stored, if that still has the version that the editor read; without a version
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
    getEditable: (id) =>
      inTime(async () => {
        const menu = (await find(id)) ?? (await createEditedMenus(supabase).find(id));
        if (menu === undefined) throw new NotFoundError();
        return menu;
      }),
    create: (input, draft) =>
      inTime(async () => {
        const row = toMenuRow(input);
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
        if (!isDeepStrictEqual(toMenuRow(made), row)) throw new ConflictError(made);
        return made;
      }),
    change: (id, input) =>
      inTime(async () => {
        const row = toMenuRow(input);
        if (!isUuid(id)) throw new NotFoundError();
        const reply = await supabase.rpc('change_menu', {
          menu: id,
          known_version: input.version ?? null,
          keep_before: input.keepsBefore ?? false,
          ...row,
        });
        const changed = menuRowSchema.nullable().parse(getData(reply));
        if (changed !== null) return changed;
        const stored = await find(id);
        if (stored !== undefined) throw new ConflictError(stored);
        return createEditedMenus(supabase).change(id, input);
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

/** The id with which a page ends: it has one menu at least, and no more than fit. */
function lastOfPage(sizes: z.infer<typeof sizesSchema>): string | undefined {
  let total = 0;
  const fitting = sizes.filter(({ bytes }) => (total += bytes) <= PAGE_BYTES);
  return (fitting.at(-1) ?? sizes[0])?.id;
}

function byChange(one: Menu, other: Menu): number {
  return other.updatedAt.localeCompare(one.updatedAt) || one.id.localeCompare(other.id);
}
