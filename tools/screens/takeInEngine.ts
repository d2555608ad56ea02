import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { messagesIn } from '../../src/i18n/messages.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import type { Engine, EngineName } from '../engines/engine.ts';
import { startNetwork, type Network } from '../engines/network.ts';
import { EnginePage } from '../engines/page.ts';
import { providePackages } from '../engines/packages.ts';
import { startEngine } from '../engines/startEngine.ts';
import { ANSWERED } from './openScreen.ts';
import { SIZES, type Size, type Theme } from './options.ts';
import { makeHouse, ownAddress, type House } from './readers.ts';
import type { Screen } from './screenList.ts';
import { fileName, LONGEST, QUALITY, showWhole, type Place, type Taken, type Wanted } from './takeScreens.ts';

/** Takes screens in Firefox or WebKit, one after another; one that cannot be had is told and does not stop the others. */
export async function takeInEngine(
  name: EngineName,
  { screens, sizes, themes, languages }: Wanted,
  { site, folder, onProgress }: Place,
): Promise<Taken> {
  providePackages([name]);
  await mkdir(folder, { recursive: true });
  // What a screen before has loaded would keep the next from failing.
  const network = await startNetwork(site, ownAddress(), false);
  const engine = await startEngine(name);
  const page = new EnginePage(engine, network);
  const taken: Taken = { shots: [], problems: [] };
  let done = 0;
  try {
    for (const language of languages) {
      const house = await makeHouse(site, language);
      for (const size of sizes) {
        for (const screen of screens) {
          try {
            await engine.resize(SIZES[size].width, SIZES[size].height);
            await reach(page, network, screen, language, house);
            for (const theme of themes) {
              const file = fileName(screen, size, theme, language);
              await shoot(engine, page, size, theme, join(folder, file));
              taken.shots.push({ screen: screen.name, size, theme, language, file });
            }
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            taken.problems.push(`${screen.name}, ${size}, ${language}: ${message}`);
          }
          onProgress?.((done += 1), screens.length * sizes.length * languages.length);
        }
      }
    }
  } finally {
    await engine.close();
    network.close();
  }
  return taken;
}

async function reach(
  page: EnginePage,
  network: Network,
  { path, as = 'stranger', kept, steps, until }: Screen,
  language: Locale,
  house: House,
): Promise<void> {
  const { engine } = page;
  network.clear();
  // A worker would answer for the site in the screens that follow.
  network.answer('/sw.js', 'abort');
  await engine.open(`${network.url}/robots.txt`);
  await engine.setCookies(network.url, as === 'stranger' ? [] : house[as]);
  await page.evaluate(
    (values) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) if (value !== null) localStorage.setItem(key, value);
    },
    { language, ...ANSWERED, ...kept },
  );
  const messages = messagesIn(language);
  const address = typeof path === 'function' ? path(house) : path;
  await engine.open(network.url + localizedPath(language, address));
  await steps?.({ page, house, t: (key) => messages[key] });
  if (until !== undefined) await page.locator(until).waitFor();
}

async function shoot(
  engine: Engine,
  page: EnginePage,
  size: Size,
  theme: Theme,
  file: string,
): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
  const { width, height } = SIZES[size];
  const whole = await page.evaluate(showWhole, LONGEST);
  if (typeof whole === 'number') {
    await page.evaluate(pinHeights);
    await engine.resize(width, Math.max(whole, height));
  }
  await page.until('what moves to rest', () =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  await sharp(await engine.screenshot())
    .jpeg({ quality: QUALITY })
    .toFile(file);
  await engine.resize(width, height);
}

/** Runs in the page: what is as high as the window stays so when the window becomes as high as the page. */
function pinHeights(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { minHeight } = getComputedStyle(element);
    if (Number.parseFloat(minHeight) > innerHeight / 3) element.style.minHeight = minHeight;
  }
}
