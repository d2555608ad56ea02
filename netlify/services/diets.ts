import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  dietInputSchema,
  storedDietSchema,
  type AvoidedWord,
  type StoredDiet,
} from '../../src/contracts/diet/storedDiet.ts';
import { getData } from '../lib/database.ts';

const dietRowSchema = z.object({ avoids: z.array(z.string()) });

interface Diets {
  /** What a reader avoids, if their account is to keep it. */
  of(owner: string): Promise<StoredDiet>;
  /** Keeps it in the place of what was there. */
  keep(owner: string, avoids: AvoidedWord[]): Promise<StoredDiet>;
  /** Keeps nothing any more; that there was nothing is no error. */
  forget(owner: string): Promise<StoredDiet>;
}

/** Reads and keeps diets with the rights that `supabase` carries: each reader has the own one alone. */
export function createDiets(supabase: SupabaseClient): Diets {
  const table = () => supabase.from('diets');
  return {
    async of(owner) {
      const reply = await table().select('avoids').eq('user_id', owner).maybeSingle();
      const row = dietRowSchema.nullable().parse(getData(reply));
      // A word that the site no longer knows keeps nobody from the others.
      const { element } = dietInputSchema.shape.avoids;
      const known = row?.avoids.flatMap((word) => element.safeParse(word).data ?? []);
      return storedDietSchema.parse({ owner, avoids: known ? [...new Set(known)] : null });
    },
    async keep(owner, avoids) {
      getData(await table().upsert({ user_id: owner, avoids }));
      return { owner, avoids };
    },
    async forget(owner) {
      getData(await table().delete().eq('user_id', owner));
      return { owner, avoids: null };
    },
  };
}
