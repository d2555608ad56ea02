import { z } from 'zod';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import houseShelves from './houseShelves.json' with { type: 'json' };
import typedEntries from './typedEntries.json' with { type: 'json' };
import type { ShelfCase } from './shelfCases.ts';

const entriesSchema = z.record(z.enum(LOCALES), z.record(z.string(), z.array(z.string())));
const claimSchema = z.array(z.string()).default([]);
const shelvesSchema = z.array(
  z.strictObject({
    locale: z.enum(LOCALES),
    shelf: z.array(z.string()),
    perfect: claimSchema,
    swap: claimSchema,
    notPerfect: claimSchema,
    near: claimSchema,
  }),
);

/**
 * What people write on a shelf, per language, by the ids of what they mean: joined by "+" where it is several things,
 * empty where it must be none. Written behind the bar, not by running the code.
 */
export const TYPED_ENTRIES = entriesSchema.parse(typedEntries);

/** Shelves and what a bartender makes of them, as those of strangers in `tools/matching/cases`, but by somebody who knew the house. */
export const HOUSE_SHELVES: ShelfCase[] = shelvesSchema
  .parse(houseShelves)
  .map((one) => ({ ...one, id: `${one.locale}: ${one.shelf.join(', ')}`, why: '' }));
