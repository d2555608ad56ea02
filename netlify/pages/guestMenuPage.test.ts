import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { guestMenu } from '../../src/catalogue/guestMenu.ts';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { LOCALES, type Locale } from '../../src/contracts/locale.ts';
import type { PublishedMenu } from '../../src/contracts/publishedMenu.ts';
import { fullGuestMenu, fullGuestMenuPage } from '../../tools/bench/fullGuestMenu.ts';
import { guestMenuPage } from './guestMenuPage.ts';
import { guestProblemPage } from './guestProblemPage.ts';
import type { GuestWords } from './guestWordsLine.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

const TOKEN = 'abcdefghijklmnopqrstuv';
const EVIL = `</title><script>alert("1")</script><img src=x onerror='alert(2)'>&lt;`;

function pageOf(menu: Partial<PublishedMenu>, locale: Locale, words?: GuestWords): string {
  const whole = {
    name: 'Night',
    description: null,
    restaurantName: null,
    sections: [],
    soldOut: [],
    ...menu,
  };
  return guestMenuPage({
    menu: guestMenu(whole, catalogue, locale),
    locale,
    token: TOKEN,
    origin: 'https://mixmaster.example',
    words,
  });
}

test.each(LOCALES)('forty drinks in %s take at most 25 kB compressed', (locale) => {
  const page = fullGuestMenuPage(catalogue, locale);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(page.match(/<li class="drink/g)).toHaveLength(40);
  expect(brotliCompressSync(page, { params }).length).toBeLessThan(25_000);
});

test('whatever an owner writes is text', () => {
  const section = { title: EVIL, drinks: [{ cocktailId: '11002', price: EVIL, note: EVIL }] };
  const sections = [section, { ...section, drinks: [{ ...section.drinks[0], cocktailId: '11001' }] }];
  const page = pageOf(
    { name: EVIL, description: EVIL, restaurantName: EVIL, sections } as PublishedMenu,
    'en',
  );
  expect(page).not.toMatch(/<script|<img src=x|onerror='/);
  expect(page.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)?.length).toBeGreaterThanOrEqual(9);
});

test('lines of a description stay apart', () => {
  expect(pageOf({ description: 'One.\n\n  Two.' }, 'en')).toContain('>One.\n\n  Two.</p>');
});

test('the page has no script, is not for search engines, and leads to itself in every language', () => {
  const page = pageOf(fullGuestMenu(catalogue), 'de');
  expect(page).not.toMatch(/<script|javascript:|\son\w+=/);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  for (const path of [`/menu/${TOKEN}?lang=en`, `/nl/menu/${TOKEN}`, `/de/menu/${TOKEN}`]) {
    expect(page).toContain(`href="${path}"`);
  }
  expect(page.match(/aria-current="true"/g)).toHaveLength(1);
});

test('a drink that is sold out is struck and says so in place of its price', () => {
  const drinks = [{ cocktailId: '11002', price: '€ 12', note: null }];
  const page = pageOf({ sections: [{ title: null, drinks }], soldOut: ['11002'] }, 'de');
  expect(page).toMatch(/<s><a href="\/de\/cocktail\/11002">Negroni<\/a><\/s>/);
  expect(page).toContain('Ausverkauft');
  expect(page).not.toContain('€ 12');
});

test('one section, or none with a title, needs no links to sections', () => {
  const drinks = [{ cocktailId: '11002', price: null, note: null }];
  expect(pageOf({ sections: [{ title: 'All', drinks }] }, 'en')).not.toContain('class="sections"');
});

test.each(LOCALES)('a page in the place of a menu keeps no rubbish as markup in %s', (locale) => {
  for (const problem of ['gone', 'away'] as const) {
    const page = guestProblemPage(problem, locale, '"><script>');
    expect(page).not.toContain('<script');
    expect(page).toContain(`<html lang="${locale}">`);
  }
});

const WRITTEN = { description: 'Stirred.', sections: [{ title: 'Sour', drinks: [] }] };
const DRINKS = [{ cocktailId: '11002', price: null, note: 'Strong' }];
const NONE: ReadonlySet<string> = new Set();

test.each([
  ['en', `/menu/${TOKEN}?lang=en&amp;words=translated`],
  ['de', `/de/menu/${TOKEN}?words=translated`],
] as const)('a translation is offered by a link that no crawler follows in %s', (locale, address) => {
  const page = pageOf(WRITTEN, locale, { state: 'offered', local: NONE });
  expect(page).toContain(`<a href="${address}" rel="nofollow">`);
});

test('a page without words to translate says nothing of translating', () => {
  expect(pageOf(WRITTEN, 'en')).not.toContain('class="words"');
});

test.each([
  ['all', 'Automatisch übersetzt', ['Original anzeigen']],
  ['some', 'Teilweise automatisch übersetzt', ['Erneut versuchen', 'Original anzeigen']],
  ['none', 'Die Texte der Bar ließen sich gerade nicht übersetzen.', ['Erneut versuchen']],
] as const)(
  'the page says that %s of the words are translated, and where to go from there',
  (state, text, links) => {
    const page = pageOf(WRITTEN, 'de', { state, local: NONE });
    const line = /<p class="words">.*?<\/p>/s.exec(page)?.[0] ?? '';
    expect(line).toContain(`<span>${text}</span>`);
    expect([...line.matchAll(/>([^<>]+)<\/a>/g)].map(([, name]) => name)).toEqual(links);
    expect(line.includes(`href="/de/menu/${TOKEN}"`)).toBe(state !== 'none');
    expect(page).not.toContain('Eigene Texte der Bar übersetzen');
  },
);

test('the language of a text is that of the page only where it was translated', () => {
  const menu = { description: 'Stirred.', sections: [{ title: 'Sauer', drinks: DRINKS }] };
  const page = pageOf(menu, 'de', { state: 'some', local: new Set(['Sauer']) });
  expect(page).toContain('lang="" dir="auto">Stirred.</p>');
  expect(page).toContain('<h2 lang="de" dir="auto">Sauer</h2>');
  expect(page).toContain('lang="" dir="auto">Strong</p>');
  expect(pageOf(menu, 'de')).toContain('<h2 lang="" dir="auto">Sauer</h2>');
});

test('markup in a translation is text', () => {
  const sections = [EVIL, 'Sour'].map((title) => ({ title, drinks: [{ ...DRINKS[0], note: EVIL }] }));
  const page = pageOf({ description: EVIL, sections } as PublishedMenu, 'de', {
    state: 'all',
    local: new Set([EVIL]),
  });
  expect(page).not.toMatch(/<script|<img src=x|onerror='/);
});
