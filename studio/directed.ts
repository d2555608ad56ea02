import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { choosePlace, PLACES, type Place } from './place.ts';

const placeSchema = z
  .strictObject({
    place: z.enum(Object.keys(PLACES)),
    table: z.string(),
    turn: z.number().int().min(-18).max(18),
    mirrored: z.boolean(),
  })
  .partial()
  .refine(
    ({ place, table }) => (place === undefined) === (table === undefined),
    'a place goes with its table',
  )
  .refine(
    ({ place, table }) => place === undefined || PLACES[place]?.tables.some(([one]) => one === table),
    'such a table is not in that place',
  );

/**
 * `directed.json`: recipe → what of its place a photo editor chose, where chance had put it badly. These drinks are
 * pictured in the manner of 2; the others will be when they are rendered anew for another reason.
 */
const DIRECTED = z
  .record(z.string(), placeSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'directed.json'), 'utf8')));

export function isDirected(id: string): boolean {
  return Object.hasOwn(DIRECTED, id);
}

/** The place of a drink's picture: chosen by an editor, or by {@link choosePlace}. */
export function directedPlace(drink: Parameters<typeof choosePlace>[0]): Place {
  const chosen = choosePlace(drink);
  const {
    place = chosen.place,
    table = chosen.table,
    turn = chosen.turn,
    mirrored = chosen.mirrored,
  } = DIRECTED[drink.id] ?? {};
  return { place, table, turn, mirrored };
}
