import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Locator, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type * as pdfjs from 'unpdf/pdfjs';
import { WITH_PICTURES } from '../browser.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

test.use({ launchOptions: WITH_PICTURES });

const DRAFT = {
  name: 'Späte Stunde',
  description: 'Rühren, nicht schütteln.',
  restaurantName: 'Bar „Größe“',
  cocktailIds: ['11002', '11001', '11017'],
  sections: [
    {
      title: 'Aperitif',
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: ['€ 11,50'] }], note: 'Aus dem Fass' }],
    },
    {
      title: null,
      drinks: [
        { cocktailId: '11001', prices: [], note: null },
        { cocktailId: '11017', prices: [], note: null },
      ],
    },
  ],
};

async function openExport(page: Page) {
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  await page.getByRole('button', { name: /Export PDF/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Export PDF' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const design = (dialog: Locator, name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name}`) });

/** Chooses a design that prints allergens, which the owner confirms. */
async function chooseWithAllergens(dialog: Locator, name: string): Promise<void> {
  await design(dialog, name).check();
  await dialog.getByLabel('I have checked the allergens').check();
}

/** Without spaces, which a reader of PDFs guesses. */
const flat = (text: string) => text.normalize('NFKC').replace(/[\s\u200b\ufe0f]/g, '');

/** The first page of a PDF as a PNG picture, drawn by pdf.js in a page of its own. */
async function renderPdf(page: Page, bytes: Buffer): Promise<string> {
  const viewer = await page.context().newPage();
  const script = await readFile('node_modules/unpdf/dist/pdfjs.mjs', 'utf8');
  await viewer.route('http://viewer.test/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.mjs')
        ? { contentType: 'text/javascript', body: script }
        : { contentType: 'text/html', body: '<canvas></canvas>' },
    ),
  );
  await viewer.goto('http://viewer.test/');
  const picture = await viewer.evaluate(async (base64) => {
    const address = '/pdfjs.mjs';
    const { getDocument } = (await import(address)) as typeof pdfjs;
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const first = await (await getDocument({ data }).promise).getPage(1);
    const canvas = document.querySelector('canvas');
    const { height, width } = first.getViewport({ scale: 1 });
    const viewport = first.getViewport({ scale: 1400 / Math.max(height, width) });
    if (!canvas) return '';
    Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) });
    await first.render({ canvas, viewport }).promise;
    return canvas.toDataURL();
  }, bytes.toString('base64'));
  await viewer.close();
  return picture;
}

/** How much of the dark title of a picture lies on dark parts of another, and the other way round: the lesser share. */
function inkShared(page: Page, pictures: [shown: string, printed: string]): Promise<number> {
  return page.evaluate(async (addresses) => {
    const load = async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    };
    const [shown, image] = await Promise.all([load(addresses[0]), load(addresses[1])]);
    const { width, height } = shown;
    const inkOf = (source: CanvasImageSource) => {
      const copy = document.createElement('canvas');
      Object.assign(copy, { width, height });
      const brush = copy.getContext('2d');
      brush?.drawImage(source, 0, 0, width, height);
      const { data } = brush?.getImageData(0, 0, width, Math.round(height * 0.3)) ?? { data: [] };
      return Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4] ?? 255) < 128);
    };
    const [one, other] = [inkOf(shown), inkOf(image)];
    // Edges are drawn a pixel to the side.
    const near = (ink: boolean[], at: number) =>
      [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1].some((step) => ink[at + step]);
    const share = (from: boolean[], on: boolean[]) => {
      const places = [...from.keys()].filter((at) => from[at]);
      return places.filter((at) => near(on, at)).length / Math.max(1, places.length);
    };
    return Math.min(share(one, other), share(other, one));
  }, pictures);
}

async function textOf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}

test('the export begins with the design for guests, and with the last one after that, also of another menu', async ({
  page,
}) => {
  await keepMenu(page, DRAFT);
  let dialog = await openExport(page);
  await expect(design(dialog, 'Elegant')).toBeChecked();
  await chooseWithAllergens(dialog, 'Recipe cards');
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  expect((await arriving).suggestedFilename()).toBe('späte_stunde_menu_staff_en.pdf');
  dialog = await openExport(page);
  await expect(design(dialog, 'Recipe cards')).toBeChecked();
  await askApi(page, 'POST', '/api/menus', { name: 'Friday', cocktailIds: ['11002'] });
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  await page.getByRole('button', { name: /Export PDF.*Friday/ }).click();
  await expect(design(dialog, 'Recipe cards')).toBeChecked();
});

test('a menu is exported for guests in German, with allergens once they are confirmed @main @phone', async ({
  page,
}) => {
  await keepMenu(page, DRAFT);
  const dialog = await openExport(page);
  await design(dialog, 'Elegant').check();
  await dialog.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(dialog.getByLabel('Print the 14 EU allergens')).toBeChecked();
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  await expect(dialog.getByText('Please confirm the allergens first.')).toBeVisible();
  await dialog.getByLabel('I have checked the allergens').check();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('späte_stunde_menu_elegant_de.pdf');
  await expect(page.getByText('PDF Generated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const text = await textOf(download);
  for (const part of ['Späte Stunde', 'Negroni', '€ 11,50', 'Aus dem Fass', 'roter Wermut', 'Allergene']) {
    expect(text).toContain(part);
  }
  for (const absent of ['Rührglas', 'Seite 1']) expect(text).not.toContain(absent);
});

test('the printed code leads to the menu in the language of the guest, not of the print', async ({
  page,
}) => {
  const token = await publishMenu(page, await keepMenu(page, DRAFT));
  const dialog = await openExport(page);
  await chooseWithAllergens(dialog, 'Elegant');
  await dialog.getByLabel('Language').selectOption({ label: 'Deutsch' });
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const download = await arriving;
  const raw = await readFile(await download.path(), 'latin1');
  expect(raw).toContain(`/menu/${token}`);
  expect(raw).not.toContain('/de/menu/');
});

test('own words are translated with the rest where the owner wishes so', async ({ page }) => {
  await page.route('**/api/translate', async (route) => {
    const { text, targetLang } = route.request().postDataJSON() as { text: string; targetLang: string };
    await route.fulfill({ json: { translatedText: `${targetLang}: ${text}` } });
  });
  await keepMenu(page, DRAFT);
  const dialog = await openExport(page);
  await chooseWithAllergens(dialog, 'Elegant');
  await expect(dialog.getByLabel('Translate my own words')).toBeHidden();
  await dialog.getByLabel('Language').selectOption({ label: 'Français' });
  await dialog.getByLabel('Translate my own words').check();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const text = await textOf(await arriving);
  for (const part of [
    'fr: Rühren, nicht schütteln.',
    'F R : A P E R I T I F',
    'fr: Aus dem Fass',
    '€ 11,50',
    'Späte Stunde',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('fr: Späte Stunde');
  await expect(dialog).toBeHidden();
});

test('own words that cannot be translated stay, and the owner is told', async ({ page }) => {
  await keepMenu(page, DRAFT);
  const dialog = await openExport(page);
  await chooseWithAllergens(dialog, 'Elegant');
  await dialog.getByLabel('Language').selectOption({ label: 'Français' });
  await dialog.getByLabel('Translate my own words').check();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  expect(await textOf(await arriving)).toContain('Aus dem Fass');
  await expect(dialog.getByText('could not be translated and appear as you wrote them')).toBeVisible();
});

test('the classic design has pictures, ounces, steps and prices', async ({ page }) => {
  await keepMenu(page, DRAFT);
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: 'Classic' }).check();
  await dialog.getByRole('radio', { name: 'oz' }).check();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const download = await arriving;
  const text = await textOf(download);
  expect(text).toMatch(/1 ?oz/);
  expect(text).toContain('Stir with ice for 25 seconds.');
  expect(text).toContain('11,50');
  const raw = await readFile(await download.path(), 'latin1');
  expect(raw.match(/\/Subtype \/Image/g)).toHaveLength(3);
});

test('a picture that fails is skipped', async ({ page }) => {
  await page.route(/\/pictures\/11001/, (route) => route.abort());
  await keepMenu(page, DRAFT);
  const dialog = await openExport(page);
  await chooseWithAllergens(dialog, 'Recipe cards');
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const raw = await readFile(await (await arriving).path(), 'latin1');
  expect(raw.match(/\/Subtype \/Image/g)).toHaveLength(2);
});

test('a recipe that cannot be had aborts the export, which can be tried again', async ({ page }) => {
  await keepMenu(page, DRAFT);
  await page.route('**/api/cocktails/11001**', (route) => route.fulfill({ status: 500 }));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/cocktails/11017**', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openExport(page);
  await design(dialog, 'Classic').check();
  await expect(dialog.getByText('The preview could not be made.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const failure = dialog.getByText('Failed to generate PDF. Please try again.');
  await expect(failure).toBeVisible();
  await expect(page.locator('[data-toast=error]')).toContainText('Export Failed');
  const late = page.waitForResponse(/\/api\/cocktails\/11017/);
  release();
  await (await late).finished();
  await expect(failure).toBeVisible();
  await page.unroute('**/api/cocktails/11001**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('img', { name: 'Preview: Page 1 of 1' })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  await arriving;
});

test('an export can be cancelled, and nothing is downloaded', async ({ page }) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await keepMenu(page, DRAFT);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/cocktails/11001**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const dialog = await openExport(page);
  await design(dialog, 'Classic').check();
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByText('2 of 3 drinks')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Create PDF' })).toBeVisible();
  release();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(downloads).toBe(0);
});

test('what cannot be printed stops the export before a file is made, and its drinks are named @phone', async ({
  page,
}) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const drinks = [{ cocktailId: '11002', prices: [], note: 'Ꭰ Ꮳ aus dem Fass' }];
  await keepMenu(page, {
    ...DRAFT,
    name: '<b>Nacht</b> ᏣᎳᎩ',
    cocktailIds: ['11002'],
    sections: [{ title: null, drinks }],
  });
  const dialog = await openExport(page);
  await design(dialog, 'Classic').check();
  const notice = dialog.getByRole('alert').filter({ hasText: 'cannot be printed' });
  await expect(notice.getByRole('listitem')).toHaveText(['The menu itself: ᏣᎳᎩ', 'Negroni: ᎠᏣ']);
  const button = dialog.getByRole('button', { name: 'Create PDF' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await expect(notice).toBeVisible();
  expect(downloads).toBe(0);
});

test('an export that is started before the preview is there stops as well', async ({ page }) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await keepMenu(page, { ...DRAFT, name: 'ᏣᎳᎩ' });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/cocktails/11001**', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openExport(page);
  await design(dialog, 'Classic').check();
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.locator('[data-toast=error]')).toContainText('cannot be printed');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'The menu itself: ᏣᎳᎩ' })).toBeVisible();
  expect(downloads).toBe(0);
});

/** Names in scripts whose typefaces are fetched when they are needed. */
const SCRIPTS = [
  ['Chinese', '竹叶青鸡尾酒'],
  ['Japanese', '東京サワー'],
  ['Korean', '막걸리 사워'],
  ['Thai', 'ค็อกเทลน้ำมะพร้าว'],
  ['Arabic', 'عصير الليمون'],
  ['Hebrew', 'קוקטייל רימונים'],
  ['emoji', '🍸 Spritz 👩🏽‍🍳'],
  ['Vietnamese, Greek and Cyrillic', 'Phở Ούζο Сбитень ⅞'],
] as const;

for (const [script, name] of SCRIPTS) {
  test(`${script} is printed as the browser writes it, and can be copied`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.font')) fetched.push(request.url());
    });
    await keepMenu(page, { ...DRAFT, name, description: null, restaurantName: null });
    const dialog = await openExport(page);
    await chooseWithAllergens(dialog, 'Elegant');
    const preview = dialog.getByRole('img', { name: 'Preview: Page 1 of 1' });
    await expect(preview).toBeVisible();
    await expect(dialog.locator('[aria-busy=false]')).toBeVisible();
    expect(fetched.length > 0).toBe(!script.startsWith('Vietnamese'));
    const shown = await preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Create PDF' }).click();
    const bytes = await readFile(await (await arriving).path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(flat(text)).toContain(flat(name));
    // Of the ink of the title in the one, this share lies on ink of the other.
    expect(await inkShared(page, [shown, await renderPdf(page, bytes)])).toBeGreaterThan(0.9);
  });
}

test('a leaflet is seen before it is printed, page by page, and chosen again the next time', async ({
  page,
}) => {
  await keepMenu(page, DRAFT);
  let dialog = await openExport(page);
  await chooseWithAllergens(dialog, 'Elegant');
  await dialog.getByLabel('Format').selectOption('leaflet');
  await expect(dialog.getByRole('img', { name: 'Preview: Page 1 of 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const shown = dialog.getByRole('img', { name: 'Preview: Page 2 of 2' });
  await expect(shown).toBeVisible();
  const inked = () =>
    shown.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height / 2).data;
      return pixels ? pixels.filter((value, index) => index % 4 === 0 && value < 90).length : 0;
    });
  await expect.poll(inked).toBeGreaterThan(500);
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  await arriving;
  dialog = await openExport(page);
  await expect(dialog.getByLabel('Format')).toHaveValue('leaflet');
});
