import assert from 'node:assert/strict';
import { getDocumentProxy } from 'unpdf';
import { codeIn, mailsTo } from '../serve/readMail.ts';
import type { Engine } from './engine.ts';
import {
  brokenWords,
  hiddenSideways,
  hyphenatedWords,
  leftEdges,
  outside,
  place,
  rowsUnderHearts,
  getText,
} from './measures.ts';
import type { Network } from './network.ts';
import { poll, type EnginePage } from './page.ts';

/** What a part of the walk works with. */
export interface Walker {
  engine: Engine;
  page: EnginePage;
  network: Network;
  /** The site itself, behind the network. */
  site: string;
}

/** A part of the walk. Each begins with what the one before left: the same browser, and its account. */
export interface Part {
  name: string;
  /** Width of the window. */
  width: keyof typeof HEIGHTS;
  walk: (walker: Walker) => Promise<void>;
}

export const HEIGHTS = { 390: 844, 1280: 900 };
export const FIRST_VISIT = 'first visit';
const SIGN_IN = 'sign-in and favorite';
/** Parts that the others stand on. */
export const ALWAYS = [FIRST_VISIT, SIGN_IN];
const GERMAN_PAGES = [
  '/de',
  '/de/cocktails',
  '/de/mixed-shots',
  '/de/cocktail/negroni',
  '/de/cocktail/zombie',
  '/de/mix-master',
  '/de/ratgeber',
  '/de/profile',
  '/de/my-drinks',
  '/de/menu-builder',
  '/de/account',
  '/de/diet',
  '/de/contact',
  '/de/offline',
];

/** The main ways of a reader, in the order of one evening. */
export const WALK: readonly Part[] = [
  {
    name: FIRST_VISIT,
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(network.url);
      await page.locator('#age-gate[open]').waitFor();
      assert.deepEqual(await page.locator('#age-gate').evaluate(place), {
        left: 0,
        top: 0,
        right: 1280,
        bottom: 900,
      });
      const focused = await page.evaluate(() => document.activeElement?.id);
      assert.equal(
        focused,
        'age-gate-question',
        'The focus is on the question, so that no key answers it unread',
      );
      await page.locator('[data-of-age=yes]').click();
      await page.locator('#welcome[open]').waitFor();
      await expectDialogInView(page, '#welcome', 200);
      await page.locator('#welcome [data-close]:not([data-login])').click();
      await engine.reload();
      await page.locator('h1').waitFor();
      assert.equal(await page.evaluate(() => document.querySelectorAll('dialog[open]').length), 0);
    },
  },
  {
    name: 'header search',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/about`);
      await page.locator('button[data-search]').click();
      await page.locator('#search[open]').waitFor();
      await expectDialogInView(page, '#search', 120);
      await page.type('negroni');
      await page
        .locator('#search [role=option][aria-selected=true]')
        .filter({ hasText: 'Negroni' })
        .waitFor();
      await expectDialogInView(page, '#search', 200);
      await page.press('Enter');
      await expectHeading(page, 'Negroni');
    },
  },
  {
    name: 'recipe',
    width: 1280,
    async walk({ engine, page, network }) {
      await page.evaluate(() => localStorage.removeItem('cocktail-unit-dialog-seen'));
      await engine.open(`${network.url}/cocktail/negroni`);
      await page.locator('#unit-dialog[open]').waitFor();
      await expectDialogInView(page, '#unit-dialog', 200);
      await page.locator('#unit-dialog [data-unit-choice=oz]').click();
      await page.locator('#unit-dialog[open]').waitForNone();
      const amounts = () => page.locator('[data-ingredients]').evaluate(getText);
      assert.match(await amounts(), /1\soz/);
      await expectStraightRows(page);
      await page.locator('[data-servings] [data-more]').click();
      await page.until('twice the amounts', () =>
        /2\soz/.test((document.querySelector('[data-ingredients]') as HTMLElement).innerText),
      );
      await expectStraightRows(page);
      await page.locator('[data-print]').click();
      assert.equal(await countSheets(await engine.printed()), 1, 'A recipe is printed on one sheet');
    },
  },
  {
    name: 'list, recipe and back',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/cocktails`);
      await page.locator('main [type=search]').click();
      await page.until('the list to listen', () => document.querySelector('astro-island[ssr]') === null);
      await page.type('sour');
      await page.locator('[data-list-results] article a').waitFor();
      await page.until('the address of the search', () => location.search.includes('q=sour'));
      await page.locator('[data-list-results] article a').click();
      await page.locator('[data-recipe]').waitFor();
      await page.loaded();
      await page.evaluate(() => history.back());
      await page.until('the list by Back', () => location.search.includes('q=sour'));
      await page.locator('[data-list-results] article a').click();
      await page.locator('[data-recipe]').waitFor();
      await page.loaded();
      await page.locator('[data-way-back]').click();
      await page.until('the list by its link', () => location.search.includes('q=sour'));
      await page.locator('[data-list-results] article').waitFor();
    },
  },
  {
    name: 'list by keyboard alone',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/cocktails`);
      await page.loaded();
      await poll('Tab to reach the search of the list', async () => {
        await page.press('Tab');
        return page.evaluate(() => document.activeElement?.matches('main [type=search]'));
      });
      // A driven window of Firefox has no focus, and says nothing when a field gets it: the text alone wakes the list.
      await page.type('daiquiri');
      await page.locator('[data-list-results] article').filter({ hasText: 'Daiquiri' }).waitFor();
    },
  },
  {
    name: 'list as lines',
    width: 390,
    async walk({ engine, page, network }) {
      await page.evaluate(() => localStorage.setItem('list-density', 'lines'));
      await engine.open(`${network.url}/de/cocktails`);
      await page.locator('.list-cards .card-contents').first().waitFor();
      // Firefox once forgot how wide a line is when the window changed its height alone.
      for (const height of [2000, HEIGHTS[390]]) {
        await engine.resize(390, height);
        const rows = await page.locator('.list-cards').evaluate(rowsUnderHearts);
        assert.deepEqual(rows, [], `In a window ${height} px high these lie under hearts`);
      }
      await page.evaluate(() => localStorage.removeItem('list-density'));
      await expectNoSideways(page);
    },
  },
  {
    name: 'Mix Master',
    width: 390,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/mix-master`);
      await page.until('the page to listen', () => document.querySelector('astro-island[ssr]') === null);
      for (const name of ['gin', 'campari']) {
        await page.locator('main [role=combobox]').click();
        await page.type(name);
        await page.press('Enter');
      }
      await page.locator('[data-group] article').waitFor();
      await expectNoSideways(page);
    },
  },
  {
    name: 'recipe with a shelf, German',
    width: 390,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/de/cocktail/negroni`);
      await page.locator('[data-ingredients] button').waitFor();
      await expectStraightRows(page);
      await expectNoSideways(page);
    },
  },
  {
    name: 'chat',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/cocktails`);
      await page.locator('[data-chat]').click();
      await page.locator('#chat [data-input]').click();
      await page.type('Negroni?');
      await page.press('Enter');
      await page.locator('#chat [data-actions]').waitFor();
      await expectDialogInView(page, '#chat', 500);
      assert.match(await page.locator('#chat [data-turns]').evaluate(getText), /Campari/);
    },
  },
  {
    name: 'chat, German',
    width: 390,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/de/cocktails`);
      await page.locator('[data-chat]').click();
      await page.locator('#chat[open] [data-idea]').waitFor();
      await expectDialogInView(page, '#chat', 700);
      assert.deepEqual(await page.locator('#chat').evaluate(outside), [], 'Nothing of the chat is clipped');
    },
  },
  {
    name: SIGN_IN,
    width: 1280,
    async walk({ engine, page, network, site }) {
      const email = `${engine.name}-${process.pid}@example.test`;
      await engine.open(`${network.url}/login`);
      await page.locator('[data-intent=sign-up]').click();
      await page.locator('[data-step=begin] [name=firstName]').fill('Ada');
      await page.locator('[data-step=begin] [name=email]').fill(email);
      await page.locator('[data-step=begin] [type=submit]').click();
      await page.locator('[data-step=code] [name=code]').waitFor();
      const code = await poll('the mail with the code', async () => (await mailsTo(site, email))[0]);
      await page.locator('[data-step=code] [name=code]').fill(codeIn(code));
      await page.locator('[data-step=code] [type=submit]').click();
      await page.until('the account', () =>
        document.querySelector('[data-account]')?.textContent.includes('Ada'),
      );
      await engine.open(`${network.url}/cocktail/negroni`);
      await page.locator('article [data-favorite="11002"]').click();
      await page.locator('article [data-favorite="11002"][aria-pressed=true]').waitFor();
      await engine.open(`${network.url}/profile`);
      await page.locator('[data-list] article').filter({ hasText: 'Negroni' }).waitFor();
    },
  },
  {
    name: 'menu, PDF and guests',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/menu-builder`);
      for (const at of [0, 1]) await page.locator('[data-choice] [type=checkbox]').nth(at).check();
      await page.locator('[data-details] input').first().fill('Aperitivo');
      await page.locator('[data-save-bar]').getByRole('button', { name: 'Save Menu' }).click();
      await expectDialogInView(page, 'dialog[open]', 150);
      await page.getByRole('dialog').getByRole('button', { name: 'Save Menu' }).click();
      await page.locator('[data-tab=saved]').click();
      await page.getByRole('button', { name: 'Export PDF' }).first().click();
      await page.locator('dialog[open] form').waitFor();
      await expectDialogInView(page, 'dialog[open]', 400);
      await page.getByRole('dialog').getByRole('radio', { name: 'Classic' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Create PDF' }).click();
      await poll('the file', () => Promise.resolve(engine.downloads().some((name) => name.endsWith('.pdf'))));
      await page.locator('dialog[open]').waitForNone();
      await page.locator('article section [type=checkbox]').first().check();
      await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
      const address = await page.until('the link for guests', () =>
        [...document.querySelectorAll('input')]
          .map(({ value }) => value)
          .find((value) => value.includes('/menu/')),
      );
      await engine.resize(390, HEIGHTS[390]);
      await engine.open(`${network.url}/de${new URL(address).pathname}`);
      await expectHeading(page, 'Aperitivo');
      assert.equal(await page.evaluate(() => document.querySelectorAll('[data-drink]').length), 2);
      await expectNoSideways(page);
    },
  },
  {
    name: 'words of the Menu Builder',
    width: 390,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/menu-builder`);
      // The tabs scroll sideways alone.
      const strip = await page
        .locator('[role=tablist]')
        .evaluate((list) => [getComputedStyle(list).overflowY, list.offsetHeight - list.clientHeight <= 1]);
      assert.deepEqual(strip, ['hidden', true]);
      for (const name of ['Manhattan', 'Boulevardier', 'Espresso Martini']) {
        await page.locator('main [type=search]').fill(name);
        await page.locator('[data-choice] label').filter({ hasText: name }).first().click();
        await page.locator('[data-drink]').filter({ hasText: name }).waitFor();
      }
      assert.deepEqual(await page.locator('[data-drinks]').evaluate(brokenWords), []);
      for (const name of ['Manhattan', 'Alexander']) {
        await page.locator('main [type=search]').fill(name);
        await page.locator('[data-choice] label').filter({ hasText: name }).waitFor();
        assert.deepEqual(await page.locator('[data-choice]').evaluate(brokenWords), []);
      }
    },
  },
  {
    name: 'language and theme',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/cocktails`);
      await page.locator('header summary').nth(0).click();
      await page.getByRole('link', { name: 'Deutsch' }).first().click();
      // The switch is of use once the scripts of the page have run.
      await page.until(
        'German',
        () => document.documentElement.lang === 'de' && document.readyState === 'complete',
      );
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      await page.locator('header [data-theme-switch]').click();
      const after = await ground();
      assert.notEqual(after, before);
      await engine.reload();
      assert.equal(await ground(), after, 'The theme stays');
    },
  },
  ...([1280, 390] as const).map((width): Part => ({
    name: 'no page scrolls sideways in German',
    width,
    async walk({ engine, page, network }) {
      for (const path of GERMAN_PAGES) {
        await engine.open(network.url + path);
        await page.locator('h1').waitFor();
        await expectNoSideways(page);
        assert.deepEqual(await page.locator('main').evaluate(hyphenatedWords), []);
      }
    },
  })),
  {
    name: 'without a network, and back',
    width: 1280,
    async walk({ engine, page, network }) {
      await engine.open(`${network.url}/cocktail/negroni`);
      await page.until('the page for no network', async () => (await caches.match('/offline')) !== undefined);
      await engine.open(`${network.url}/cocktail/margarita`);
      await page.until(
        'what a second page keeps',
        async () => (await caches.match('/api/en/mix-words.json')) !== undefined,
      );
      assert.deepEqual(engine.takeComplaints(), []);
      // As for a reader who has not opened the chat before.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await (await caches.open(name)).delete('/chat/en');
      });
      network.cut();
      try {
        await engine.open(`${network.url}/cocktail/negroni`);
        await expectHeading(page, 'Negroni');
        await page.locator('[data-chat]').click();
        await page.locator('[data-toast=error]').waitFor();
        await engine.open(`${network.url}/pricing`);
        await expectHeading(page, 'This page is not on this device');
        await engine.open(`${network.url}/cocktail/negroni`);
        await page.locator('[data-chat]').click();
        await page.locator('[data-toast=error]').waitFor();
      } finally {
        network.restore();
      }
      // What did not load is told there, and nothing else.
      const others = engine
        .takeComplaints()
        .filter((complaint) => !/did not load|load failed|NetworkError/i.test(complaint));
      assert.deepEqual(others, []);
      await page.locator('[data-chat]').click();
      await page.locator('#chat[open] [data-idea]').waitFor();
      await engine.open(`${network.url}/cocktails`);
      await page.locator('[data-chat]').click();
      await page.locator('#chat[open] [data-idea]').waitFor();
    },
  },
  {
    name: 'a part that did not come, without the service worker',
    width: 1280,
    async walk({ engine, page, network }) {
      network.refuse('/sw.js');
      try {
        await page.evaluate(async () => {
          for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
        });
        await engine.open(`${network.url}/cocktails`);
        assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null);
        network.cut();
        await page.locator('[data-chat]').click();
        await page.locator('[data-toast=error]').waitFor();
        network.restore();
        engine.takeComplaints();
        await page.locator('[data-chat]').click();
        await page.locator('#chat[open] [data-idea]').waitFor();
      } finally {
        network.restore();
        network.clear();
      }
    },
  },
];

async function expectHeading(page: EnginePage, text: string): Promise<void> {
  await page.until(
    `the heading "${text}"`,
    (wanted) =>
      [...document.querySelectorAll('h1')].some(
        (heading) => heading.checkVisibility() && heading.textContent.trim() === wanted,
      ),
    text,
  );
}

async function expectNoSideways(page: EnginePage): Promise<void> {
  const hidden = await page.evaluate(hiddenSideways);
  assert.equal(hidden, 0, `${await page.evaluate(() => location.pathname)} scrolls sideways by ${hidden} px`);
}

/** A dialog has room for what is in it, and stands in the window. */
async function expectDialogInView(page: EnginePage, selector: string, height: number): Promise<void> {
  await page.until('the dialog to rest', () => document.getAnimations().length === 0);
  const { left, top, right, bottom } = await page.locator(selector).evaluate(place);
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  assert.ok(bottom - top >= height, `${selector} is ${bottom - top} px high, not ${height} or more`);
  assert.ok(
    left >= 0 && top >= 0 && right <= window.width && bottom <= window.height,
    `${selector} stands from ${left}, ${top} to ${right}, ${bottom} in a window of ${window.width} × ${window.height}`,
  );
}

/** The names of all ingredients begin at one edge. */
async function expectStraightRows(page: EnginePage): Promise<void> {
  const edges = await page
    .locator('[data-ingredients]')
    .evaluate(leftEdges, 'li:not([hidden]) > span:nth-of-type(2)');
  assert.ok(edges.length > 1, 'There are rows');
  assert.deepEqual([...new Set(edges)].length, 1, `The names of ingredients begin at ${edges.join(', ')}`);
}

async function countSheets(pdf: Buffer): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
}
