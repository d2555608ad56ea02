/**
 * Takes what a device shows of the site before it is installed, in every language, into `public/screenshots/`:
 * `npm run build && node tools/screens/installScreens.ts`. Run it again when the home page or a recipe looks different.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { SCREENSHOTS } from '../../src/layouts/appManifest.ts';
import { startPreview } from '../bench/startPreview.ts';
import { findTestBrowser } from '../test/findChromium.ts';

const FOLDER = 'public/screenshots';
const VIEWS = { narrow: { path: '/cocktail/negroni', scale: 2 }, wide: { path: '/cocktails', scale: 1 } };
const ANSWERED = { ageVerified: 'yes', hasSeenWelcome: 'true', 'cocktail-unit-dialog-seen': 'true' };

await mkdir(FOLDER, { recursive: true });
const site = await startPreview({ OPENAI_API_KEY: '' });
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
try {
  for (const [form, { width, height }] of Object.entries(SCREENSHOTS)) {
    const { path, scale } = VIEWS[form as keyof typeof VIEWS];
    const context = await browser.newContext({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      colorScheme: 'dark',
      serviceWorkers: 'block',
    });
    await context.addInitScript((answers) => {
      for (const [key, value] of Object.entries(answers)) localStorage.setItem(key, value);
    }, ANSWERED);
    for (const locale of LOCALES) {
      const page = await context.newPage();
      await page.goto(site.url + localizedPath(locale, path), { waitUntil: 'networkidle' });
      await sharp(await page.screenshot())
        .webp({ quality: 74 })
        .toFile(`${FOLDER}/${form}-${locale}.webp`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
