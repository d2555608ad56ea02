import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { expectNoViolations } from '../axe.ts';
import { signUpUnseen } from '../mailbox.ts';
import { details, saveBar, saveState, toast } from '../menuBuilder.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const DRAFT = { name: 'Friday', cocktailIds: ['11002'] };
const priced = (amount: number) => ({
  currency: 'EUR',
  sections: [
    {
      title: null,
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: [amount] }], note: null }],
    },
  ],
});
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
const nameField = (page: Page) => details(page).getByRole('textbox').first();
const storedMenu = async (page: Page) => ((await (await page.request.get('/api/menus')).json()) as Menu[])[0];

test('a menu opens at its address in every language, stays there, and Back leads to the list', async ({
  page,
}) => {
  const { id } = await keepMenu(page, DRAFT);
  await page.goto(`/de/menu-builder/${id}`);
  await expect(nameField(page)).toHaveValue('Friday');
  await expect(page).toHaveURL(`/de/menu-builder/${id}`);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Friday');
  await expect(page.locator('[data-language][hreflang=fr]').first()).toHaveAttribute(
    'href',
    `/fr/menu-builder/${id}`,
  );
  await page.getByRole('tab', { name: 'Gespeicherte Karten (1)' }).click();
  await expect(page).toHaveURL('/de/menu-builder');
  await page.goBack();
  await expect(nameField(page)).toBeVisible();
  await expect(page).toHaveURL(`/de/menu-builder/${id}`);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
});

test('a menu that is not there is said, and the list is shown; a stranger is led back after the login', async ({
  page,
}) => {
  const id = crypto.randomUUID();
  await page.goto(`/menu-builder/${id}`);
  await expect(page.getByRole('link', { name: 'Login to Continue' })).toHaveAttribute(
    'href',
    `/api/auth/login?next=%2Fmenu-builder%2F${id}`,
  );
  await signUpUnseen(page);
  await page.goto(`/menu-builder/${id}`);
  await expect(toast(page)).toContainText('This menu is not in your account');
  await expect(page.getByRole('tab', { name: 'Saved Menus (0)' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/menu-builder');
  expect((await page.request.get('/menu-builder/nothing')).status()).toBe(404);
});

test('changes are saved by themselves, also after a time without a network, and can be undone', async ({
  page,
}) => {
  test.slow();
  const { id } = await keepMenu(page, DRAFT);
  await page.goto(`/menu-builder/${id}`);
  await nameField(page).fill('Saturday');
  await expect(saveState(page)).toHaveText('Not saved yet');
  await expect(saveState(page)).toHaveText(/^Saved \d+:\d\d/);
  expect(await storedMenu(page)).toMatchObject({ name: 'Saturday', version: 2 });

  await page.route('**/api/menus/*', (route) => route.abort());
  await nameField(page).fill('Sunday');
  await expect(saveState(page)).toHaveText('Not saved: offline');
  await page.unroute('**/api/menus/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(saveState(page)).toHaveText(/^Saved/);
  expect(await storedMenu(page)).toMatchObject({ name: 'Sunday' });

  await saveBar(page).getByRole('button', { name: 'Undo the last step' }).click();
  await expect(nameField(page)).toHaveValue('Saturday');
  await expect.poll(async () => (await storedMenu(page))?.name).toBe('Saturday');
});

test('guests read what was published: changes wait, are shown, and go live by a press, or the prices alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const menu = await keepMenu(page, { ...DRAFT, ...priced(900) });
  const token = await publishMenu(page, menu);
  const guest = await (await browser.newContext()).newPage();
  const guestReads = async () => {
    await guest.goto(`/menu/${token}`);
    return guest.locator('main').innerText();
  };
  await page.goto(`/menu-builder/${menu.id}`);
  await nameField(page).fill('Saturday');
  await page.getByLabel('Price of Negroni').fill('12');
  await expect(saveState(page)).toHaveText(/^Saved .* · not published yet$/);
  expect(await guestReads()).toMatch(/Friday[^]*€9\n/);

  const dialog = page.getByRole('dialog', { name: 'Update Menu' });
  await saveBar(page).getByRole('button', { name: 'Update Menu' }).click();
  await expect(dialog.locator('[data-unpublished] li')).toHaveText([
    'Menu name: Saturday',
    'Price of Negroni: €12 instead of €9',
  ]);
  await expectNoViolations(page);
  await dialog.getByLabel('Only the prices, now').check();
  await dialog.getByRole('button', { name: 'Update Menu' }).click();
  await expect(toast(page)).toContainText('Menu updated');
  expect(await guestReads()).toMatch(/Friday[^]*€12\n/);

  await saveBar(page).getByRole('button', { name: 'Update Menu' }).click();
  await dialog.getByLabel('All changes, at a set time').check();
  await dialog.getByLabel('Day and time').fill('2020-01-01T18:00');
  await dialog.getByRole('button', { name: 'Update Menu' }).click();
  await expect(dialog.getByText('Choose a time in the future, within a year')).toBeVisible();
  await dialog.getByLabel('Day and time').fill(tomorrow());
  await dialog.getByRole('button', { name: 'Update Menu' }).click();
  await expect(saveState(page)).toContainText('goes live');
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await expect(page.getByText(/guests do not see yet\. · goes live/)).toBeVisible();
  await page.goBack();
  await saveBar(page).getByRole('button', { name: 'Update Menu' }).click();
  await dialog.getByLabel('All changes, now').check();
  await dialog.getByRole('button', { name: 'Update Menu' }).click();
  await expect(saveState(page)).toHaveText(/^Saved \S+( [AP]M)?$/);
  await expect(nameField(page)).toHaveValue('Saturday');
  expect(await guestReads()).toMatch(/Saturday[^]*€12\n/);
  await guest.context().close();
});

test('the question what goes live stays open while changes are saved; without a network they are saved later, and not published', async ({
  page,
}) => {
  test.slow();
  const menu = await keepMenu(page, { ...DRAFT, ...priced(900) });
  const token = await publishMenu(page, menu);
  await page.goto(`/menu-builder/${menu.id}`);
  await nameField(page).fill('Saturday');
  const dialog = page.getByRole('dialog', { name: 'Update Menu' });
  await saveBar(page).getByRole('button', { name: 'Update Menu' }).click();
  await expect.poll(async () => (await storedMenu(page))?.name).toBe('Saturday');
  await expect(saveState(page)).toHaveText(/^Saved .* · not published yet$/);
  await expect(dialog.locator('[data-unpublished] li')).toHaveText(['Menu name: Saturday']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.route('**/api/menus/*', (route) => route.abort());
  await nameField(page).fill('Sunday');
  await saveBar(page).getByRole('button', { name: 'Update Menu' }).click();
  await dialog.getByRole('button', { name: 'Update Menu' }).click();
  await expect(toast(page)).toContainText('Your changes could not be published');
  await expect(saveState(page)).toHaveText('Not saved: offline · not published yet');
  await page.unroute('**/api/menus/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(saveState(page)).toHaveText(/^Saved .* · not published yet$/);
  expect(await storedMenu(page)).toMatchObject({ name: 'Sunday' });
  await page.goto(`/menu/${token}`);
  await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
});
