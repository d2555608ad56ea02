import { expect, test, type Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { expectNoViolations } from '../axe.ts';
import { visitor } from '../visitor.ts';

test.use({
  storageState: visitor({ ageVerified: 'yes', hasSeenWelcome: 'true', 'cocktail-unit-dialog-seen': 'true' }),
});

const t = translator('de');
const button = (page: Page) => page.getByRole('button', { name: t('search.open'), exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: t('search.label') });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });

test('a guest finds everything by keyboard, and comes back to where the search was opened @main', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de/about');
  await expect(button(page)).toBeVisible();
  expect(asked.filter((path) => /search/i.test(path))).toEqual([]);

  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('group', { name: t('search.popular') })).toBeVisible();
  await page.keyboard.type('margerita');
  await expect(selected(page)).toContainText('Margarita');
  await expect(dialog(page).getByRole('status')).toHaveText(/\d+ Ergebnisse/);
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('/');
  await field(page).fill('limetensaft');
  const ingredients = dialog(page).getByRole('group', { name: t('search.ingredients') });
  await expect(ingredients.getByRole('option').first()).toContainText('Limettensaft');
  await expect(ingredients.getByRole('option').first()).toHaveAttribute('href', '/de/zutaten/limettensaft');
  await field(page).fill('negroni');
  await expect(selected(page)).toContainText('Negroni');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/cocktail\/negroni$/);
  await button(page).click();
  await expect(dialog(page).getByRole('group', { name: t('search.recent') })).toContainText('negroni');
  await dialog(page)
    .getByRole('button', { name: t('search.recent.clear') })
    .click();
  await expect(dialog(page).getByRole('group', { name: t('search.recent') })).toHaveCount(0);
});

test('what is not found leads on, and a search that does not come is tried again @phone', async ({
  page,
}) => {
  let isCut = true;
  await page.route('**/search.json*', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/de/about');
  await button(page).click();
  await field(page).fill('xqzzt');
  await expect(dialog(page).getByRole('status')).toHaveText(t('search.failed'));
  isCut = false;
  await dialog(page)
    .getByRole('button', { name: t('list.retry') })
    .click();
  await expect(dialog(page).getByRole('status')).toHaveText(t('search.none', { text: 'xqzzt' }));
  await dialog(page)
    .getByRole('button', { name: t('search.ask') })
    .click();
  await expect(page.getByRole('dialog', { name: t('chat.title') })).toContainText('xqzzt');
  await expect(dialog(page)).toBeHidden();
});

test('the key "/" works where what turns it off is shown: at any width, but not for fingers @both', async ({
  page,
  hasTouch,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/de/about');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible({ visible: !hasTouch });
  await page.keyboard.press('Control+k');
  const choice = dialog(page).getByRole('checkbox', { name: t('search.slash') });
  await expect(field(page)).toBeFocused();
  await expect(choice).toBeVisible({ visible: !hasTouch });
});

test('the key "/" types where something is typed, and can be turned off', async ({ page }) => {
  await page.goto('/de/contact');
  await page.getByRole('textbox').first().press('/');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('/');
  await dialog(page)
    .getByRole('checkbox', { name: t('search.slash') })
    .uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('a sentence becomes chips that can be taken away, and leads to the list with the same chips @phone', async ({
  page,
}) => {
  await page.goto('/de/about');
  await button(page).click();
  await field(page).fill('Gin, nicht süß, für zwei');
  const chips = dialog(page).getByRole('list', { name: t('list.active') });
  const remove = (name: string) => chips.getByRole('button', { name: t('list.remove', { name }) });
  for (const name of ['Gin', 'Nicht süß', 'Für 2']) await expect(remove(name)).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('href', /^\/de\/cocktail\/.+#for=2$/);
  const unread = t('list.unread', { text: 'Qüxel' });
  await field(page).fill('Gin, nicht süß, für zwei, Qüxel');
  await expect(chips).toContainText(unread);
  await expect(dialog(page).getByRole('status')).toContainText(unread);
  await expectNoViolations(page);
  await remove('Nicht süß').press('Enter');
  await expect(remove('Nicht süß')).toHaveCount(0);
  await expect(remove('Für 2')).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/de\/cocktails\?.*not=taste%3Asweet/);
  const active = page.getByRole('list', { name: t('list.active') });
  await expect(active.getByRole('button', { name: t('list.remove', { name: 'Gin' }) })).toBeVisible();
  await expect(active.getByRole('button', { name: t('list.remove', { name: 'Nicht süß' }) })).toHaveCount(0);

  await button(page).click();
  await page.route('**/api/wishes', (route) => route.abort());
  await field(page).fill('gin basil smash');
  await expect(selected(page)).toContainText('Gin Basil Smash');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/de\/cocktail\/gin-basil-smash$/);
});
