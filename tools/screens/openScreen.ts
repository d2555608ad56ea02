import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { messagesIn } from '../../src/i18n/messages.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { SIZES, type Size } from './options.ts';
import { ownAddress, type House } from './readers.ts';
import type { Screen } from './screenList.ts';

/** One screen in a size and a language. */
export interface ScreenVisit {
  screen: Screen;
  size: Size;
  language: Locale;
  house: House;
}

/** Answers to what the site asks on a first visit. */
const ANSWERED = { ageVerified: 'yes', hasSeenWelcome: 'true', 'cocktail-unit-dialog-seen': 'true' };
/** Sizes that are held in the hand. */
export const TOUCHED: readonly Size[] = ['phone', 'tablet'];
/** Milliseconds after which a step is given up. */
const PATIENCE = 15_000;
/** The hour that the pages believe it is: the chat has its colours by the time of day. */
const HOUR = 20;

/** A browser context with the reader of a screen, and with what is stored in their browser. */
export async function openContext(
  browser: Browser,
  site: string,
  { screen, size, language, house }: ScreenVisit,
): Promise<BrowserContext> {
  const kept = Object.entries({ ...ANSWERED, ...screen.kept });
  const localStorage = kept.flatMap(([name, value]) => (value === null ? [] : { name, value }));
  const isTouched = TOUCHED.includes(size);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: SIZES[size],
    isMobile: isTouched,
    hasTouch: isTouched,
    locale: language,
    reducedMotion: 'reduce',
    extraHTTPHeaders: ownAddress(),
    storageState: {
      cookies: screen.as === undefined || screen.as === 'stranger' ? [] : house[screen.as],
      origins: [{ origin: site, localStorage }],
    },
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Opens the page of a screen and leads it to its state. */
export async function openScreen(
  page: Page,
  site: string,
  { screen, language, house }: ScreenVisit,
): Promise<void> {
  const path = typeof screen.path === 'function' ? screen.path(house) : screen.path;
  const messages = messagesIn(language);
  await page.clock.setFixedTime(new Date().setHours(HOUR, 0, 0, 0));
  await page.goto(site + localizedPath(language, path), { waitUntil: 'load' });
  await screen.steps?.({ page, house, t: (key) => messages[key] });
  if (screen.until !== undefined) await page.locator(screen.until).first().waitFor();
  await page.waitForLoadState('networkidle');
}
