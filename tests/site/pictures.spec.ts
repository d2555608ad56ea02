import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { cocktailSchema } from '../../src/contracts/drinks/cocktail.ts';
import { pictureManifestSchema } from '../../src/contracts/drinks/pictures.ts';
import { WITH_PICTURES } from '../browser.ts';
import { fakeChat } from '../fakeChat.ts';
import { attributesOf } from './html.ts';
import { fileAt, readPage } from './published.ts';
import { RECIPE_PATHS } from '../recipePaths.ts';

test.use({ launchOptions: WITH_PICTURES });

const { drinks } = pictureManifestSchema.parse(JSON.parse(readFileSync('data/pictures.json', 'utf8')));

test('every recipe shows its rendered picture, or its drawing until there is one', async ({ request }) => {
  const lists = await Promise.all(
    ['/api/cocktails', '/api/shots'].map(
      async (path) => (await request.get(path)).json() as Promise<unknown>,
    ),
  );
  const recipes = lists.flatMap((list) => z.array(cocktailSchema).parse(list));
  expect(recipes.length).toBeGreaterThan(30);
  for (const { id, image } of recipes) {
    const html = readPage(RECIPE_PATHS.get(id) ?? '');
    const picture = /<article.*?<picture.*?<\/picture>/s.exec(html)?.[0] ?? '';
    const version = drinks[id]?.hash.slice(0, 8);
    const sources = attributesOf(picture, 'srcset').flatMap((set) => set.split(', '));
    const expected = ['400', '800'].map((width) => `/pictures/${id}/${width}.avif?v=${version} ${width}w`);
    expect(sources, id).toEqual(version === undefined ? [] : expected);
    expect(attributesOf(picture, 'src'), id).toEqual([image]);
    const shared = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const sharedPath = new URL(shared).pathname + new URL(shared).search;
    expect(sharedPath, id).toBe(
      version === undefined ? '/share.jpg' : `/pictures/${id}/share.jpg?v=${version}`,
    );
    const paths = [image, sharedPath, ...sources.map((source) => source.split(' ')[0] ?? '')];
    expect(paths.filter((path) => fileAt(path) === undefined)).toEqual([]);
  }
});

test('every kind of picture is given out as what it is', async ({ request }) => {
  const id = Object.keys(drinks)[0] ?? '';
  const kinds = { '400.avif': 'avif', '400.jpg': 'jpeg', 'share.jpg': 'jpeg' };
  const expected = Object.entries(kinds).map(([file, kind]) => [`/pictures/${id}/${file}`, kind]);
  for (const [path = '', kind = ''] of [
    ...expected,
    [`/pictures/${id}.svg`, 'svg+xml'],
    ['/share.jpg', 'jpeg'],
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe(`image/${kind}`);
  }
});

test('a shared link to a page without a picture of its own has that of the site', async ({ request }) => {
  const html = await (await request.get('/fr/cocktails')).text();
  expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/share\.jpg">/);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+">/);
});

test('one picture of a page comes first, the rest wait until they are near', async ({ request }) => {
  for (const path of ['/', '/cocktails', '/cocktail/negroni']) {
    const html = await (await request.get(path)).text();
    // The typefaces and the scripts come after it.
    const scripts = html.match(/<script type="module"[^>]* src=/g) ?? [];
    expect(scripts, path).not.toEqual([]);
    expect(attributesOf(html, 'fetchpriority'), path).toEqual([
      'low',
      'low',
      'high',
      ...scripts.map(() => 'low'),
    ]);
    const loading = attributesOf(html, 'loading');
    expect(loading[0], path).toBe('eager');
    expect(new Set(loading.slice(1)), path).toEqual(new Set(['lazy']));
  }
});

test('who cannot see the picture of a recipe is told what it shows', async ({ page }) => {
  await page.goto('/de/cocktail/negroni');
  await expect(
    page.getByRole('img', { name: 'Negroni im Tumbler mit großem Eiswürfel und halber Orangenscheibe' }),
  ).toBeVisible();
});

/**
 * Per shown picture with sources: the width that the browser was told in `sizes`, and that of the layout, in pixels.
 * The natural width of such a picture is the one it was told.
 */
async function widths(page: Page): Promise<{ said: number; laid: number }[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('source + img')];
    const shown = pictures.filter((picture) => picture.getBoundingClientRect().width > 0);
    return Promise.all(
      shown.map(async (picture) => {
        picture.loading = 'eager';
        // A browser that chooses another file meanwhile refuses to decode the first: it is asked again.
        const isDecoded = await picture.decode().then(
          () => true,
          () => false,
        );
        return { said: isDecoded ? picture.naturalWidth : 0, laid: picture.getBoundingClientRect().width };
      }),
    );
  });
}

for (const path of ['/', '/cocktails', '/cocktail/negroni']) {
  test(`pictures are as wide as their sizes say in every window: ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 600, 700, 900, 1100, 1440, 1900]) {
      await page.setViewportSize({ width, height: 900 });
      // A browser chooses anew a moment after its window has changed.
      await expect
        .poll(
          async () => (await widths(page)).filter(({ said, laid }) => Math.abs(said - laid) >= 2),
          `${width} px`,
        )
        .toEqual([]);
    }
  });
}

test('every picture of a list arrives @phone', async ({ page }) => {
  test.slow();
  await page.goto('/mixed-shots');
  const pictures = page.locator('main img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('a drink in the chat shows its picture', async ({ page }) => {
  const chat = await fakeChat(page);
  await page.goto('/about');
  await page.locator('[data-chat]').click();
  await page.locator('#chat').getByRole('textbox').fill('Something bitter?');
  await page.keyboard.press('Enter');
  await chat.say('Take a [[11002]].');
  await chat.end();
  const picture = page.locator('#chat [data-cards] img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('what a recipe shares holds a card of the drink, where the system takes files', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ files = [] }: ShareData) => {
      const [file] = files;
      const { width, height } = file ? await createImageBitmap(file) : { width: 0, height: 0 };
      Object.assign(window, { shared: `${file?.name} ${width} × ${height}` });
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toBe('negroni.jpg 1080 × 1350');
});
