import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findTestBrowser } from '../test/findChromium.ts';
import type { Shot } from './contactSheet.ts';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { openContext, openScreen, TOUCHED, type ScreenVisit } from './openScreen.ts';
import type { Size, Theme } from './options.ts';
import { makeHouse } from './readers.ts';
import type { Screen } from './screenList.ts';

interface Wanted {
  screens: readonly Screen[];
  sizes: readonly Size[];
  themes: readonly Theme[];
  languages: readonly Locale[];
}

interface Place {
  /** Origin of the built site, with the embedded backend behind it. */
  site: string;
  /** Folder for the pictures. */
  folder: string;
  /** Pages that are open at a time. */
  hands: number;
  /** Told whenever a screen has been taken in a size and language. */
  onProgress?: (done: number, of: number) => void;
}

/** What was taken, and what stood in the way of a screen. */
interface Taken {
  shots: Shot[];
  problems: string[];
}

/** Chromium takes a long page with the pointer of its settings, whatever a page emulates: 2 is coarse, 1 no hover. */
const FINGER =
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';
/** Pixels after which a long page is cut. */
const LONGEST = 4000;
const QUALITY = 72;

/** Takes screens of a site; one that cannot be had is told and does not stop the others. */
export async function takeScreens(wanted: Wanted, place: Place): Promise<Taken> {
  await mkdir(place.folder, { recursive: true });
  const takes: ScreenVisit[] = [];
  for (const language of wanted.languages) {
    const house = await makeHouse(place.site, language);
    for (const screen of wanted.screens)
      for (const size of wanted.sizes) takes.push({ screen, size, language, house });
  }
  const [mouse, finger] = await Promise.all([launch(), launch(FINGER)]);
  const taken: Taken = { shots: [], problems: [] };
  const waiting = [...takes];
  let done = 0;
  const work = async () => {
    for (let take = waiting.shift(); take !== undefined; take = waiting.shift()) {
      await takeOne(TOUCHED.includes(take.size) ? finger : mouse, take, wanted.themes, place, taken);
      place.onProgress?.((done += 1), takes.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: place.hands }, work));
  } finally {
    await Promise.all([mouse.close(), finger.close()]);
  }
  return taken;
}

function launch(...more: string[]): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-background-networking', ...more];
  return chromium.launch({ executablePath: findTestBrowser(), args });
}

async function takeOne(
  browser: Browser,
  take: ScreenVisit,
  themes: readonly Theme[],
  { site, folder }: Place,
  { shots, problems }: Taken,
): Promise<void> {
  const { screen, size, language } = take;
  const context = await openContext(browser, site, take);
  const page = await context.newPage();
  const complain = (text: string) => problems.push(`${screen.name}, ${size}, ${language}: ${text}`);
  page.on('pageerror', ({ message }) => complain(message));
  try {
    await openScreen(page, site, take);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const file = fileName(screen, size, theme, language);
      await shoot(page, join(folder, file));
      shots.push({ screen: screen.name, size, theme, language, file });
    }
  } catch (error) {
    complain(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
}

function fileName({ name }: Screen, size: Size, theme: Theme, language: Locale): string {
  return `${[name, size, theme, language].join('-').replaceAll(/[^a-z0-9]+/g, '-')}.jpg`;
}

/** The whole page, or what is in view where a dialog lies over it. */
async function shoot(page: Page, path: string): Promise<void> {
  const height = await page.evaluate(showWhole, LONGEST);
  const options = { path, type: 'jpeg', quality: QUALITY, animations: 'disabled' } as const;
  const { width = 0 } = page.viewportSize() ?? {};
  if (height === undefined) await page.screenshot(options);
  else await page.screenshot({ ...options, fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/**
 * Runs in the page: has all that is to be on the picture of a whole page loaded and laid out.
 * @returns the height of the picture; undefined where a dialog lies over the page
 */
async function showWhole(longest: number): Promise<number | undefined> {
  const isCovered = document.querySelector('dialog:modal') !== null;
  const height = isCovered ? innerHeight : Math.min(document.documentElement.scrollHeight, longest);
  const pictures = [...document.images].filter(
    (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < height,
  );
  for (const picture of pictures) picture.loading = 'eager';
  // What a page leaves out while it is not in view.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  // One that does not come leaves its place empty.
  await Promise.allSettled([...pictures.map((picture) => picture.decode()), document.fonts.ready]);
  scrollTo({ top: 0, behavior: 'instant' });
  return isCovered ? undefined : height;
}
