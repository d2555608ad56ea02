import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { userSchema, type User } from '../../src/contracts/user.ts';
import { dataOf } from '../lib/database.ts';
import type { SignedInUser } from '../lib/session.ts';

const profileRowSchema = z.object({ first_name: z.string().nullable(), is_pro: z.boolean() });

interface Profiles {
  /** The signed-in reader with the name and plan of the profile. */
  describe(user: SignedInUser): Promise<User>;
}

/** Reads profiles with the rights that `supabase` carries: each reader sees only the own one. */
export function createProfiles(supabase: SupabaseClient): Profiles {
  return {
    async describe({ id, email }) {
      const reply = await supabase.from('profiles').select('first_name, is_pro').eq('id', id).maybeSingle();
      const row = profileRowSchema.nullable().parse(dataOf(reply));
      return userSchema.parse({
        id,
        email,
        firstName: row?.first_name ?? null,
        isPro: row?.is_pro ?? false,
      });
    },
  };
}
