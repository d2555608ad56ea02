import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { shelfSchema, type Shelf } from '../../src/contracts/shelf/shelf.ts';
import { storedSwapsSchema, type StoredSwaps } from '../../src/contracts/shelf/swaps.ts';
import { getData } from '../lib/database.ts';

const shelfRowSchema = z.object({ entries: z.array(z.string()) });
const swapsRowSchema = storedSwapsSchema.pick({ swaps: true });

interface Shelves {
  /** The shelf of a reader; an empty one where none was kept yet. */
  of(owner: string): Promise<Shelf>;
  /** Keeps a shelf in the place of what was there. */
  keep(owner: string, entries: string[]): Promise<Shelf>;
  /** The own swaps of a reader, which stand beside the shelf. */
  swapsOf(owner: string): Promise<StoredSwaps>;
  keepSwaps(owner: string, swaps: string[]): Promise<StoredSwaps>;
}

/** Reads and keeps shelves with the rights that `supabase` carries: each reader has the own one alone. */
export function createShelves(supabase: SupabaseClient): Shelves {
  const table = () => supabase.from('shelves');
  return {
    async of(owner) {
      const reply = await table().select('entries').eq('user_id', owner).maybeSingle();
      const row = shelfRowSchema.nullable().parse(getData(reply));
      // Written past the functions, it may hold blank and repeated entries, which say nothing.
      const entries = row?.entries.map((entry) => entry.trim()).filter((entry) => entry !== '') ?? [];
      return shelfSchema.parse({ owner, entries: [...new Set(entries)] });
    },
    async keep(owner, entries) {
      getData(await table().upsert({ user_id: owner, entries }));
      return { owner, entries };
    },
    async swapsOf(owner) {
      const reply = await table().select('swaps').eq('user_id', owner).maybeSingle();
      return { owner, swaps: swapsRowSchema.nullable().parse(getData(reply))?.swaps ?? [] };
    },
    async keepSwaps(owner, swaps) {
      getData(await table().upsert({ user_id: owner, swaps }));
      return { owner, swaps };
    },
  };
}
