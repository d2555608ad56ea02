import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { WORKER } from '../../src/contracts/site/workerAddress.ts';
import { findChromium, findTestBrowser } from '../test/findChromium.ts';
import { publishFullMenu } from './fullGuestMenu.ts';
import { startPreview } from './startPreview.ts';

/*
 * Measures what a browser loads from the built site per kind of page, pictures aside: on the first visit of all,
 * and on a further visit to such a page by somebody whose cache holds what is immutable. Sizes are those of
 * Brotli at the quality of a CDN that compresses on the fly, so a little more than what is compressed beforehand.
 * Usage: npm run build && npm run qa -- budgets   (exits with 1 where an aim is missed)
 */

const BROTLI_QUALITY = 5;
const KILOBYTE = 1000;

/** Kilobytes that the worker may fetch after the first page, with itself. */
const WORKER_AIM = 70;

const KINDS = ['html', 'css', 'script', 'data', 'font'] as const;
type Kind = (typeof KINDS)[number];
type Sizes = Record<Kind, number>;

interface Aim {
  text: string;
  visit: 'first' | 'returning';
  most: number;
  of: Kind[];
}

interface PageType {
  name: string;
  path: string;
  /** Visited before on a returning visit. */
  before: string;
  /** What the reader does there. */
  use?: (page: Page) => Promise<void>;
  aims: Aim[];
}

const LIST: Kind[] = ['html', 'css', 'script', 'data'];

/** @param guestMenu the path of a menu of 40 drinks */
const pageTypes = (guestMenu: string): PageType[] => [
  { name: 'home', path: '/', before: '/', aims: [] },
  {
    name: 'recipe',
    path: '/cocktail/negroni',
    before: '/cocktail/margarita',
    aims: [
      { text: 'HTML + CSS ≤ 30 kB', visit: 'first', most: 30, of: ['html', 'css'] },
      { text: 'fonts ≤ 36 kB', visit: 'first', most: 36, of: ['font'] },
      { text: 'script ≤ 15 kB', visit: 'returning', most: 15, of: ['script'] },
    ],
  },
  {
    // The page of a recipe with the most bytes.
    name: 'recipe, longest',
    path: '/fr/cocktail/mai-tai',
    before: '/fr/cocktail/negroni',
    aims: [{ text: 'HTML + CSS ≤ 30 kB', visit: 'first', most: 30, of: ['html', 'css'] }],
  },
  {
    name: 'cocktails',
    path: '/cocktails',
    before: '/cocktails',
    aims: [
      // From about 29 kB on a phone waits one round trip more; in the other languages it is a kilobyte more.
      { text: 'HTML ≤ 28 kB', visit: 'first', most: 28, of: ['html'] },
      { text: 'list ≤ 54 kB', visit: 'first', most: 54, of: LIST },
    ],
  },
  {
    name: 'cocktails, searched',
    path: '/cocktails',
    before: '/cocktails?q=gin',
    use: searchGin,
    aims: [{ text: 'list ≤ 60 kB', visit: 'returning', most: 60, of: LIST }],
  },
  {
    name: 'shots',
    path: '/mixed-shots',
    before: '/mixed-shots',
    aims: [{ text: 'list ≤ 45 kB', visit: 'first', most: 45, of: LIST }],
  },
  {
    name: 'menu, 40 drinks',
    path: guestMenu,
    before: guestMenu,
    aims: [
      { text: 'HTML ≤ 25 kB', visit: 'first', most: 25, of: ['html'] },
      { text: 'script ≤ 6 kB', visit: 'first', most: 6, of: ['script'] },
    ],
  },
];

const NO_CONTENT = 204;

const compress = promisify(brotliCompress);

async function searchGin(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('gin');
  await page.locator('[data-list-results]').waitFor();
}

function kindOf(response: Response): Kind | undefined {
  const type = response.request().resourceType();
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  if (type === 'script' || type === 'font') return type;
  return type === 'fetch' || type === 'xhr' ? 'data' : undefined;
}

async function sizeOf(response: Response, kind: Kind): Promise<number> {
  if (response.status() >= 400 || response.status() === NO_CONTENT) return 0;
  const body = await response.body();
  if (kind === 'font') return body.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return (await compress(body, { params })).length;
}

/** What one visit transfers; what comes from the browser's cache costs nothing, a page is always asked for. */
async function visit(context: BrowserContext, url: string, use: PageType['use']): Promise<Sizes> {
  const page = await context.newPage();
  const cached = new Set<string>();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache === true) cached.add(response.url);
  });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  await use?.(page);
  await page.waitForLoadState('networkidle');
  const sizes: Sizes = { html: 0, css: 0, script: 0, data: 0, font: 0 };
  for (const response of responses) {
    const kind = kindOf(response);
    if (kind === undefined || (kind !== 'html' && cached.has(response.url()))) continue;
    sizes[kind] += await sizeOf(response, kind);
  }
  await page.close();
  return sizes;
}

/** Behind the age gate nobody could search. The pages are measured without a worker, which is measured by itself. */
async function openAsAdult(
  browser: Browser,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers });
  await context.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
  });
  return context;
}

async function measure(browser: Browser, site: string, { path, before, use }: PageType) {
  const fresh = await openAsAdult(browser);
  const first = await visit(fresh, site + path, use);
  await fresh.close();
  const known = await openAsAdult(browser);
  await visit(known, site + before, use);
  const returning = await visit(known, site + path, use);
  await known.close();
  return { first, returning };
}

/**
 * What the worker fetches after the first page of a reader, itself included, and after the second, which brings what
 * works without a network. It counts what comes over the network: what the browser's own cache holds costs nothing.
 */
async function measureWorker(browser: Browser, site: string): Promise<{ first: number; second: number }> {
  const context = await openAsAdult(browser, 'allow');
  const seen = new Set<string>();
  const after = async (path: string, until: string): Promise<number> => {
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.waitForFunction((kept) => caches.match(kept), until);
    const [worker] = context.serviceWorkers();
    const fetched = await worker?.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => {
          const { transferSize, encodedBodySize } = entry as PerformanceResourceTiming;
          return transferSize > 0 && transferSize >= encodedBodySize;
        })
        .map(({ name }) => name),
    );
    await page.close();
    const fresh = [site + WORKER, ...(fetched ?? [])].filter((address) => !seen.has(address));
    for (const address of fresh) seen.add(address);
    const sizes = await Promise.all(fresh.map(fetchedSize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const first = await after('/cocktail/negroni', '/favicon.svg');
  const second = await after('/cocktail/margarita', '/api/en/mix-words.json');
  await context.close();
  return { first, second };
}

async function fetchedSize(address: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = Buffer.from(await (await fetch(address)).arrayBuffer());
  return (await compress(body, { params })).length;
}

function row(cells: string[]): string {
  return cells
    .map((cell, index) => (index < 2 ? cell.padEnd([21, 11][index] ?? 0) : cell.padStart(8)))
    .join('');
}

const kilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(1);

if (!existsSync('dist/index.html'))
  throw new Error('There is no built site in dist/: run "npm run build" first.');
const site = await startPreview({ OPENAI_API_KEY: '', SIGN_IN_PACE_MS: '0' });
/** Nobody counts the pictures. */
const launch = (executablePath: string) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--blink-settings=imagesEnabled=false'] });
// What a page asks for is the same in both, and the one without a window takes less than half the time of a processor for it.
const browser = await launch(findTestBrowser());
try {
  console.log(`kB, Brotli ${BROTLI_QUALITY}, pictures aside`);
  console.log(row(['page', 'visit', ...KINDS, 'total']) + '  aims');
  const guestMenu = `/de/menu/${await publishFullMenu(site.url, loadCatalogue('data'))}`;
  for (const type of pageTypes(guestMenu)) {
    const measured = await measure(browser, site.url, type);
    for (const when of ['first', 'returning'] as const) {
      const sizes = measured[when];
      const sum = (kinds: readonly Kind[]) => kinds.reduce((total, kind) => total + sizes[kind], 0);
      const aims = type.aims
        .filter((aim) => aim.visit === when)
        .map((aim) => {
          const isMet = sum(aim.of) <= aim.most * KILOBYTE;
          if (!isMet) process.exitCode = 1;
          return `${aim.text}: ${kilobytes(sum(aim.of))} ${isMet ? 'met' : 'MISSED'}`;
        });
      const numbers = [...KINDS.map((kind) => kilobytes(sizes[kind])), kilobytes(sum(KINDS))];
      console.log(`${row([type.name, when, ...numbers])}  ${aims.join('; ')}`);
    }
  }
  // How the worker shares what is fetched with the page is up to the browser: here counts the one that people use.
  const whole = await launch(findChromium());
  const worker = await measureWorker(whole, site.url).finally(() => whole.close());
  const isSmall = worker.first <= WORKER_AIM * KILOBYTE;
  if (!isSmall) process.exitCode = 1;
  console.log(
    `worker, after the first page ≤ ${WORKER_AIM} kB: ${kilobytes(worker.first)} ${isSmall ? 'met' : 'MISSED'}; after the second: ${kilobytes(worker.second)}`,
  );
} finally {
  await browser.close();
  await site.stop();
}
