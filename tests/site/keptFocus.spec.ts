import { expect, test, type Browser, type Page } from '@playwright/test';
import { openContext, openScreen } from '../../tools/screens/openScreen.ts';
import { makeHouse, type House } from '../../tools/screens/readers.ts';
import { SCREENS, type Screen } from '../../tools/screens/screenList.ts';
import { openControls, pressNext } from '../pressing.ts';
import { listAccessFaults } from './accessRules.ts';
import { weakContrasts, WITH_CONTROLS_OF_THEIR_OWN } from './contrast.ts';

/*
 * Presses the buttons of every screen by keyboard, also those of the dialogs that open, and looks where the focus is
 * then: on the body it is lost, and the next Tab starts at the top of the page. Before that it tries the rules of
 * accessRules.ts, and measures what is to be seen of the controls on the screens that contrast.ts names.
 */

/** Presses after which a screen counts as endless. */
const MAX_PRESSES = 200;
/** Screens whose header and footer are pressed too: the others have the same. */
const WITH_CHROME = ['home', 'home, signed in'];

/** The readers of this worker, until a press has changed what they keep. */
let house: Promise<House> | undefined;

/** Whether a screen is of a reader, or its address is. */
const needsReaders = ({ as = 'stranger', path }: Screen) => as !== 'stranger' || typeof path === 'function';

/** Keeps the page where it is: presses that lead elsewhere are answered with nothing. */
async function stayHere(page: Page): Promise<void> {
  await page.route('**', (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      return route.fulfill({ status: 204 });
    return route.fallback();
  });
}

async function pressAll(
  browser: Browser,
  site: string,
  screen: Screen,
  pressed: Record<string, number>,
): Promise<string[]> {
  if (needsReaders(screen)) house ??= makeHouse(site, 'en');
  const visit = { screen, size: 'desktop', language: 'en', house: (await house) ?? ({} as House) } as const;
  const context = await openContext(browser, site, visit);
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.method() !== 'GET' && needsReaders(screen)) house = undefined;
    });
    await openScreen(page, site, visit);
    if (WITH_CONTROLS_OF_THEIR_OWN.includes(screen.name))
      expect.soft(await weakContrasts(page), `${screen.name}: what cannot be told apart`).toEqual([]);
    expect.soft(await listAccessFaults(page), screen.name).toEqual([]);
    await page.evaluate(openControls, {
      chrome: WITH_CHROME.includes(screen.name),
      chat: screen.name.startsWith('chat'),
    });
    await stayHere(page);
    const lost: string[] = [];
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const press = await pressNext(page, pressed);
      if (press === undefined) return lost;
      if (press.isLost) lost.push(`${screen.name}: ${press.name}`);
    }
    throw new Error(`${screen.name}: more than ${MAX_PRESSES} presses`);
  } finally {
    await context.close();
  }
}

/** The states of a page that the same reader sees: what was pressed in one is not pressed again in the next. */
const pages = Map.groupBy(SCREENS, ({ name, as = 'stranger' }) => `${name.replace(/,.*/, '')}, ${as}`);

for (const [name, states] of pages) {
  test(`controls are seen, and no press of a key loses the focus: ${name}`, async ({ browser, baseURL }) => {
    // The Menu Builder alone has some 150 controls.
    test.setTimeout(600_000);
    const pressed: Record<string, number> = {};
    const lost: string[] = [];
    for (const screen of states) lost.push(...(await pressAll(browser, baseURL ?? '', screen, pressed)));
    expect(lost).toEqual([]);
  });
}

test('every screen whose controls are looked at is in the list of screens', () => {
  const names = new Set(SCREENS.map(({ name }) => name));
  expect(WITH_CONTROLS_OF_THEIR_OWN.filter((name) => !names.has(name))).toEqual([]);
});
