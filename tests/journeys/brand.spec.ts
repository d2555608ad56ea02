import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expectNoViolations } from '../axe.ts';
import { WITH_PICTURES } from '../browser.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

test.use({ launchOptions: WITH_PICTURES });

const EVENING = {
  name: 'Abendkarte',
  restaurantName: 'Zum Hahn',
  currency: 'EUR' as const,
  cocktailIds: ['11002', '11001', '11017'],
  sections: [
    {
      title: 'Gerührtes',
      drinks: [
        { cocktailId: '11002', prices: [{ size: null, amounts: [1150] }], note: 'Aus dem Fass' },
        { cocktailId: '11001', prices: [{ size: null, amounts: [1200] }], note: null },
        { cocktailId: '11017', prices: [], note: null },
      ],
    },
  ],
};

/** A dark drawing that tries to run and to load something. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" onload="document.title='hacked'">
  <script>document.title = 'hacked'; fetch('/api/health?from=logo');</script>
  <image href="/api/health?from=image" width="9" height="9"/>
  <circle cx="60" cy="40" r="36" fill="#201008"/><rect x="110" y="10" width="80" height="60" fill="#302018"/>
</svg>`;
const LOGO = { name: 'hahn.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
const LOOK = { accent: '#c2185b', pairing: 'modern', design: 'list', namesProduct: false, logo: null };

async function openPanel(page: Page, language: 'en' | 'de' = 'en') {
  const words = {
    en: { path: '/menu-builder', title: 'The look of your menus', open: 'Change the look' },
    de: { path: '/de/menu-builder', title: 'Das Aussehen deiner Karten', open: 'Aussehen ändern' },
  }[language];
  await page.goto(words.path);
  await page.locator('[data-tab="saved"]').click();
  const panel = page.getByRole('region', { name: words.title });
  await panel.getByRole('button', { name: words.open }).click();
  await expect(panel.locator('form')).toBeVisible();
  return panel;
}

async function exportPdf(page: Page, look: boolean) {
  await page.getByRole('button', { name: /Export PDF/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Export PDF' });
  await dialog.getByRole('radio', { name: /^Elegant/ }).check();
  await dialog.getByLabel('I have checked the allergens').check();
  await dialog.getByLabel('With your own look').setChecked(look);
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await arriving).path())));
  await expect(dialog).toBeHidden();
  const { text } = await extractText(pdf, { mergePages: true });
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
  return { text, pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length };
}

test('choose a logo, a color and fonts, see them on the page and in print, and remove the logo', async ({
  page,
  browser,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const token = await publishMenu(page, await keepMenu(page, EVENING));
  const panel = await openPanel(page);
  await panel.locator('input[type=file]').setInputFiles(LOGO);
  await expect(panel.getByText('The logo is dark')).toBeVisible();
  const shown = panel.getByRole('img', { name: 'Zum Hahn' });
  await expect(shown).toBeVisible();
  expect(await shown.getAttribute('src')).toMatch(/^blob:/);
  expect(await page.title()).not.toBe('hacked');
  expect(asked.filter((url) => url.includes('from='))).toEqual([]);
  await panel.getByLabel('Color code').fill('#FFE600');
  await expect(panel.getByText(/Too pale for text on light pages/)).toBeVisible();
  await panel.getByRole('radio', { name: /^Art Deco/ }).check();
  await panel.getByRole('radio', { name: /^Quiet list/ }).check();
  await panel.getByLabel('Mention Mixmaster at the foot').uncheck();
  const preview = panel.locator('[data-preview=dark]');
  await expect(preview.getByText('Gerührtes')).toHaveCSS('color', 'rgb(255, 230, 0)');
  await expect(preview.getByText('Made with Mixmaster')).toBeHidden();
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Save the look' }).click();
  await expect(page.getByText('The look is saved')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Discard changes' })).toBeHidden();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  const complaints: string[] = [];
  guest.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await guest.emulateMedia({ colorScheme: 'dark' });
  await guest.goto(`/de/menu/${token}`);
  const logo = guest.getByRole('img', { name: 'Zum Hahn' });
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(logo).toHaveCSS('background-color', 'rgb(244, 238, 229)');
  await expect(guest.getByRole('heading', { name: 'Gerührtes' })).toHaveCSS('color', 'rgb(255, 230, 0)');
  await expect
    .poll(() =>
      guest.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.split('-')[0]),
      ),
    )
    .toEqual(
      expect.arrayContaining([expect.stringContaining('Bar Deco'), expect.stringContaining('Newsreader')]),
    );
  expect(await guest.locator('picture').count()).toBe(0);
  await expect(guest.locator('footer')).not.toContainText('Mixmaster');
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(guest);
  expect(complaints).toEqual([]);

  const own = await exportPdf(page, true);
  expect(own.text).not.toContain('Mixmaster');
  expect(own.pictures).toBe(1);
  const plain = await exportPdf(page, false);
  expect(plain.text).toContain('Mixmaster');
  expect(plain.pictures).toBe(0);
  await page.getByRole('button', { name: /Export PDF/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Export PDF' });
  await expect(dialog.getByLabel('With your own look')).not.toBeChecked();
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: 'Remove the logo' }).click();
  await panel.getByRole('button', { name: 'Save the look' }).click();
  await expect(panel.getByText('Choose a file', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Discard changes' })).toBeHidden();
  await guest.reload();
  await expect(guest.getByText('Zum Hahn')).toBeVisible();
  expect(await guest.locator('img').count()).toBe(0);

  await panel.getByRole('button', { name: 'Back to Mixmaster’s look' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to Mixmaster’s look' }).click();
  await expect(page.getByText('Your menus look like Mixmaster again')).toBeVisible();
  await guest.reload();
  await expect(guest.locator('footer')).toContainText('Mixmaster');
  await phone.close();
});

test('a file that cannot be a logo is refused with the reason, and what was typed stays @phone', async ({
  page,
}) => {
  await keepMenu(page, EVENING);
  await askApi(page, 'PUT', '/api/brand', LOOK);
  const panel = await openPanel(page, 'de');
  await panel.getByLabel('Farbcode').fill('#12');
  await expect(panel.getByText('Ein Farbcode hat sechs Zeichen')).toBeVisible();
  const files = panel.locator('input[type=file]');
  for (const [file, reason] of [
    [{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }, /keine SVG-, PNG-/],
    [{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }, /nicht als Bild lesen/],
    [
      { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) },
      /größer als 2 MB/,
    ],
  ] as const) {
    await files.setInputFiles(file);
    await expect(panel.getByText(reason)).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Aussehen speichern' }).click();
  await expect(panel.getByLabel('Farbcode')).toBeFocused();
  await expect(panel.getByLabel('Farbcode')).toHaveValue('#12');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await panel.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(panel.getByLabel('Farbcode')).toHaveValue('#c2185b');
});

test('what could not be saved is said, and saved at the next try', async ({ page }) => {
  await keepMenu(page, EVENING);
  const panel = await openPanel(page);
  await panel.getByLabel('Color code').fill('#0a6');
  await page.route('**/api/brand', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await panel.getByRole('button', { name: 'Save the look' }).click();
  await expect(panel.getByRole('alert')).toHaveText('The look was not saved. Please try again.');
  await page.unroute('**/api/brand');
  await panel.getByRole('button', { name: 'Save the look' }).click();
  await expect(page.getByText('The look is saved')).toBeVisible();
  await expect(panel.getByLabel('Color code')).toHaveValue('#00aa66');
});

test('with pictures and in the modern fonts, axe finds nothing, and no font is loaded that is not used', async ({
  page,
}) => {
  const token = await publishMenu(page, await keepMenu(page, EVENING));
  await askApi(page, 'PUT', '/api/brand', { ...LOOK, design: 'pictures' });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(`/de/menu/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
  expect(await page.locator('picture').count()).toBe(3);
  await expectNoViolations(page);
  expect(new Set(fonts).size).toBe(1);
});
