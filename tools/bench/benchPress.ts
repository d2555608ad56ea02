import { launch } from 'chrome-launcher';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { findChromium } from '../test/findChromium.ts';
import { driveTab } from './devTools.ts';
import { isBrief, missAim } from './effort.ts';
import { percentile } from './percentile.ts';
import { serveCompressed } from './serveCompressed.ts';

/*
 * Measures how long a reader waits from the press on a card of the list until the page of the drink is painted, over a
 * connection like that of a phone. The browser makes the page ahead while a reader points at its card.
 * Usage: npm run build && npm run qa -- press   (exits with 1 where the aim is missed)
 */

/** Milliseconds, issue "Found by searching, there at once": at the 75th percentile. */
const AIM = 100;
/** As Lighthouse slows a phone down: milliseconds of a round trip, bytes a millisecond. */
const PHONE = { latency: 150, pace: 205 };
/** Milliseconds for which the list is read, a card is pointed at, and the page of its drink is looked at. */
const [READS, POINTS, LOOKS] = isBrief ? [1500, 300, 1000] : [4000, 1500, 2500];
const TIMES = isBrief ? 1 : 20;
/** How often a page is asked that has not come so far, and the milliseconds in between: a busy machine takes its time. */
const [MOST_ASKED, PAUSE] = [60, 500];

const placeSchema = z.object({ x: z.number(), y: z.number() });
/** The list that was left was painted before the press. */
const paintSchema = z.object({ wait: z.number().positive(), isAhead: z.boolean() });

/** Where the name of one of the cards of the list is. */
const placeOf = (index: number) => `(() => {
  const link = document.querySelectorAll('main article[data-card] a[href]')[${index}];
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
const NOTE_PRESS = `addEventListener('click', () => sessionStorage.setItem('pressed', performance.timeOrigin + performance.now()), { capture: true, once: true })`;
/** A page that was made ahead is painted when it is shown, and counts from when it was made. */
const TELL_PAINT = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  const pressed = Number(sessionStorage.getItem('pressed'));
  return paint && { wait: performance.timeOrigin + paint.startTime - pressed, isAhead: activationStart > 0 };
})()`;

async function press(url: string, port: number, index: number) {
  const tab = await driveTab(port);
  const list = tab.pages[0];
  if (!list) throw new Error('The browser shows no page.');
  await list.send('Page.navigate', { url: `${url}/about` });
  await sleep(1000);
  await list.evaluate(`localStorage.setItem('ageVerified', 'yes')`);
  await list.send('Page.navigate', { url: `${url}/cocktails` });
  await sleep(READS);
  const { x, y } = await told(placeSchema, () => list.evaluate(placeOf(index)));
  await list.evaluate(NOTE_PRESS);
  await list.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await sleep(POINTS);
  for (const type of ['mousePressed', 'mouseReleased'])
    await list.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await sleep(LOOKS);
  const paint = await told(paintSchema, () => (tab.pages.at(-1) ?? list).evaluate(TELL_PAINT));
  tab.close();
  return paint;
}

/** @throws z.ZodError where a page does not tell in time what is looked for */
async function told<Fact>(schema: z.ZodType<Fact>, ask: () => Promise<unknown>): Promise<Fact> {
  for (let asked = 1; asked < MOST_ASKED; asked++) {
    const result = schema.safeParse(await ask());
    if (result.success) return result.data;
    await sleep(PAUSE);
  }
  return schema.parse(await ask());
}

const site = await serveCompressed(PHONE);
const waits: number[] = [];
let ahead = 0;
try {
  for (let time = 0; time < TIMES; time++) {
    // A browser of its own each time: nothing of the drink is cached.
    const chrome = await launch({
      chromePath: findChromium(),
      startingUrl: 'about:blank',
      chromeFlags: ['--headless=new', '--no-sandbox', '--window-size=412,823'],
      logLevel: 'silent',
    });
    try {
      const { wait, isAhead } = await press(site.url, chrome.port, time % 12);
      waits.push(wait);
      if (isAhead) ahead++;
    } finally {
      chrome.kill();
    }
  }
} finally {
  site.close();
}
const worst = percentile(waits, 0.75);
console.log(
  `From the press to the paint ${Math.round(percentile(waits, 0.5))} ms at the median, ${Math.round(worst)} ms at the 75th percentile (aim: ${AIM}); ${ahead} of ${TIMES} pages were made ahead.`,
);
if (worst > AIM) missAim();
