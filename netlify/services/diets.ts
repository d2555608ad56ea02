import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  dietInputSchema,
  keptDietSchema,
  type AvoidedWord,
  type KeptDiet,
} from '../../src/contracts/keptDiet.ts';
import { dataOf } from '../lib/database.ts';

const dietRowSchema = z.object({ avoids: z.array(z.string()) });

interface Diets {
  /** What a reader avoids, if their account is to keep it. */
  of(owner: string): Promise<KeptDiet>;
  /** Keeps it in the place of what was there. */
  keep(owner: string, avoids: AvoidedWord[]): Promise<KeptDiet>;
  /** Keeps nothing any more; that there was nothing is no error. */
  forget(owner: string): Promise<KeptDiet>;
}

/** Reads and keeps diets with the rights that `supabase` carries: each reader has the own one alone. */
export function createDiets(supabase: SupabaseClient): Diets {
  const table = () => supabase.from('diets');
  return {
    async of(owner) {
      const reply = await table().select('avoids').eq('user_id', owner).maybeSingle();
      const row = dietRowSchema.nullable().parse(dataOf(reply));
      // A word that the site no longer knows keeps nobody from the others.
      const { element } = dietInputSchema.shape.avoids;
      const known = row?.avoids.flatMap((word) => element.safeParse(word).data ?? []);
      return keptDietSchema.parse({ owner, avoids: known ? [...new Set(known)] : null });
    },
    async keep(owner, avoids) {
      dataOf(await table().upsert({ user_id: owner, avoids }));
      return { owner, avoids };
    },
    async forget(owner) {
      dataOf(await table().delete().eq('user_id', owner));
      return { owner, avoids: null };
    },
  };
}
