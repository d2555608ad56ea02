import { expect, test, type Page } from '@playwright/test';
import { messagesIn } from '../../src/i18n/messages.ts';
import { expectNoViolations } from '../axe.ts';

const english = messagesIn('en');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
    localStorage.setItem('cocktail-unit-dialog-seen', 'true');
  });
});

const sheet = (page: Page) => page.getByRole('dialog', { name: english['filter.open'] });
const choice = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name: new RegExp(`^${name}( ?[\\d,]+)?$`) });

test('gin, not sweet, for two takes four presses, and the address shares it @phone', async ({ page }) => {
  await page.goto('/cocktails');
  await page.getByRole('button', { name: english['filter.open'] }).click();
  await expect(choice(page, 'Gin')).toHaveText(/\d/);
  const number = Number.parseInt((await choice(page, 'Gin').textContent())?.replace(/\D/g, '') ?? '');
  await choice(page, 'Gin').click();
  await expect(sheet(page).getByRole('button', { name: `Show ${number} recipes` })).toBeVisible();
  await choice(page, 'Not sweet').click();
  await choice(page, 'For 2').click();
  await expect(page).toHaveURL('/cocktails?spirit=gin&taste=not-sweet&for=2');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await page.reload();
  const first = page.locator('[data-list-results] article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /#for=2$/);
  await first.getByRole('link').click();
  await expect(page.locator('[data-servings] select')).toHaveValue('2');
});

test('a choice tells how many it would leave, and one that leaves none cannot be pressed', async ({
  page,
}) => {
  await page.goto('/mixed-shots?diet=vegan');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const empty = sheet(page).locator('[aria-disabled=true][aria-pressed]').first();
  await expect(empty).toHaveText(/\D0$/);
  await empty.click({ force: true });
  await expect(page).toHaveURL('/mixed-shots?diet=vegan');
  const things = sheet(page).getByLabel(english['filter.things']);
  await things.fill('potato mash');
  await page.keyboard.press('Enter');
  await expect(things).toHaveAttribute('aria-invalid', 'true');
  await expect(things).toHaveAccessibleDescription(/^“potato mash” is not on the list/);
  await things.fill('vodka');
  await expect(things).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mixed-shots?diet=vegan&with=vodka');
  await sheet(page).getByRole('button', { name: english['list.reset'] }).click();
  await expect(page).toHaveURL('/mixed-shots');
});

test('a sentence is read into chips, and one that is taken away holds no longer', async ({ page }) => {
  await page.goto('/cocktails');
  await page.getByRole('main').getByRole('searchbox').fill('gin, not sweet, for two');
  const active = page.getByRole('list', { name: english['list.active'] });
  for (const name of ['Gin', 'Not sweet', 'For 2'])
    await expect(active.getByRole('button', { name: `Remove: ${name}`, exact: true })).toBeVisible();
  await expect(page.locator('[data-list-results] article').first().getByRole('link')).toHaveAttribute(
    'href',
    /#for=2$/,
  );
  const count = page.getByRole('main').getByRole('status').first();
  const before = Number.parseInt((await count.textContent()) ?? '');
  await active.getByRole('button', { name: 'Remove: Not sweet' }).click();
  await expect(page).toHaveURL(/not=taste%3Asweet/);
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '')).toBeGreaterThan(before);
});
