import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { createShelves } from './shelves.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';

function shelvesWith(answer: (request: Request) => Response | Promise<Response>) {
  const fetch = async (...args: ConstructorParameters<typeof Request>) => answer(new Request(...args));
  return createShelves(createClient('https://abc.supabase.co', 'sb_publishable_1', { global: { fetch } }));
}

it('gives the shelf that was kept', async () => {
  const shelves = shelvesWith(() => Response.json([{ entries: ['gin', 'fairy dust'] }]));
  expect(await shelves.of(ADA)).toEqual({ owner: ADA, entries: ['gin', 'fairy dust'] });
});

it('gives an empty shelf where none was kept', async () => {
  expect(await shelvesWith(() => Response.json([])).of(ADA)).toEqual({ owner: ADA, entries: [] });
});

it('keeps a shelf for its owner, in the place of what was there', async () => {
  const requests: unknown[] = [];
  const shelves = shelvesWith(async (request) => {
    requests.push([request.method, request.headers.get('prefer'), await request.json()]);
    return new Response(null, { status: 201 });
  });
  expect(await shelves.keep(ADA, ['gin'])).toEqual({ owner: ADA, entries: ['gin'] });
  expect(requests).toEqual([
    ['POST', expect.stringContaining('merge-duplicates'), { user_id: ADA, entries: ['gin'] }],
  ]);
});

it('says that it could not keep it', async () => {
  const shelves = shelvesWith(() => Response.json({ code: '42501', message: 'no' }, { status: 403 }));
  await expect(shelves.keep(ADA, ['gin'])).rejects.toThrow(/42501/);
});

it('gives the own swaps that stand beside a shelf, and none where there is no shelf', async () => {
  const swaps = ['aperol>campari@11002'];
  expect(await shelvesWith(() => Response.json([{ swaps }])).swapsOf(ADA)).toEqual({ owner: ADA, swaps });
  expect(await shelvesWith(() => Response.json([])).swapsOf(ADA)).toEqual({ owner: ADA, swaps: [] });
});

it('keeps own swaps without a word of the shelf', async () => {
  const bodies: unknown[] = [];
  const shelves = shelvesWith(async (request) => {
    bodies.push(await request.json());
    return new Response(null, { status: 201 });
  });
  const swaps = ['aperol>campari'];
  expect(await shelves.keepSwaps(ADA, swaps)).toEqual({ owner: ADA, swaps });
  expect(bodies).toEqual([{ user_id: ADA, swaps }]);
});
