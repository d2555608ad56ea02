/*
 * The service worker: what the site does without a network. A newcomer finds here
 *
 * - what is kept: each page that was read, with its scripts, data and pictures, in bounded caches (Workbox);
 * - what is there although nobody has been there (`prepare`): first the page that says what is on this device, and from
 *   the second page of a reader on the lists, Mix Master and the favorites in their language (shellFiles.ts says which
 *   files that takes);
 * - what all of it must not touch: answers of the API, menus of bars, whatever says `private` or `no-store`.
 *
 * `buildWorker.ts` bundles it to /sw.js; `features/offline/` has what pages do: register it, offer a new version, keep
 * all recipes, show what is there. Nothing that a reader writes passes through here: `stores/unsent.ts` holds it, since
 * only a page knows whose it is (decision 48).
 */
import type { RouteHandlerCallback, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { DEFAULT_LOCALE, LOCALES } from '../contracts/site/locale.ts';
import { CACHES, SHELL_CACHE, type Preparation } from '../contracts/site/offline.ts';
import type { ShellFiles } from './shellFiles.ts';

/** Put in by buildWorker.ts: which build this is, and what each language needs. */
declare const BUILD: string;
declare const SHELL: Record<string, ShellFiles>;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listen: (event: ExtendableEvent & { data: unknown }) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

const DAY = 24 * 60 * 60;
/** Seconds that a page may take before the one that was kept is shown. */
const PATIENCE = 5;
const prefixOf = (locale: string) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);
const IN_LANGUAGE = new RegExp(
  `^/(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})(?=/|$)`,
);

/** Only whole answers of this site that are nobody's own are kept. */
const keepable = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(
      response.status === 200 &&
        response.type === 'basic' &&
        !/no-store|private/.test(response.headers.get('cache-control') ?? '')
        ? response
        : null,
    ),
};
/** The address of a page as it is linked: in lower case, without a slash at the end or a prefix for the default language. */
const ownPath = (path: string) =>
  path
    .toLowerCase()
    .replace(new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`), '')
    .replace(/\/$/, '') || '/';
/** Files do not differ by the query of a page, such as the filters of a list. */
const withoutQuery = {
  cacheKeyWillBeUsed({ request }: { request: Request }) {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + ownPath(pathname));
  },
};
/** Its class says of some hooks that they may be undefined, which no plugin may by its type. */
const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }) as WorkboxPlugin;

type Asked = Pick<RouteMatchCallbackOptions, 'request' | 'url' | 'sameOrigin'>;
const isPage = ({ request }: Asked) =>
  request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
/** The pages that were built. Those of the API and the menus of bars are made for whoever asks. */
const isFile = ({ url, sameOrigin }: Asked) =>
  sameOrigin && !/^\/(api|menu)\//.test(url.pathname.replace(IN_LANGUAGE, ''));

/** What a strategy answers, else what is kept at the same path in any version, else another answer. */
function orKept(
  strategy: Strategy,
  otherwise: (path: string, request: Request) => Promise<Response | undefined>,
): RouteHandlerCallback {
  return async (options) => {
    try {
      return await strategy.handle(options);
    } catch (failure) {
      const { url, request } = options;
      const kept = (await keptAt(url.pathname)) ?? (await otherwise(ownPath(url.pathname), request));
      if (kept === undefined) throw failure;
      return kept;
    }
  };
}

const keptAt = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true });
const nothing = () => Promise.resolve(undefined);
/** The page that was kept; else the one that says what is on this device, in any language that is here. */
async function pageInstead(path: string): Promise<Response | undefined> {
  const prefixes = [IN_LANGUAGE.exec(path)?.[0] ?? '', ...LOCALES.map(prefixOf)];
  for (const at of [path, ...prefixes.map((prefix) => `${prefix}/offline`)]) {
    const kept = await keptAt(at);
    if (kept) return kept;
  }
  return undefined;
}

registerRoute(
  (asked) => isPage(asked) && isFile(asked),
  orKept(
    new NetworkFirst({
      cacheName: CACHES.pages,
      networkTimeoutSeconds: PATIENCE,
      plugins: [keepable, withoutQuery, bounded(200)],
    }),
    // A script that asks for a part of a page, such as the chat, is told that it did not come.
    (path, { mode }) => (mode === 'navigate' ? pageInstead(path) : nothing()),
  ),
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    try {
      return await new NetworkOnly().handle(options);
    } catch (failure) {
      const page = await pageInstead(ownPath(options.url.pathname));
      if (page === undefined) throw failure;
      return page;
    }
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  orKept(new CacheFirst({ cacheName: CACHES.assets, plugins: [keepable, bounded(400)] }), nothing),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/pictures\/[^/]+(\/(400|800)\.\w+|\.svg)$/.test(url.pathname),
  orKept(
    new CacheFirst({ cacheName: CACHES.pictures, plugins: [keepable, bounded(400)] }),
    // The small one stands in for every size and format.
    (path) => keptAt(path.replace(/\/[^/]+$/, '/400.avif')),
  ),
);
const DATA = /^\/(lists\/\w+\/(?!recipes)[\w-]+|api\/\w+\/mix-\w+)\.json$/;
const data = { cacheName: CACHES.data, plugins: [keepable, bounded(60)] };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && DATA.test(url.pathname),
  (options) =>
    orKept(
      options.url.search === '' ? new StaleWhileRevalidate(data) : new CacheFirst(data),
      nothing,
    )(options),
);

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});
scope.addEventListener('message', (event) => {
  const { data } = event as { data: Preparation | { type: 'SKIP_WAITING' } | undefined };
  if (data?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (data?.type === 'PREPARE') event.waitUntil(prepare(data).catch(() => undefined));
});

/** Brings what is to be there in a language up to this build; what is of an older one goes when all is there. */
async function prepare({ locale, isWhole }: Preparation): Promise<void> {
  const files = SHELL[locale];
  if (files === undefined) return;
  const shell = await caches.open(SHELL_CACHE + BUILD);
  for (const path of isWhole ? [...files.first, ...files.rooms] : files.first) {
    if ((await shell.match(path)) === undefined) await shell.put(path, await fresh(path));
  }
  if (!isWhole) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(SHELL_CACHE) && name !== SHELL_CACHE + BUILD) await caches.delete(name);
  }
  await renewRecipes(files.recipes);
}

/** A file: from any cache where its address changes with what is in it, else as it is now. */
async function fresh(path: string): Promise<Response> {
  const isForGood = path.startsWith('/_astro/') || path.includes('?v=');
  const known = isForGood ? await caches.match(path) : undefined;
  if (known) return known;
  const answer = await fetch(path, isForGood ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** The texts of all recipes, where a reader keeps them and they have changed. */
async function renewRecipes(address: string): Promise<void> {
  const kept = await caches.open(CACHES.kept);
  const [before] = await kept.keys(address, { ignoreSearch: true });
  if (before === undefined || before.url.endsWith(address)) return;
  await kept.put(address, await fresh(address));
  await kept.delete(before);
}
