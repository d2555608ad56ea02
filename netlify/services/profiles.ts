import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { userSchema, type User } from '../../src/contracts/people/user.ts';
import { getData } from '../lib/database.ts';
import type { SignedInUser } from '../lib/session.ts';

const profileRowSchema = z.object({ first_name: z.string().nullable(), is_pro: z.boolean() });

interface Profiles {
  /** The signed-in reader with the name and plan of the profile. */
  describe(user: SignedInUser): Promise<User>;
  firstNameOf(id: string): Promise<string | null>;
  rename(id: string, firstName: string | null): Promise<void>;
}

/** Reads and changes profiles with the rights that `supabase` carries: each reader sees only the own one. */
export function createProfiles(supabase: SupabaseClient): Profiles {
  async function read(id: string) {
    const reply = await supabase.from('profiles').select('first_name, is_pro').eq('id', id).maybeSingle();
    return profileRowSchema.nullable().parse(getData(reply));
  }

  return {
    async describe({ id, email }) {
      const row = await read(id);
      return userSchema.parse({
        id,
        email,
        firstName: row?.first_name ?? null,
        isPro: row?.is_pro ?? false,
      });
    },
    firstNameOf: async (id) => (await read(id))?.first_name ?? null,
    async rename(id, firstName) {
      getData(await supabase.from('profiles').update({ first_name: firstName }).eq('id', id));
    },
  };
}
