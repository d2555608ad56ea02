import { expect, test, type Page } from '@playwright/test';
import { giveCode, newReader, signUp } from '../mailbox.ts';

const shelf = (page: Page) => page.locator('[aria-labelledby=your-ingredients] > ul').first();
const line = (page: Page, ingredient: string) => page.locator(`[data-ingredient=${ingredient}] button`);

/** What the account of whoever is signed in holds. */
async function shelfOfAccount(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/shelf');
  return answer.ok() ? ((await answer.json()) as { entries: string[] }).entries.toSorted() : [];
}

async function takeFromNegroni(page: Page, ingredient: string): Promise<void> {
  await page.goto('/cocktail/negroni');
  await line(page, ingredient).click();
  await expect(line(page, ingredient)).toHaveAttribute('data-state', 'own');
}

test('the shelf of a browser and that of the account become one at each sign-in @main', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await newReader(page);
  await takeFromNegroni(page, 'gin');
  await page.goto('/login?next=%2Fcocktail%2Fnegroni');
  await signUp(page, email, 'Ada');
  await expect(page).toHaveURL('/cocktail/negroni');
  await expect.poll(() => shelfOfAccount(page)).toEqual(['gin']);

  const other = await (await browser.newContext()).newPage();
  await newReader(other);
  await takeFromNegroni(other, 'campari');
  await other.goto('/login?next=%2Fmix-master');
  await other.getByLabel('E-mail address').fill(email);
  await other.getByRole('button', { name: 'Send code' }).click();
  await giveCode(other, email);
  await expect(other).toHaveURL('/mix-master');
  await expect(shelf(other).getByRole('listitem')).toHaveCount(2);
  await expect(shelf(other)).toContainText('Gin');
  await expect(shelf(other)).toContainText('Campari');
  await expect.poll(() => shelfOfAccount(other)).toEqual(['campari', 'gin']);

  // Mix Master brings both together once more a moment after it is opened; what is pressed meanwhile stays pressed.
  await other.goto('/about');
  const answer = Promise.withResolvers<undefined>();
  await other.route('**/api/shelf', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  const asked = other.waitForRequest('**/api/shelf');
  await other.goto('/mix-master');
  await asked;

  // What is taken off on one of them is gone from the account, and from the other at its next visit.
  await shelf(other).getByRole('listitem').filter({ hasText: 'Gin' }).getByRole('button').click();
  answer.resolve(undefined);
  await expect.poll(() => shelfOfAccount(other)).toEqual(['campari']);
  await page.goto('/mix-master');
  await expect(shelf(page).getByRole('listitem')).toHaveText(['Campari']);
  await other.context().close();
});

test('the plus of an ingredient says what it does, by pointer, by keyboard and by finger, and a press takes it back @both', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/cocktail/negroni');
  const add = line(page, 'campari');
  const says = add.locator('[data-shelf-label]');
  await expect(add).toHaveAccessibleName('Add to your bar: Campari');
  await expect(says).toBeHidden();
  await add.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(says).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(says).toBeVisible();
  await expect(says).toHaveText('Add to your bar');
  await page.keyboard.press('Escape');
  await expect(says).toBeHidden();

  const gin = line(page, 'gin');
  const ginSays = gin.locator('[data-shelf-label]');
  const press = () => (hasTouch ? gin.tap() : gin.click());
  await press();
  await expect(ginSays).toBeVisible();
  await expect(ginSays).toHaveText('In your bar · Remove');
  // Who speaks to the browser says what is seen.
  await expect(gin).toHaveAccessibleName('In your bar · Remove: gin');
  await press();
  await expect(ginSays).toHaveText('Add to your bar');
  await expect(gin).toHaveAccessibleName('Add to your bar: gin');
  await expect(page.getByText('Tap + to add an ingredient to your bar')).toBeVisible({ visible: hasTouch });
});

test('what stands in for an ingredient is said as had, and the shelf moves nothing when it is marked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('mixmaster-shelf', '["london-dry-gin"]');
    localStorage.setItem('mixmaster-shelf-serves', '{"london-dry-gin":["gin"]}');
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/cocktail/negroni');
  const gin = line(page, 'gin');
  await expect(gin).toHaveAttribute('data-state', 'served');
  await gin.focus();
  await expect(gin.locator('[data-shelf-label]')).toHaveText('You have this · Add');
  const moved = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('a filtered list marks what one has like the whole one, and follows another tab @phone', async ({
  page,
  context,
}) => {
  await takeFromNegroni(page, 'campari');
  await page.goto('/cocktails');
  await page.getByRole('main').getByRole('searchbox').fill('americano');
  const card = page
    .locator('[data-list-results] article')
    .filter({ has: page.getByRole('link', { name: 'Americano', exact: true }) });
  await expect(card).toContainText('You have 1 of 3');
  const other = await context.newPage();
  await takeFromNegroni(other, 'sweet-vermouth');
  await expect(card).toContainText('You have 2 of 3');
});
