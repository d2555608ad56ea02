import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { shelfSchema, type Shelf } from '../../src/contracts/shelf/shelf.ts';
import { storedStockSchema, type StoredStock } from '../../src/contracts/shelf/stock.ts';
import { storedSwapsSchema, type StoredSwaps } from '../../src/contracts/shelf/swaps.ts';
import { getData } from '../lib/database.ts';
import { ConflictError } from '../lib/errors.ts';

const shelfRowSchema = z.object({ entries: z.array(z.string()), version: z.number() });
const swapsRowSchema = storedSwapsSchema.pick({ swaps: true, version: true });
const stockRowSchema = storedStockSchema.omit({ owner: true });
const namesSchema = z.array(z.string());

/** What stands at home, as far as it changes. */
interface ShelfChange {
  entries?: Shelf['entries'];
  swaps?: StoredSwaps['swaps'];
  shopping?: StoredStock['shopping'];
  levels?: StoredStock['levels'];
  /** What the caller has read; without it whatever is there is replaced. */
  version?: number | undefined;
}

interface Shelves {
  /** The shelf of a reader; an empty one where none was kept yet. */
  of(owner: string): Promise<Shelf>;
  /** The own swaps of a reader, which stand beside the shelf. */
  swapsOf(owner: string): Promise<StoredSwaps>;
  /** The shopping list and the levels. */
  stockOf(owner: string): Promise<StoredStock>;
  /**
   * Keeps what is named in the place of what was there, also for the household of the reader.
   * @throws ConflictError where another version is stored than the caller has read
   */
  keep(change: ShelfChange): Promise<void>;
}

/** Reads and keeps shelves with the rights that `supabase` carries: each reader has the own one alone. */
export function createShelves(supabase: SupabaseClient): Shelves {
  const read = (columns: string, owner: string) =>
    supabase.from('shelves').select(columns).eq('user_id', owner).maybeSingle();
  return {
    async of(owner) {
      const [reply, others] = await Promise.all([
        read('entries, version', owner),
        supabase.rpc('list_housemates'),
      ]);
      const row = shelfRowSchema.nullable().parse(getData(reply));
      // Written past the functions, it may hold blank and repeated entries, which say nothing.
      const entries = row?.entries.map((entry) => entry.trim()).filter((entry) => entry !== '') ?? [];
      return shelfSchema.parse({
        owner,
        entries: [...new Set(entries)],
        version: row?.version ?? 0,
        sharedWith: namesSchema.parse(getData(others)),
      });
    },
    async swapsOf(owner) {
      const row = swapsRowSchema.nullable().parse(getData(await read('swaps, version', owner)));
      return { owner, swaps: row?.swaps ?? [], version: row?.version ?? 0 };
    },
    async stockOf(owner) {
      const row = stockRowSchema.nullable().parse(getData(await read('shopping, levels, version', owner)));
      return { owner, ...(row ?? { shopping: [], levels: {}, version: 0 }) };
    },
    async keep({ version, ...changes }) {
      const reply = await supabase.rpc('change_shelf', { changes, known_version: version ?? null });
      if (!z.boolean().parse(getData(reply))) throw new ConflictError(null);
    },
  };
}
