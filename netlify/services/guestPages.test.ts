import { expect, it, vi } from 'vitest';
import { LOCALES } from '../../src/contracts/locale.ts';
import { menuSchema, type Menu } from '../../src/contracts/menu.ts';
import { guestPath } from '../../src/i18n/guestPath.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();
const guest = new TestBrowser();

let owners = 0;
async function publishMenu(
  soldOut: string[] = [],
): Promise<{ owner: TestBrowser; menu: Menu; token: string }> {
  const owner = new TestBrowser();
  await owner.signIn(test.backend, `owner-${(owners += 1)}@example.test`, 'Ada');
  const input = { name: 'Karte <b>', restaurantName: 'Zum Hahn', cocktailIds: ['11002', '11001'] };
  const { id } = menuSchema.parse(await (await owner.post('/api/menus', input)).json());
  const menu = menuSchema.parse(
    await (await owner.ask('PUT', `/api/menus/${id}/publication`, { soldOut })).json(),
  );
  return { owner, menu, token: menu.publication?.token ?? '' };
}

it('shows a published menu to whoever has its address, in the language of the address', async () => {
  const { token } = await publishMenu(['11001']);
  const answer = await guest.get(`/de/menu/${token}`);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toContain('Karte &lt;b&gt;');
  expect(page).toContain('Roter Wermut');
  expect(page.match(/Ausverkauft/g)).toHaveLength(1);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=30');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

it('shows what is sold out at the next reading, and a new address after it was revoked', async () => {
  const { owner, menu, token } = await publishMenu();
  const path = `/api/menus/${menu.id}/publication`;
  expect(await (await guest.get(`/nl/menu/${token}`)).text()).not.toContain('Uitverkocht');
  await owner.ask('PUT', path, { soldOut: ['11002'] });
  expect(await (await guest.get(`/nl/menu/${token}`)).text()).toContain('Uitverkocht');

  expect((await owner.ask('DELETE', path)).status).toBe(200);
  const gone = await guest.get(`/nl/menu/${token}`);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('private, no-store');
  expect(await gone.text()).toContain('Deze kaart is er niet meer');

  await owner.ask('PUT', path, {});
  expect((await guest.get(`/nl/menu/${token}`)).status).toBe(404);
});

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', '/de/menu/'],
  ['nl', '/nl/menu/'],
  ['pt-BR, fr;q=0.5, en;q=0.4', '/fr/menu/'],
])('leads a browser that asks for %j from the bare address to its language', async (accepted, start) => {
  const { token } = await publishMenu();
  const answer = await guest.get(`/menu/${token}`, { 'accept-language': accepted });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(start + token);
  expect(answer.headers.get('vary')).toBe('accept-language');
});

it('keeps English for whoever asks for it or chose it, and never between guests', async () => {
  const { token } = await publishMenu();
  for (const [path, accepted] of [
    [`/menu/${token}`, 'en-GB,de;q=0.5'],
    [`/menu/${token}`, 'pt'],
    [`/menu/${token}?lang=en`, 'de'],
  ] as const) {
    const answer = await guest.get(path, { 'accept-language': accepted });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="en">');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('accept-language');
  }
});

it.each(LOCALES)('has an address in %s', async (locale) => {
  const answer = await guest.get(guestPath(locale, 'abc'), { 'accept-language': 'pt' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(`<html lang="${locale}">`);
});

it.each([
  'abc',
  'A'.repeat(22),
  'A'.repeat(5000),
  '%F0%9F%8D%B8',
  '..%2F..%2Fetc',
  "'%20or%201=1--",
  '%22%3E%3Cscript%3E',
  '%00',
  '%E0%A4%A',
])('has a page for the forged token %s', async (token) => {
  const answer = await guest.get(`/es/menu/${token}`);
  const page = await answer.text();
  expect(answer.status).toBe(404);
  expect(page).toContain('Esta carta ya no está aquí');
  expect(page).not.toContain('<script');
});

it('says in a page, not in JSON, that the database is away', async () => {
  const { token } = await publishMenu();
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  const answer = await guest.get(`/fr/menu/${token}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('Impossible d’afficher la carte');
  vi.stubEnv('SUPABASE_URL', undefined);
  expect((await guest.get(`/fr/menu/${token}`)).status).toBe(503);
});

it('gives an owner’s cookies no say in what a guest sees', async () => {
  const { owner, token } = await publishMenu();
  const answer = await owner.get(`/de/menu/${token}`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toContain('public');
});
