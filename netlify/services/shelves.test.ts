import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { ConflictError } from '../lib/errors.ts';
import { createShelves } from './shelves.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const swaps = ['aperol>campari@11002'];

/** Shelves over a database that has these rows, and others in the household. */
function shelvesWith(rows: object[], others: string[] = []) {
  const fetch = (...args: ConstructorParameters<typeof Request>) =>
    Promise.resolve(Response.json(new Request(...args).url.includes('/rpc/') ? others : rows));
  return createShelves(createClient('https://abc.supabase.co', 'sb_publishable_1', { global: { fetch } }));
}

/** Shelves over a database that answers changes so, and what it was sent. */
function shelvesAnswering(answer: () => Response) {
  const sent: unknown[] = [];
  const fetch = async (...args: ConstructorParameters<typeof Request>) => {
    sent.push(await new Request(...args).json());
    return answer();
  };
  const supabase = createClient('https://abc.supabase.co', 'sb_publishable_1', { global: { fetch } });
  return { sent, shelves: createShelves(supabase) };
}

it('gives what was kept, and with whom it is shared', async () => {
  expect(
    await shelvesWith([{ entries: ['gin', ' fairy dust', ' ', 'gin'], version: 3 }], ['Tom']).of(ADA),
  ).toEqual({ owner: ADA, entries: ['gin', 'fairy dust'], version: 3, sharedWith: ['Tom'] });
  expect(await shelvesWith([{ swaps, version: 3 }]).swapsOf(ADA)).toEqual({ owner: ADA, swaps, version: 3 });
  const stock = { shopping: [{ entry: 'ice', pieces: 2 }], levels: { gin: { ml: 1, full: 2 } }, version: 3 };
  expect(await shelvesWith([stock]).stockOf(ADA)).toEqual({ owner: ADA, ...stock });
});

it('gives nothing of version 0 where nothing was kept', async () => {
  const shelves = shelvesWith([]);
  expect(await shelves.of(ADA)).toEqual({ owner: ADA, entries: [], version: 0, sharedWith: [] });
  expect(await shelves.swapsOf(ADA)).toEqual({ owner: ADA, swaps: [], version: 0 });
  expect(await shelves.stockOf(ADA)).toEqual({ owner: ADA, shopping: [], levels: {}, version: 0 });
});

it('keeps what is named, in the place of the version that was read or of any', async () => {
  const { sent, shelves } = shelvesAnswering(() => Response.json(true));
  await shelves.keep({ entries: ['gin'], version: 3 });
  await shelves.keep({ swaps });
  expect(sent).toEqual([
    { changes: { entries: ['gin'] }, known_version: 3 },
    { changes: { swaps }, known_version: null },
  ]);
});

it('says that another version is there, or that nothing could be kept', async () => {
  const { shelves } = shelvesAnswering(() => Response.json(false));
  await expect(shelves.keep({ swaps, version: 3 })).rejects.toThrow(ConflictError);
  const failing = shelvesAnswering(() => Response.json({ code: '42501', message: 'no' }, { status: 403 }));
  await expect(failing.shelves.keep({ swaps })).rejects.toThrow(/42501/);
});
