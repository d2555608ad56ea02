import { expect, test, type Page } from '@playwright/test';
import { readRecipeIds } from '../../src/catalogue/recipeIds.ts';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { recipeBottom, textFaults } from '../../tools/recipes/looks.ts';
import {
  FIRST_SCREEN,
  lookAt,
  openRecipeFrame,
  readRecipePages,
  WINDOWS,
  type RecipePage,
} from '../../tools/recipes/recipePages.ts';
import { LANGUAGES } from '../languages.ts';
import { partOf, textsOf } from './html.ts';

/*
 * These look at as many recipes as show each fact, and at a fair part.
 */

const RECIPE_IDS = readRecipeIds('data');
const EVERY = 12;

/** What a recipe says of itself besides its lines, steps, figures and sources: category, facts, food, good to know, each by its parts. */
function factsOf({ main }: RecipePage): string[] {
  const article = partOf(main, 'article').replace(
    /<(?:(?:ul data-ingredients|ol data-steps|figure)\b|dd [^>]*translate="no").*?<\/(?:ul|ol|figure|dd)>/gs,
    '',
  );
  const facts = [...article.matchAll(/<(dd|li)\b.*?<\/\1>/gs)].map(([fact]) => fact);
  const category = partOf(article.slice(article.indexOf('</picture>')), 'p');
  const texts = [category, ...facts].flatMap((html) => textsOf(`<body>${html}`));
  return texts.flatMap((text) => text.split(/ ?[:,.·] ?/)).filter((fact) => fact !== '' && !/\d/.test(fact));
}

/** Few recipes that together state every fact that any recipe states: each time the one that states most of what is left. */
function withEveryFact(pages: readonly RecipePage[]): RecipePage[] {
  const stating = pages.map((page) => ({ page, facts: new Set(factsOf(page)) }));
  const left = new Set(stating.flatMap(({ facts }) => [...facts]));
  const chosen: RecipePage[] = [];
  while (left.size > 0) {
    const news = stating.map(({ facts }) => facts.intersection(left).size);
    const best = stating[news.indexOf(Math.max(...news))];
    if (!best) break;
    chosen.push(best.page);
    for (const fact of best.facts) left.delete(fact);
  }
  return chosen;
}

async function faultsIn(frame: Page, pages: readonly RecipePage[]): Promise<string[]> {
  const found = await lookAt(frame, pages, textFaults);
  return found.flatMap((faults, index) => faults.map((fault) => `${pages[index]?.id}: ${fault}`));
}

/** A glass, a food and an allergen: what is read out of the pages is what is meant. */
const SOME_FACTS: Record<Locale, string[]> = {
  en: ['Brandy snifter', 'Green olives', 'sulfites'],
  nl: ['Cognacglas', 'Groene olijven', 'sulfiet'],
  de: ['Cognacschwenker', 'Grüne Oliven', 'Sulfite'],
  es: ['Copa de coñac', 'Aceitunas verdes', 'sulfitos'],
  fr: ['Verre à cognac', 'Olives vertes', 'sulfites'],
};

for (const [place, { locale }] of LANGUAGES.entries()) {
  const someFacts = SOME_FACTS[locale];

  test(`every fact of a recipe is read whole in ${locale}`, async ({ browser, baseURL }) => {
    test.slow();
    const looked = withEveryFact(readRecipePages('dist', RECIPE_IDS, [locale]));
    expect(looked.flatMap(factsOf)).toEqual(expect.arrayContaining(someFacts));
    const frame = await openRecipeFrame(browser, baseURL ?? '');
    // Half of the windows each, by turns.
    for (const window of WINDOWS.filter((_, index) => index % 2 === place % 2)) {
      await frame.setViewportSize(window);
      expect(await faultsIn(frame, looked), `${window.width} px`).toEqual([]);
    }
    await frame.close();
  });

  test(`nine recipes of ten show ingredients and steps on the first screen in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const frame = await openRecipeFrame(browser, baseURL ?? '');
    await frame.setViewportSize(FIRST_SCREEN);
    const ids = RECIPE_IDS.filter((_, index) => index % EVERY === 0);
    const bottoms = await lookAt(frame, readRecipePages('dist', ids, [locale]), recipeBottom);
    expect(bottoms.length).toBeGreaterThan(70);
    const whole = bottoms.filter((bottom) => bottom <= FIRST_SCREEN.height);
    expect(whole.length / bottoms.length).toBeGreaterThanOrEqual(0.9);
    await frame.close();
  });
}

test('a word that breaks, runs out of its place or is cut is found', async ({ browser, baseURL }) => {
  const frame = await openRecipeFrame(browser, baseURL ?? '');
  const faultsOf = async (main: string) =>
    (await lookAt(frame, [{ id: '', locale: 'de', main }], textFaults)).flat();
  const inCell = (style: string) =>
    faultsOf(`<div data-recipe><dl><dd style="width:6rem;${style}">Cognacschwenker</dd></dl></div>`);
  expect(await inCell('width:20rem')).toEqual([]);
  expect(await inCell('font-size:1.2rem')).toEqual(['broken: Cognacschwenker']);
  expect(await inCell('overflow-wrap:normal')).toEqual(['out: Cognacschwenker']);
  expect(await inCell('overflow:hidden;text-overflow:ellipsis;white-space:nowrap')).toContain(
    'ellipsis: Cognacschwenker',
  );
  await frame.close();
});
