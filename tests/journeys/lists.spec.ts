import { expect, test, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { cocktailSchema, type Cocktail } from '../../src/contracts/drinks/cocktail.ts';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import { SHOWN_AT_FIRST } from '../../src/features/recipe/shownAtFirst.ts';
import { byName } from '../../src/text/byName.ts';
import { messagesIn } from '../../src/i18n/messages.ts';
import { WITH_PICTURES } from '../browser.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { LANGUAGES } from '../languages.ts';
import { textsOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';
import { RECIPE_PATHS } from '../recipePaths.ts';

test.use({ launchOptions: WITH_PICTURES });

const english = messagesIn('en');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
  });
});

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.locator('[data-list-results] article');
const result = (page: Page, name: string) => results(page).getByRole('link', { name, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const recipes = (number: number) => `${number} ${number === 1 ? 'recipe' : 'recipes'}`;
const resultNames = (page: Page) => results(page).getByRole('heading').allTextContents();
const wholeList = (page: Page) => page.locator('.list-cards > ul');
const sorting = (page: Page) => page.getByRole('combobox', { name: english['list.sort'] });
const spirits = (page: Page) => page.getByRole('combobox', { name: english['list.spirit'], exact: true });
const chips = (page: Page) => page.getByRole('group', { name: english['list.ingredients'] });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const remove = (page: Page, name: string) => button(page, english['list.remove'].replace('{{name}}', name));

async function drinksOf(page: Page, list: 'cocktails' | 'shots'): Promise<Cocktail[]> {
  return z.array(cocktailSchema).parse(await (await page.request.get(`/api/${list}`)).json());
}

/** What is typed, what it finds, and what it does not: accents, other names, the names and ingredients of a guest's own language. */
const ALSO_FOUND: Partial<
  Record<Locale, readonly (readonly [typed: string, found: string, isFirst: boolean, other?: string])[]>
> = {
  es: [
    ['pina colada', 'Piña colada', false, 'Negroni'],
    ['campari', 'Negroni', false],
  ],
  de: [['limettensaft minze sodawasser', 'Mojito', false, 'Negroni']],
  nl: [
    ['weißer russe', 'White Russian', true],
    ['rum and coke', 'Cuba Libre', true],
    ['mojito ohne alkohol', 'Virgin Mojito', true],
    ['margaritas', 'Margarita', true],
  ],
};

for (const { locale, prefix } of LANGUAGES.filter((language) => language.locale in ALSO_FOUND)) {
  const messages = messagesIn(locale);

  test(`a misspelt name finds its drink in ${locale}, and taking the search back brings the whole list`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/cocktails`);
    await expect(search(page)).toHaveAttribute('placeholder', messages['cocktails.search']);
    await search(page).fill('margerita');
    await expect(result(page, 'Margarita')).toHaveAttribute('href', `${prefix}/cocktail/margarita`);
    await expect(page).toHaveURL(`${prefix}/cocktails?q=margerita`);
    await expect(wholeList(page)).toBeHidden();
    for (const [typed, found, isFirst, other] of ALSO_FOUND[locale] ?? []) {
      await search(page).fill(typed);
      if (isFirst) await expect(results(page).first().getByRole('heading'), typed).toHaveText(found);
      else await expect(result(page, found), typed).toBeVisible();
      if (other !== undefined) await expect(result(page, other), typed).toHaveCount(0);
    }
    // The search stands first, then what a sentence was read as.
    await page.getByRole('list', { name: messages['list.active'] }).getByRole('button').first().click();
    await expect(wholeList(page)).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(`${prefix}/cocktails`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('every drink stands in an index before any script, the most viewed in the list', async ({ request }) => {
  for (const { locale, prefix } of LANGUAGES) {
    for (const [list, api] of [
      ['cocktails', 'cocktails'],
      ['mixed-shots', 'shots'],
    ] as const) {
      const html = readPage(`${prefix}/${list}`);
      const drinks = z
        .array(cocktailSchema)
        .parse(await (await request.get(`/api/${api}?lang=${locale}`)).json());
      const index = readPage(`${prefix}/${list}/a-z`);
      expect(html).toContain(`href="${prefix}/${list}/a-z"`);
      for (const { id } of drinks) expect(index).toContain(`href="${prefix}${RECIPE_PATHS.get(id)}"`);
      expect(html.match(/<article/g)).toHaveLength(Math.min(SHOWN_AT_FIRST, drinks.length));
    }
  }
});

test('a shot that is typed into the cocktails leads to it, and the other way round', async ({ page }) => {
  for (const [list, typed, drink, heading] of [
    ['/cocktails', 'b52', '/shot/b-52', 'Found in Mixed Shots'],
    ['/cocktails', 'jägerbomb', '/shot/jagerbomb', 'Found in Mixed Shots'],
    ['/de/cocktails', 'jagerbomb', '/de/shot/jagerbomb', 'Gefunden unter „Gemixte Shots“'],
    ['/mixed-shots', 'mojito', '/cocktail/mojito', 'Found in Cocktails'],
    ['/fr/mixed-shots', 'margarita', '/fr/cocktail/margarita', 'Trouvé dans la liste Cocktails'],
  ] as const) {
    await page.goto(list);
    await search(page).fill(typed);
    await expect(results(page).first().getByRole('link').first(), typed).toHaveAttribute('href', drink);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByText(english['list.none.named'])).toHaveCount(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the list reads, and shows no control that would do nothing', async ({ page }) => {
    await page.goto('/cocktails?q=negroni');
    await expect(page.getByRole('link', { name: 'Negroni' }).first()).toBeVisible();
    await expect(wholeList(page)).toBeVisible();
    await expect(search(page)).toBeHidden();
  });
});

test('the spirit filter offers all spirits and each distinct one of the list @main', async ({ page }) => {
  await page.goto('/cocktails');
  const drinks = await drinksOf(page, 'cocktails');
  const distinct = [...new Set(drinks.map(({ spirit }) => spirit).filter(Boolean))];
  await expect
    .poll(() => spirits(page).locator('option').allTextContents())
    .toEqual(['Any base', ...distinct.toSorted((a, b) => a.localeCompare(b))]);
  await spirits(page).selectOption('Gin');
  const expected = drinks.filter(({ spirit }) => spirit === 'Gin').map(({ name }) => name);
  await expect(count(page)).toHaveText(recipes(expected.length));
  expect(expected).toEqual(expect.arrayContaining(await resultNames(page)));
  await expect(page).toHaveURL('/cocktails?spirit=gin');
  await remove(page, 'Gin').click();
  await expect(wholeList(page)).toBeVisible();
});

test('the shots have no toggle or chips, and are sorted by name, popularity, ingredients or strength', async ({
  page,
}) => {
  await page.goto('/mixed-shots');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Party Shots & Quick Sips');
  await expect(page.getByText('Bold flavors in every shot')).toBeVisible();
  for (const control of [search, spirits, sorting]) await expect(control(page)).toBeVisible();
  await expect(page.locator('[data-list-controls] [role=group]')).toHaveCount(0);
  const drinks = await drinksOf(page, 'shots');
  await expect
    .poll(() => sorting(page).locator('option').allTextContents())
    .toEqual(['Name A-Z', 'Popularity', 'Fewest ingredients', 'Lightest first', 'Strongest first']);
  await expect
    .poll(() => page.locator('main article').getByRole('heading').allTextContents())
    .toEqual(
      drinks
        .toSorted((a, b) => b.views - a.views)
        .slice(0, SHOWN_AT_FIRST)
        .map(({ name }) => name),
    );
  const byNames = drinks.toSorted(byName('en'));
  await sorting(page).selectOption('Name A-Z');
  await expect(results(page).first().getByRole('heading')).toHaveText(byNames[0]?.name ?? '');
  const shown = await resultNames(page);
  expect(shown).toEqual(byNames.slice(0, shown.length).map(({ name }) => name));
  await expect(page).toHaveURL('/mixed-shots?sort=name');

  const percent = ({ abv }: Cocktail) => Number.parseInt(abv);
  for (const [order, address, expected] of [
    ['Lightest first', 'lightest', byNames.toSorted((a, b) => percent(a) - percent(b))],
    ['Strongest first', 'strongest', byNames.toSorted((a, b) => percent(b) - percent(a))],
  ] as const) {
    await sorting(page).selectOption(order);
    await expect(results(page).first().getByRole('heading')).toHaveText(expected[0]?.name ?? '');
    const names = await resultNames(page);
    expect(names).toEqual(expected.slice(0, names.length).map(({ name }) => name));
    await expect(page).toHaveURL(`/mixed-shots?sort=${address}`);
  }

  await sorting(page).selectOption('Fewest ingredients');
  // All cards in one look: more of them may come between two.
  const counts = () =>
    results(page).evaluateAll((cards) =>
      cards.map((card) => card.querySelector('.card-note')?.textContent ?? ''),
    );
  await expect.poll(async () => (await counts())[0]).toBe('1 ingredient');
  const texts = await counts();
  expect(texts.filter((text) => !/^\d+ ingredients?$/.test(text))).toEqual([]);
  const numbers = texts.map((text) => Number.parseInt(text));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await sorting(page).selectOption('Popularity');
  await expect(wholeList(page)).toBeVisible();
});

test('the active button of Cocktails and Mocktails, pressed again, resets to all', async ({ page }) => {
  await page.goto('/cocktails');
  const drinks = await drinksOf(page, 'cocktails');
  const free = drinks.filter(({ abv }) => abv === '0%').map(({ name }) => name);
  await button(page, 'Mocktails').click();
  await expect(count(page)).toHaveText(recipes(free.length));
  expect(free).toEqual(expect.arrayContaining(await resultNames(page)));
  await button(page, 'Cocktails').click();
  await expect(button(page, 'Mocktails')).toHaveAttribute('aria-pressed', 'false');
  await expect(count(page)).toHaveText(recipes(drinks.length - free.length));
  await button(page, 'Cocktails').click();
  await expect(wholeList(page)).toBeVisible();
  await expect(page).toHaveURL('/cocktails');
});

test('up to eight ingredient chips narrow the list together, and Clear takes them back @phone', async ({
  page,
}) => {
  await page.goto('/cocktails');
  const words = chips(page).locator('button[aria-pressed]');
  expect(await words.count()).toBeLessThanOrEqual(8);
  await chips(page).getByRole('button', { name: 'Juice' }).click();
  await expect(results(page)).not.toHaveCount(0);
  const withJuice = Number.parseInt((await count(page).textContent()) ?? '');
  await chips(page).getByRole('button', { name: 'Rum', exact: true }).click();
  await expect(page).toHaveURL('/cocktails?ingredient=juice&ingredient=rum');
  const withBoth = async () => Number.parseInt((await count(page).textContent()) ?? '');
  await expect.poll(withBoth).toBeLessThan(withJuice);
  expect(await withBoth()).toBeGreaterThan(0);
  await chips(page).getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/cocktails');
  await expect(chips(page).locator('[aria-pressed=true]')).toHaveCount(0);
});

test('every quick ingredient has a name in every language', () => {
  const namesIn = (prefix: string) => {
    const controls = readPage(`${prefix}/cocktails`).split('data-list-controls')[1] ?? '';
    const [, ...groups] = controls.slice(0, controls.indexOf('<article')).split('role="group"');
    const buttons = groups.flatMap((group) => group.match(/<button\b.*?<\/button>/gs) ?? []);
    return buttons.flatMap((button) => textsOf(`<body>${button}`));
  };
  const inEnglish = namesIn('');
  expect(inEnglish).toContain('Juice');
  for (const { prefix, locale } of LANGUAGES.filter((language) => language.locale !== 'en')) {
    const names = namesIn(prefix);
    expect(names, locale).toHaveLength(inEnglish.length);
    expect(names, locale).not.toContain('Juice');
    expect(names, locale).not.toContain('Syrup');
  }
});

test('what is asked for lives in the address, each part to be removed @phone', async ({ page }) => {
  await page.goto('/cocktails?q=gin&spirit=gin&type=cocktails&ingredient=juice&sort=popularity');
  await expect(results(page)).not.toHaveCount(0);
  await expect(search(page)).toHaveValue('gin');
  await expect(spirits(page)).toHaveValue('gin');
  await expect(sorting(page)).toHaveValue('popularity');
  await expect(button(page, 'Cocktails')).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['“gin”', 'Gin', 'Cocktails', '+ Juice']) await remove(page, name).click();
  await expect(wholeList(page)).toBeVisible();
  await expect(sorting(page)).toHaveValue('popularity');
  await expect(page).toHaveURL('/cocktails');
  await test.step('what does not exist is ignored', async () => {
    await page.goto('/cocktails?spirit=plutonium&sort=price&type=soup&ingredient=gravel&ref=mail');
    await expect(wholeList(page)).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(0);
  });
});

test('typing leaves no entries in the history, filters do', async ({ page }) => {
  await page.goto('/cocktails');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await search(page).pressSequentially('negroni', { delay: 40 });
  await expect(page).toHaveURL('/cocktails?q=negroni');
  await expect.poll(() => entries()).toBe(before);
  await spirits(page).selectOption('Gin');
  await expect(page).toHaveURL('/cocktails?q=negroni&spirit=gin');
  await page.goBack();
  await expect(page).toHaveURL('/cocktails?q=negroni');
  await expect(spirits(page)).toHaveValue('');
  await expect(results(page).first()).toBeVisible();
});

test('Back from a recipe leads to the same drinks and the same place @phone', async ({ page }) => {
  await page.goto('/cocktails');
  await sorting(page).selectOption('Name A-Z');
  const card = results(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading').textContent();
  const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const top = await place();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(results(page).nth(9).getByRole('heading')).toHaveText(name ?? '');
  await expect(page).toHaveURL('/cocktails?sort=name');
  await expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(4);
});

test('what is typed stands by relevance until an order is chosen, and the one before comes back', async ({
  page,
}) => {
  await page.goto('/cocktails');
  await sorting(page).selectOption('Strongest first');
  await expect(page).toHaveURL('/cocktails?sort=strongest');
  await search(page).fill('whisky sour');
  await expect(results(page).first().getByRole('heading')).toHaveText('Whiskey Sour');
  await expect(sorting(page)).toHaveValue('relevance');
  await expect(page).toHaveURL('/cocktails?q=whisky+sour&before=strongest');
  await search(page).fill('vodka orange juice');
  await expect(results(page).first().getByRole('heading')).toHaveText('Screwdriver');
  await sorting(page).selectOption('Name A-Z');
  await expect(page).toHaveURL('/cocktails?q=vodka+orange+juice&sort=name&before=strongest');
  await expect
    .poll(async () => {
      const names = await resultNames(page);
      return names.length > 1 && names.join() === names.toSorted(new Intl.Collator('en').compare).join();
    })
    .toBe(true);
  await page.goBack();
  await expect(sorting(page)).toHaveValue('relevance');
  await expect(results(page).first().getByRole('heading')).toHaveText('Screwdriver');
  await search(page).fill('');
  await expect(sorting(page)).toHaveValue('strongest');
  await expect(page).toHaveURL('/cocktails?sort=strongest');
});

test('words that nothing was understood of are told beside what was @phone', async ({ page }) => {
  await page.goto('/cocktails?q=gin%2C+not+sweet%2C+qwxkpvv+for+two');
  await expect(count(page)).toContainText('Not understood: “qwxkpvv”');
  await expect(results(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await search(page).fill('gin, not sweet, for two');
  await expect(count(page)).not.toContainText('Not understood');
});

test('a search that finds nothing says so, offers the nearest to everybody, and leads on @phone', async ({
  page,
}) => {
  const nearest = page.getByRole('heading', { name: english['list.nearest'] });
  await page.goto('/cocktails?q=negroni+qwxkpvv');
  await expect(page.getByRole('heading', { name: 'No cocktails found' })).toBeVisible();
  await expect(nearest).toBeVisible();
  await expect(results(page)).toHaveCount(3);
  await expect(results(page).first().getByRole('heading')).toHaveText('Negroni');
  await expect(count(page)).toContainText(`${english['list.nearest']}: Negroni, `);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await search(page).fill('negronissimo xyz');
  await expect(page).toHaveURL('/cocktails?q=negronissimo+xyz');
  await expect(page.getByText(english['list.none.named'])).toBeVisible();
  await expect(nearest).toBeVisible();

  await search(page).fill('qqqqqq');
  await expect(nearest).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No cocktails found' })).toBeVisible();
  await button(page, 'Show everything').click();
  await expect(wholeList(page)).toBeVisible();
});

test('the drinks are fetched once: not retried by itself, not again on focus, never stale; what was asked is kept', async ({
  page,
}) => {
  let calls = 0;
  const arrival = Promise.withResolvers<undefined>();
  await page.route('**/lists/en/cocktails.json*', async (route) => {
    calls += 1;
    if (calls === 1) return route.abort();
    await arrival.promise;
    return route.continue();
  });
  const failure = page.getByRole('heading', { name: english['list.failed'] });
  const comeBack = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const name of ['blur', 'focus', 'online', 'pageshow']) dispatchEvent(new Event(name));
    });
  await page.clock.install();
  await page.goto('/cocktails');
  await search(page).fill('negroni');
  await expect(failure).toBeVisible();
  await comeBack();
  await page.clock.runFor(120_000);
  await expect(failure).toBeVisible();
  expect(calls).toBe(1);
  await button(page, 'Try again').click();
  await expect(page.getByText('Loading cocktails...').and(page.getByRole('status'))).toBeVisible();
  arrival.resolve(undefined);
  await expect(result(page, 'Negroni')).toBeVisible();
  await expect(page.getByText('Loading cocktails...')).toBeHidden();
  await expect(search(page)).toHaveValue('negroni');
  await comeBack();
  await page.clock.runFor(3_600_000);
  await search(page).fill('margarita');
  await page.clock.runFor(1000);
  await expect(result(page, 'Margarita')).toBeVisible();
  expect(calls).toBe(2);
});

const cardOf = (page: Page, name: string) =>
  page.locator('article:visible').filter({ has: page.getByRole('link', { name, exact: true }) });
const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
/** The place of a card where what is in the drink comes. */
const contentsOf = (card: Locator) => card.locator('.card-contents');
const quickView = (page: Page, name: string) => button(page, `Ingredients: ${name}`);

test('a card shows its strength and, pointed at, focused or pressed, what is in it @both', async ({ page }, {
  project,
}) => {
  await page.goto('/cocktails');
  const searchOne = async () => {
    await search(page).fill('mojito');
    // Until then the card of the whole list is seen.
    await expect(results(page).first()).toBeVisible();
  };
  for (const open of [() => undefined, searchOne]) {
    await open();
    const card = cardOf(page, 'Mojito');
    await expect(card.getByText(/^\d+% ABV$/)).toBeVisible();
    const contents = contentsOf(card);
    await expect(contents).toContainText('White rum');
    await expect.poll(() => contents.evaluate(opacity)).toBe(0);
    if (project.name === 'desktop') {
      await card.hover();
      await expect.poll(() => contents.evaluate(opacity)).toBe(1);
      await page.mouse.move(0, 0);
      await expect.poll(() => contents.evaluate(opacity)).toBe(0);
    } else {
      await quickView(page, 'Mojito').tap();
      await expect.poll(() => contents.evaluate(opacity)).toBe(1);
      await quickView(page, 'Mojito').tap();
      await expect.poll(() => contents.evaluate(opacity)).toBe(0);
    }
  }
});

test('by keyboard a card shows what is in it while its link is focused, and Escape takes that away', async ({
  page,
}) => {
  await page.goto('/cocktails');
  const [first, second] = ['Mojito', 'Margarita'].map((name) => cardOf(page, name));
  if (!first || !second) throw new Error('Two cards are needed.');
  await second.getByRole('link').focus();
  // It stands between the two links from then on.
  await expect(first.locator('[data-add-to-list]')).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(second.getByRole('link')).toBeFocused();
  await expect.poll(() => contentsOf(second).evaluate(opacity)).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => contentsOf(second).evaluate(opacity)).toBe(0);
  await expect(second.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => contentsOf(second).evaluate(opacity)).toBe(1);
  await expect.poll(() => contentsOf(first).evaluate(opacity)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('one quick view is open at a time, and Escape or a press elsewhere closes it', async ({ page }) => {
    await page.goto('/cocktails');
    const [first, second] = [quickView(page, 'Mojito'), quickView(page, 'Margarita')];
    const contents = contentsOf(cardOf(page, 'Mojito'));
    await expect(contents).toBeHidden();
    await first.tap();
    await expect(contents).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.tap();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(contents).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await first.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(contents).toBeHidden();
    await expect(page).toHaveURL('/cocktails');
  });

  test('a quick view that was pressed before the scripts came opens with them', async ({ page }) => {
    const letScriptsCome = await keepScriptsLate(page);
    await page.goto('/cocktails', { waitUntil: 'commit' });
    await quickView(page, 'Mojito').tap();
    letScriptsCome();
    await expect(contentsOf(cardOf(page, 'Mojito'))).toBeVisible();
  });

  test('the quick view of every drink is read whole on a small phone, inside of its card', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/de/cocktails?sort=name');
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => results(page).count()).toBeGreaterThan(400);
    const cut = await results(page).evaluateAll((cards) => {
      for (const card of cards) (card as HTMLElement).dataset['contents'] = 'open';
      return cards
        .filter((card) => {
          const text = card.querySelector('.card-contents-text');
          if (!text) return true;
          const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth;
          return isCut || text.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1;
        })
        .map((card) => card.textContent);
    });
    expect(cut).toEqual([]);
  });
});

test.describe('as lines', () => {
  const choose = (page: Page, name: 'With pictures' | 'As a list') => button(page, name).click();

  test('a list shows its drinks as lines, remembers it for both lists and goes back to pictures @phone', async ({
    page,
  }) => {
    const onScreen = async () => {
      const tops = await page
        .locator('main article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      const [first = 0] = tops;
      const { height = 0 } = page.viewportSize() ?? {};
      return tops.filter((top) => top < first + height).length;
    };
    await page.goto('/cocktails');
    await expect(page.locator('main article img').first()).toBeVisible();
    const pictures = await onScreen();
    await choose(page, 'As a list');
    expect(await onScreen(), 'at least twice as many drinks stand on a screen').toBeGreaterThanOrEqual(
      2 * pictures,
    );
    const line = cardOf(page, 'Mojito');
    for (const text of ['Mojito', '9% ABV', 'Highball glass', /^White rum\u00a0· Lime juice\u00a0· Sugar/])
      await expect(line.getByText(text, { exact: true })).toBeVisible();
    await expect(line.getByRole('button', { name: 'Favorite: Mojito' })).toBeVisible();
    await expect(line.locator('img')).toBeHidden();
    await expect(button(page, 'As a list')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'With pictures')).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/mixed-shots');
    await expect(page.locator('main article img').first()).toBeHidden();
    await expect(button(page, 'As a list')).toHaveAttribute('aria-pressed', 'true');
    await search(page).fill('b-52');
    await expect(result(page, 'B-52')).toBeVisible();
    await expect(results(page).locator('img').first()).toBeHidden();
    await choose(page, 'With pictures');
    await expect(results(page).locator('img').first()).toBeVisible();
    await page.reload();
    await expect(results(page).locator('img').first()).toBeVisible();
  });

  test('the choice is there before any script, and is never taken back by one', async ({ page }) => {
    const letScriptsCome = await keepScriptsLate(page);
    await page.goto('/cocktails', { waitUntil: 'commit' });
    await choose(page, 'As a list');
    await expect(page.locator('main article img').first()).toBeHidden();
    await page.goto('/mixed-shots', { waitUntil: 'commit' });
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('main article img').first()).toBeHidden();
    letScriptsCome();
    await page.waitForLoadState('networkidle');
    await expect(button(page, 'As a list')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main article img').first()).toBeHidden();
  });

  test('what is kept is shown from the first paint on: nothing moves, and one picture at most is loaded', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) pictures.push(request.url());
    });
    await page.addInitScript(() => {
      localStorage.setItem('list-density', 'lines');
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/cocktails', { waitUntil: 'networkidle' });
    expect(await page.locator('main article img').first().isVisible()).toBe(false);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(moved).toBeLessThan(0.01);
    expect(pictures.length).toBeLessThanOrEqual(1);
  });

  // The languages that write the longest words.
  for (const locale of ['de', 'nl']) {
    test(`lines are read whole on narrow screens in ${locale}`, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('list-density', 'lines');
      });
      await page.goto(`/${locale}/cocktails?sort=name`);
      await expect(results(page).first()).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect.poll(() => results(page).count()).toBeGreaterThan(400);
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await results(page).evaluateAll((cards) =>
          cards
            .filter((card) => {
              const { left, right } = card.getBoundingClientRect();
              return [
                ...card.querySelectorAll('a, .card-abv, .card-note, .card-glass, .card-contents-text'),
              ].some((part) => {
                const box = part.getBoundingClientRect();
                return (
                  box.left < left - 1 || box.right > right + 1 || part.scrollWidth > part.clientWidth + 1
                );
              });
            })
            .map((card) => card.textContent),
        );
        expect(wide).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('cards stand in four columns, on a tablet in three, on a phone in two, before and after a filter @both', async ({
  page,
}, { project }) => {
  const columns = (list: Locator) =>
    list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  const isPhone = project.name === 'phone';
  const expected = isPhone ? 2 : 4;
  await page.goto('/cocktails');
  await expect.poll(() => columns(page.locator('.list-cards > ul'))).toBe(expected);
  if (!isPhone) {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1279, height });
    await expect.poll(() => columns(page.locator('.list-cards > ul'))).toBe(3);
    await page.setViewportSize({ width, height });
  }
  await button(page, 'Mocktails').click();
  await expect.poll(() => columns(page.locator('[data-list-results] > ul'))).toBe(expected);
});

test('who only reads a list downloads no framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/lists/')) scripts.push(request.url());
  });
  await page.goto('/cocktails', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /client|DrinkList|\/lists\//.test(url))).toEqual([]);
  await search(page).focus();
  await expect.poll(() => scripts.filter((url) => url.includes('/lists/')).length).toBe(1);
});

test('a choice before the script is there is not lost', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route('**/_astro/DrinkList*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/cocktails');
  await button(page, 'Mocktails').click();
  await sorting(page).selectOption('Popularity');
  await search(page).fill('virgin');
  arrive();
  await expect(result(page, 'Virgin Mojito')).toBeVisible();
  await expect(result(page, 'Mojito')).toHaveCount(0);
  await expect(sorting(page)).toHaveValue('popularity');
  await expect(button(page, 'Mocktails')).toHaveAttribute('aria-pressed', 'true');
});

test('a search that is entered before the script is there is made, and loads the page no second time', async ({
  page,
}) => {
  const letCome = await keepScriptsLate(page, '**/_astro/DrinkList*');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/cocktails');
  await search(page).fill('negroni');
  await search(page).press('Enter');
  letCome();
  await expect(result(page, 'Negroni')).toBeVisible();
  await expect(page).toHaveURL('/cocktails?q=negroni');
  expect(loads).toBe(1);
});

test('a press that no pointer and no focus announces wakes the list too', async ({ page }) => {
  await page.goto('/cocktails');
  await button(page, 'Mocktails').evaluate((mocktails: HTMLElement) => {
    mocktails.click();
  });
  await expect(page).toHaveURL('/cocktails?type=mocktails');
  await expect(button(page, 'Mocktails')).toHaveAttribute('aria-pressed', 'true');
});

test('a script that does not come leaves the whole list, and the next sign tries again', async ({ page }) => {
  await page.route('**/_astro/DrinkList*', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/cocktails?q=negroni');
  await expect(wholeList(page)).toBeVisible();
  await page.unroute('**/_astro/DrinkList*');
  await search(page).focus();
  await expect(result(page, 'Negroni')).toBeVisible();
});

test('a press while the list comes to life counts once @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    let isPressed = false;
    // React hears from the moment at which it listens at the island, before the list has come to life.
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...listening) {
      add.apply(this, listening);
      if (isPressed || listening[0] !== 'dblclick' || !(this instanceof Element)) return;
      isPressed = true;
      queueMicrotask(() => {
        [...document.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'Mocktails')
          ?.click();
      });
    };
  });
  await page.goto('/cocktails');
  await search(page).focus();
  await expect(page).toHaveURL('/cocktails?type=mocktails');
  await expect(results(page)).not.toHaveCount(0);
  await expect(button(page, 'Mocktails')).toHaveAttribute('aria-pressed', 'true');
});

test('a list is filtered by keyboard alone @main', async ({ page }) => {
  await page.goto('/cocktails');
  await search(page).focus();
  await page.keyboard.type('boulevardier');
  await expect(result(page, 'Boulevardier')).toBeVisible();
  for (const next of [
    spirits(page),
    button(page, 'Filters'),
    button(page, 'Cocktails'),
    button(page, 'Mocktails'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No cocktails found' })).toBeVisible();
});

test('the file of a list is kept for good under its version', async ({ request }) => {
  for (const locale of LOCALES) {
    const answer = await request.get(`/lists/${locale}/cocktails.json`);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});

test('far down an endless list its end, its index and its search are one press away', async ({ page }) => {
  await page.goto('/cocktails');
  const ways = page.getByRole('navigation', { name: english['list.ways'] });
  await expect(ways).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(ways).toBeVisible();
  await expect(ways.getByRole('link', { name: english['list.index'] })).toHaveAttribute(
    'href',
    '/cocktails/a-z',
  );
  await ways.getByRole('link', { name: english['list.end'] }).click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(ways).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('contentinfo').getByText(/^©.* Mixmaster$/)).toBeInViewport();
  await expect(ways).toBeHidden();
});
