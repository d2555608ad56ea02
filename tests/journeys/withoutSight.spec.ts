import { expect, test, type Locator, type Page } from '@playwright/test';
import { details, openSignedIn, saveBar, tick } from '../menuBuilder.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import { openSignedIn as openPage } from '../reader.ts';

/* What is said, and where the focus goes, in forms that a reader fills in by keyboard and ear. */

const PHONE = { width: 390, height: 844 };

const enter = async (control: Locator) => {
  await control.focus();
  await control.press('Enter');
};

/** Whether the middle of a control, or of what has the focus, is seen. */
const isSeen = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y));
  });

test('the Menu Builder keeps the focus where something is added, says what is wrong beside it, and sums up costs', async ({
  page,
}) => {
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await test.step('a price that is no amount is said to be printed as it is', async () => {
    const price = page.getByRole('textbox', { name: 'Price of Negroni' });
    const hint = page.locator('[data-drink]').getByRole('status').first();
    // A region that is hidden while it is empty is not read out when it has a text.
    await expect(hint).not.toHaveCSS('display', 'none');
    await price.fill('abc');
    await price.press('Tab');
    await expect(hint).toHaveText('This is not an amount; it will be printed as you wrote it.');
  });
  await test.step('a new section of the table is named next', async () => {
    await enter(page.getByRole('button', { name: 'Add section' }));
    await expect(page.getByRole('textbox', { name: 'Title of section 2' })).toBeFocused();
  });
  await test.step('an allergen in a note, and a change of prices that is no number, are said', async () => {
    const named = page.locator('[data-drink] [data-named]');
    await expect(named).toHaveRole('status');
    await page.getByRole('textbox', { name: 'Note on Negroni' }).fill('with milk');
    await expect(named).toHaveText(/^The note mentions Milk/);
    const price = page.getByRole('textbox', { name: 'Price of Negroni' });
    await price.fill('9');
    await price.press('Tab');
    await page.getByRole('textbox', { name: /^Percent/ }).fill('abc');
    const problem = page.getByRole('status').filter({ hasText: 'Type a percentage' });
    await expect(problem).toBeVisible();
  });
  await test.step('a menu that is saved without a name marks and focuses the name', async () => {
    const name = details(page).getByLabel('Menu Name');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await enter(saveBar(page).getByRole('button', { name: 'Save Menu' }));
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Please enter a name for your menu');
    await name.fill('Friday');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(name).toHaveAccessibleDescription('');
  });
  await test.step('a size that is added or removed keeps the focus with its drink', async () => {
    const size = (number: number) => page.getByRole('textbox', { name: `Size ${number} of Negroni` });
    await enter(page.getByRole('button', { name: 'Add a size for Negroni' }));
    await expect(size(2)).toBeFocused();
    await enter(page.getByRole('button', { name: 'Add a size for Negroni' }));
    await expect(size(3)).toBeFocused();
    await enter(page.getByRole('button', { name: 'Remove size 1 of Negroni' }));
    await expect(size(1)).toBeFocused();
    await enter(page.getByRole('button', { name: 'Remove size 2 of Negroni' }));
    await expect(
      size(1)
        .or(page.getByRole('textbox', { name: 'Price of Negroni' }))
        .first(),
    ).toBeFocused();
  });
  await test.step('an arrow key in the list of further bottles adds none; the button does, and its price is next', async () => {
    await page.getByRole('tab', { name: 'Costs' }).click();
    const another = page.getByRole('combobox', { name: /^Another bottle of/ }).first();
    const rows = page.locator('[data-entry]');
    await expect(another).toBeVisible();
    const before = await rows.count();
    const [entry = ''] = await another
      .locator('option:not([value=""])')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await another.focus();
    await page.keyboard.press('ArrowDown');
    await expect(another).toHaveValue(entry);
    expect(await rows.count()).toBe(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-entry="${entry}"] input`).first()).toBeFocused();
  });
});

test('filters of the Menu Builder that do not load are said to', async ({ page }) => {
  await page.route('**/mix-index.json*', (route) => route.abort());
  await openSignedIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The filters could not be loaded.' })).toBeVisible();
});

test('on a phone no bar lies over what is added to a menu, and each figure of the costs is read with its label', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await page.getByRole('tab', { name: 'Costs' }).click();
  const cell = (column: string) => page.locator(`[data-cost-row] [data-cell="${column}"]`);
  for (const [column, label] of [
    ['cost', 'Cost'],
    ['price', 'Price'],
    ['margin', 'Margin'],
  ] as const) {
    expect(await cell(column).ariaSnapshot()).toContain(label);
  }
  await page.getByRole('tab', { name: 'Create Menu' }).click();
  for (const number of [2, 3]) {
    await enter(page.getByRole('button', { name: 'Add section' }));
    const title = page.getByRole('textbox', { name: `Title of section ${number}` });
    await expect(title).toBeFocused();
    expect(await isSeen(title)).toBe(true);
  }
  for (const [number, button] of ['Happy hour', 'Another price list'].entries()) {
    await enter(page.locator('[data-pricing]').getByRole('button', { name: button, exact: true }));
    const name = page.locator('[data-pricing] li').nth(number).getByRole('textbox').first();
    await expect(name).toBeFocused();
    expect(await isSeen(name)).toBe(true);
  }
});

test('a toast lies over nothing that has the focus', async ({ page }) => {
  await keepMenu(page, { name: 'Friday', cocktailIds: ['11002'] });
  await page.setViewportSize(PHONE);
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const button = page.getByRole('button', { name: /Export PDF/ });
  await enter(button);
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Classic/ })
    .check();
  await enter(page.getByRole('dialog').getByRole('button', { name: 'Create PDF' }));
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(button).toBeFocused();
  const isClear = () =>
    page.evaluate(() => {
      const [toast, focused] = [document.querySelector('[data-toast]'), document.activeElement].map(
        (element) => element?.getBoundingClientRect(),
      );
      return toast && focused && (toast.top >= focused.bottom || toast.bottom <= focused.top);
    });
  await expect.poll(isClear).toBe(true);
});

test.describe('an own drink', () => {
  const open = async (page: Page) => {
    await openPage(page, '/my-drinks');
    await page.getByRole('button', { name: 'New drink' }).press('Enter');
    const editor = page.getByRole('dialog', { name: 'New drink' });
    const add = async (name: string) => {
      await editor.getByRole('combobox', { name: 'Add an ingredient' }).fill(name);
      await page.keyboard.press('Enter');
    };
    return { editor, add };
  };

  test('says which line was added, moved and removed, and names the ticks of each', async ({ page }) => {
    const { editor, add } = await open(page);
    const said = editor.locator('[data-announcement]');
    await expect(said).toHaveRole('status');
    await add('Mezcal');
    await expect(said).toHaveText('Mezcal added');
    await add('Attic cordial');
    await expect(said).toHaveText('Attic cordial added');
    await expect(editor.getByRole('checkbox', { name: 'Garnish: Mezcal' })).toBeVisible();
    await expect(editor.getByRole('checkbox', { name: 'Optional: Attic cordial' })).toBeVisible();
    await enter(editor.getByRole('button', { name: 'Move Mezcal down' }));
    await expect(said).toHaveText('Mezcal: 2 of 2');
    await enter(editor.getByRole('button', { name: 'Remove Mezcal' }));
    await expect(said).toHaveText('Mezcal removed');
    const named = editor.locator('[data-named]');
    await expect(named).toHaveRole('status');
    await editor.getByRole('textbox', { name: /^How to make it/ }).fill('Shake with milk');
    await expect(named).toHaveText(/^Your text mentions Milk/);
    await expect(named).toBeVisible();
  });

  test('takes back what it said of a field once that is mended', async ({ page }) => {
    const { editor, add } = await open(page);
    await add('Mezcal');
    await enter(editor.getByRole('button', { name: 'Save drink' }));
    const name = editor.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Late Shift');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(editor.getByText('Give the drink a name.')).toBeHidden();
    // What becomes wrong afterwards waits for the next try.
    await name.fill('');
    await editor.getByRole('textbox', { name: 'Amount of Mezcal' }).fill('lots');
    await expect(editor.getByText(/Enter an amount/)).toBeHidden();
  });

  test('says what it needs, and leads to where an ingredient is missing', async ({ page }) => {
    const { editor, add } = await open(page);
    const name = editor.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveAttribute('required');
    await expect(editor.getByText('required')).toHaveCount(2);
    await name.fill('Late Shift');
    await enter(editor.getByRole('button', { name: 'Save drink' }));
    const entry = editor.getByRole('combobox', { name: 'Add an ingredient' });
    await expect(entry).toBeFocused();
    await expect(entry).toHaveAttribute('aria-invalid', 'true');
    await expect(entry).toHaveAccessibleDescription('Add an ingredient.');
    await add('Mezcal');
    await expect(entry).toHaveAttribute('aria-invalid', 'false');
    await expect(entry).toHaveAccessibleDescription('');
  });

  test('names the group of what it contains as well, as the menu of guests does', async ({ page }) => {
    const { editor } = await open(page);
    await editor.locator('[data-facts] summary').press('Enter');
    await expect(editor.getByRole('group', { name: 'Also contains' }).getByRole('checkbox')).not.toHaveCount(
      0,
    );
    const token = await publishMenu(page, await keepMenu(page, { name: 'Friday', cocktailIds: ['11002'] }));
    await page.goto(`/menu/${token}`);
    await page.getByText('Allergies? Show only what suits you').press('Enter');
    await expect(page.getByRole('group', { name: /^Allergies\?/ }).getByRole('checkbox')).not.toHaveCount(0);
  });
});

test('what keeps the page of a bar from being kept is said of its field, which has the focus', async ({
  page,
}) => {
  await publishMenu(page, await keepMenu(page, { name: 'Friday', cocktailIds: ['11002'] }));
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const panel = page.getByRole('region', { name: 'Your bar’s page' });
  const [title, address] = [
    panel.getByLabel('Name of the bar'),
    panel.getByLabel('Address', { exact: true }),
  ];
  const keep = () => enter(panel.getByRole('button', { name: 'Reserve this address' }));
  await keep();
  await expect(title).toBeFocused();
  for (const field of [title, address]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please give the bar a name and an address.');
  }
  await title.fill('Zum Hahn');
  await expect(title).toHaveAttribute('aria-invalid', 'false');
  await address.fill('a!');
  await keep();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription('3 to 40 characters: a–z, 0–9, and hyphens');
  await title.fill('Mixmaster');
  await address.fill('zum-hahn');
  await keep();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/looks like one of ours/);
});

test('a name or an ingredient that is missing, or spaces alone, is said of its field, until something is typed', async ({
  page,
}) => {
  const refuses = async (field: Locator, text: string) => {
    for (const typed of ['', '  ']) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toBeFocused();
    }
    await field.fill('A');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).toHaveAccessibleDescription('');
  };
  await page.goto('/cocktail/negroni');
  await enter(page.getByRole('button', { name: 'Add to a list' }));
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await enter(dialog.getByRole('button', { name: 'Create' }));
  await expect(dialog.getByRole('status')).toHaveText('Negroni is on “My list.”');
  await refuses(dialog.getByLabel('New list'), 'Give the list a name.');
  await expect(dialog.getByText('is on “My list.”')).toHaveCount(0);

  await page.goto('/my-lists');
  await expect(page.locator('[data-drink-lists][data-live=true]')).toBeVisible();
  await refuses(page.getByLabel('New list'), 'Give the list a name.');
  await page.getByRole('link', { name: 'My list' }).click();
  await enter(page.getByRole('button', { name: 'Rename' }));
  await refuses(page.getByLabel('Name of the list'), 'Give the list a name.');

  await page.goto('/shopping-list');
  await expect(page.locator('[data-shopping][data-live=true]')).toBeVisible();
  await refuses(page.getByLabel('Something else'), 'Write down what you need.');

  await page.goto('/mix-master');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await refuses(page.getByRole('combobox', { name: 'Enter an ingredient' }), 'Enter an ingredient first.');
});

test('Enter in a field of the login that is wrong is answered aloud, and the field keeps the focus', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail address');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await enter(email);
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in this field.' })).toBeVisible();
  await expect(email).toBeFocused();
});

test('an address that only the site refuses is marked in its field, which has the focus', async ({
  page,
}) => {
  await page.goto('/login');
  for (const intent of ['I have an account', 'I am new here']) {
    await page.getByRole('button', { name: intent }).click();
    const email = page.getByLabel('E-mail address');
    if (intent === 'I am new here') await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await email.fill('ada@x');
    await enter(page.getByRole('button', { name: 'Send code' }));
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address, such as ada@example.com.');
  }
});

test('a password that is too easy is marked in its field, which has the focus', async ({ page }) => {
  await openPage(page, '/account');
  await page.getByRole('button', { name: 'Set a password' }).press('Enter');
  const field = page.getByLabel('New password');
  await field.fill('abc');
  await field.press('Enter');
  await expect(page.locator('[data-passwords]').getByRole('alert').filter({ hasText: /\d/ })).toBeVisible();
  await expect(field).toBeFocused();
  await page.route('**/api/account/password', (route) =>
    route.fulfill({ status: 422, json: { code: 'weak_password', message: 'known' } }),
  );
  await field.fill('password1234');
  await enter(page.getByRole('button', { name: 'Save password' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/easy|guess|common|known/i);
});

test('what stands in an empty field is as dark as other faint words', async ({ page }) => {
  await page.goto('/my-lists');
  const colours = await page.getByLabel('New list').evaluate((field) => {
    const faint = document.createElement('p');
    faint.className = 'text-faint';
    document.body.append(faint);
    return [getComputedStyle(field, '::placeholder').color, getComputedStyle(faint).color];
  });
  expect(colours[0]).toBe(colours[1]);
});

test('a list that does not load is no longer said to be loading', async ({ page }) => {
  await page.route('**/lists/en/cocktails.json*', (route) => route.abort());
  await page.goto('/cocktails?q=sour');
  await expect(page.getByRole('heading', { name: /could not be loaded|not load/i })).toBeVisible();
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
});

test('what was said of fields is taken back with the other way to sign in', async ({ page }) => {
  await page.goto('/login');
  await enter(page.getByRole('button', { name: 'Send code' }));
  const said = page.getByText(/Please fill in this field|Enter an e-mail address/);
  await expect(said.first()).toBeVisible();
  await page.getByRole('button', { name: 'I am new here' }).click();
  for (const text of await said.all()) await expect(text).toBeHidden();
  await page.getByLabel('E-mail address').fill('ada');
  await enter(page.getByRole('button', { name: 'Send code' }));
  await expect(page.getByText(/Enter an e-mail address/).first()).toBeVisible();
  await page
    .getByRole('button', { name: 'Use a password' })
    .or(page.getByRole('button', { name: 'I have an account' }))
    .first()
    .click();
  for (const text of await said.all()) await expect(text).toBeHidden();
});

test('the allergens of each line are named as such, by the words that are seen', async ({ page }) => {
  const item = { kind: 'food' as const, name: 'Olives', allergens: [], vegan: false, vegetarian: false };
  const drinks = [
    { cocktailId: '11002', note: null, prices: [] },
    { cocktailId: crypto.randomUUID(), note: null, prices: [], item },
  ];
  const cocktailIds = drinks.map(({ cocktailId }) => cocktailId);
  const menu = await keepMenu(page, { name: 'Friday', cocktailIds, sections: [{ title: 'Early', drinks }] });
  await page.goto(`/menu-builder/${menu.id}`);
  const line = (name: string) => page.locator('[data-drink]', { hasText: name }).locator('summary');
  const olives = page.locator('[data-drink]:has([data-item-name]) summary');
  const negroni = line('Negroni');
  await expect(negroni).toHaveText(/^Sul\w+/);
  await expect(negroni).toHaveAccessibleName(`Negroni, allergens: ${await negroni.innerText()}`);
  await expect(olives).toHaveText('not stated');
  await expect(olives).toHaveAccessibleName('Olives, allergens: not stated');
  await page.setViewportSize(PHONE);
  await expect(negroni).toHaveText(/^Allergens: Sul\w+/);
  await expect(olives).toHaveText('Allergens and diet: not stated');
  await expect(page.getByText(/^Press Enter to go down a column/)).toBeHidden();
  await page.getByText('Keys and pasting').click();
  await expect(page.getByText(/^Press Enter to go down a column/)).toBeVisible();
});
