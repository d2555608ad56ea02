import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { saveBar, toast } from '../menuBuilder.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import type { Menu } from '../../src/contracts/menus/menu.ts';

const EVENING = { name: 'Abendkarte', restaurantName: 'Zum Anker', cocktailIds: ['11002', '11001'] };
const LATE = { name: 'Nachtkarte', restaurantName: 'Am Hafen', cocktailIds: ['11017'] };
const LOOK = { accent: '#8a5a17', pairing: 'house', design: 'list', namesProduct: true };
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPoihIHAAJtAPxPhjc4AAAAAElFTkSuQmCC';

const panelOf = (page: Page) => page.getByRole('region', { name: /Your bar’s page|Your bars’ pages/ });
const said = (page: Page) => page.getByRole('status').filter({ visible: true });

async function reserve(page: Page, name: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByLabel('Address', { exact: true }).filter({ visible: true }).fill(name);
  await panel.getByRole('button', { name: 'Reserve this address' }).filter({ visible: true }).click();
  await expect(page.getByText('Address reserved').first()).toBeVisible();
}

test('an owner has two bars with a look each, and somebody serves at one of them on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const [anker, hafen] = [`zum-anker-${process.pid}`, `am-hafen-${process.pid}`];
  const evening = await keepMenu(page, EVENING);
  const late = (await askApi(page, 'POST', '/api/menus', LATE)) as Menu;
  for (const menu of [evening, late]) await publishMenu(page, menu);
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const panel = panelOf(page);

  await test.step('the second bar takes a menu of the first', async () => {
    // The venue of the menu that was published last is suggested.
    await expect(panel.getByLabel('Name of the bar')).toHaveValue('Am Hafen');
    await panel.getByLabel('Name of the bar').fill('Zum Anker');
    await reserve(page, anker);
    await panel.getByRole('button', { name: 'New bar' }).click();
    await expect(panel.getByLabel('Address', { exact: true }).filter({ visible: true })).toHaveValue('');
    await panel.getByLabel('Name of the bar').filter({ visible: true }).fill('Am Hafen');
    await panel.getByLabel('Time zone').filter({ visible: true }).selectOption('Europe/Lisbon');
    const box = panel.getByRole('checkbox', { name: 'Nachtkarte', exact: true }).filter({ visible: true });
    await expect(box).toHaveAccessibleDescription(/On the page of Zum Anker. If you add it here, it moves/);
    await box.check();
    await reserve(page, hafen);
    await expect(panel.getByRole('heading', { name: 'Your bars’ pages' })).toBeFocused();
    await expect(panel.getByRole('button', { name: 'Am Hafen', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await panel.getByRole('button', { name: 'Zum Anker', exact: true }).click();
    await expect(
      panel.getByRole('checkbox', { name: 'Nachtkarte', exact: true }).filter({ visible: true }),
    ).not.toBeChecked();
    await expectNoViolations(page);
  });

  await test.step('each page shows its own menus and its own look', async () => {
    await askApi(page, 'PUT', '/api/brand', { ...LOOK, logo: { png: PIXEL, alt: null } });
    const look = page.getByRole('region', { name: 'The look of your menus' });
    await look.getByRole('button', { name: 'Change the look' }).click();
    await look.getByRole('group', { name: 'Look of' }).getByRole('button', { name: 'Am Hafen' }).click();
    await look.getByLabel('Color code').filter({ visible: true }).fill('#226688');
    await look.getByRole('button', { name: 'Save the look' }).filter({ visible: true }).click();
    await expect(page.getByText('The look is saved').first()).toBeVisible();
    await expect(
      look.getByRole('button', { name: 'Back to the look of all menus' }).filter({ visible: true }),
    ).toBeVisible();
    const guest = await (await browser.newContext()).newPage();
    for (const [name, own, other, sheet] of [
      [anker, 'Abendkarte', 'Nachtkarte', '/menu-look/8a5a17-house.css'],
      [hafen, 'Nachtkarte', 'Abendkarte', '/menu-look/226688-house.css'],
    ] as const) {
      await guest.goto(`/de/menu/${name}`);
      await expect(guest.getByRole('heading', { level: 1, name: own })).toBeVisible();
      await expect(guest.getByText(other)).toHaveCount(0);
      await expect(guest.locator(`link[href="${sheet}"]`)).toHaveCount(1);
      // The look of the bar began with the logo of all menus.
      await expect(guest.locator('img[src^="/menu-logo/"]')).toHaveCount(1);
    }
    await guest.context().close();
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const bea = await phone.newPage();
  await test.step('somebody opens the invitation, signs in, and accepts', async () => {
    await panel.getByRole('button', { name: 'Am Hafen', exact: true }).click();
    const staff = page.locator('[data-staff]').filter({ visible: true });
    await staff.getByRole('button', { name: 'Show' }).click();
    await expect(staff.getByText('Nobody yet.')).toBeVisible();
    await staff.getByRole('button', { name: 'Create a link' }).click();
    await expect(staff.getByRole('status')).toHaveText('The link is ready.');
    await bea.goto(await staff.getByLabel('Link for one person').inputValue());
    await expect(
      bea.getByText('You are invited to serve at a bar. Sign in, and you can accept.'),
    ).toBeVisible();
    await expect(bea).toHaveURL('/service');
    await expectNoViolations(bea);
    await signUpUnseen(bea);
    await bea.goto('/service');
    const invited = bea.locator('[data-invited]');
    await expect(invited).toContainText('At Am Hafen, you can then mark what is sold out');
    await invited.getByLabel('Your name at the bar').fill('Bea');
    await expectNoViolations(bea);
    await invited.getByRole('button', { name: 'Accept' }).click();
    await expect(said(bea).filter({ hasText: 'You can serve at Am Hafen now.' })).toBeFocused();
  });

  await test.step('she serves the menu of that bar alone, and guests and the owner see it', async () => {
    await expect(bea.getByRole('heading', { level: 2, name: 'Nachtkarte' })).toBeVisible();
    await expect(bea.getByText('Abendkarte')).toHaveCount(0);
    expect(await bea.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await bea.getByRole('switch').last().click();
    await expect(bea.locator('[data-service-state]')).toContainText('1 sold out · saved');
    await bea.reload();
    await expect(bea.getByRole('switch').last()).toBeChecked();
    const menus = (await (await page.request.get('/api/menus')).json()) as Menu[];
    expect(menus.find(({ id }) => id === late.id)?.publication?.soldOut).toEqual(['11017']);
    for (const path of ['/api/menus', '/api/own-drinks'])
      expect(await (await bea.request.get(path)).json()).toEqual([]);
    expect((await bea.request.get(`/api/menus/${late.id}/live`)).status()).toBe(404);
    await expectNoViolations(bea);
  });

  await test.step('the owner takes her out, and she can press nothing any more', async () => {
    await page.reload();
    await page.getByRole('tab', { name: /Saved Menus/ }).click();
    await panel.getByRole('button', { name: 'Am Hafen', exact: true }).click();
    const staff = page.locator('[data-staff]').filter({ visible: true });
    await staff.getByRole('button', { name: 'Show' }).click();
    await expect(staff.locator('[data-members] li')).toHaveText(/Bea/);
    await staff.getByRole('button', { name: 'Remove Bea' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(staff.getByText('Bea no longer serves here.')).toBeFocused();
    await bea.getByRole('switch').last().click();
    await expect(bea.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    await bea.reload();
    await expect(bea.getByText('No menu is published')).toBeVisible();
  });

  await test.step('a removed bar takes its look along, and its address stays the owner’s', async () => {
    await panel.getByRole('button', { name: 'Remove the page' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the page' }).click();
    await expect(panel.getByText(/Addresses that are still yours/)).toContainText(hafen);
    await expect(panel.getByRole('heading', { name: 'Your bar’s page' })).toBeFocused();
    await expect(panel.getByLabel('Link for guests').filter({ visible: true })).toHaveValue(
      new RegExp(anker),
    );
  });
  await phone.close();
});

test('whoever serves at a bar leaves it again, and a used link says so @phone', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await publishMenu(owner, await keepMenu(owner, EVENING));
  const id = crypto.randomUUID();
  const bar = { name: `zur-waage-${process.pid}`, displayName: 'Zur Waage', timeZone: 'Europe/Berlin' };
  await askApi(owner, 'PUT', `/api/bars/${id}`, { ...bar, openingHours: null, menus: [] });
  const made = (await askApi(owner, 'POST', `/api/bars/${id}/invitations`, {})) as { token: string };
  await owner.context().close();
  await signUpUnseen(page);
  await page.goto(`/service#bar=${made.token}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(
    page.getByText('As soon as a menu is on the page of Zur Waage, you will find it here.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Leave Zur Waage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You no longer serve at Zur Waage.')).toBeFocused();
  await page.goto('/cocktails');
  await page.goto(`/service#bar=${made.token}`);
  await expect(page.getByRole('alert')).toHaveText('This invitation is no longer valid. Ask for a new one.');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.locator('[data-invited]')).toHaveCount(0);
});

test('an owner has a menu edited by somebody else, and takes that back', async ({ page, browser }) => {
  test.slow();
  const fizz = {
    ...{ name: 'Hausfizz', note: null, glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
    lines: [{ ingredient: 'gin', unit: 'ml', amount: 50, garnish: false }],
    ...{ allergens: [], vegan: true, vegetarian: true },
  };
  await signUpUnseen(page);
  const own = (await askApi(page, 'POST', '/api/own-drinks', fizz)) as { id: string };
  const evening = (await askApi(page, 'POST', '/api/menus', {
    ...EVENING,
    ...{ currency: 'EUR', cocktailIds: ['11002', own.id] },
  })) as Menu;
  const guestPath = `/de/menu/${await publishMenu(page, evening)}`;
  const id = crypto.randomUUID();
  await askApi(page, 'PUT', `/api/bars/${id}`, {
    ...{ name: `zur-linde-${process.pid}`, displayName: 'Zur Linde', timeZone: 'Europe/Berlin' },
    ...{ openingHours: null, menus: [{ menuId: evening.id, hours: null }] },
  });
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const staff = page.locator('[data-staff]');
  const role = staff.getByLabel('What Bea may do');
  const bea = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const guest = await (await browser.newContext()).newPage();
  const price = bea.getByLabel('Price of Negroni');
  const publish = async () => {
    await saveBar(bea).getByRole('button', { name: 'Update Menu' }).click();
    await bea.getByRole('dialog').getByRole('button', { name: 'Update Menu' }).click();
  };

  await test.step('the owner invites an editor, who finds the menu under the name of the bar', async () => {
    await staff.getByRole('button', { name: 'Show' }).click();
    await staff.getByRole('radio', { name: /^Editor/ }).check();
    await staff.getByRole('button', { name: 'Create a link' }).click();
    await expect(staff.locator('[data-invitations] li')).toContainText('Editor · Valid until');
    await expectNoViolations(page);
    await signUpUnseen(bea);
    await bea.goto(await staff.getByLabel('Link for one person').inputValue());
    await expect(bea.locator('[data-invited]')).toContainText(
      'At Zur Linde, you can then change and publish the menus of its page',
    );
    await bea.getByLabel('Your name at the bar').fill('Bea');
    await bea.getByRole('button', { name: 'Accept' }).click();
    await bea.getByRole('link', { name: 'Edit menus: Zur Linde' }).click();
    await expect(bea.getByRole('heading', { name: 'No saved menus yet' })).toBeVisible();
    const bar = bea.getByRole('region', { name: 'Zur Linde' });
    await expect(bar).toContainText('Abendkarte');
    await expectNoViolations(bea);
    await bar.getByRole('button', { name: /^Edit/ }).click();
    await expect(bea.locator('[data-bar-menu]')).toContainText('You are editing a menu of Zur Linde.');
    await expect(bea.locator('[data-drink]')).toContainText(['Negroni', 'Hausfizz']);
    await expectNoViolations(bea);
    await bea.getByRole('tab', { name: 'Costs' }).click();
    await expect(bea.getByText('Only the owner of Zur Linde sees what the drinks')).toBeVisible();
    await bea.getByRole('tab', { name: 'Create Menu' }).click();
  });

  await test.step('a price that the editor changes and publishes reaches guests and the owner', async () => {
    await price.fill('12');
    await price.blur();
    await publish();
    await expect(toast(bea)).toContainText('Menu updated');
    await guest.goto(guestPath);
    await expect(guest.getByRole('listitem').filter({ hasText: 'Negroni' }).first()).toContainText(/12\s€/);
    await page.reload();
    await expect(page.getByLabel('Price of Negroni')).toHaveCount(0);
    await page.getByRole('tab', { name: /Saved Menus/ }).click();
    await page.getByRole('article').getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByLabel('Price of Negroni')).toHaveValue('12.00');
  });

  await test.step('two who change the same see what the other did', async () => {
    await page.getByLabel('Price of Negroni').fill('13');
    await page.getByLabel('Price of Negroni').blur();
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
    await expect.poll(async () => (await readMenu(page, evening.id)).version).toBe(3);
    await price.fill('14');
    await price.blur();
    const dialog = bea.getByRole('dialog', { name: 'This menu was changed elsewhere' });
    await expect(dialog).toContainText('on another device or by somebody else');
    await expect(dialog).toContainText('Price of Negroni: €13 there, €14 here');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await readMenu(page, evening.id)).version).toBe(4);
  });

  await test.step('the owner takes the role away, and the open page says so at the next save', async () => {
    await page.getByRole('tab', { name: /Saved Menus/ }).click();
    await staff.getByRole('button', { name: 'Show' }).click();
    await role.selectOption('Service');
    await expect(staff.getByText('Bea now does service only.')).toBeFocused();
    await price.fill('15');
    await price.blur();
    await saveBar(bea).getByRole('button', { name: 'Update Menu' }).click();
    // It is saved by itself while the question is open, and what it asks is over then.
    const alert = bea.getByRole('alert').filter({ hasText: 'you can no longer edit this menu of Zur Linde' });
    await expect(alert).toContainText('Nothing is lost');
    await expect(bea.getByRole('dialog')).toHaveCount(0);
    await expect(bea.locator('[data-drink]')).toContainText(['Negroni', 'Hausfizz']);
    await expect(price).toHaveValue('15.00');
    await expectNoViolations(bea);
    await alert.getByRole('button', { name: 'Save again' }).click();
    await bea.getByRole('dialog').getByRole('button', { name: 'Save Menu' }).click();
    await expect(toast(bea)).toContainText('Menu saved');
    const [kept] = (await (await bea.request.get('/api/menus')).json()) as Menu[];
    expect(kept).toMatchObject({ name: 'Abendkarte', publication: null });
    expect(await (await bea.request.get('/api/bar-menus')).json()).toEqual([]);
    expect((await readMenu(page, evening.id)).version).toBe(4);
  });
  await bea.context().close();
  await guest.context().close();
});

async function readMenu(page: Page, id: string): Promise<Menu> {
  const menus = (await (await page.request.get('/api/menus')).json()) as Menu[];
  const menu = menus.find((one) => one.id === id);
  if (menu === undefined) throw new Error('The menu is gone.');
  return menu;
}
