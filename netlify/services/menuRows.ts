import { z } from 'zod';
import { menuSchema, type HeldPrices, type Menu, type MenuInput } from '../../src/contracts/menus/menu.ts';
import { isOwnId } from '../../src/contracts/menus/menuLimits.ts';
import { UnknownRecipeError } from '../lib/errors.ts';
import { isRecipe } from './recipeIds.ts';

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

/** A menu of the tables, with its publication; of one that the reader edits also the bar. */
export const menuRowSchema = z
  .object({
    ...contentShape,
    id: z.string(),
    version: z.number(),
    updated_at: z.string(),
    is_archived: z.boolean(),
    bar: z.unknown().optional(),
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

/**
 * The columns of a menu.
 * @throws UnknownRecipeError for a drink without a recipe
 */
export function toMenuRow(menu: MenuInput) {
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
