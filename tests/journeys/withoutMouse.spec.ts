import { expect, test, type Locator, type Page } from '@playwright/test';
import { fakeChat } from '../fakeChat.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { newReader } from '../mailbox.ts';
import { details, openSignedIn, save, saveBar, tick } from '../menuBuilder.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import { attributesOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';
import { visitor } from '../visitor.ts';

/*
 * What a reader needs who uses a keyboard or hears the site: where the focus goes, and what is said. That no press
 * loses the focus at all is tried on every screen by tests/site/keptFocus.spec.ts.
 */

const ready = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pressed = async (control: Locator) => {
  await control.focus();
  await control.press('Enter');
};

test.describe('on a first visit', () => {
  test.use({ storageState: visitor({}) });

  test('the dialogs that open by themselves hand the focus to the heading of the page', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    await page.getByRole('button', { name: 'Yes, I am' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'How do you measure?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
  });
});

test('a filter that is removed hands the focus to the next one, and the last to the heading', async ({
  page,
}) => {
  await page.goto('/cocktails?spirit=gin&type=cocktails');
  await ready(page);
  const filters = page.getByRole('list', { name: 'Active filters' });
  await pressed(filters.getByRole('button', { name: 'Remove: Gin' }));
  await expect(filters.getByRole('button', { name: 'Remove: Cocktails' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
});

test('in a low window the button on the picture of a recipe scrolls into view when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/cocktail/negroni');
  const button = page.getByRole('button', { name: 'Add to a list' });
  await page.getByRole('link', { name: 'Back to Gallery' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('a day of one’s own page of a drink that is removed hands the focus to the next, the last to the button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log = { 11002: { madeOn: ['2026-01-02', '2026-01-01'] } };
    localStorage.setItem('mixmaster-drink-log', JSON.stringify(log));
  });
  await page.goto('/cocktail/negroni');
  await pressed(page.getByText('Made on 2 days'));
  await pressed(page.getByRole('button', { name: 'Remove Jan 2, 2026' }));
  await expect(page.getByRole('button', { name: 'Remove Jan 1, 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'I made it today' })).toBeFocused();
});

test('"Clear" keeps the focus where there is nothing left to clear', async ({ page }) => {
  await page.goto('/cocktails?ingredient=juice');
  await ready(page);
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await pressed(clear);
  await expect(clear).toHaveAttribute('aria-disabled', 'true');
  await expect(clear).toBeFocused();
});

test('the servings say what they are and keep the focus at one; the plus of an ingredient says what it did', async ({
  page,
}) => {
  await page.goto('/cocktail/negroni');
  const fewer = page.getByRole('button', { name: 'Fewer servings' });
  const note = page.locator('[data-servings-note]');
  await page.getByRole('button', { name: 'More servings' }).press('Enter');
  await expect(note).toHaveText(/2 drinks/);
  await pressed(fewer);
  await expect(note).toHaveText(/1 drink\b/);
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(fewer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('1');

  const plus = page.locator('[data-ingredient=campari] [data-shelf-button]');
  const said = page.getByRole('status').filter({ hasText: 'your bar: Campari' });
  await pressed(plus);
  await expect(said).toHaveText('Now in your bar: Campari');
  await plus.press('Enter');
  await expect(said).toHaveText('No longer in your bar: Campari');

  // In every language the buttons say of what they give more.
  const names = attributesOf(readPage('/de/cocktail/negroni'), 'aria-label');
  expect(names).toEqual(expect.arrayContaining(['Weniger Drinks', 'Mehr Drinks']));
});

test('Mix Master says what it suggests, what was added, ignored and removed, and how many drinks there are', async ({
  page,
}) => {
  await page.goto('/mix-master');
  await ready(page);
  const said = page.locator('[data-changed]');
  const input = page.getByRole('combobox', { name: 'Enter an ingredient' });
  const enter = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
  };
  const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  await input.pressSequentially('gin');
  await expect(status(/^\d suggestions$/)).toHaveCount(1);
  await input.fill('xqzzt');
  await expect(status(/^Not in our catalog\. Press Enter/)).toHaveCount(1);
  await enter('Campari');
  await expect(said).toHaveText(/^Campari added, \d+ drinks?$/);
  await enter('Zanzibar dew');
  await expect(said).toHaveText(/^Zanzibar dew added: not in our catalog, matched by name, \d+ drinks?$/);
  await enter('campari');
  await expect(page.locator('[data-refused]')).toHaveText('Ignored: campari (already on your list)');
  await expect(page.locator('[data-refused]').locator('..')).toHaveRole('status');
  await pressed(page.getByRole('button', { name: 'Remove Campari' }));
  await expect(said).toHaveText(/^Campari removed/);
  await expect(page.locator('[data-refused]')).toHaveCount(0);
});

test('"Show more" of a group goes on with the first drink that it shows', async ({ page }) => {
  await page.goto('/mix-master?shelf=gin,lime,sugar,lemon,campari,sweet-vermouth');
  const group = page.locator('[data-group=almost]');
  await expect(group.locator('article')).toHaveCount(6);
  await pressed(group.getByRole('button', { name: 'Show more' }));
  const first = group.getByRole('heading', { level: 4 }).nth(6);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

test('a link that the browser does not copy stays in a field, selected', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto('/mix-master?shelf=gin,campari');
  await ready(page);
  await pressed(page.getByRole('button', { name: 'Copy link to this list' }));
  const link = page.getByRole('textbox', { name: 'Copy this link' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/mix-master\?shelf=gin%2Ccampari$/);
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/shelf=gin%2Ccampari$/);
  await pressed(page.getByRole('button', { name: 'Remove Gin' }));
  await expect(link).toHaveCount(0);
});

test('the Menu Builder says why it cannot save, labels its fields, and hands the focus on', async ({
  page,
}) => {
  await openSignedIn(page);
  const button = saveBar(page).getByRole('button', { name: 'Save Menu' });
  const sections = page.getByRole('heading', { name: 'Order and sections' });
  await test.step('the long list of drinks is passed by one link', async () => {
    await expect(page.locator('[data-choice] label').first()).toBeVisible();
    await pressed(page.getByRole('link', { name: 'Skip to order and sections' }));
    await expect(sections).toBeFocused();
  });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/No cocktails selected|Menu name required/);
  await tick(page, 'Negroni', 'Margarita');
  await test.step('price, note and size have labels that stay when something is typed', async () => {
    const row = page.locator('[data-drink]').first();
    await row.getByRole('button', { name: 'Add a size for Negroni' }).press('Enter');
    await row.getByRole('textbox', { name: 'Size 1 of Negroni' }).fill('Large');
    for (const label of ['Price', 'Note', 'Size'])
      await expect(page.locator('[data-columns]').getByText(label, { exact: true })).toBeVisible();
  });
  await test.step('a drink that is removed hands the focus to the next one', async () => {
    await pressed(page.getByRole('button', { name: 'Remove Negroni' }));
    await expect(page.getByRole('button', { name: 'Remove Margarita' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sections).toBeFocused();
  });
  await test.step('lines without a name are marked, and the first has the focus', async () => {
    await tick(page, 'Negroni');
    await details(page).getByLabel('Menu Name').fill('Friday');
    const adding = page.getByRole('group', { name: 'Add an item' });
    await pressed(adding.getByRole('button', { name: 'Wine' }));
    const line = page.getByRole('textbox', { name: 'Item name' });
    await expect(line).toHaveAttribute('aria-invalid', 'false');
    await button.press('Enter');
    await expect(line).toBeFocused();
    await expect(line).toHaveAttribute('aria-invalid', 'true');
    await expect(line).toHaveAccessibleDescription('Name it, or remove it');
    await line.fill('Riesling');
    await expect(line).toHaveAttribute('aria-invalid', 'false');
  });
  await test.step('after saving the focus is on the button that saves', async () => {
    await expect(button).toHaveAccessibleDescription('');
    await save(page, 'Save Menu');
    const update = page.getByRole('button', { name: 'Update Menu' });
    await expect(update).toBeFocused();
    await expect(update).toBeInViewport();
  });
  await test.step('the question before something is deleted begins with the way back', async () => {
    await page.getByRole('tab', { name: /Saved Menus/ }).click();
    const remove = page.getByRole('button', { name: /^Delete.*Friday/ });
    await pressed(remove);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
  });
});

for (const path of ['/cocktails', '/cocktails?q=gin&sort=name']) {
  test(`links lead past the endless list and back: ${path}`, async ({ page }) => {
    await page.goto(path);
    await pressed(page.getByRole('link', { name: 'Skip to the end of the list' }));
    // While one scrolls, a bar over the list has a link of the same name.
    const back = page.locator('#list-end');
    await expect(back).toHaveAccessibleName('Back to search and sorting');
    await expect(back).toBeFocused();
    await expect(back).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.locator('footer :focus')).toBeVisible();
    await pressed(back);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: /Search cocktails/ })).toBeFocused();
  });
}

test('what comes late above the footer does not push its focus out of the window', async ({ page }) => {
  const come = await keepScriptsLate(page, '**/lists/en/cocktails.json*');
  await page.goto('/cocktails');
  await pressed(page.getByRole('link', { name: 'Skip to the end of the list' }).first());
  await page.keyboard.press('Tab');
  const focused = page.locator('footer :focus');
  await expect(focused).toBeInViewport();
  const before = await page.evaluate(() => document.body.scrollHeight);
  come();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).not.toBe(before);
  await page.waitForFunction(() => document.querySelector('html[data-list]') === null);
  await expect(focused).toBeInViewport();
});

test('an answer that was spoken is not read a second time beside the conversation', async ({ page }) => {
  await page.clock.install();
  const chat = await fakeChat(page);
  await page.goto('/cocktails');
  await page.locator('[data-chat]').press('Enter');
  const dialog = page.getByRole('dialog', { name: /Mixmaster/ });
  await dialog.getByRole('textbox').fill('Something bitter?');
  await page.keyboard.press('Enter');
  await chat.say('Stir it long. Serve it cold.');
  await chat.end();
  const speech = dialog.locator('[data-speech]');
  await expect(speech).toContainText('Serve it cold.');
  await page.clock.fastForward(10_000);
  await expect(speech).toBeEmpty();
});

test('a heart says why it leads to the sign-in, and a refused code is tied to its field', async ({
  page,
}) => {
  await newReader(page);
  await page.goto('/cocktail/negroni');
  await pressed(
    page
      .locator('main')
      .getByRole('button', { name: /Negroni/ })
      .and(page.locator('[data-favorite]'))
      .first(),
  );
  await expect(page.getByText('Sign in to save Negroni to your favorites.')).toBeVisible();
  const email = `${crypto.randomUUID()}@example.test`;
  await page.getByLabel('E-mail address').fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code', { exact: false }).and(page.locator('[name=code]'));
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(email));
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/code/i);
  const problem = await page.getByRole('alert').filter({ visible: true }).innerText();
  await expect(code).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)));
  await expect(code).toBeFocused();
});

test('the sign-in gives no reason where no heart was pressed on that page', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await pressed(page.locator('main [data-favorite]').first());
  await expect(page.locator('[data-reason]')).toBeVisible();
  await page.goto('/login?next=/cocktails');
  await expect(page.getByLabel('E-mail address')).toBeEnabled();
  await expect(page.locator('[data-reason]')).toBeHidden();
});

test('the focus of a heart on a photograph shows inside its disc', async ({ page }) => {
  await page.goto('/mixed-shots');
  const heart = page.locator('[data-favorite]').first();
  await heart.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await expect(heart).toHaveCSS('background-color', 'rgb(15, 12, 10)');
  await expect(heart).toHaveCSS('outline-color', 'rgb(244, 238, 229)');
  await expect(heart).toHaveCSS('outline-offset', '-5px');
});

test('the focus of a heart in a list of lines shows on the ground of the page', async ({ page }) => {
  await page.goto('/mixed-shots');
  await page.getByRole('button', { name: 'As a list' }).click();
  const heart = page.locator('[data-favorite]').first();
  await heart.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await expect(heart).not.toHaveCSS('outline-color', 'rgb(244, 238, 229)');
});

for (const [path, link] of [
  ['/cocktails/a-z', 'M'],
  ['/ingredients', 'Pairs'],
] as const) {
  test(`a link to a part of the page takes whoever has a keyboard there: ${path}`, async ({ page }) => {
    await page.goto(path);
    const jump = page.locator('main').getByRole('link', { name: link, exact: true }).first();
    const target = (await jump.getAttribute('href')) ?? '';
    await jump.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(jump).not.toBeFocused();
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate((id) => {
      const { activeElement: focused } = document;
      const part = document.getElementById(id);
      return (
        focused !== null &&
        part !== null &&
        (part.contains(focused) ||
          (part.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
      );
    }, target.slice(1));
    expect(isBehind).toBe(true);
  });
}

test('a card says its name before its strength, and of what the per cent are', async ({ page }) => {
  await page.goto('/cocktails');
  for (const cards of ['main article', '[data-list-results] article']) {
    const card = page.locator(cards).filter({ visible: true }).first();
    await expect(card.getByText(/^\d+% ABV$/)).toHaveCount(1);
    const isBehind = await card.evaluate((element) => {
      const [name, strength] = [element.querySelector('h2'), element.querySelector('.card-abv')];
      if (!name || !strength) throw new Error('no name or no strength');
      return (name.compareDocumentPosition(strength) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isBehind).toBe(true);
    await page.getByRole('main').getByRole('searchbox').fill('negroni');
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('only the current page is marked in the navigation, and what is on is told from what is off', async ({
    page,
  }) => {
    await page.goto('/cocktails?type=mocktails');
    await ready(page);
    const styleOf = (control: Locator, name: string) =>
      control.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const bars = new Map<string, string>();
    for (const link of await links.all())
      bars.set(await link.innerText(), await styleOf(link, 'border-bottom-color'));
    const current = bars.get('Cocktails');
    expect([...bars.values()].filter((colour) => colour === current)).toHaveLength(1);
    const [on, off] = [
      page.getByRole('button', { name: 'Mocktails', exact: true }),
      page.getByRole('button', { name: 'Cocktails', exact: true }),
    ];
    expect(await styleOf(on, 'background-color')).not.toBe(await styleOf(off, 'background-color'));
  });

  test('all of the chosen result of a search is read', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('negr');
    const chosen = page.getByRole('option', { selected: true });
    for (const name of [/^Negroni\b/, /\w/]) {
      await expect(chosen).toHaveAccessibleName(name);
      const colours = await chosen.evaluate((option) =>
        [option, ...option.querySelectorAll('[data-name], [data-note]')].map(
          (part) => getComputedStyle(part).color,
        ),
      );
      expect(colours).toHaveLength(3);
      expect(new Set(colours).size).toBe(1);
      await page.keyboard.press('ArrowDown');
    }
  });

  test('the controls of the pictures stand on a ground of their own', async ({ page }) => {
    await page.goto('/');
    const group = page.locator('[data-controls] .controls');
    await expect(group).toBeVisible();
    const [ground, off, on] = await group.evaluate((element) => {
      const colour = (part: Element | null) => part && getComputedStyle(part).backgroundColor;
      const bar = (which: string) => element.querySelector(`${which} .bar`);
      return [colour(element), colour(bar('[data-dot]:not([aria-current])')), colour(bar('[aria-current]'))];
    });
    expect(ground).toMatch(/^rgb\(/);
    expect(new Set([ground, off, on]).size).toBe(3);
  });

  test('the primary button has an edge', async ({ page }) => {
    await page.goto('/contact');
    const edge = await page
      .getByRole('button', { name: 'Send Message' })
      .evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(edge).toBe('solid');
  });
});

test('what takes the focus in the Menu Builder is seen below the bars that stay, with a high header, too', async ({
  page,
}) => {
  const ids = ['11001', '11002', '11003'];
  const drinks = ids.map((cocktailId) => ({ cocktailId, note: null, prices: [] }));
  const menu = await keepMenu(page, {
    ...{ name: 'Friday', currency: 'EUR', cocktailIds: ids },
    sections: [{ title: 'Early', drinks }],
  });
  await page.goto(`/menu-builder/${menu.id}`);
  await expect(page.locator('[data-drink] bdi').filter({ hasText: /\w/ })).toHaveCount(ids.length);
  const goBack = async (from: Locator) => {
    const hidden: string[] = [];
    await from.focus();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Shift+Tab');
      hidden.push(...(await page.evaluate(findHidden)));
    }
    return hidden;
  };
  const planning = page.getByRole('button', { name: 'Show what you need' });
  for (const [width, height] of [
    [720, 450],
    [1280, 500],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await goBack(page.getByLabel('Currency')), `${width} x ${height}`).toEqual([]);
    expect(await goBack(planning), `${width} x ${height}`).toEqual([]);
  }
  await page.locator('[data-choose]').first().check();
  await page.setViewportSize({ width: 520, height: 512 });
  await page.getByRole('button', { name: 'Change several items' }).press('Enter');
  await page.getByText('Change the selected items').click();
  expect(await goBack(page.getByLabel('Currency')), 'on cards').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.locator('body > header').evaluate((header) => {
    header.style.paddingBottom = '3rem';
  });
  expect(await goBack(page.getByLabel('Currency')), 'with lines chosen').toEqual([]);
});

test('a save bar that says what was added covers nothing that takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await keepMenu(page, { ...{ name: 'Friday', currency: 'EUR' }, cocktailIds: ['11001'] });
  await page.goto('/menu-builder?drinks=11013,11002,11014&title=Party');
  await expect(saveBar(page)).toContainText('3 cocktails added');
  await page.getByLabel('Restaurant/Bar Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Description')).toBeFocused();
  expect(await page.evaluate(findHidden)).toEqual([]);
  // The controls for several lines stand below it, where the save bar is, until they are scrolled to.
  await page.getByRole('button', { name: 'Change several items' }).press('Enter');
  const help = page.getByText('Keys and pasting');
  const bar = await saveBar(page).boundingBox();
  await help.evaluate((element, top) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - top, behavior: 'instant' });
  }, bar?.y ?? 0);
  await help.evaluate((element) => {
    element.focus({ preventScroll: true });
  });
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findHidden)).toEqual([]);
  }
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.reload();
  await page.getByRole('button', { name: 'Show what you need' }).focus();
  const printed = page.getByRole('button', { name: 'As it will be printed' });
  const hidden: string[] = [];
  while (!(await printed.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    hidden.push(...(await page.evaluate(findHidden)));
  }
  expect(hidden).toEqual([]);
});

test('a save bar that says what was removed covers no field that takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = await keepMenu(page, {
    ...{ name: 'Friday', currency: 'EUR' },
    cocktailIds: ['11001', '11003'],
  });
  await page.goto(`/menu-builder/${menu.id}`);
  await page.locator('[data-drink] [data-remove]').first().press('Enter');
  await expect(saveBar(page)).toContainText('removed.');
  // The field in between leaves the next one in the window, behind the bar.
  await page.getByRole('textbox', { name: 'Menu Name' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect.poll(() => page.evaluate(findHidden)).toEqual([]);
});

test('a long list of what guests do not see yet is a stop of the keyboard that scrolls', async ({ page }) => {
  const ids = Array.from({ length: 14 }, (_, place) => String(11001 + place));
  const drinks = ids.map((cocktailId) => ({
    ...{ cocktailId, note: null },
    prices: [{ size: null, amounts: [900] }],
  }));
  const draft = { name: 'Friday', currency: 'EUR', cocktailIds: ids, sections: [{ title: 'Early', drinks }] };
  const menu = await keepMenu(page, draft);
  await publishMenu(page, menu);
  await page.goto(`/menu-builder/${menu.id}`);
  await pressed(page.getByRole('button', { name: 'Change', exact: true }));
  await pressed(saveBar(page).getByRole('button', { name: 'Update Menu' }));
  const list = page.getByRole('dialog').getByRole('group', { name: 'Guests do not see this yet:' });
  await expect(list.getByRole('listitem')).toHaveCount(ids.length);
  await expect(list).toHaveAttribute('tabindex', '0');
  await list.press('End');
  await expect(list.getByRole('listitem').last()).toBeInViewport();
});

/** Runs in the page: names what has the focus where none of it is seen. */
function findHidden(): string[] {
  const focused = document.activeElement;
  if (focused === null) return [];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = shares.some((down) =>
    shares.some((across) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return focused.contains(hit) || hit?.closest('label')?.contains(focused);
    }),
  );
  return isSeen ? [] : [focused.getAttribute('aria-label') ?? (focused.textContent || focused.outerHTML)];
}

test('the ring around a tab of the Menu Builder is whole', async ({ page }) => {
  await openSignedIn(page);
  const tab = page.getByRole('tab', { name: 'Create Menu' });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const room = await tab.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const list = element.parentElement?.getBoundingClientRect();
    const { top, left } = element.getBoundingClientRect();
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return { top: top - (list?.top ?? 0) - ring, left: left - (list?.left ?? 0) - ring };
  });
  expect(room.top).toBeGreaterThanOrEqual(0);
  expect(room.left).toBeGreaterThanOrEqual(0);
});

test('a drink of a list keeps the focus while it is moved, and to the end; its name while it is not changed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lists = [
      { id: '0b6a0c3e-1111-4111-8111-0123456789ab', name: 'Party', drinks: ['11002', '11003', '11001'] },
    ];
    localStorage.setItem('mixmaster-lists', JSON.stringify(lists));
  });
  await page.goto('/my-lists');
  await page.getByRole('link', { name: 'Party' }).click();
  const tiles = page.locator('[data-list-drink]');
  await expect(tiles).toHaveCount(3);
  const second = await tiles.nth(1).getByRole('heading').innerText();
  const forward = page.getByRole('button', { name: `Move ${second} earlier` });
  const back = page.getByRole('button', { name: `Move ${second} later` });
  await pressed(forward);
  await expect(tiles.first()).toContainText(second);
  await expect(forward).toBeFocused();
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(tiles.first()).toContainText(second);
  await pressed(back);
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tiles.last()).toContainText(second);
  await expect(back).toBeFocused();

  const rename = page.getByRole('button', { name: 'Rename' });
  await pressed(rename);
  await expect(page.getByRole('region', { name: 'Party' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
  await page.keyboard.press('Enter');
  await pressed(page.getByRole('button', { name: 'Cancel' }));
  await expect(rename).toBeFocused();
});
