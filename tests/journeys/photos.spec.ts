import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../axe.ts';
import { WITH_PICTURES } from '../browser.ts';

test.use({ launchOptions: WITH_PICTURES });

/** A photo as a phone takes it: it lies on its side, and says where it was taken. */
async function takePhoto(background: string): Promise<Buffer> {
  const flat = sharp({ create: { width: 2000, height: 1000, channels: 3, background } }).jpeg();
  const placed = await flat
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1' },
    })
    .toBuffer();
  return sharp(placed).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

const choose = async (part: Locator, buffer: Buffer, mimeType = 'image/jpeg') =>
  part.locator('input[type=file]').setInputFiles({ name: 'IMG_0001.jpg', mimeType, buffer });

async function openPart(page: Page): Promise<Locator> {
  await page.goto('/cocktail/negroni');
  const part = page.locator('[data-recipe] [data-photo]');
  if (!(await page.evaluate(() => localStorage.getItem('mixmaster-drink-log') !== null)))
    await page.getByRole('button', { name: 'Your stars and notes' }).click();
  await expect(part).toBeVisible();
  return part;
}

const isShown = (image: Locator) =>
  expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);

// Tests share a context, which keeps its databases.
test.afterEach(async ({ page }) => {
  await page.evaluate(() => indexedDB.deleteDatabase('mixmaster-photos'));
});

test('a photo is kept without its place, seen large, replaced, removed and brought back @both', async ({
  page,
}) => {
  const photo = await takePhoto('#c22');
  // The camera, and 52 degrees north.
  const before = (await sharp(photo).metadata()).exif?.toString('latin1');
  expect(before).toContain('Phone');
  expect(before).toContain('4\0\0\0\u0001\0\0\0');
  const part = await openPart(page);
  const status = page.locator('[data-recipe] [data-drink-log] > [role=status]');
  await page.locator('[data-recipe] [data-drink-log]').getByRole('button', { name: '5 stars' }).click();
  await expect(part).toContainText('Your photo stays on this device and is not in your account.');
  await choose(part, photo);
  await expect(status).toHaveText('Photo added');
  await expect(part.getByRole('button', { name: 'Enlarge your photo' })).toBeFocused();
  await isShown(part.locator('img'));
  await expectNoViolations(page);

  await test.step('it is still there after a reload, and opens large', async () => {
    await page.reload();
    await isShown(part.locator('img'));
    await part.getByRole('button', { name: 'Enlarge your photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    await isShown(dialog.getByRole('img', { name: 'Your photo of this drink' }));
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(part.getByRole('button', { name: 'Enlarge your photo' })).toBeFocused();
  });

  await test.step('what is stored says nothing of place or camera, is upright and at most 1,280 pixels', async () => {
    await page.goto('/my-taste');
    const photos = page.locator('[data-photos]');
    await expect(photos).toContainText('They are on this device alone');
    await isShown(photos.locator('img'));
    await expectNoViolations(page);
    const downloading = page.waitForEvent('download');
    await photos.getByRole('button', { name: 'Download the photo of Negroni' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('negroni.webp');
    const stored = await readFile(await download.path());
    const { width, height, exif, xmp } = await sharp(stored).metadata();
    expect({ width, height, exif, xmp }).toEqual({
      width: 640,
      height: 1280,
      exif: undefined,
      xmp: undefined,
    });
    const { dominant } = await sharp(stored).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 100);
  });

  await test.step('all of them are downloaded at one press', async () => {
    await page.goto('/cocktail/daiquiri');
    await page.getByRole('button', { name: 'Your stars and notes' }).click();
    await choose(page.locator('[data-recipe] [data-photo]'), await takePhoto('#2c2'));
    await expect(status).toHaveText('Photo added');
    await page.goto('/my-taste');
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await page.getByRole('button', { name: 'Download all' }).click();
    await expect.poll(() => names.sort()).toEqual(['daiquiri.webp', 'negroni.webp']);
  });

  await test.step('another takes its place; removed, it can be brought back', async () => {
    await openPart(page);
    await choose(part, await takePhoto('#22c'));
    await expect(status).toHaveText('Photo added');
    await part.getByRole('button', { name: 'Remove photo' }).click();
    await expect(part.locator('img')).toBeHidden();
    await expect(part.getByRole('button', { name: 'Add a photo' })).toBeVisible();
    await expect(part.getByRole('button', { name: 'Bring the photo back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Photo added');
    await page.reload();
    await isShown(part.locator('img'));
    await page.goto('/my-taste');
    await expect(page.locator('[data-photo-of]')).toHaveCount(2);
  });

  await test.step('"Forget this device" takes it along', async () => {
    await page.goto('/offline');
    const forget = page.getByRole('button', { name: 'Sign out and forget this device' });
    await forget.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out and forget this device' }).click();
    await expect(page).toHaveURL('/');
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(names).not.toContain('mixmaster-photos');
  });
});

test('a file that is no photo, too large or HEIC is refused with the reason, and so is one too many', async ({
  page,
}) => {
  await page.goto('/de/cocktail/negroni');
  await page.getByRole('button', { name: 'Deine Sterne und Anmerkungen' }).click();
  const part = page.locator('[data-recipe] [data-photo]');
  const problem = part.getByRole('alert');
  await choose(part, Buffer.from('Rezept'), 'text/plain');
  await expect(problem).toHaveText(/^Das ist kein Foto\./);
  await choose(part, Buffer.from('Rezept'));
  await expect(problem).toHaveText(/^Dieses Foto ist nicht lesbar\./);
  await choose(part, Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic');
  await expect(problem).toHaveText(/^Dein Browser kann HEIC-Fotos nicht lesen\./);
  await choose(part, Buffer.alloc(25_000_001));
  await expect(problem).toHaveText(/^Das Foto ist größer als 25\u00a0MB\./);
  await expectNoViolations(page);

  await page.evaluate(async () => {
    const opening = indexedDB.open('mixmaster-photos');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const sizes = opening.result.transaction('sizes', 'readwrite').objectStore('sizes');
    for (let id = 0; id < 200; id += 1) sizes.put(1000, String(id));
    await new Promise((resolve) => (sizes.transaction.oncomplete = resolve));
    opening.result.close();
  });
  await choose(part, await takePhoto('#2c2'));
  await expect(problem).toHaveText('Du hast 200 Fotos, mehr geht nicht. Entferne zuerst eines.');
  await expect(part.getByRole('button', { name: 'Foto hinzufügen' })).toBeVisible();
});
