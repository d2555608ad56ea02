import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { giveCode } from '../mailbox.ts';
import {
  choice,
  details,
  openSignedIn,
  order,
  save,
  saveBar,
  saveState,
  tick,
  toast,
  update,
} from '../menuBuilder.ts';

async function dragTo(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 5 });
  await page.mouse.up();
}

async function storedMenus(page: Page): Promise<Menu[]> {
  return (await (await page.request.get('/api/menus')).json()) as Menu[];
}

test('a stranger is asked to log in, and nothing of the builder is loaded', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/api\/menus|menu\.json|\/MenuBuilder\.|\/client\./.test(request.url())) calls.push(request.url());
  });
  await page.goto('/menu-builder');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login to Continue' })).toHaveAttribute(
    'href',
    '/api/auth/login?next=%2Fmenu-builder',
  );
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('choose, order, save, edit and delete a menu @main @both', async ({ page }) => {
  test.slow();
  await openSignedIn(page);
  const saveButton = saveBar(page).getByRole('button', { name: 'Save Menu' });
  await expect(saveButton).toBeDisabled();
  await saveButton.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Menu name required');
  await expect(toast(page)).toContainText('Please enter a name for your menu');
  await page.getByLabel('Menu Name').fill('  ');
  await expect(saveButton).toBeDisabled();
  await page.getByLabel('Menu Name').fill('Friday <b>night</b>');
  await page.getByLabel('Menu Name').press('Enter');
  await expect(toast(page)).toContainText('No cocktails selected');
  await expect(toast(page)).toContainText('Please select at least one cocktail for your menu');

  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('no such drink');
  await expect(page.getByText('No cocktails found')).toBeVisible();
  await search.fill('negroni');
  await page.locator('[data-categories]').getByRole('button', { name: 'Tiki' }).click();
  await expect(page.getByText('No cocktails found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cocktails' }).click();
  await tick(page, 'Negroni', 'Margarita', 'Daiquiri');
  await expect(page.getByText('3 cocktails selected')).toBeVisible();
  await choice(page, 'Daiquiri').first().uncheck();
  await expect(page.getByText('2 cocktails selected')).toBeVisible();
  await page.locator('[data-undo]').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(page)).toEqual(['Negroni, Margarita, Daiquiri']);

  // By button, by key, into another section, and by dragging.
  await page.getByRole('button', { name: 'Move Margarita up' }).click();
  await expect.poll(() => order(page)).toEqual(['Margarita, Negroni, Daiquiri']);
  await expect(page.locator('[data-announcement]')).toHaveText('Margarita: 1 of 3, Section 1');
  await expect(page.getByRole('button', { name: 'Move Margarita up' })).toBeFocused();
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Title of section 2').fill('Sour');
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle('Daiquiri').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => order(page)).toEqual(['Margarita, Negroni', 'Daiquiri']);
  await expect(page.locator('[data-announcement]')).toHaveText('Daiquiri: 3 of 3, Sour');
  await expect(handle('Daiquiri')).toBeFocused();
  await dragTo(page, handle('Negroni'), page.locator('[data-drink]').first());
  await expect.poll(() => order(page)).toEqual(['Negroni, Margarita', 'Daiquiri']);
  await page.getByLabel('Price of Negroni').fill('€ 9,50');
  await page.getByLabel('Note on Daiquiri').fill('no sugar on request');
  await page.getByLabel('Restaurant/Bar Name').fill('The Long Counter');
  await page.getByLabel('Description').fill('Three drinks.');

  await saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Save Menu' });
  await expect(dialog).toContainText('“Friday <b>night</b>” with 3 cocktails');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(saveButton).toBeFocused();
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');
  await expect(toast(page)).toContainText('Your menu has been saved successfully');
  // One stays in the menu; Back leads to the list.
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday <b>night</b>');
  await expect(saveState(page)).toContainText(/^Saved \d+:\d\d/);
  await expect(page).toHaveURL(/\/menu-builder\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Saved Menus (1)' })).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  const savedTab = page.getByRole('tab', { name: 'Saved Menus (1)' });
  await page.getByRole('tab', { name: 'Create Menu' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Costs' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(savedTab).toBeFocused();
  const card = page.getByRole('article').filter({ hasText: 'Friday <b>night</b>' });
  for (const text of ['The Long Counter', 'Three drinks.', '3 cocktails']) {
    await expect(card).toContainText(text);
  }
  await expect(card).toContainText(/Updated \w+ \d+, \d{4}/);
  await card.getByRole('button', { name: 'Edit: Friday' }).click();
  await expect(page.getByLabel('Price of Negroni')).toHaveValue('9.50');
  await expect(page.getByLabel('Note on Daiquiri')).toHaveValue('no sugar on request');
  await page.getByRole('button', { name: 'Remove Margarita' }).click();
  await page.getByLabel('Menu Name').fill('Saturday');
  await update(page);
  await expect(toast(page)).toContainText('Menu updated');
  await expect(toast(page)).toContainText('Your menu has been updated');
  const [stored] = await storedMenus(page);
  expect(stored).toMatchObject({ name: 'Saturday' });
  expect(stored?.sections.map(({ title }) => title)).toEqual([null, 'Sour']);

  await savedTab.click();
  await page.getByRole('button', { name: 'Delete: Saturday' }).click();
  const question = page.getByRole('dialog', { name: 'Delete menu' });
  await expect(question).toContainText(
    'Are you sure you want to delete this menu? You can bring it back right afterward.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Menu deleted');
  await expect(toast(page)).toContainText('The menu has been deleted');
  await expect(page.getByRole('heading', { name: 'No saved menus yet' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Saved Menus (0)' })).toBeFocused();
  await expect.poll(() => storedMenus(page)).toEqual([]);
  await page.locator('[data-done="deleted"]').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Menu restored');
  await expect(page.getByRole('tab', { name: 'Saved Menus (1)' })).toBeVisible();
  const [back] = await storedMenus(page);
  expect(back).toMatchObject({ name: 'Saturday', restaurantName: 'The Long Counter', version: 1 });
  expect(back?.sections).toEqual(stored?.sections);
});

test('unsaved work survives a reload, can be thrown away and taken back, and is nobody else’s', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await page.getByLabel('Menu Name').fill('Friday');
  await page.reload();
  await expect(page.getByText('Your unsaved menu is back.')).toBeVisible();
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday');
  await expect.poll(() => order(page)).toEqual(['Negroni']);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Menu Name')).toHaveValue('');
  await page.locator('[data-undo]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday');

  await page.goto('/api/auth/logout');
  await openSignedIn(page);
  await expect(page.getByLabel('Menu Name')).toHaveValue('');
  await expect(page.getByText('Your unsaved menu is back.')).toBeHidden();
});

test('a session that ran out costs nothing: log in, and the menu is back', async ({ page }) => {
  test.slow();
  const email = await openSignedIn(page);
  await tick(page, 'Negroni');
  await page.getByLabel('Menu Name').fill('Friday');
  await page.context().clearCookies({ name: /^mixmaster-session/ });
  await save(page, 'Save Menu');
  await expect(page.getByRole('alert').filter({ hasText: 'you are no longer signed in' })).toBeVisible();
  await page.getByRole('link', { name: 'Login to Continue' }).click();
  await expect(page).toHaveURL('/login?next=%2Fmenu-builder');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
  await expect(page).toHaveURL('/menu-builder');
  await expect(page.getByText('Your unsaved menu is back.')).toBeVisible();
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');
});

test('without a connection nothing is lost, and the menu is saved when there is one again', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await page.getByLabel('Menu Name').fill('Friday');
  await page.route('**/api/menus', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'away' } })
      : route.fallback(),
  );
  await save(page, 'Save Menu');
  await expect(page.locator('[data-problem="unavailable"]')).toBeVisible();
  await page.unroute('**/api/menus');
  await page.route('**/api/menus', (route) => route.abort());
  await page.getByRole('button', { name: 'Save again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Menu' }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to save menu');
  const notice = page.locator('[data-problem="offline"]');
  await expect(notice).toContainText('there is no connection');
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday');
  await page.unroute('**/api/menus');
  const looked = Promise.withResolvers<undefined>();
  await page.route('**/api/menus', async (route) => {
    if (route.request().method() === 'POST') await looked.promise;
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday');
  looked.resolve(undefined);
  await expect(toast(page)).toContainText('Menu saved');
  await expect.poll(() => storedMenus(page)).toHaveLength(1);
});

test('what is changed while a menu is saved is not lost', async ({ page }) => {
  test.slow();
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await page.getByLabel('Menu Name').fill('Friday');
  const kept = Promise.withResolvers<undefined>();
  await page.route('**/api/menus', async (route) => {
    if (route.request().method() === 'POST') await kept.promise;
    await route.fallback();
  });
  await save(page, 'Save Menu');
  await page.keyboard.press('Escape');
  await saveBar(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Saving' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Menu Name').fill('Friday night');
  kept.resolve(undefined);
  await expect(toast(page)).toContainText('Menu saved');
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday night');
  await update(page);
  await expect(toast(page)).toContainText('Menu updated');
  expect(await storedMenus(page)).toMatchObject([{ name: 'Friday night' }]);
});

test('an answer that is lost on its way makes no second menu', async ({ page }) => {
  test.slow();
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await page.getByLabel('Menu Name').fill('Friday');
  await page.route('**/api/menus', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page, 'Save Menu');
  await expect(page.locator('[data-problem="offline"]')).toBeVisible();
  await page.unroute('**/api/menus');
  await page.reload();
  await expect(toast(page)).toContainText('Menu saved');
  await expect.poll(() => storedMenus(page)).toHaveLength(1);
});

test('two editors of one menu do not overwrite each other unseen', async ({ page, baseURL }) => {
  test.slow();
  await openSignedIn(page);
  const headers = { origin: baseURL ?? '' };
  const input = { name: 'Friday', cocktailIds: ['11002', '11001'] };
  const made = (await (await page.request.post('/api/menus', { data: input, headers })).json()) as Menu;
  const elsewhere = async (change: object) => {
    const answer = await page.request.put(`/api/menus/${made.id}`, {
      data: { ...input, ...change },
      headers,
    });
    expect(answer.status()).toBe(200);
  };
  const priced = (amount: number) => ({
    currency: 'EUR',
    sections: [
      {
        title: null,
        drinks: input.cocktailIds.map((cocktailId) => ({
          cocktailId,
          prices: cocktailId === '11002' ? [{ size: null, amounts: [amount] }] : [],
          note: null,
        })),
      },
    ],
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await page.getByRole('button', { name: 'Edit: Friday' }).click();
  await elsewhere({ name: 'Late Friday', cocktailIds: ['11002', '11005'] });
  await page.getByLabel('Price of Negroni').fill('€ 9');
  await update(page);
  const conflict = page.getByRole('dialog', { name: 'This menu was changed elsewhere' });
  await expect(conflict.getByRole('listitem')).toHaveText([
    'Menu name: Late Friday',
    'Added: Old Fashioned',
    'Removed: Margarita',
  ]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(page)).toContainText('Menu updated');
  const [kept] = await storedMenus(page);
  expect(kept).toMatchObject({ name: 'Friday', cocktailIds: input.cocktailIds, version: 3 });

  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await page.getByRole('button', { name: 'Edit: Friday' }).click();
  await elsewhere({ name: 'Early Friday', ...priced(1100) });
  await page.getByLabel('Price of Negroni').fill('€ 12');
  await update(page);
  await expect(conflict.getByRole('listitem')).toHaveText([
    'Menu name: Early Friday',
    'Price of Negroni: €11 there, €12 here',
  ]);
  await expect(conflict.getByRole('button', { name: 'Keep both' })).toBeHidden();
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Menu Name')).toHaveValue('Early Friday');
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByLabel('Price of Negroni')).toHaveValue('12.00');

  // What does not touch can be had both.
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await page.getByRole('button', { name: 'Edit: Early Friday' }).click();
  await page.getByLabel('Note on Negroni').fill('stirred');
  await elsewhere({ name: 'Friday', ...priced(1300) });
  await update(page);
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect(toast(page)).toContainText('Menu updated');
  const [both] = await storedMenus(page);
  expect(both).toMatchObject({ name: 'Friday' });
  expect(both?.sections[0]?.drinks[0]).toEqual({
    cocktailId: '11002',
    prices: [{ size: null, amounts: [1300] }],
    note: 'stirred',
  });

  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await page.getByRole('button', { name: 'Edit: Friday' }).click();
  await page.getByLabel('Price of Negroni').fill('€ 14');
  await page.request.delete(`/api/menus/${made.id}`, { headers });
  await update(page);
  await expect(page.locator('[data-problem="gone"]')).toBeVisible();
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');
});

test('the plan says which bottles a menu takes and what else they make', async ({ page }) => {
  await openSignedIn(page);
  await tick(page, 'Negroni', 'Americano');
  await page.getByRole('button', { name: 'Show what you need' }).click();
  const bottles = page.locator('[data-needs="bottles"]').getByRole('listitem');
  await expect(bottles.filter({ hasText: 'Campari' })).toContainText('2 cocktails');
  await expect(page.locator('[data-once]')).toContainText('Gin · Negroni');
  const free = page.locator('[data-free]').getByRole('button').first();
  const name = ((await free.textContent()) ?? '').replace('+ ', '');
  await free.click();
  await expect.poll(() => order(page)).toEqual([`Negroni, Americano, ${name}`]);
});

test('menus that cannot be loaded are said to be safe, and come at the second try', async ({ page }) => {
  await openSignedIn(page);
  await page.route('**/api/menus', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'away' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your menus could not be loaded' })).toBeVisible();
  await page.unroute('**/api/menus');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Saved Menus (0)' })).toBeVisible();
});

test('in German on a small phone nothing is wider than the screen', async ({ page }) => {
  await openSignedIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/menu-builder');
  await page.getByRole('searchbox', { name: 'Nach Namen suchen' }).fill('Negroni');
  await page.locator('[data-choice]').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.getByRole('button', { name: 'Zeigen, was gebraucht wird' }).click();
  await expect(page.locator('[data-free]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a menu fills itself from what one has, in the parts that one wants, and can be emptied again', async ({
  page,
}) => {
  test.slow();
  const shelf = [
    'gin',
    'campari',
    'sweet-vermouth',
    'white-rum',
    'lime',
    'tonic-water',
    'dry-vermouth',
    'cola',
  ];
  await openSignedIn(page);
  const filling = page.locator('[data-from-shelf]');
  await filling.getByText('Menu from what you have').click();
  await expect(filling.getByRole('button')).toHaveCount(0);
  await expect(filling.getByRole('link', { name: 'Change your bar' })).toHaveAttribute('href', '/mix-master');

  await page.evaluate((entries) => {
    localStorage.setItem('mixmaster-shelf', JSON.stringify(entries));
  }, shelf);
  await page.reload();
  await filling.getByText('Menu from what you have').click();
  await expect(filling).toContainText('8 ingredients from your bar');
  await page.route('**/mix-index.json*', (route) => route.abort());
  const fill = filling.getByRole('button', { name: 'Fill the menu' });
  await fill.click();
  await expect(filling.getByRole('alert')).toHaveText('The recipes could not be loaded. Try again.');
  await page.unroute('**/mix-index.json*');

  await filling.getByLabel('How many drinks at most').selectOption('6');
  await filling.getByRole('button', { name: 'Strong' }).click();
  await fill.click();
  await expect(page.locator('[data-undo=filled]')).toContainText('6 cocktails added to the menu.');
  const filled = (await order(page)).join(', ');
  expect(filled).toContain('Negroni');
  expect(filled).toContain('Daiquiri');
  expect(filled).not.toContain('Dry Martini');
  await expect(page.getByLabel('Title of section 1')).toHaveValue('Light and long');

  await fill.click();
  await expect(page.getByLabel('Title of section 1')).toHaveValue('Light and long');
  await expect.poll(async () => (await order(page)).join(', ').split(', ').length).toBeGreaterThan(6);
  expect((await order(page)).join(', ').match(/Negroni(,|$)/g)).toHaveLength(1);
  for (let step = 0; step < 2; step += 1)
    await saveBar(page).getByRole('button', { name: 'Undo the last step' }).click();
  expect((await order(page)).join('')).toBe('');

  for (const part of ['Light and long', 'Fresh and sour', 'Aperitifs', 'Sweet and creamy'])
    await filling.getByRole('button', { name: part }).click();
  await fill.click();
  await expect(filling.getByRole('status')).toHaveText(
    'There is no other drink of these kinds that you can make exactly with what you have.',
  );
});

test('a saved menu is copied to a new one, and many are searched', async ({ page, baseURL }) => {
  test.slow();
  await openSignedIn(page);
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Café Été']) {
    const data = { name, cocktailIds: name === 'Friday' ? ['11002', '11001'] : ['11001'] };
    await page.request.post('/api/menus', { data, headers: { origin: baseURL ?? '' } });
  }
  await page.reload();
  await page.getByRole('tab', { name: 'Saved Menus (6)' }).click();
  const saved = page.locator('[data-saved] > li');
  const search = page.getByRole('searchbox', { name: 'Search your menus' });
  for (const [asked, number] of [
    ['cafe', 1],
    ['negroni', 1],
    ['day', 5],
    ['mojito', 0],
  ] as const) {
    await search.fill(asked);
    await expect(saved).toHaveCount(number);
  }
  await expect(page.getByText('None of your menus matches that.')).toBeVisible();
  await search.fill('');
  await expect(saved).toHaveCount(6);

  await page.getByRole('button', { name: 'Duplicate: Friday' }).click();
  await expect(page.getByLabel('Menu Name')).toHaveValue('Friday (copy)');
  expect(await order(page)).toEqual(['Negroni, Margarita']);
  await save(page, 'Save Menu');
  await expect(page.getByRole('tab', { name: 'Saved Menus (7)' })).toBeVisible();
  expect((await storedMenus(page)).filter(({ name }) => name.startsWith('Friday'))).toHaveLength(2);
});

test('prices go down with Enter or as a pasted column, ask where they are unsure, and give the next menu their currency', async ({
  page,
}) => {
  await openSignedIn(page);
  await tick(page, 'Negroni', 'Mojito', 'Daiquiri');
  const prices = page.locator('[data-column="price 0"]');
  await prices.first().fill('9');
  await page.keyboard.press('Enter');
  await page.keyboard.type('10,50');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(prices.nth(1)).toBeFocused();
  await expect(prices.nth(1)).toHaveValue('10.50');
  await prices.first().focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '€ 11,00\n12,50\n\n7');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(saveBar(page)).toContainText('Pasted prices filled in: 3/4.');
  await expect(prices.nth(0)).toHaveValue('11.00');
  await expect(prices.nth(1)).toHaveValue('12.50');
  await expect(prices.nth(2)).toHaveValue('');
  await saveBar(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(prices.nth(1)).toHaveValue('10.50');
  await saveBar(page).getByRole('button', { name: 'Redo the last step' }).click();
  await prices.nth(2).fill('12,999');
  await expect(page.getByText('Did you mean 12999 or 12,99?')).toBeVisible();
  await prices.nth(2).fill('12,99');

  await details(page).getByLabel('Menu Name').fill('Friday');
  await details(page).getByLabel('Restaurant/Bar Name').fill('Zum Anker');
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');
  await details(page).getByRole('button', { name: 'Start a new menu' }).click();
  await expect(details(page).getByLabel('Menu Name')).toHaveValue('');
  await expect(details(page).getByLabel('Restaurant/Bar Name')).toHaveValue('Zum Anker');
  await expect(saveState(page)).toBeEmpty();
  await tick(page, 'Negroni');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
});
