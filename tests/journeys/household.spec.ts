import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { askApi, linkFor, newReader, signUpUnseen } from '../mailbox.ts';

const household = (page: Page) => page.locator('[data-household]');
const said = (page: Page) => household(page).getByRole('status');
const members = (page: Page) => page.locator('[data-members] li');
const shelf = (page: Page) => page.locator('[aria-labelledby=your-ingredients] > ul').first();
const list = (page: Page) => page.getByRole('region', { name: 'Your list' });
const line = (page: Page, ingredient: string) => page.locator(`[data-ingredient=${ingredient}] button`);

interface Home {
  entries: string[];
  shopping: string[];
}

/** What the account of whoever is signed in has at home. */
async function homeOf(page: Page): Promise<Home> {
  const read = async (path: string) => (await (await page.request.get(path)).json()) as object;
  const { entries } = (await read('/api/shelf')) as { entries: string[] };
  const { shopping } = (await read('/api/stock')) as { shopping: { entry: string }[] };
  return { entries: entries.toSorted(), shopping: shopping.map(({ entry }) => entry).toSorted() };
}

async function openOther(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
}

async function write(page: Page, thing: string): Promise<void> {
  await page.getByLabel('Something else').fill(thing);
  await page.getByLabel('Something else').press('Enter');
  await expect(list(page).getByRole('listitem').filter({ hasText: thing })).toBeVisible();
}

test('a household of three, two of them offline, shares a shelf and a shopping list and loses nothing', async ({
  page: anna,
  browser,
}) => {
  test.slow();
  await signUpUnseen(anna);
  await askApi(anna, 'PUT', '/api/shelf', { entries: ['gin'] });
  const [tom, cleo] = [await openOther(browser), await openOther(browser)];

  await test.step('one begins it and invites by link and by mail', async () => {
    await anna.goto('/account');
    await expect(household(anna)).toContainText('Share one bar with the people you live with');
    await expect(household(anna).getByLabel('Your name in the household')).toHaveValue('Ada');
    await household(anna).getByLabel('Your name in the household').fill(' ');
    await household(anna).getByRole('button', { name: 'Start a household' }).click();
    await expect(household(anna).getByText('Enter a name.')).toBeVisible();
    await household(anna).getByLabel('Your name in the household').fill('Anna');
    await household(anna).getByRole('button', { name: 'Start a household' }).click();
    await expect(said(anna)).toHaveText('Your household is ready. Now invite the others.');
    await expect(said(anna)).toBeFocused();
    await expect(members(anna)).toHaveText(['Annayou']);
    await household(anna).getByRole('button', { name: 'Create a link' }).click();
    await expect(said(anna)).toHaveText('The link is ready.');
    await expect(anna.locator('[data-invitations] li')).toHaveCount(1);
    await expectNoViolations(anna);
  });
  const link = await household(anna).getByLabel('Link for one person').inputValue();

  await test.step('another opens the link, signs in, and joins with what is at home', async () => {
    await tom.goto(link);
    await expect(tom.getByText('You are invited to share a bar. Sign in, and you can join.')).toBeVisible();
    await expect(tom).toHaveURL('/account');
    await signUpUnseen(tom);
    await askApi(tom, 'PUT', '/api/shelf', { entries: ['campari'] });
    // The invitation is remembered past the sign-in.
    await tom.goto('/account');
    const invited = tom.locator('[data-invited]');
    await expect(invited).toContainText('With: Anna');
    await expect(invited).toContainText('What you have at home is added to what they have');
    await expect(invited).toContainText('allergies, and diet stay yours alone');
    await expectNoViolations(tom);
    await invited.getByLabel('Your name in the household').fill('Tom');
    await invited.getByRole('button', { name: 'Join' }).click();
    await expect(said(tom)).toHaveText('You share this bar now.');
    await expect(members(tom)).toHaveText(['Anna', 'Tomyou']);
  });

  await test.step('a third joins by mail, and a used link is over', async () => {
    const email = await newReader(cleo);
    await household(anna).getByLabel('Or by e-mail').fill(email);
    await household(anna).getByRole('button', { name: 'Send' }).click();
    await expect(said(anna)).toHaveText(`The invitation to ${email} is on its way.`);
    const mailed = new URL(await linkFor(anna, email));
    await signUpUnseen(cleo);
    await cleo.goto(link);
    await expect(cleo.getByText('This invitation is no longer valid. Ask for a new one.')).toBeVisible();
    await cleo.getByRole('button', { name: 'Not now' }).click();
    await cleo.goto('/about');
    await cleo.goto(`${mailed.pathname}${mailed.hash}`);
    await cleo.locator('[data-invited]').getByLabel('Your name in the household').fill('Cleo');
    await cleo.getByRole('button', { name: 'Join' }).click();
    await expect(members(cleo)).toHaveText(['Anna', 'Tom', 'Cleoyou']);
    expect(await homeOf(cleo)).toEqual({ entries: ['campari', 'gin'], shopping: [] });
  });

  await test.step('two change things offline at once, and all have all of it', async () => {
    await tom.goto('/shopping-list');
    await cleo.goto('/shopping-list');
    await expect(tom.getByText('Shared with Anna, Cleo')).toBeVisible();
    await expect(cleo.getByText('Shared with Anna, Tom')).toBeVisible();
    for (const page of [tom, cleo]) await page.context().setOffline(true);
    await write(tom, 'ice');
    await write(cleo, 'mint');
    await askApi(anna, 'PUT', '/api/shelf', { entries: ['gin', 'campari', 'lime'] });
    await Promise.all([tom, cleo].map((page) => page.context().setOffline(false)));
    const all = { entries: ['campari', 'gin', 'lime'], shopping: ['ice', 'mint'] };
    for (const page of [anna, tom, cleo]) await expect.poll(() => homeOf(page)).toEqual(all);

    await tom.goto('/cocktail/negroni');
    await expect(line(tom, 'gin')).toHaveAttribute('data-state', 'own');
    await tom.context().setOffline(true);
    await line(tom, 'gin').click();
    await expect(line(tom, 'gin')).not.toHaveAttribute('data-state', 'own');
    await askApi(anna, 'PUT', '/api/shelf', { entries: ['gin', 'campari', 'lime', 'rum'] });
    await tom.context().setOffline(false);
    await expect.poll(() => homeOf(anna)).toEqual({ ...all, entries: ['campari', 'lime', 'rum'] });
    await anna.goto('/mix-master');
    await expect(anna.locator('[data-shared-with]')).toHaveText('Shared with Tom, Cleo');
    await expect(shelf(anna).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('one is removed and one leaves, each with a copy', async () => {
    await anna.goto('/account');
    await household(anna).getByRole('button', { name: 'Remove Tom' }).click();
    await expect(anna.getByRole('dialog')).toContainText(
      'Tom keeps a copy of the bar and the shared lists as they are now',
    );
    await anna.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(said(anna)).toHaveText('Tom is no longer in the household.');
    await cleo.goto('/account');
    await expect(cleo.getByRole('button', { name: 'Remove Anna' })).toHaveCount(0);
    await household(cleo).getByRole('button', { name: 'Leave the household' }).click();
    await cleo.getByRole('dialog').getByRole('button', { name: 'Leave the household' }).click();
    await expect(said(cleo)).toHaveText('You have left the household.');
    await askApi(anna, 'PUT', '/api/shelf', { entries: [] });
    for (const page of [tom, cleo]) expect((await homeOf(page)).entries).toEqual(['campari', 'lime', 'rum']);
    await tom.goto('/mix-master');
    await expect(shelf(tom).getByRole('listitem')).toHaveCount(3);
    await expect(tom.locator('[data-shared-with]')).toHaveCount(0);
  });

  await test.step('the last one takes the household along', async () => {
    await anna.reload();
    await household(anna).getByRole('button', { name: 'Leave the household' }).click();
    await expect(anna.getByRole('dialog')).toContainText('You are the last one here');
    await anna.getByRole('dialog').getByRole('button', { name: 'Leave the household' }).click();
    await expect(household(anna).getByRole('button', { name: 'Start a household' })).toBeVisible();
  });
  await tom.context().close();
  await cleo.context().close();
});

/** Two who share a household, signed in. */
async function openHousehold(anna: Page, tom: Page): Promise<void> {
  await signUpUnseen(anna);
  await signUpUnseen(tom);
  await askApi(anna, 'PUT', '/api/household', { name: 'Anna' });
  const invitation = { email: null, locale: 'en' };
  const { token } = (await askApi(anna, 'POST', '/api/household/invitations', invitation)) as {
    token: string;
  };
  await askApi(tom, 'POST', '/api/household/join', { token, name: 'Tom' });
}

test('a list at home is of both, until one takes it out or deletes it @both', async ({
  page: anna,
  browser,
}) => {
  test.slow();
  const tom = await openOther(browser);
  await openHousehold(anna, tom);
  const names = async (page: Page) => {
    const { lists } = (await (await page.request.get('/api/drink-lists')).json()) as {
      lists: { name: string }[];
    };
    return lists.map(({ name }) => name);
  };
  const placed = async (page: Page) => {
    const { lists } = (await (await page.request.get('/api/drink-lists')).json()) as { lists: object[] };
    return lists.map((list) => 'isAtHome' in list);
  };
  const home = (page: Page) => page.getByRole('switch');
  const ask = (page: Page) => page.getByRole('dialog');

  await test.step('one puts a list into the household', async () => {
    await anna.goto('/my-lists');
    await anna.getByLabel('New list').fill('Saturday');
    await anna.getByRole('button', { name: 'Create' }).click();
    await anna.getByRole('switch', { name: 'In our household (Tom)' }).check();
    await expect(anna.getByRole('status').first()).toHaveText('“Saturday” is now in your household.');
    await expectNoViolations(anna);
    await expect.poll(() => names(tom)).toEqual(['Saturday']);
  });

  await test.step('both change it at once, one of them offline, and lose nothing', async () => {
    await tom.goto('/cocktail/negroni');
    await tom.getByRole('button', { name: 'Add to a list' }).click();
    await expect(tom.getByRole('checkbox', { name: 'Saturday' })).toBeVisible();
    await tom.context().setOffline(true);
    await tom.getByRole('checkbox', { name: 'Saturday' }).check();
    await anna.getByRole('button', { name: 'Rename' }).click();
    await anna.getByLabel('Name of the list').fill('Sunday');
    await anna.getByLabel('Name of the list').press('Enter');
    await expect.poll(() => names(tom)).toEqual(['Sunday']);
    await tom.context().setOffline(false);
    await tom.goto('/my-lists');
    await expect(tom.getByRole('link', { name: 'Sunday' })).toContainText('1 drink · Household');
    await anna.reload();
    await expect(anna.locator('[data-list-drinks] h3')).toHaveText(['Negroni']);
  });

  await test.step('what one takes back leaves what the other changed meanwhile', async () => {
    await anna.getByRole('button', { name: 'Take Negroni off the list' }).click();
    const read = async () => {
      const answer = await tom.request.get('/api/drink-lists');
      return ((await answer.json()) as { lists: { id: string; version: number; drinks: string[] }[] }).lists;
    };
    await expect.poll(async () => (await read())[0]?.drinks).toEqual([]);
    const [{ id, version } = { id: '', version: 0 }] = await read();
    const change = { id, version, name: 'Brunch', drinks: ['11001'], isAtHome: true };
    await askApi(tom, 'PATCH', '/api/drink-lists', { changes: [change] });
    await anna.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(anna.getByRole('heading', { name: 'Brunch' })).toBeVisible();
    await anna.getByRole('button', { name: 'Undo' }).click();
    await expect(anna.locator('[data-list-drinks] h3')).toHaveCount(2);
    await expect(anna.getByRole('heading', { name: 'Brunch' })).toBeVisible();
    await expect.poll(async () => (await read())[0]?.drinks.toSorted()).toEqual(['11001', '11002']);
    await tom.reload();
  });

  await test.step('taken out after a question, it is a private one of each', async () => {
    await tom.getByRole('link', { name: 'Brunch' }).click();
    await home(tom).click();
    await expect(ask(tom)).toContainText('the others each keep a private copy');
    await expectNoViolations(tom);
    await ask(tom).getByRole('button', { name: 'Cancel' }).click();
    await expect(home(tom)).toBeChecked();
    await home(tom).click();
    await ask(tom).getByRole('button', { name: 'Take it out' }).click();
    await expect(tom.getByRole('status').first()).toHaveText('“Brunch” is now yours alone.');
    await expect(home(tom)).not.toBeChecked();
    await expect.poll(() => placed(anna)).toEqual([false]);
    await anna.reload();
    await expect(home(anna)).not.toBeChecked();
    await tom.getByRole('button', { name: 'Undo' }).click();
    await expect(home(tom)).toBeChecked();
    await expect.poll(() => placed(anna)).toEqual([true]);
    await anna.reload();
    await expect(home(anna)).toBeChecked();
  });

  await test.step('deleted after a question, it is gone for both, and comes back for both', async () => {
    await anna.getByRole('button', { name: 'Delete list' }).click();
    await expect(ask(anna)).toContainText('will be gone for everyone in it');
    await ask(anna).getByRole('button', { name: 'Delete list' }).click();
    await expect(anna.getByRole('status').first()).toHaveText('“Brunch” deleted.');
    await expect(anna.getByRole('status').first()).toBeFocused();
    await expect.poll(() => names(tom)).toEqual([]);
    await anna.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => names(tom)).toEqual(['Brunch']);
  });

  await test.step('who has no room keeps out what others would give, and is not in the way', async () => {
    const changes = Array.from({ length: 99 }, (_, place) => ({
      ...{ id: crypto.randomUUID(), version: 0, name: `List ${place}`, drinks: [] },
    }));
    for (let start = 0; start < changes.length; start += 20)
      await askApi(tom, 'PATCH', '/api/drink-lists', { changes: changes.slice(start, start + 20) });
    await anna.getByLabel('New list').fill('Monday');
    await anna.getByRole('button', { name: 'Create' }).click();
    await home(anna).check();
    await expect(anna.getByRole('alert')).toContainText('Somebody in your household has 100 lists already');
    await expect(home(anna)).not.toBeChecked();
    await expect.poll(() => names(anna)).toEqual(['Brunch', 'Monday']);
  });
  await tom.context().close();
});

test('a household that cannot be loaded says so, and tries again @phone', async ({ page }) => {
  await signUpUnseen(page);
  await page.route('**/api/household', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await page.goto('/de/account');
  await expect(page.getByText('Dein Haushalt konnte nicht geladen werden.')).toBeVisible();
  await page.unroute('**/api/household');
  await page.locator('#household').getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('button', { name: 'Haushalt anlegen' }).click();
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await page.getByRole('button', { name: /^Einladung zurückziehen/ }).click();
  await expect(said(page)).toHaveText('Die Einladung ist zurückgezogen.');
  await expect(page.locator('[data-invitations]')).toHaveCount(0);
  await expect(household(page).getByLabel('Link für eine Person')).toHaveCount(0);
});
