import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isTimeZone } from '../../src/contracts/bars/bar.ts';
import { isEmbedOrigin } from '../../src/contracts/menus/embedOrigin.ts';
import { publicationSchema } from '../../src/contracts/menus/menu.ts';
import { publishedMenuSchema, type PublishedMenu } from '../../src/contracts/menus/publishedMenu.ts';
import { getData } from '../lib/database.ts';
import { brandRowSchema } from './brands.ts';
import { readHeldPrices } from './menuRows.ts';

/** What `read_published_menu` of the database gives. */
const publishedRowSchema = z
  .object({
    name: z.string(),
    description: z.unknown(),
    restaurant_name: z.unknown(),
    currency: z.unknown(),
    price_lists: z.unknown(),
    sections: z.array(z.unknown()),
    translations: z.unknown(),
    guest_notes: z.unknown(),
    sold_out: z.array(z.string()),
    held_list: z.number().nullable(),
    held_until: z.string().nullable(),
    time_zone: z.string().nullable(),
    follows_shelf: z.boolean(),
    bottles: z.array(z.string()),
    own_drinks: z.array(z.unknown()),
    brand: brandRowSchema.nullable(),
  })
  .transform(({ name, description, currency, sections, translations, bottles, brand, ...row }) => ({
    ...{ name, description, currency, sections, bottles, brand },
    ...(translations !== null && { translations }),
    ...(row.guest_notes !== null && { guestNotes: row.guest_notes }),
    restaurantName: row.restaurant_name,
    priceLists: row.price_lists,
    soldOut: row.sold_out,
    heldPrices: readHeldPrices(row),
    // Written past the functions, it may be none.
    timeZone: row.time_zone !== null && isTimeZone(row.time_zone) ? row.time_zone : null,
    followsShelf: row.follows_shelf,
    ownDrinks: row.own_drinks,
  }))
  .pipe(publishedMenuSchema);

/**
 * The menu that is published under a token; null where there is none. What cannot be a token is not asked for.
 * @param connect opens the connection to the database, with the rights of the site: strangers do not learn the amounts of
 * own drinks
 * @throws UnavailableError when the database does not answer.
 */
export async function readPublishedMenu(
  token: string,
  connect: () => SupabaseClient,
): Promise<PublishedMenu | null> {
  if (!publicationSchema.shape.token.safeParse(token).success) return null;
  const reply = await connect().rpc('read_published_menu', { token });
  return publishedRowSchema.nullable().parse(getData(reply));
}

const originsSchema = z
  .array(z.string().refine((origin) => origin === '*' || isEmbedOrigin(origin)))
  .nullable();

/**
 * The sites that may show the menu of a token in a frame: their origins, or a star alone for any. Null where none may,
 * and where there is no such menu.
 * @param connect opens the connection to the database, with the rights of a stranger
 * @throws UnavailableError when the database does not answer.
 */
export async function readEmbedOrigins(
  token: string,
  connect: () => SupabaseClient,
): Promise<readonly string[] | null> {
  if (!publicationSchema.shape.token.safeParse(token).success) return null;
  return originsSchema.parse(getData(await connect().rpc('read_embed_origins', { token })));
}

/**
 * The shelf of its owner that the published menu of a token follows; null where it follows none, or none is kept.
 * @param connect opens the connection to the database, with the rights of the site
 * @throws UnavailableError when the database does not answer.
 */
export async function readFollowedShelf(
  token: string,
  connect: () => SupabaseClient,
): Promise<string[] | null> {
  const reply = await connect().rpc('read_followed_shelf', { token });
  return z.array(z.string()).nullable().parse(getData(reply));
}
