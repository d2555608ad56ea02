import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { menuSchema, type Menu, type MenuInput } from '../../src/contracts/menus/menu.ts';
import { guestPath } from '../../src/i18n/guestPath.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { startFakeModel, type FakeModel } from '../../tools/test/fakeModel.ts';

const test = useBackend();
const guest = new TestBrowser();

/** In an attribute a bracket is no markup. */
const withoutAttributes = (page: string) => page.replaceAll(/="[^"]*"/g, '=""');

let owners = 0;
async function publishMenu(
  soldOut: string[] = [],
  words: Partial<MenuInput> = {},
): Promise<{ owner: TestBrowser; menu: Menu; token: string }> {
  const owner = new TestBrowser();
  await owner.signIn(test.backend, `owner-${(owners += 1)}@example.test`, 'Ada');
  const input = { name: 'Karte <b>', restaurantName: 'Zum Hahn', cocktailIds: ['11002', '11001'], ...words };
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
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

it('tells in which language the names of prices and sizes are', async () => {
  const { token } = await publishMenu([], {
    translations: { from: 'en', texts: [] },
    currency: 'EUR',
    priceLists: [
      { name: 'Early evening', hours: { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' } },
    ],
    sections: [
      {
        title: null,
        drinks: [
          { cocktailId: '11002', prices: [{ size: 'Large', amounts: [1200, 900] }], note: null },
          { cocktailId: '11001', prices: [], note: null },
        ],
      },
    ],
  });
  const page = await (await guest.get(`/de/menu/${token}`)).text();
  for (const own of ['Early evening', 'Large']) {
    const all = page.split(`>${own}`).length - 1;
    expect(all, own).toBeGreaterThan(1);
    expect(page.match(new RegExp(`lang="en"[^>]*>${own}`, 'g')), own).toHaveLength(all);
  }
});

it('leaves out what a guest avoids, says so, and keeps such a page from all caches', async () => {
  const { token } = await publishMenu([], { cocktailIds: ['11001', '11449'] });
  const whole = await (await guest.get(`/de/menu/${token}`)).text();
  expect(whole).toContain('Grasshopper');
  expect(whole).toMatch(/name="without" value="milk"/);
  expect(whole).not.toMatch(/value="peanuts"/);

  const answer = await guest.get(`/de/menu/${token}?without=milk&without=moon`);
  const page = await answer.text();
  expect(page).not.toContain('Grasshopper');
  expect(page).toContain('Margarita');
  expect(page).toContain('Weggelassen: Milch');
  expect(page).toContain('Ein Drink wird nicht gezeigt.');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();

  const nothing = await (await guest.get(`/de/menu/${token}?diet=alcohol-free`)).text();
  expect(nothing).not.toContain('Margarita');
  expect(nothing).toContain('Auf dieser Karte steht nichts, was mit Sicherheit für dich infrage kommt.');
});

it('shows drinks of the strength that is asked for, keeps that on its ways, and tells allergens without a press', async () => {
  const { token } = await publishMenu([], { cocktailIds: ['11002', '13001'] });
  const answer = await guest.get(`/de/menu/${token}?strength=free&without=milk`);
  const page = await answer.text();
  expect(page).toContain('Virgin Mojito');
  expect(page).not.toContain('Roter Wermut');
  expect(page).toMatch(/\/fr\/menu\/[\w-]+\?without=milk&(#38;|amp;)?strength=free"/);
  expect(page).toMatch(/<input type="hidden" name="strength" value="free"/);
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
  const whole = await (await guest.get(`/de/menu/${token}`)).text();
  expect(/data-told[^>]*>(.*?)<\/div>/s.exec(whole)?.[1]).toContain('Sulfite');
  expect(whole).not.toContain('Allergene</summary>');
});

it('tells what is in a wine as its owner states it, and speaks of no recipe', async () => {
  const item = {
    kind: 'wine',
    name: 'Riesling',
    allergens: ['sulphites'],
    vegan: true,
    vegetarian: true,
  } as const;
  const cocktailId = '00000000-0000-4000-8000-0000000000c1';
  const { token } = await publishMenu([], {
    cocktailIds: [cocktailId],
    sections: [
      {
        title: null,
        drinks: [{ cocktailId, prices: [], note: null, item: { ...item, allergens: ['sulphites'] } }],
      },
    ],
  });
  const page = await (await guest.get(`/de/menu/${token}`)).text();
  const told = /data-told[^>]*>(.*?)<\/div>/s
    .exec(page)?.[1]
    ?.replace(/<[^>]*>|\s+/g, ' ')
    .trim();
  expect(told).toBe('Allergene · Sulfite.');
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

describe('a menu that follows the shelf of its owner', () => {
  const soldOut = async (token: string) =>
    (await (await guest.get(`/de/menu/${token}`)).text()).match(/Ausverkauft/g)?.length ?? 0;

  it('shows what that does not make as sold out, as soon as the shelf, the menu or the wish changes', async () => {
    const { owner, menu, token } = await publishMenu();
    const path = `/api/menus/${menu.id}/publication`;
    await owner.ask('PUT', '/api/shelf', { entries: ['gin', 'campari', 'sweet-vermouth'] });
    expect(await soldOut(token)).toBe(0);
    await owner.ask('PUT', path, { followsShelf: true });
    expect(await soldOut(token)).toBe(1);
    // What is marked by hand stays on top of it, and is not told twice.
    await owner.ask('PUT', path, { soldOut: ['11002'] });
    expect(await soldOut(token)).toBe(2);
    await owner.ask('PUT', path, { soldOut: ['11001'] });
    expect(await soldOut(token)).toBe(1);
    await owner.ask('PUT', path, { soldOut: [] });
    await owner.ask('PUT', '/api/shelf', { entries: ['gin', 'sweet-vermouth', 'aperol'] });
    expect(await soldOut(token)).toBe(2);
    await owner.ask('PUT', path, { followsShelf: false });
    expect(await soldOut(token)).toBe(0);
  });

  it('takes a shelf that nobody has kept for no answer, and follows nobody else’s', async () => {
    const { owner, menu, token } = await publishMenu();
    await owner.ask('PUT', `/api/menus/${menu.id}/publication`, { followsShelf: true });
    const other = await publishMenu();
    await other.owner.ask('PUT', '/api/shelf', { entries: ['gin'] });
    expect(await soldOut(token)).toBe(0);
    expect(await soldOut(other.token)).toBe(0);
    const page = await (await guest.get(`/de/menu/${token}`)).text();
    expect(page).toContain('Roter Wermut');
  });

  it('tells whoever has the token nothing else of the shelf', async () => {
    const { owner, menu, token } = await publishMenu();
    await owner.ask('PUT', '/api/shelf', { entries: ['gin', 'secret cordial'] });
    await owner.ask('PUT', `/api/menus/${menu.id}/publication`, { followsShelf: true });
    expect(await soldOut(token)).toBe(2);
    expect(await (await guest.get(`/de/menu/${token}`)).text()).not.toContain('secret');
  });
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

it('leads to the language of the browser with all that was asked', async () => {
  const { token } = await publishMenu();
  const asked = '?words=translated&prices=1&without=milk&diet=vegan&other=x';
  const answer = await guest.get(`/menu/${token}${asked}`, { 'accept-language': 'de' });
  const to = new URL(answer.headers.get('location') ?? '', 'http://localhost');
  expect(to.pathname).toBe(`/de/menu/${token}`);
  expect([...to.searchParams].sort()).toEqual([
    ['diet', 'vegan'],
    ['prices', '1'],
    ['without', 'milk'],
    ['words', 'translated'],
  ]);
});

it('keeps what a guest avoids on each way from a menu to itself but the one that takes it back', async () => {
  const { token } = await publishMenu();
  const page = await (await guest.get(`/de/menu/${token}?without=sulphites&diet=vegan`)).text();
  const links = [...page.matchAll(/href="([^"]*\/menu\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
  );
  const ways = links.filter((href) => href.includes(token));
  const forgetting = ways.filter((href) => !/[?&]without=sulphites&diet=vegan/.test(href));
  expect(ways.length).toBeGreaterThanOrEqual(LOCALES.length);
  expect(forgetting).toEqual([`/de/menu/${token}`]);
});

it('keeps English for whoever asks for it or chose it, and shares the bare address with nobody', async () => {
  const { token } = await publishMenu();
  for (const [path, accepted] of [
    [`/menu/${token}`, 'en-GB,de;q=0.5'],
    [`/menu/${token}`, 'pt'],
  ] as const) {
    const answer = await guest.get(path, { 'accept-language': accepted });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="en">');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('accept-language');
  }
  const chosen = await guest.get(`/menu/${token}?lang=en`, { 'accept-language': 'de' });
  expect(await chosen.text()).toContain('<html lang="en">');
  expect(chosen.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=30');
});

it.each(['?prices=1', '?strength=light', '?menu=2'])(
  'lets caches share what the address %j asks for, as long as the menu itself',
  async (query) => {
    const { token } = await publishMenu();
    const answer = await guest.get(`/de/menu/${token}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=30');
  },
);

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

describe('the words that an owner wrote', () => {
  const WORDS = {
    description: 'Stirred by hand.',
    sections: [
      {
        title: 'After dark',
        drinks: [
          { cocktailId: '11002', prices: [{ size: null, amounts: ['€ 12'] }], note: 'House pour' },
          { cocktailId: '11001', prices: [], note: null },
        ],
      },
    ],
  };
  const OFFER = 'Eigene Texte der Bar übersetzen';
  let fake: FakeModel;
  beforeAll(async () => {
    fake = await startFakeModel();
  });
  afterAll(() => fake.close());
  beforeEach(async () => {
    fake.calls.length = 0;
    fake.behave((text) => ({ kind: 'answers', pieces: [`<b>${text}</b>`, ' auf Deutsch'] }));
    vi.stubEnv('OPENAI_API_KEY', 'sk-test');
    vi.stubEnv('OPENAI_BASE_URL', fake.url);
    await test.backend.database.exec(`
      delete from public.translations;
      delete from public.translation_claims;
      delete from public.rate_limit_uses where area = 'chat';
      update public.chat_guard set translation_calls = 0, translation_calls_a_day = 2000;
    `);
  });
  const pageAt = async (path: string) => (await guest.get(path)).text();

  it('are translated once for all guests who ask for it, and escaped like any other text', async () => {
    const { token } = await publishMenu([], WORDS);
    const original = await pageAt(`/de/menu/${token}`);
    expect(original).toContain(OFFER);
    expect(original).toContain('Stirred by hand.');
    expect(fake.calls).toHaveLength(0);

    for (const reader of [guest, new TestBrowser('192.0.2.9')]) {
      const answer = await reader.get(`/de/menu/${token}?words=translated`);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
      expect(page).toContain('Automatisch übersetzt');
      expect(page).toContain('&lt;b&gt;Stirred by hand.&lt;/b&gt; auf Deutsch</p>');
      expect(page).toContain('&lt;b&gt;After dark&lt;/b&gt; auf Deutsch</h2>');
      expect(page).toContain('&lt;b&gt;House pour&lt;/b&gt; auf Deutsch</p>');
      expect(withoutAttributes(page)).not.toContain('<b>');
      expect(page).toContain('Zum Hahn');
      expect(page).toContain('€ 12');
    }
    expect(fake.calls.map(({ body }) => body.messages.at(-1)?.content).sort()).toEqual([
      'After dark',
      'House pour',
      'Stirred by hand.',
    ]);
  });

  it('stay as they are where the model fails, and the page says so', async () => {
    fake.behave((text) =>
      text === 'After dark' ? { kind: 'answers', pieces: ['Nachts'] } : { kind: 'refuses', status: 500 },
    );
    const { token } = await publishMenu([], WORDS);
    const some = await pageAt(`/de/menu/${token}?words=translated`);
    expect(some).toContain('Teilweise automatisch übersetzt');
    expect(some).toContain('>Nachts</h2>');
    expect(some).toContain('>House pour</p>');

    await test.backend.database.exec('delete from public.translations');
    fake.behave({ kind: 'refuses', status: 500 });
    const answer = await guest.get(`/de/menu/${token}?words=translated`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Die Texte der Bar konnten gerade nicht übersetzt werden.');
  });

  it('stay as they are for a guest who has no turn left', async () => {
    const { token } = await publishMenu([], WORDS);
    const hurried = new TestBrowser('192.0.2.200');
    for (let turn = 0; turn < 58; turn += 1) {
      await hurried.post('/api/translate', { text: `Text ${turn}`, targetLang: 'de' });
    }
    const page = await (await hurried.get(`/de/menu/${token}?words=translated`)).text();
    expect(page).toContain('Teilweise automatisch übersetzt');
    expect(fake.calls).toHaveLength(60);
  });

  it.each(['', '?words=original', '?words=', '?words=translated2'])(
    'stay as they are at %j, which other guests may be given from a cache',
    async (query) => {
      const { token } = await publishMenu([], WORDS);
      const answer = await guest.get(`/de/menu/${token}${query}`);
      expect(await answer.text()).toContain(OFFER);
      expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=30');
      expect(fake.calls).toHaveLength(0);
    },
  );

  it.each(['cross-site', 'same-site'])(
    'stay as they are for a request that is %s, and its guest is asked first',
    async (site) => {
      const { token } = await publishMenu([], WORDS);
      const answer = await guest.get(`/de/menu/${token}?words=translated`, { 'sec-fetch-site': site });
      const page = await answer.text();
      expect(page).toContain(OFFER);
      expect(page).toContain('Stirred by hand.');
      expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
      expect(fake.calls).toHaveLength(0);
    },
  );

  it.each(['same-origin', 'none'])('are translated for a request that is %s', async (site) => {
    const { token } = await publishMenu([], WORDS);
    await guest.get(`/de/menu/${token}?words=translated`, { 'sec-fetch-site': site });
    expect(fake.calls).toHaveLength(3);
  });

  it('are translated once for guests of the same moment', async () => {
    const { token } = await publishMenu([], WORDS);
    const guests = Array.from({ length: 15 }, (_, place) => new TestBrowser(`192.0.2.${place}`));
    const pages = await Promise.all(
      guests.map(async (one) => (await one.get(`/de/menu/${token}?words=translated`)).text()),
    );
    for (const page of pages) expect(page).toContain('Stirred by hand.&lt;/b&gt; auf Deutsch');
    expect(fake.calls).toHaveLength(3);
  });

  it('leave the questions of the chat alone, however many of them are translated', async () => {
    await test.backend.database.exec('update public.chat_guard set translation_calls_a_day = 2');
    const { token } = await publishMenu([], WORDS);
    await guest.get(`/de/menu/${token}?words=translated`);
    await new TestBrowser('192.0.2.9').get(`/de/menu/${token}?words=translated`);
    expect(fake.calls).toHaveLength(2);
    fake.behave({ kind: 'answers', pieces: ['Gladly.'] });
    const question = {
      messages: [{ role: 'user', content: 'A drink with gin?' }],
      mode: 'ask',
      language: 'en',
    };
    expect(await (await guest.post('/api/chat', question)).text()).toContain('Gladly.');
    expect(fake.calls).toHaveLength(3);
  });

  it('can be asked for at the address that goes by the browser', async () => {
    const { token } = await publishMenu([], WORDS);
    const path = `/menu/${token}?words=translated`;
    const answer = await guest.get(path, { 'accept-language': 'de' });
    expect(answer.headers.get('location')).toBe(`/de/menu/${token}?words=translated`);
    const english = await guest.get(path, { 'accept-language': 'en' });
    expect(await english.text()).toContain('Translated automatically');
  });

  it('are not offered in translation where there are none', async () => {
    const { token } = await publishMenu();
    expect(await pageAt(`/de/menu/${token}`)).not.toContain(OFFER);
    expect(await pageAt(`/de/menu/${token}?words=translated`)).not.toContain('data-words');
  });

  it.each([
    ['no model', ''],
    ['a malformed one', 'two words'],
  ])('are not offered in translation with %s', async (_, key) => {
    vi.stubEnv('OPENAI_API_KEY', key);
    const { token } = await publishMenu([], WORDS);
    for (const query of ['', '?words=translated']) {
      const page = await pageAt(`/de/menu/${token}${query}`);
      expect(page).toContain('Stirred by hand.');
      expect(page).not.toContain('data-words');
    }
    expect(fake.calls).toHaveLength(0);
  });
});
