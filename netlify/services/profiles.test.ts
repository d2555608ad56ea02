import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { createProfiles } from './profiles.ts';

const ADA = { id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.test' };

function profilesOf(rows: unknown[]) {
  const fetch = async () => Response.json(rows);
  return createProfiles(createClient('https://abc.supabase.co', 'sb_publishable_1', { global: { fetch } }));
}

it('describes a reader by the profile', async () => {
  const profiles = profilesOf([{ first_name: 'Ada', is_pro: true }]);
  expect(await profiles.describe(ADA)).toEqual({ ...ADA, firstName: 'Ada', isPro: true });
});

it('describes a reader without a profile', async () => {
  expect(await profilesOf([]).describe(ADA)).toEqual({ ...ADA, firstName: null, isPro: false });
});

it.each(['', ' ', 'x'.repeat(41)])('answers nothing that the contract refuses: the name %j', async (name) => {
  await expect(profilesOf([{ first_name: name, is_pro: false }]).describe(ADA)).rejects.toThrow(/firstName/);
});
