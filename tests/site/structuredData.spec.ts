import { expect, test, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { readPage, sitemapPaths } from './published.ts';

interface Block {
  '@type': string;
  image?: string[];
  nutrition?: { calories: string };
  numberOfItems?: number;
  description?: string;
  recipeYield?: string;
  totalTime?: string;
  recipeInstructions?: { '@type': string }[];
  itemListElement?: { position: number; url?: string; item?: string; name?: string }[];
}

const blocksOf = async (request: APIRequestContext, path: string) =>
  blocksIn(await (await request.get(path)).text());

function blocksIn(html: string): Block[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json ?? '') as Block);
}

test('a recipe tells where it stands', async ({ request }) => {
  const [, breadcrumbs] = await blocksOf(request, '/fr/shot/b-52');
  expect(breadcrumbs?.['@type']).toBe('BreadcrumbList');
  expect(breadcrumbs?.itemListElement?.map(({ item }) => new URL(item ?? '').pathname)).toEqual([
    '/fr',
    '/fr/mixed-shots',
    '/fr/shot/b-52',
  ]);
});

for (const path of ['/cocktails', '/de/mixed-shots']) {
  test(`${path} lists its recipes for search engines, each at a page that answers`, async ({ request }) => {
    const [list] = await blocksOf(request, path);
    expect(list?.['@type']).toBe('ItemList');
    const items = list?.itemListElement ?? [];
    expect(items.length).toBe(list?.numberOfItems);
    expect(items.length).toBeGreaterThan(5);
    const first = new URL(items[0]?.url ?? '').pathname;
    expect((await request.get(first)).status()).toBe(200);
  });
}

test('a guide is an article that tells where it stands', () => {
  const guides = sitemapPaths().filter((path) => /^\/de\/ratgeber\/./.test(path));
  expect(guides.length).toBeGreaterThan(20);
  const wrong = guides.filter((path) => {
    const [article, places] = blocksIn(readPage(path));
    const way = places?.itemListElement?.map(({ item }) => new URL(item ?? '').pathname);
    return !(
      article?.['@type'] === 'Article' &&
      article.image?.length === 1 &&
      places?.['@type'] === 'BreadcrumbList' &&
      way?.join(' ') === `/de /de/ratgeber ${path}`
    );
  });
  expect(wrong).toEqual([]);
});

test('a collection tells where it stands, and lists its drinks', () => {
  const [places, list] = blocksIn(readPage('/de/zutaten/campari'));
  expect(places?.itemListElement?.map(({ item }) => new URL(item ?? '').pathname)).toEqual([
    '/de',
    '/de/zutaten',
    '/de/zutaten/campari',
  ]);
  expect(list?.['@type']).toBe('ItemList');
  expect(list?.itemListElement?.length).toBe(list?.numberOfItems);
  expect(list?.itemListElement?.map(({ url }) => new URL(url ?? '').pathname)).toContain(
    '/de/cocktail/negroni',
  );
});

test('a recipe with a rendered picture has it in three ratios, and tells its calories', async ({
  request,
}) => {
  const [recipe] = await blocksOf(request, '/de/cocktail/negroni');
  expect(recipe?.['@type']).toBe('Recipe');
  expect(recipe?.nutrition?.calories).toBe('180 calories');
  const ratios = [];
  for (const address of recipe?.image ?? []) {
    const { pathname, search } = new URL(address);
    const picture = await request.get(pathname + search);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(await picture.body()).metadata();
    ratios.push((width / height).toFixed(2));
  }
  expect(ratios).toEqual(['1.00', '1.33', '1.78']);
});

test('every recipe has its block: 1 serving, the whole description, how long it takes, steps, and no rating nobody gave', () => {
  const recipes = sitemapPaths().filter((path) => /\/(cocktail|shot)\//.test(path));
  expect(recipes.length).toBeGreaterThan(2000);
  const wrong = recipes.filter((path) => {
    const [recipe = { '@type': '' }] = blocksIn(readPage(path));
    const { description = '', recipeYield = '', totalTime = '', recipeInstructions = [] } = recipe;
    const isEnglish = /^\/(cocktail|shot)\//.test(path);
    return !(
      recipe['@type'] === 'Recipe' &&
      description !== '' &&
      !description.endsWith('…') &&
      /^PT\d+M$/.test(totalTime) &&
      (isEnglish ? recipeYield === '1 serving' : recipeYield.startsWith('1 ')) &&
      recipeInstructions.length > 0 &&
      recipeInstructions.every((step) => step['@type'] === 'HowToStep') &&
      !('aggregateRating' in recipe)
    );
  });
  expect(wrong).toEqual([]);
});
