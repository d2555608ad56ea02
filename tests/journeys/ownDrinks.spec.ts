import { expect, test, type Page } from '@playwright/test';
import type { OwnRecipe } from '../../src/contracts/own-drinks/ownDrink.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { openSignedIn } from '../reader.ts';

test('a drink of one’s own is made up, found in Mix Master, and led back to @main', async ({ page }) => {
  const letCome = await keepScriptsLate(page, '**/mix-index.json');
  await openSignedIn(page, '/my-drinks');
  await expect(page.getByRole('heading', { name: 'No drinks of your own yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New drink' }).click();
  const editor = page.getByRole('dialog', { name: 'New drink' });
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Late Shift');
  for (const [name, amount] of [
    ['Mezcal', '45'],
    ['Attic cordial', '20'],
  ] as const) {
    await editor.getByRole('combobox', { name: 'Add an ingredient' }).fill(name);
    await page.keyboard.press('Enter');
    // What is typed before the names of the ingredients are there is known when they are.
    letCome();
    await editor.getByRole('textbox', { name: `Amount of ${name}` }).fill(amount);
  }
  await expect(editor.getByRole('status').filter({ hasText: /^Strength not known/ })).toBeVisible();
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(page.locator('[data-own]')).toContainText('Mezcal · Attic cordial');

  await page.goto('/mix-master?shelf=mezcal,lime');
  await page.getByRole('combobox', { name: /ingredient/i }).fill('attic cordial');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ has: page.locator('[data-own]') });
  await expect(card).toContainText('Late Shift');
  await expect(card).toContainText('One of your drinks');
  await expect(card).toContainText('Perfect Match 100%');
  // The bartender does not know it.
  await expect(card.getByRole('button')).toHaveCount(0);

  await card.getByRole('link', { name: 'View Recipe: Late Shift' }).click();
  await expect(page).toHaveURL(/\/my-drinks#/);
  await expect(page.locator('[data-own]')).toBeFocused();
});

test('own drinks that do not come are told in Mix Master, and Try again brings them', async ({ page }) => {
  const drink: OwnRecipe = {
    name: 'Late Shift',
    note: null,
    glass: 'coupe',
    method: 'shake',
    ice: 'none',
    lines: [{ ingredient: 'mezcal', unit: 'ml', amount: 45, garnish: false }],
    instructions: null,
    allergens: [],
    vegan: true,
    vegetarian: true,
    after: null,
    house: null,
  };
  await signUpUnseen(page);
  await askApi(page, 'POST', '/api/own-drinks', drink);
  await page.route('**/api/own-drinks', (route) => route.abort());
  await page.goto('/mix-master?shelf=mezcal');
  await expect(page.getByText('Your own drinks could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/own-drinks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').filter({ has: page.locator('[data-own]') })).toContainText(
    'Late Shift',
  );
  await expect(page.getByText('Your own drinks could not be loaded.')).toBeHidden();
});

const LATE_SHIFT: OwnRecipe = {
  name: 'Late Shift',
  note: 'For the terrace.',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'mezcal', unit: 'ml', amount: 45, garnish: false },
    { name: 'Attic cordial', strength: 12, colour: null, unit: 'ml', amount: 20, garnish: false },
  ],
  instructions: 'Shake.\nStrain.',
  allergens: ['sulphites'],
  vegan: true,
  vegetarian: true,
  after: null,
  house: null,
};

test('an own drink says on its card why it is not for its reader', async ({ page }) => {
  await signUpUnseen(page);
  await askApi(page, 'POST', '/api/own-drinks', LATE_SHIFT);
  await page.goto('/my-drinks');
  const note = page.locator('[data-own] [data-diet-note]');
  await expect(page.locator('[data-own]')).toContainText('Late Shift');
  await expect(note).toBeEmpty();
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Sulfites' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible();
  await page.goto('/my-drinks');
  await expect(note).toHaveText(/contains sulfites/i);
});

test('an own drink fills the form for the house, which is looked over and sent by hand', async ({ page }) => {
  await signUpUnseen(page);
  await askApi(page, 'POST', '/api/own-drinks', LATE_SHIFT);
  const sent: unknown[] = [];
  await page.route('**/api/submissions', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  await page.goto('/my-drinks');
  await page.getByRole('link', { name: 'Submit to Mixmaster: Late Shift' }).click();
  await expect(page).toHaveURL(/\/submit\?own=/);
  const notice = page.locator('[data-from-own]');
  await expect(notice).toContainText('Filled in from Late Shift.');
  await expect(notice).toContainText('Your note is in the story.');
  await expect(notice).toContainText('Sulfites');
  await expect(page.getByLabel('Cocktail name')).toHaveValue('Late Shift');
  await expect(page.getByLabel('Ingredients')).toHaveValue(
    '45\u00a0ml mezcal\n20\u00a0ml Attic cordial (12% ABV)',
  );
  await expect(page.getByLabel('Method')).toHaveValue('Shaken\nShake.\nStrain.');
  await expect(page.getByLabel('Story')).toHaveValue('For the terrace.');
  // It has no garnish, which the form asks for, and nothing goes out by itself.
  await expect(notice).toContainText('Some fields still need your input: they are marked.');
  await expect(page.getByLabel('Garnish')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);

  await page.getByLabel('Garnish').fill('None');
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  expect(sent).toMatchObject([{ cocktailName: 'Late Shift', garnish: 'None', story: 'For the terrace.' }]);
});

test('what stands in the form is replaced by an own drink only where the reader says so', async ({
  page,
}) => {
  await signUpUnseen(page);
  const { id } = (await askApi(page, 'POST', '/api/own-drinks', LATE_SHIFT)) as { id: string };
  await page.route('**/api/own-drinks', (route) => route.abort());
  await page.goto(`/submit?own=${id}`);
  const notice = page.locator('[data-from-own]');
  await expect(notice).toContainText('Your drink could not be loaded.');
  await page.getByLabel('Story').fill('My own words');
  await page.unroute('**/api/own-drinks');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toContainText('There is already text in the form.');
  await notice.getByRole('button', { name: 'Keep what is there' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Story')).toHaveValue('My own words');
  await expect(page.getByLabel('Cocktail name')).toHaveValue('');
  await expect(page.getByLabel('Cocktail name')).toBeFocused();
});

test('somebody else’s drink fills no form, and a stranger is asked to sign in', async ({ page, browser }) => {
  const other = await browser.newContext();
  const ada = await other.newPage();
  await signUpUnseen(ada);
  const { id } = (await askApi(ada, 'POST', '/api/own-drinks', LATE_SHIFT)) as { id: string };
  await other.close();
  const notice = page.locator('[data-from-own]');
  await page.goto(`/submit?own=${id}`);
  await expect(notice).toContainText('Sign in to fill the form in from your drink.');
  await expect(notice.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/api/auth/login?next=%2Fsubmit%3Fown%3D${id}`,
  );
  await openSignedIn(page, `/submit?own=${id}`);
  await expect(notice).toContainText('You no longer have this drink.');
  await expect(page.getByLabel('Cocktail name')).toHaveValue('');
});

test('a recipe is made one’s own, and the drink says what it is based on @phone', async ({ page }) => {
  await signUpUnseen(page);
  await page.goto('/cocktail/negroni');
  await page.getByRole('link', { name: 'Make it yours' }).click();
  const editor = page.getByRole('dialog', { name: 'New drink' });
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Negroni');
  await expect(editor.getByRole('textbox', { name: 'Amount of Campari' })).toHaveValue('30');
  await expect(editor.locator('[data-after]')).toContainText('Based on: Negroni');
  await expect(page).toHaveURL(/\/my-drinks$/);
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('House Negroni');
  await editor.getByRole('textbox', { name: 'Amount of Campari' }).fill('20');
  await editor.getByRole('button', { name: 'Save drink' }).click();
  const card = page.locator('[data-own]');
  await expect(card).toContainText('House Negroni');
  await expect(card.getByRole('link', { name: 'Negroni', exact: true })).toHaveAttribute(
    'href',
    '/cocktail/negroni',
  );
  // What was changed stays a version of it, and a reload opens no editor again.
  await page.reload();
  await expect(card.locator('[data-after]')).toContainText('Based on: Negroni');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a drink whose steps pour what is no line is saved once its owner has said whether it is in it', async ({
  page,
}) => {
  await openSignedIn(page, '/my-drinks');
  await page.getByRole('button', { name: 'New drink' }).click();
  const editor = page.getByRole('dialog', { name: 'New drink' });
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Orchard');
  await editor.getByRole('combobox', { name: 'Add an ingredient' }).fill('Apple juice');
  await page.keyboard.press('Enter');
  await editor.getByRole('textbox', { name: 'Amount of Apple juice' }).fill('120');
  const steps = editor.getByRole('textbox', { name: 'How to make it' });
  await steps.fill('Add a shot of Aperol.\nServe in a martini glass.');
  const question = editor.locator('[data-unlisted]');
  await expect(question).toContainText('Aperol');
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(question).toBeFocused();
  await expect(editor).toBeVisible();
  await question.getByRole('button', { name: 'Add to the ingredients' }).click();
  await expect(steps).toBeFocused();
  await expect(editor.getByRole('textbox', { name: 'Amount of Aperol' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await steps.fill('Rinse the glass with vodka.');
  await editor.getByRole('button', { name: 'Not in the drink' }).click();
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(page.locator('[data-own]')).toContainText('Apple juice');
});

test('a unit with a long word is read whole in its field', async ({ page }) => {
  await signUpUnseen(page);
  await page.goto('/de/my-drinks?from=11002');
  const widthOf = (unit: string) =>
    page
      .locator('dialog select', { has: page.locator('option:checked', { hasText: unit }) })
      .first()
      .evaluate((select) => select.clientWidth);
  expect(await widthOf('halbe …scheiben')).toBeGreaterThan(await widthOf('ml'));
});

test('the chooser of the menu builder leads to an own version, and a stranger has it after signing in', async ({
  page,
}) => {
  await page.goto('/my-drinks?from=11002');
  await expect(page.locator('[data-state=signed-out]').getByRole('link')).toHaveAttribute(
    'href',
    '/api/auth/login?next=%2Fmy-drinks%3Ffrom%3D11002',
  );
  await openSignedIn(page, '/menu-builder');
  await page.getByRole('searchbox').fill('negroni');
  await page.getByRole('link', { name: 'Make it yours: Negroni', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New drink' })).toBeVisible();
  await page.route('**/api/own-drinks/from/*', (route) => route.abort());
  await page.goto('/my-drinks?from=11002');
  await expect(page.getByText('The recipe could not be loaded.')).toBeVisible();
  await page.unroute('**/api/own-drinks/from/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'New drink' })).toBeVisible();
});

test('an own drink is a favorite among recipes, goes and comes back with its undo, and leads to itself @phone', async ({
  page,
}) => {
  await signUpUnseen(page);
  await askApi(page, 'POST', '/api/own-drinks', LATE_SHIFT);
  await askApi(page, 'POST', '/api/favorites', { cocktailId: '11002', cocktailName: 'Negroni' });
  await page.goto('/my-drinks');
  const heart = page.getByRole('button', { name: 'Favorite: Late Shift' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to favorites')).toBeVisible();

  await page.goto('/profile');
  const names = page.locator('[data-list] [data-name-of]');
  await expect(names).toHaveText(['Late Shift', 'Negroni']);
  await expect(page.locator('[data-list] img').first()).toHaveAttribute('src', /^data:image\/svg/);
  await page.getByRole('button', { name: 'Remove: Late Shift' }).click();
  await expect(names).toHaveText(['Negroni']);
  // What is kept from the next page on must not hold what this one still sends.
  const putBack = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/favorites') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Late Shift', 'Negroni']);
  await putBack;
  const pressed = Promise.withResolvers<undefined>();
  await page.route('**/api/favorites', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'View: Late Shift' }).click();
  await expect(page).toHaveURL(/\/my-drinks#/);
  await expect(page.locator('[data-own]')).toBeFocused();

  // It goes with the drink, and comes back with it, also where nobody knew yet that it was one.
  await page.getByRole('button', { name: 'Delete Late Shift' }).click();
  pressed.resolve(undefined);
  await expect(page.locator('[data-deleted]')).toBeVisible();
  expect(await favoritesOf(page)).toEqual(['Negroni']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => favoritesOf(page)).toEqual(['Late Shift', 'Negroni']);
});

async function favoritesOf(page: Page): Promise<string[]> {
  const kept = (await (await page.request.get('/api/favorites')).json()) as { cocktailName: string }[];
  return kept.map(({ cocktailName }) => cocktailName);
}

test('the bartender tells of an own drink with its card, and tells nobody else', async ({
  page,
  browser,
}) => {
  await signUpUnseen(page);
  await askApi(page, 'POST', '/api/own-drinks', { ...LATE_SHIFT, name: 'Smoked Fig Sour' });
  const turn = await askBartender(page, 'How do I make my Smoked Fig Sour?');
  await expect(turn.locator('[data-text]')).toContainText('45\u00a0ml mezcal');
  const card = turn.locator('[data-cards]').getByRole('link', { name: 'Smoked Fig Sour' });
  await expect(card).toHaveAttribute('href', /^\/my-drinks#/);
  await expect(turn.locator('[data-cards] img')).toHaveAttribute('src', /^data:image\/svg/);

  const other = await (await browser.newContext()).newPage();
  await signUpUnseen(other);
  const answer = await askBartender(other, 'How do I make my Smoked Fig Sour?');
  await expect(answer.locator('[data-actions]')).toBeVisible();
  await expect(answer.locator('[data-text]')).not.toContainText(/45|Attic cordial/);
  await other.context().close();

  await card.click();
  await expect(page.locator('[data-own]')).toBeFocused();
});

async function askBartender(page: Page, question: string) {
  await page.goto('/about');
  await page.locator('[data-chat]').click();
  await page.locator('#chat [data-input]').fill(question);
  await page.keyboard.press('Enter');
  const turn = page.locator('#chat [data-turn]').last();
  await expect(turn.locator('[data-actions]')).toBeVisible();
  return turn;
}
