import { expect, test } from '@playwright/test';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

test('paper shows nothing to press, and printing throws no error', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/cocktails', '/mix-master', '/contact', '/pricing', '/cocktail/negroni']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('button:visible, select:visible, input:visible, form:visible')).toHaveCount(0);
    // What looks at the page when it changes looks again.
    await page.evaluate(async () => {
      dispatchEvent(new Event('resize'));
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      await new Promise((seen) => setTimeout(seen));
    });
  }
  expect(faults).toEqual([]);
});

test('a list that was searched prints every drink that was found', async ({ page }) => {
  await page.goto('/cocktails?q=sour');
  const found = page.locator('[data-list-results] article');
  // More come than the first six once the list listens to what happens.
  await expect(found.nth(6)).toBeVisible();
  const said = Number.parseInt((await page.getByText(/^\d+ recipes$/).textContent()) ?? '');
  expect(said).toBeGreaterThan(18);
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
  });
  await expect(found).toHaveCount(said);
});

test('a list as lines prints as one, strength and ingredients with it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('list-density', 'lines');
  });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/cocktails');
  const line = page.locator('main article').first();
  await expect(line.locator('img')).toBeHidden();
  for (const text of ['Mojito', '9%', 'Highball glass', /White rum/])
    await expect(line.getByText(text).first()).toBeVisible();
});

test('only recipes ask for small paper', async ({ page }) => {
  const paperOf = async (path: string) => {
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return /\/MediaBox\s*\[0 0 (\d+)/.exec(pdf.toString('latin1'))?.[1];
  };
  expect(Number(await paperOf('/cocktail/negroni'))).toBeLessThan(430);
  expect(Number(await paperOf('/terms-of-use'))).toBeGreaterThan(590);
});

test('the menu of a bar prints its allergens, on white, and no drink over two pages', async ({ page }) => {
  const menu = await keepMenu(page, { name: 'Late', cocktailIds: ['11002', '11018'] });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/menu/${await publishMenu(page, menu)}?lang=en`);
  await expect(page.locator('nav').first()).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const drink of await page.locator('[data-drink]').all()) {
    await expect(drink).toHaveCSS('break-inside', 'avoid');
    const told = drink.locator('[data-told] p');
    await expect(told).not.toHaveCount(0);
    const heights = await told.evaluateAll((all) => all.map((p) => p.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(0);
  }
});
