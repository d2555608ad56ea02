import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, SIGNED_IN } from './testPage.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  const answers: Record<string, object> = {
    '/api/diet': { avoids: null },
    '/api/drink-lists': { lists: [] },
    '/api/stock': { shopping: [], levels: {}, version: 0 },
    '/api/swaps': { swaps: [] },
  };
  fetched.mockImplementation((path) =>
    Promise.resolve(Response.json({ owner: 'ada', ...(answers[String(path)] ?? { entries: [] }) })),
  );
  vi.stubGlobal('fetch', fetched);
});

it('counts a meeting with the account that went well alone', async () => {
  openPage({}, SIGNED_IN);
  const { meetAccount } = await import('./meetAccount.ts');
  const { hasMet, noteMeeting } = await import('./shelfMeeting.ts');
  fetched.mockRejectedValueOnce(new TypeError('No network.'));
  await meetAccount();
  expect(hasMet()).toBe(false);
  await meetAccount();
  expect(hasMet()).toBe(true);
  noteMeeting(false);
  expect(hasMet()).toBe(false);
});
