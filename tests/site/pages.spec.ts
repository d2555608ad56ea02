import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { LANGUAGES } from '../languages.ts';
import { partOf, textsOf } from './html.ts';
import { fileAt, readPage, sitemapPaths } from './published.ts';

test('the sitemap lists every page in every language, and each answers', async ({ request }) => {
  const paths = sitemapPaths();
  for (const { prefix } of LANGUAGES) {
    expect(paths).toEqual(
      expect.arrayContaining([prefix || '/', `${prefix}/cocktails`, `${prefix}/cocktail/margarita`]),
    );
  }
  expect(paths.filter((path) => path.endsWith('/404'))).toEqual([]);
  expect(paths.filter((path) => fileAt(path) === undefined)).toEqual([]);
  const oneOfEachKind = new Map(
    paths.map((path) => [path.replace(/(\/[a-z-]{3,}\/)[^/]+$/, '$1'), path]),
  ).values();
  for (const path of oneOfEachKind) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).toBe(readPage(path));
  }
});

test('a page names itself, its translations and the default for search engines', async ({ request }) => {
  const html = await (await request.get('/nl/cocktail/negroni')).text();
  const links = [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g),
  ];
  const found = Object.fromEntries(
    links.map(([, rel, language, address]) => [language ?? rel, new URL(address ?? '').pathname]),
  );
  expect(found).toEqual({
    canonical: '/nl/cocktail/negroni',
    en: '/cocktail/negroni',
    nl: '/nl/cocktail/negroni',
    de: '/de/cocktail/negroni',
    es: '/es/cocktail/negroni',
    fr: '/fr/cocktail/negroni',
    'x-default': '/cocktail/negroni',
  });
});

test('a recipe is described for search engines in its language', async ({ request }) => {
  const html = await (await request.get('/de/cocktail/negroni')).text();
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const recipe = JSON.parse(block) as Record<string, unknown>;
  expect(recipe).toMatchObject({
    '@type': 'Recipe',
    name: 'Negroni',
    inLanguage: 'de',
    recipeYield: '1 Portion',
  });
  expect(recipe['recipeIngredient']).toContain('30\u00a0ml Campari');
  expect(recipe['recipeInstructions']).toHaveLength(5);
  expect(recipe['totalTime']).toBe('PT4M');
  expect(recipe).not.toHaveProperty('aggregateRating');
});

test('an unknown path and an unknown recipe are a 404 in every language', async ({ request }) => {
  for (const { locale, prefix, notFound } of LANGUAGES) {
    const answer = await request.get(`${prefix}/no/such/page`);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(textsOf(`<body>${partOf(html, 'h1')}`).join(' ')).toBe(notFound);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toContain('aria-current="page"');
    const recipe = await request.get(`${prefix}/cocktail/99999`);
    expect(recipe.status()).toBe(404);
    expect(await recipe.text()).toContain(notFound);
  }
});

test('a reader of the recipe downloads no framework', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  const take = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', take);
  // What comes later comes when the page is idle, and may come when the test is over.
  page.once('load', () => page.off('response', take));
  await page.goto('/cocktail/negroni', { waitUntil: 'load' });
  const sizes = await Promise.all(scripts);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000);
});
