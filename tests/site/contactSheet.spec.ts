import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { contactSheet } from '../../tools/screens/contactSheet.ts';
import { SCREENS } from '../../tools/screens/screenList.ts';
import { takeScreens } from '../../tools/screens/takeScreens.ts';
import { WITH_PICTURES } from '../browser.ts';

test.use({ launchOptions: WITH_PICTURES });

/** One that needs a reader, steps, and something to wait for; and one that cannot be had. */
const TAKEN = 'menu builder, delete';

test('the contact sheet takes a screen with its steps and shows it by filters', async ({ page, baseURL }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'screens-'));
  try {
    const screens = SCREENS.filter(({ name }) => name === TAKEN);
    const { shots, problems } = await takeScreens(
      { screens, sizes: ['phone'], themes: ['dark', 'light'], languages: ['de'] },
      { site: baseURL ?? '', folder, hands: 1 },
    );
    expect(problems).toEqual([]);
    expect(shots.map(({ file }) => file)).toEqual([
      'menu-builder-delete-phone-dark-de.jpg',
      'menu-builder-delete-phone-light-de.jpg',
    ]);
    const sheet = join(folder, 'index.html');
    await writeFile(sheet, contactSheet(shots, [TAKEN], 'two pictures'));

    await page.goto(pathToFileURL(sheet).href);
    const picture = (theme: string) => page.getByRole('img', { name: `${TAKEN}, phone · ${theme} · de` });
    await expect(picture('dark')).toBeVisible();
    await expect
      .poll(() => picture('dark').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(390);
    await page.getByLabel('dark').uncheck();
    await expect(picture('dark')).toBeHidden();
    await expect(picture('light')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('dark')).not.toBeChecked();
    await expect(page.getByText('Pictures: 1')).toBeVisible();
    await page.getByLabel('Screen').fill('login');
    await expect(picture('light')).toBeHidden();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a screen that cannot be had is told, and the others are taken all the same', async ({ baseURL }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'screens-'));
  try {
    const { shots, problems } = await takeScreens(
      {
        screens: [
          { name: 'broken', path: '/about', steps: () => Promise.reject(new Error('No such button.')) },
          { name: 'about', path: '/about' },
        ],
        sizes: ['desktop'],
        themes: ['light'],
        languages: ['en'],
      },
      { site: baseURL ?? '', folder, hands: 2 },
    );
    expect(problems).toEqual(['broken, desktop, en: No such button.']);
    expect(shots.map(({ screen }) => screen)).toEqual(['about']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
