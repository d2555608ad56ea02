import { expect, test } from '@playwright/test';
import { openNavigation, openSheetOfPhones, switchLanguage } from '../chrome.ts';
import { LANGUAGES } from '../languages.ts';

for (const { locale, prefix, cocktails, ingredients, instructions, firstStepOfNegroni } of LANGUAGES) {
  // Where a phone and a desktop differ, they do so in every language.
  const devices = locale === 'de' ? '@both' : '@phone';

  test(`a reader finds the Negroni from the home page in ${locale} ${devices}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });

    await page.goto(prefix || '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name: cocktails, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/cocktails`);
    await page.getByRole('link', { name: 'Negroni', exact: true }).click();

    await expect(page).toHaveURL(`${prefix}/cocktail/negroni`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negroni');
    await expect(page.getByRole('heading', { name: ingredients, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: instructions, exact: true })).toBeVisible();
    await expect(page.locator('[data-ingredients]').getByText('Campari', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: firstStepOfNegroni }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('the language switch leads to the same recipe in the other language @phone', async ({ page }) => {
  await page.goto('/cocktail/whiskey-sour');
  await switchLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/cocktail/whiskey-sour');
  await expect(page.getByRole('heading', { name: 'Zutaten', exact: true })).toBeVisible();
});

test('the theme follows the system until the reader chooses, and the choice stays @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(() => ground()).toBe('rgb(19, 17, 16)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground()).toBe('rgb(250, 247, 241)');
  await openSheetOfPhones(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(() => ground()).toBe('rgb(19, 17, 16)');
  await page.goto('/cocktails');
  await expect.poll(() => ground()).toBe('rgb(19, 17, 16)');
});

test('the first Tab leads past the header to the content', async ({ page }) => {
  await page.goto('/cocktails');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a recipe prints without the chrome of the site', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You May Also Like' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});

for (const path of [
  '/de/cocktail/singapore-sling',
  '/fr/cocktail/bloody-mary',
  '/es/cocktail/zombie',
  '/fr/cocktail/feuerzangenbowle',
  '/cocktail/kinderpunsch',
]) {
  test(`${path} prints on one A5 page`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 (419|420)\S* (594|595)/);
  });
}
