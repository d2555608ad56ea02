import { beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const ADA = { id: '1', email: 'ada@example.test', firstName: 'Ada', isPro: false };

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

async function withCookies(cookie: string) {
  vi.stubGlobal('document', { cookie });
  return import('./currentUser.ts');
}

it('makes no call for an anonymous reader', async () => {
  const { currentUser, mayBeSignedIn } = await withCookies('theme=dark; x-mixmaster-signed-in=1');
  expect(mayBeSignedIn()).toBe(false);
  expect(await currentUser()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks once per page, however many want to know', async () => {
  fetched.mockResolvedValueOnce(Response.json(ADA));
  const { currentUser } = await withCookies('theme=dark; mixmaster-signed-in=1');
  expect(await Promise.all([currentUser(), currentUser()])).toEqual([ADA, ADA]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['a 401', () => new Response('no', { status: 401 })],
  ['an empty answer', () => Response.json(null)],
])('takes %s for nobody', async (_, answer) => {
  fetched.mockResolvedValueOnce(answer());
  const { currentUser } = await withCookies('mixmaster-signed-in=1');
  expect(await currentUser()).toBeNull();
});

it('passes a failure on and does not ask again', async () => {
  fetched.mockResolvedValue(new Response('away', { status: 503 }));
  const { currentUser } = await withCookies('mixmaster-signed-in=1');
  await expect(currentUser()).rejects.toThrow('503: away');
  await expect(currentUser()).rejects.toThrow('503: away');
  expect(fetched).toHaveBeenCalledTimes(1);
});
