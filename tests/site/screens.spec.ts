import { expect, test } from '@playwright/test';
import { cocktailSchema } from '../../src/contracts/drinks/cocktail.ts';
import { LANGUAGES } from '../languages.ts';
import { attributesOf, linksOf, partOf, textsOf } from './html.ts';
import { readPage, sitemapPaths } from './published.ts';

/** The routes of the specification and the heading of each screen; what is personal shows its state of a stranger. */
const SCREENS = [
  ['/', 'Mix Smarter. Drink Better.'],
  ['/cocktails', 'Classic Cocktails'],
  ['/mixed-shots', 'Party Shots & Quick Sips'],
  ['/mix-master', 'Mix Master'],
  ['/cocktail/negroni', 'Negroni'],
  ['/profile', 'My Favorites'],
  ['/my-drinks', 'My Drinks'],
  ['/menu-builder', 'Menu Builder'],
  ['/pricing', 'Pricing'],
  ['/about', 'About Mixmaster'],
  ['/contact', 'Contact'],
  ['/submit', 'Submit a Cocktail'],
  ['/terms-of-use', 'Terms of Use'],
  ['/privacy-policy', 'Privacy Policy'],
] as const;

/** The texts of a piece of a page, in order. */
const said = (html: string) => textsOf(`<body>${html}`);
const mainOf = (path: string) => partOf(readPage(path), 'main');
/** What stands between two texts of a page, the first included. */
const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)));

test('each route is its screen in English, and answers in every language', async ({ request }) => {
  for (const [route, heading] of SCREENS) {
    expect(said(partOf(readPage(route), 'h1')).join(' ')).toBe(heading);
    for (const { locale, prefix } of LANGUAGES) {
      const path = route === '/' ? prefix || '/' : prefix + route;
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${locale}">`);
    }
  }
});

test.describe('what surrounds every page', () => {
  const header = () => partOf(readPage('/cocktails'), 'header');

  test('the header names Home, Cocktails, Mixed Shots and Mix Master in this order', () => {
    expect(linksOf(partOf(header(), 'nav'))).toEqual([
      ['Home', '/'],
      ['Cocktails', '/cocktails'],
      ['Mixed Shots', '/mixed-shots'],
      ['Mix Master', '/mix-master'],
      ['Explore', '/explore'],
      ['Menu Builder', '/menu-builder'],
      ['Pricing', '/pricing'],
    ]);
  });

  test('a logged-out reader sees Login', () => {
    expect(linksOf(header())).toContainEqual(['Login', '/api/auth/login?next=%2Fcocktails']);
  });

  test('the logo is a small drawn icon beside the name, and leads home', () => {
    const home = /<a\b[^>]*href="\/"[^>]*>.*?<\/a>/s.exec(header())?.[0] ?? '';
    expect(said(home)).toEqual(['Mixmaster']);
    expect(home).toMatch(/<svg[^>]*width="26"[^>]*>\s*<path/);
  });

  test('in every language the footer says since 2025, and leads to the same page in each, named by itself', () => {
    for (const { prefix } of LANGUAGES) {
      const end = partOf(readPage(`${prefix}/cocktail/negroni`), 'footer');
      expect(said(end)).toContain(`© 2025–${new Date().getFullYear()} Mixmaster`);
      expect(linksOf(end).slice(-5)).toEqual([
        ['English', '/cocktail/negroni'],
        ['Nederlands', '/nl/cocktail/negroni'],
        ['Deutsch', '/de/cocktail/negroni'],
        ['Español', '/es/cocktail/negroni'],
        ['Français', '/fr/cocktail/negroni'],
      ]);
    }
  });

  test('the floating chat button asks "Ask me something!" on every page behind the gate', () => {
    for (const [route] of SCREENS.filter(([path]) => !/terms|privacy/.test(path))) {
      expect(readPage(route), route).toMatch(/<button[^>]*data-chat[^>]*aria-label="Ask me something!"/);
    }
  });
});

test('the home page tells its parts in order, with an intro below the headline', () => {
  const main = mainOf('/');
  const parts = [
    'Mix Smarter.',
    'Start Mixing',
    'Browse Cocktails',
    'Classics',
    'Mixed Shots',
    'AI Mix Master',
    'Find recipes by ingredients',
    'Trending Now',
    'Popular This Week',
    'Why You’ll Love It',
    'Ingredient-based search',
    'Smart swaps',
    'Save favorites',
  ];
  expect(said(main).filter((text) => parts.includes(text))).toEqual(parts);
  expect(said(between(main, '</h1>', 'Start Mixing'))[0]?.length).toBeGreaterThan(40);
});

test('Trending Now is 6 chips of cocktails, each leading to its recipe', () => {
  const links = linksOf(between(mainOf('/'), 'data-trending', '</ol>'));
  expect(links).toHaveLength(6);
  for (const [name, href] of links) {
    expect(href).toMatch(/^\/cocktail\/[a-z0-9-]+$/);
    expect(said(partOf(readPage(href), 'h1'))).toEqual([name]);
  }
});

/** The choices of the `select` with this label. */
const choicesOf = (html: string, label: string) =>
  said(new RegExp(`<select[^>]*aria-label="${label}".*?</select>`, 's').exec(html)?.[0] ?? '');

/** The specification's two, then those that the house adds. */
const ORDERS = ['Name A-Z', 'Popularity', 'Fewest ingredients', 'Lightest first', 'Strongest first'];

test('the cocktails have "Search cocktails...", spirits, the sortings, the toggle, 8 chips and Clear', () => {
  const main = mainOf('/cocktails');
  expect(attributesOf(main, 'placeholder')).toEqual(['Search cocktails...']);
  const [first, ...spirits] = choicesOf(main, 'Base');
  expect(first).toBe('Any base');
  expect(spirits).toEqual(expect.arrayContaining(['Gin', 'Rum', 'Tequila', 'Vodka']));
  expect(choicesOf(main, 'Sort')).toEqual(ORDERS);
  const [toggle = '', chips = ''] = main.split('role="group"').slice(1);
  expect(
    said(partOf(toggle, 'button') + partOf(toggle.slice(toggle.indexOf('</button>')), 'button')),
  ).toEqual(['Cocktails', 'Mocktails']);
  const buttons = [...chips.matchAll(/<button.*?<\/button>/gs)].flatMap(([button]) => said(button));
  expect(buttons.indexOf('Clear')).toBe(8);
});

test('the shots are titled as specified, "Signature Mixed Shots" in the window, and have no toggle or chips', () => {
  const html = readPage('/mixed-shots');
  const main = partOf(html, 'main');
  expect(said(partOf(html, 'title'))).toEqual(['Signature Mixed Shots – Mixmaster']);
  expect(said(main).slice(0, 2)).toEqual(['Party Shots & Quick Sips', 'Bold flavors in every shot']);
  expect(attributesOf(main, 'placeholder')).toEqual(['Search shots...']);
  expect(choicesOf(main, 'Base')[0]).toBe('Any base');
  expect(choicesOf(main, 'Sort')).toEqual(ORDERS);
  expect(main.match(/role="group" aria-label="[^"]+"/g)).toEqual(['role="group" aria-label="View"']);
});

test('a recipe shows what it is: strength, views, glass, category, steps by number, food pairings', async ({
  request,
}) => {
  const main = mainOf('/cocktail/negroni');
  const entity = cocktailSchema.parse(await (await request.get('/api/cocktails/11002')).json());
  const texts = said(main);
  expect(partOf(main, 'h1')).toContain(entity.name);
  const badge = said(between(main, '</picture>', '<h1'));
  expect(badge[0]).toBe(`${entity.abv} ABV`);
  expect(badge.slice(-3)).toEqual([entity.category, '·', entity.spirit]);
  expect(texts).toContain(`${entity.views.toLocaleString('en')} views`);
  expect(texts[texts.indexOf('Glass') - 1] + (texts[texts.indexOf('Glass') + 1] ?? '')).toContain(
    entity.glass,
  );
  const steps = said(between(main, '<ol data-steps', '</ol>'));
  expect(steps.filter((_, place) => place % 2 === 0)).toEqual(['1', '2', '3', '4', '5']);
  expect(steps.filter((_, place) => place % 2 === 1).join(' ')).toBe(entity.instructions);
  const pairings = said(between(main, 'Food Pairing</h2>', '</ul>'));
  expect(pairings).toEqual(['Food Pairing', ...entity.foodPairing]);
});

test('a recipe has its sections, Print Recipe and Back to Gallery', () => {
  const texts = said(mainOf('/cocktail/negroni'));
  const parts = [
    'Back to Gallery',
    'Print Recipe',
    'Ingredients',
    'Instructions',
    'Food Pairing',
    'You May Also Like',
  ];
  expect(texts.filter((text) => parts.includes(text))).toEqual(parts);
  expect(linksOf(mainOf('/cocktail/negroni'))[0]).toEqual(['Back to Gallery', '/cocktails']);
  expect(linksOf(mainOf('/shot/b-52'))[0]).toEqual(['Back to Gallery', '/mixed-shots']);
});

test('every recipe leads to four similar ones, each once and none to itself', () => {
  const recipes = sitemapPaths().filter((path) => /^\/(cocktail|shot)\//.test(path));
  expect(recipes.length).toBeGreaterThan(1000);
  const wrong = recipes.filter((path) => {
    const main = mainOf(path);
    const targets = linksOf(main.slice(main.indexOf('aria-labelledby="similar"'))).map(([, href]) => href);
    return targets.length !== 4 || new Set([...targets, path]).size !== 5;
  });
  expect(wrong).toEqual([]);
});
