import { expect, it } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { menuSchema } from '../../src/contracts/menus/menu.ts';
import { embedPath } from '../../src/i18n/guestPath.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { readEmbedPage } from './embedPages.ts';

const test = useBackend();
const guest = new TestBrowser();
const SITES = ['https://bar.example', 'https://hotel.example:8443'];

let owners = 0;
async function publishMenu() {
  const owner = new TestBrowser(`192.0.2.${(owners += 1)}`);
  await owner.signIn(test.backend, `owner-${owners}@example.test`, 'Ada');
  const input = { name: 'Karte <b>', restaurantName: 'Zum Hahn', cocktailIds: ['11002', '11001'] };
  const { id } = menuSchema.parse(await (await owner.post('/api/menus', input)).json());
  const published = await owner.ask('PUT', `/api/menus/${id}/publication`, {});
  const token = menuSchema.parse(await published.json()).publication?.token ?? '';
  const embed = (sites: unknown) => owner.ask('PUT', `/api/menus/${id}/embed`, { embed: sites });
  return { owner, id, token, embed };
}

it('shows a menu in a frame where its owner has that, in each language, without a script or a form', async () => {
  const { token, embed } = await publishMenu();
  expect((await guest.get(`/de/menu/${token}/embed`)).status).toBe(404);
  expect((await embed(SITES)).status).toBe(200);
  for (const locale of LOCALES) {
    const answer = await guest.get(embedPath(locale, token));
    const page = await answer.text();
    expect([locale, answer.status, answer.headers.get('set-cookie')]).toEqual([locale, 200, null]);
    expect(page).toContain(`<html lang="${locale}"`);
    expect(page).toContain('Karte &lt;b&gt;');
    expect(page).toContain('Margarita');
    expect(page).not.toMatch(/<script|<form|<button|<input|<nav/);
    const links = page.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(/target="_blank" rel="noopener"/);
    expect(/data-told[^>]*>(.*?)<\/div>/s.exec(page)?.[1]).not.toBe('');
  }
  await embed(null);
  expect((await guest.get(`/de/menu/${token}/embed`)).status).toBe(404);
});

it('names the site at its foot, unless the bar wants it otherwise', async () => {
  const { owner, token, embed } = await publishMenu();
  await embed('any');
  const foot = async () => {
    const page = await (await guest.get(`/de/menu/${token}/embed`)).text();
    return /<footer.*<\/footer>/s.exec(page)?.[0] ?? '';
  };
  expect(await foot()).toMatch(/Ganze Karte öffnen · Erstellt mit Mixmaster/);
  const look = { accent: null, pairing: 'house', design: 'pictures', namesProduct: false, logo: null };
  expect((await owner.ask('PUT', '/api/brand', look)).status).toBe(200);
  expect(await foot()).toContain('Ganze Karte öffnen');
  expect(await foot()).not.toContain('Mixmaster');
});

it('leads the bare address to the language of the browser', async () => {
  const { token, embed } = await publishMenu();
  await embed('any');
  const answer = await guest.get(`/menu/${token}/embed`, { 'accept-language': 'fr' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/fr/menu/${token}/embed`]);
});

it('says which sites may show it, and what is not there to nobody', async () => {
  const menu = {
    ...{ name: 'Friday', description: null, restaurantName: null, currency: null, priceLists: [] },
    ...{
      sections: [],
      soldOut: [],
      followsShelf: false,
      heldPrices: null,
      timeZone: null,
      bottles: [],
      ownDrinks: [],
      brand: null,
    },
  };
  const frame = async (origins: readonly string[] | null, hasMenu = true) => {
    const page = await readEmbedPage(new Request('https://mixmaster.example/de/menu/x/embed'), {
      read: () => Promise.resolve(hasMenu ? menu : null),
      readShelf: () => Promise.resolve(null),
      readOrigins: () => Promise.resolve(origins),
    });
    return page instanceof Response ? undefined : [page.status, page.policy['frame-ancestors']];
  };
  expect(await frame(SITES)).toEqual([200, 'https://bar.example https://hotel.example:8443']);
  expect(await frame(['*'])).toEqual([200, '*']);
  expect(await frame(null)).toEqual([404, "'none'"]);
  expect(await frame(SITES, false)).toEqual([404, "'none'"]);
});

it('shows as sold out what the shelf of the owner does not make, where the menu follows it', async () => {
  const drink = { cocktailId: '11002', prices: [], note: null };
  const menu = {
    ...{ name: 'Friday', description: null, restaurantName: null, currency: null, priceLists: [] },
    ...{ sections: [{ title: null, drinks: [drink] }], soldOut: [], bottles: [], ownDrinks: [], brand: null },
    ...{ heldPrices: null, timeZone: null },
  };
  const isSoldOut = async (followsShelf: boolean) => {
    const page = await readEmbedPage(new Request('https://mixmaster.example/de/menu/x/embed'), {
      read: () => Promise.resolve({ ...menu, followsShelf }),
      readShelf: () => Promise.resolve(['gin', 'campari']),
      readOrigins: () => Promise.resolve(['*']),
    });
    if (page instanceof Response || 'problem' in page.content) throw new Error('There is no menu.');
    return page.content.menu.sections[0]?.drinks[0]?.isSoldOut;
  };
  expect([await isSoldOut(true), await isSoldOut(false)]).toEqual([true, false]);
});

it('is answered 503, and shown by nobody, while the database is silent', async () => {
  const page = await readEmbedPage(new Request('https://mixmaster.example/de/menu/x/embed'), {
    read: () => Promise.reject(new Error('Away')),
    readShelf: () => Promise.resolve(null),
    readOrigins: () => Promise.resolve(['*']),
  });
  expect(page).toMatchObject({ status: 503, policy: { 'frame-ancestors': "'none'" } });
});

it.each([
  [[]],
  ['none'],
  [['*']],
  [['http://bar.example']],
  [['https://bar.example/']],
  [['https://Bar.example']],
  [['https://*.example']],
  [["https://bar.example; script-src 'unsafe-inline'"]],
  [['https://bar.example https://evil.example']],
  [['https://bar.example\r\nx: y']],
  [['https://user@bar.example']],
  [['https://bar.example', 'https://bar.example']],
  [Array.from({ length: 6 }, (_, place) => `https://bar-${place}.example`)],
  [[`https://${'a'.repeat(250)}.example`]],
])('keeps no %j as sites', async (sites) => {
  const { embed, token, owner, id } = await publishMenu();
  expect((await embed(sites)).status).toBe(400);
  if (!Array.isArray(sites)) return;
  const past = test.backend.database.query(
    'update public.menu_publications set embed_origins = $2 where menu_id = $1',
    [id, sites],
  );
  // A star alone is how the table says "any".
  if (sites[0] === '*') await past;
  else await expect(past).rejects.toThrow(/embed_origins_valid/);
  expect(await owner.get('/api/menus')).toMatchObject({ status: 200 });
  expect(token).not.toBe('');
});

it('lets nobody else decide, nothing be embedded that is not published, and forgets the sites with the page', async () => {
  const [ada, bea] = [await publishMenu(), await publishMenu()];
  await ada.embed(SITES);
  const foreign = await bea.owner.ask('PUT', `/api/menus/${ada.id}/embed`, { embed: 'any' });
  expect(foreign.status).toBe(404);
  const path = `/api/menus/${ada.id}/publication`;
  const soldOut = await ada.owner.ask('PUT', path, { soldOut: ['11002'] });
  expect(menuSchema.parse(await soldOut.json()).publication?.embed).toEqual(SITES);
  await ada.owner.ask('DELETE', path);
  expect((await ada.embed('any')).status).toBe(404);
  const again = await ada.owner.ask('PUT', path, {});
  expect(menuSchema.parse(await again.json()).publication?.embed).toBeNull();
});
