import { expect, test, type Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { keepScriptsLate } from '../lateScripts.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const gate = (page: Page) => page.locator('#age-gate');
/** Says to be under age, and confirms it. */
async function refuse(page: Page): Promise<void> {
  await gate(page).getByRole('button', { name: "No, I'm not" }).click();
  await gate(page).getByRole('button', { name: 'Yes, I’m under 18' }).click();
}
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('ageVerified'));

test('the gate asks once, lets in who is of age and remembers it', async ({ page }) => {
  const t = translator('fr');
  await page.goto('/fr');
  await expect(page.getByRole('dialog', { name: t('gate.question') })).toBeVisible();
  await page.getByRole('button', { name: t('gate.yes') }).click();
  await expect(gate(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe('yes');
  await page.goto('/fr/cocktail/negroni');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gate(page)).toBeHidden();
});

test('the gate refuses who is not of age for good, and fits 320 px', async ({ page }) => {
  const t = translator('fr');
  await page.setViewportSize({ width: 320, height: 560 });
  await page.goto('/fr');
  const fits = () => gate(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: t('gate.no') }).click();
  await expect(page.getByRole('dialog', { name: t('gate.sure') })).toBeVisible();
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: t('gate.sure.yes') }).click();
  await expect(page.getByRole('dialog', { name: t('gate.restricted') })).toBeVisible();
  await expect(gate(page).getByText(t('gate.restricted.message'))).toBeVisible();
  await expect(gate(page).getByText(t('gate.restricted.note'))).toBeVisible();
  expect(await fits()).toBe(true);
  await expect(gate(page).locator('a, button')).toHaveCount(0);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(gate(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a slip on the gate is undone, and only the second No counts @main', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('dialog', { name: 'Are you 18 years or older?' });
  const second = page.getByRole('dialog', { name: 'Under 18?' });
  await first.getByRole('button', { name: "No, I'm not" }).click();
  await expect(second.getByRole('heading', { name: 'Under 18?' })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Back to the question' }).press('Enter');
  await expect(first.getByRole('heading')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('ageRefused'))).toBeNull();
  await first.getByRole('button', { name: 'Yes, I am' }).press('Enter');
  await expect(gate(page)).toBeHidden();
});

test('the gate speaks as the specification does @phone', async ({ page }) => {
  await page.goto('/');
  await expect(gate(page).getByRole('heading')).toHaveText('Are you 18 years or older?');
  await expect(gate(page)).toContainText(
    'By entering this site you agree to our terms of use and privacy policy',
  );
  await expect(gate(page).getByRole('link', { name: 'terms of use' })).toHaveAttribute(
    'href',
    '/terms-of-use',
  );
  await expect(gate(page).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(gate(page).getByRole('button', { name: 'Yes, I am' })).toBeVisible();
  await refuse(page);
  await expect(gate(page).getByRole('heading')).toHaveText('Access Restricted');
  await expect(gate(page)).toContainText('Come back when you are 18+');
  await expect(gate(page)).toContainText(
    "This website is staying forever and will be here when you're old enough to visit.",
  );
});

test('the focus begins at the question and stays inside; neither Escape nor a script of the browser dismisses the gate', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#age-gate-question')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, I am' })).toBeFocused();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('#age-gate') !== null,
    );
    expect(isInside).toBe(true);
  }
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(gate(page)).toBeVisible();
  await gate(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
  });
  await expect(gate(page)).toBeVisible();
});

test('the page behind the gate cannot be scrolled or pressed @phone', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const hit = await page.evaluate(() => document.elementFromPoint(40, 30)?.closest('#age-gate') !== null);
  expect(hit).toBe(true);
});

test('the gate stands before anything of the page is there to be painted', async ({ page }) => {
  await page.addInitScript(() => {
    const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal');
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      document.documentElement.dataset['before'] = String(document.querySelector('header, main') === null);
      (showModal?.value as () => void).call(this);
    };
  });
  await page.goto('/cocktail/negroni');
  await expect(page.locator('html')).toHaveAttribute('data-before', 'true');
});

test('nothing of the gate shows to a verified visitor', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
    localStorage.setItem('cocktail-unit-dialog-seen', 'true');
    HTMLDialogElement.prototype.showModal = () => {
      document.documentElement.dataset['opened'] = 'true';
    };
  });
  await page.goto('/cocktail/negroni', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-gate');
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
});

test('an answer in one tab opens the gate of another', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/cocktail/negroni');
  await other.getByRole('button', { name: 'Yes, I am' }).click();
  await expect(gate(page)).toBeHidden();
});

test('the refusal is kept for the tab, on every page, and no answer elsewhere lifts it', async ({
  page,
  context,
}) => {
  const restricted = page.getByRole('dialog', { name: 'Access Restricted' });
  await page.goto('/');
  await refuse(page);
  await page.evaluate(() => {
    localStorage.setItem('ageVerified', 'yes');
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(restricted).toBeVisible();
  await page.reload();
  await expect(restricted).toBeVisible();
  await expect(gate(page).locator('a, button')).toHaveCount(0);
  await page.goto('/cocktail/negroni');
  await expect(page.getByRole('dialog', { name: 'Access Restricted' })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(gate(page)).toBeVisible();

  await page.evaluate(() => {
    localStorage.removeItem('ageVerified');
  });
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('dialog', { name: 'Are you 18 years or older?' })).toBeVisible();
});

test('the question does not show again to a refused reader before the scripts are there', async ({
  page,
}) => {
  await page.goto('/');
  await refuse(page);
  const letCome = await keepScriptsLate(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(gate(page).getByText('Come back when you are 18+')).toBeVisible();
  await expect(gate(page).getByText('Are you 18 years or older?')).toBeHidden();
  await expect(gate(page).getByRole('button', { name: 'Yes, I am' })).toBeHidden();
  letCome();
  await expect(gate(page).locator('a, button')).toHaveCount(0);
});

test('who comes back by the browser to a page from before the refusal is not asked again', async ({
  page,
}) => {
  await page.goto('/mixed-shots');
  await page.goto('/');
  await refuse(page);
  await page.goBack();
  await expect(page).toHaveURL('/mixed-shots');
  await expect(page.getByRole('dialog', { name: 'Access Restricted' })).toBeVisible();
});

test('a crawler finds the whole page in the HTML', async ({ request }) => {
  const html = await (await request.get('/cocktail/negroni')).text();
  expect(html).toMatch(/<h1[^>]*>\s*Negroni/);
  expect(html).not.toMatch(/<dialog[^>]*\sopen/);
});

test('where storage is blocked the gate opens on every page, and nothing fails', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', '/mixed-shots', '/cocktail/negroni']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Yes, I am' }).click();
    await expect(gate(page)).toBeHidden();
  }
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain notice stands at the top of a page that can be read', async ({ page }) => {
    await page.goto('/de/cocktail/negroni');
    const notice = page.locator('noscript p');
    await expect(notice).toContainText('Diese Website ist für Erwachsene ab 18 Jahren.');
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negroni');
    await expect(gate(page)).toBeHidden();
  });
});

test('the gate takes an answer that comes before its script @phone', async ({ page }) => {
  const letCome = await keepScriptsLate(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: translator('en')('gate.yes') }).click();
  await expect(gate(page)).toBeVisible();
  letCome();
  await expect(gate(page)).toBeHidden();
  await expect.poll(() => stored(page)).toBe('yes');
});
