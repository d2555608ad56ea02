import { brotliCompressSync, constants } from 'node:zlib';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { guestMenu } from '../catalogue/guestMenu.ts';
import { loadCatalogue } from '../catalogue/loadCatalogue.ts';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { GuestWords, PublishedMenu } from '../contracts/menus/publishedMenu.ts';
import { fullGuestMenu } from '../../tools/bench/fullGuestMenu.ts';
import GuestMenuPage from './GuestMenuPage.astro';

let catalogue: Catalogue;
let container: AstroContainer;
beforeAll(async () => {
  catalogue = loadCatalogue('data');
  container = await AstroContainer.create();
});

const NONE: ReadonlySet<string> = new Set();
const TOKEN = 'abcdefghijklmnopqrstuv';
const EVIL = `</title><script>alert("1")</script><img src=x onerror='alert(2)'>&lt;`;

function pageOf(menu: Partial<PublishedMenu>, locale: Locale, words?: GuestWords): Promise<string> {
  const whole = {
    name: 'Night',
    description: null,
    restaurantName: null,
    currency: null,
    priceLists: [],
    sections: [],
    soldOut: [],
    followsShelf: false,
    heldPrices: null,
    timeZone: null,
    bottles: [],
    ownDrinks: [],
    brand: null,
    ...menu,
  };
  const props = { menu: guestMenu(whole, catalogue, locale), locale, token: TOKEN, menuToken: TOKEN, words };
  return container.renderToString(GuestMenuPage, { props, partial: false });
}

/** The two scripts of the page, which GuestFilter.astro and SeenReport.astro bring. */
const OWN_SCRIPTS = /<script type="module" src="[^"<>]*(?:GuestFilter|SeenReport)[^"<>]*"><\/script>/g;

/** What stands in a page as markup besides its own scripts: in an attribute a bracket is none. */
const markupOf = (page: string) => page.replace(OWN_SCRIPTS, '').replaceAll(/="[^"]*"/g, '=""');

test.each(LOCALES)('forty drinks in %s take at most 25 kB compressed', async (locale) => {
  const words = { state: 'offered', local: NONE } as const;
  const page = await pageOf(fullGuestMenu(catalogue), locale, words);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(page.match(/<li data-drink/g)).toHaveLength(40);
  expect(brotliCompressSync(page, { params }).length).toBeLessThan(25_000);
});

test('whatever an owner writes is text', async () => {
  const section = {
    title: EVIL,
    drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: [EVIL] }], note: EVIL }],
  };
  const sections = [section, { ...section, drinks: [{ ...section.drinks[0], cocktailId: '11001' }] }];
  const page = await pageOf(
    { name: EVIL, description: EVIL, restaurantName: EVIL, sections } as PublishedMenu,
    'en',
  );
  expect(markupOf(page)).not.toMatch(/<script|<img src=x|onerror='/);
  expect(markupOf(page).match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)?.length).toBeGreaterThanOrEqual(9);
});

test('lines of a description stay apart', async () => {
  expect(await pageOf({ description: 'One.\n\n  Two.' }, 'en')).toContain('>One.\n\n  Two.</p>');
});

test('the page has no script but its own, is not for search engines, and leads to itself in every language', async () => {
  const page = await pageOf(fullGuestMenu(catalogue), 'de');
  expect(page.replace(OWN_SCRIPTS, '')).not.toMatch(/<script|javascript:|\son\w+=/);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  for (const path of [`/menu/${TOKEN}?lang=en`, `/nl/menu/${TOKEN}`, `/de/menu/${TOKEN}`]) {
    expect(page).toContain(`href="${path}"`);
  }
  expect(page.match(/hreflang="[^>]*aria-current="true"/g)).toHaveLength(1);
});

test('a drink that is sold out is struck and says so in place of its price', async () => {
  const drinks = [{ cocktailId: '11002', prices: [{ size: null, amounts: ['€ 12'] }], note: null }];
  const page = await pageOf({ sections: [{ title: null, drinks }], soldOut: ['11002'] }, 'de');
  expect(page).toMatch(/<s><a href="\/de\/cocktail\/negroni"[^>]*>Negroni<\/a><\/s>/);
  expect(page).toContain('Ausverkauft');
  expect(page).not.toContain('€ 12');
});

test('one section, or none with a title, needs no links to sections', async () => {
  const drinks = [{ cocktailId: '11002', prices: [], note: null }];
  expect(await pageOf({ sections: [{ title: 'All', drinks }] }, 'en')).not.toContain('Sections');
});

const WRITTEN = { description: 'Stirred.', sections: [{ title: 'Sour', drinks: [] }] };
const DRINKS = [{ cocktailId: '11002', prices: [], note: 'Strong' }];

test.each([
  ['en', `/menu/${TOKEN}?lang=en&amp;words=translated`],
  ['de', `/de/menu/${TOKEN}?words=translated`],
] as const)('a translation is offered by a link that no crawler follows in %s', async (locale, address) => {
  const page = await pageOf(WRITTEN, locale, { state: 'offered', local: NONE });
  expect(page).toContain(`<a href="${address}" rel="nofollow" `);
});

test('a page without words to translate says nothing of translating', async () => {
  expect(await pageOf(WRITTEN, 'en')).not.toContain('data-words');
});

test.each([
  ['all', 'Automatisch übersetzt', ['Original anzeigen']],
  ['some', 'Teilweise automatisch übersetzt', ['Erneut versuchen', 'Original anzeigen']],
  ['none', 'Die Texte der Bar konnten gerade nicht übersetzt werden.', ['Erneut versuchen']],
] as const)(
  'the page says that %s of the words are translated, and where to go from there',
  async (state, text, links) => {
    const page = await pageOf(WRITTEN, 'de', { state, local: NONE });
    const line = /<p data-words.*?<\/p>/s.exec(page)?.[0] ?? '';
    expect(line).toContain(`>${text}</span>`);
    expect([...line.matchAll(/>([^<>]+)<\/a>/g)].map(([, name]) => name)).toEqual(links);
    expect(line.includes(`href="/de/menu/${TOKEN}"`)).toBe(state !== 'none');
    expect(page).not.toContain('Eigene Texte der Bar übersetzen');
  },
);

test('the language of a text is that of the page only where it was translated', async () => {
  const menu = { description: 'Stirred.', sections: [{ title: 'Sauer', drinks: DRINKS }] };
  const page = await pageOf(menu, 'de', { state: 'some', local: new Set(['Sauer']) });
  expect(page).toMatch(/lang dir="auto"[^>]*>Stirred\.<\/p>/);
  expect(page).toMatch(/<h2 lang="de" dir="auto"[^>]*>Sauer<\/h2>/);
  expect(page).toMatch(/lang dir="auto"[^>]*>Strong<\/p>/);
  expect(await pageOf(menu, 'de')).toMatch(/<h2 lang dir="auto"[^>]*>Sauer<\/h2>/);
});

test('markup in a translation is text', async () => {
  const sections = [EVIL, 'Sour'].map((title) => ({ title, drinks: [{ ...DRINKS[0], note: EVIL }] }));
  const page = await pageOf({ description: EVIL, sections } as unknown as PublishedMenu, 'de', {
    state: 'all',
    local: new Set([EVIL]),
  });
  expect(markupOf(page)).not.toMatch(/<script|<img src=x|onerror='/);
});

test('an own drink is drawn in the page, and its words are text', async () => {
  const id = '00000000-0000-4000-8000-00000000000a';
  const own = {
    id,
    name: EVIL,
    glass: 'coupe',
    method: 'shake',
    ice: 'none' as const,
    lines: [{ name: EVIL, strength: 0, colour: '#884422', unit: 'ml', amount: 30, garnish: false }],
    allergens: [],
    vegan: false,
    vegetarian: false,
    house: null,
  };
  const sections = [{ title: null, drinks: [{ cocktailId: id, prices: [], note: null }] }];
  const page = await pageOf({ sections, ownDrinks: [own] }, 'en');
  expect(page).toMatch(/data-drawn[^>]*><svg/);
  expect(markupOf(page)).not.toMatch(/<script>|<img src=x/);
  expect(page).toContain('The bar has not said which allergens this contains.');
  expect(page).not.toContain(`/cocktail/${id}`);
});
