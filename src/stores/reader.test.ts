import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, SIGNED_IN } from './testPage.ts';

const fetched = vi.fn<typeof fetch>();
const ADA = { id: '1', email: 'ada@example.test', firstName: 'Ada', isPro: false };

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

async function withCookies(cookie: string) {
  openPage({}, cookie);
  return import('./reader.ts');
}

it('makes no call for an anonymous reader', async () => {
  const { mayBeSignedIn, reader } = await withCookies('theme=dark; x-mixmaster-signed-in=1');
  expect(mayBeSignedIn()).toBe(false);
  expect(await reader.load()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('asks once per page, however many want to know', async () => {
  fetched.mockResolvedValueOnce(Response.json(ADA));
  const { reader } = await withCookies(`theme=dark; ${SIGNED_IN}`);
  expect(await Promise.all([reader.load(), reader.load()])).toEqual([ADA, ADA]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['a 401', () => new Response('no', { status: 401 })],
  ['an empty answer', () => Response.json(null)],
])('takes %s for nobody', async (_, answer) => {
  fetched.mockResolvedValueOnce(answer());
  const { reader } = await withCookies(SIGNED_IN);
  expect(await reader.load()).toBeNull();
});

it('passes a failure on and does not ask again', async () => {
  fetched.mockResolvedValue(new Response('away', { status: 503 }));
  const { reader } = await withCookies(SIGNED_IN);
  await expect(reader.load()).rejects.toThrow('503: away');
  await expect(reader.load()).rejects.toThrow('503: away');
  expect(fetched).toHaveBeenCalledTimes(1);
});
