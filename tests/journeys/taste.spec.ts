import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';

const [NEGRONI, BOULEVARDIER, DAIQUIRI, WHISKEY_SOUR] = ['11002', '11141', '11004', '11008'];

/** Has the browser hold stars, and what its reader avoids, until the page changes them. */
async function keep(page: Page, log: Record<string, unknown>, diet: unknown = {}) {
  await page.addInitScript(
    ([own, avoided]) => {
      if (localStorage.getItem('mixmaster-drink-log') !== null) return;
      localStorage.setItem('mixmaster-drink-log', own);
      localStorage.setItem('mixmaster-diet', avoided);
    },
    [JSON.stringify(log), JSON.stringify(diet)] as const,
  );
}

test('three liked drinks make a map that leads to drinks nearby, with the reason @both', async ({ page }) => {
  await keep(page, {
    [NEGRONI]: { stars: 5 },
    [BOULEVARDIER]: { stars: 4 },
    [WHISKEY_SOUR]: { madeOn: ['2026-11-20'], stars: 2 },
  });
  await page.goto('/my-taste');
  const [map, list] = [page.locator('[data-taste-map]'), page.locator('[data-liked]')];

  await test.step('two are too few: it says so, and how to rate', async () => {
    await expect(page.getByRole('heading', { name: /^One more drink with 4 or 5 stars/ })).toBeVisible();
    await expect(page.locator('[data-too-few]')).toContainText('press “Your stars and notes,”');
    await expect(page.getByRole('link', { name: 'Whiskey Sour' })).toHaveAttribute(
      'href',
      '/cocktail/whiskey-sour',
    );
    await expect(map).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('a third one, rated on its page, makes the map', async () => {
    await page.goto('/cocktail/daiquiri');
    await page.getByRole('button', { name: 'Your stars and notes' }).click();
    const panel = page.locator('[data-recipe] [data-drink-log]');
    await panel.getByRole('button', { name: '4 stars' }).click();
    await panel.getByRole('link', { name: 'See your taste' }).click();
    await expect(page).toHaveURL('/my-taste');
    await expect(list.getByRole('listitem')).toHaveText([
      /^1Negroni.*5 stars, Bitter, 21% ABV/,
      /^2Boulevardier.*4 stars, Bitter, 23% ABV/,
      /^3Daiquiri.*4 stars, Sour, 19% ABV/,
    ]);
    await expect(map.locator('[data-area]')).toHaveCount(2);
  });

  await test.step('cards say why, and none was tried', async () => {
    const cards = page.locator('[data-nearby] [data-list-drink]');
    await expect(cards).toHaveCount(6);
    const left = cards.filter({ has: page.getByRole('link', { name: 'Left Hand' }) });
    await expect(left).toContainText('Because you like Boulevardier');
    await expect(left).toContainText('In common: Bitter · 13 to 24% · Aperitif');
    await expect(cards.filter({ hasText: 'Whiskey Sour' })).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('keys reach each point, and its name says what it shows', async () => {
    const points = map.getByRole('link');
    await expect(points).toHaveCount(9);
    await page.getByRole('link', { name: 'Skip the map' }).focus();
    await page.keyboard.press('Tab');
    await expect(points.first()).toBeFocused();
    const negroni = map.getByRole('link', { name: '1: Negroni, 5 stars, Bitter, 21% ABV' });
    await negroni.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cocktail/negroni');
  });
});

test('what the diet leaves out is never offered, and nothing is while that is not known', async ({
  page,
}) => {
  const log = { [NEGRONI]: { stars: 5 }, [BOULEVARDIER]: { stars: 4 }, [DAIQUIRI]: { stars: 4 } };
  await page.route('**/diets.json*', (route) => route.abort());
  await keep(page, log, { isAlcoholFree: true });
  await page.goto('/de/my-taste');
  const nearby = page.locator('[data-nearby]');
  await expect(nearby.getByRole('alert')).toContainText('Deshalb stehen hier keine Vorschläge');
  await expect(nearby.locator('[data-list-drink]')).toHaveCount(0);
  await page.unroute('**/diets.json*');
  await nearby.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(nearby).toContainText('was zu deinen Angaben');
  await expect(nearby.locator('[data-list-drink]')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('mixmaster-diet', '{"allergens":["eggs"]}'));
  await page.reload();
  const cards = nearby.locator('[data-list-drink]');
  await expect(cards).not.toHaveCount(0);
  await expect(nearby.locator('[data-diet-note]:not(:empty)')).toHaveCount(0);
  await expect(nearby).toContainText('Weil du');
});
