import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { checkHealth } from './health.ts';

const supabase = createClient('https://abc.supabase.co', 'sb_publishable_1', {
  global: { fetch: async () => Response.json(true) },
});

function clock(...times: number[]): () => number {
  return () => times.shift() ?? 0;
}

it('tells how long the database took, in whole milliseconds', async () => {
  expect(await checkHealth(supabase, clock(100, 112.4))).toEqual({
    status: 'ok',
    backend: 'ok',
    latencyMs: 12,
  });
});

it('answers nothing that the contract refuses', async () => {
  await expect(checkHealth(supabase, clock(112, 100))).rejects.toThrow(/latencyMs/);
});
