import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../contracts/site/locale.ts';

/** What the worker fetches by itself in one language: addresses of this site. */
export interface ShellFiles {
  /** For the page that says what is on this device. */
  first: string[];
  /** For the home page, the lists, Mix Master, the favorites and the search besides. */
  rooms: string[];
  /** All recipes, for who keeps them. */
  recipes: string;
}

const FIRST = ['/offline'];
const ROOMS = ['/', '/cocktails', '/mixed-shots', '/mix-master', '/shopping-list', '/profile'];
/** Beside what is in the page, scripts ask for these by their names alone: what is said when a network is back, and Mix Master. */
const BY_NAME = (locale: Locale) => [
  `/lists/${locale}/offline-notices.json`,
  `/api/${locale}/mix-index.json`,
  `/api/${locale}/mix-words.json`,
];

const ASSET = /\/_astro\/[\w./-]+\.\w+/g;
/** How a script names another one, `import("./Card.abc.js")`, and the styles of that: `"_astro/Card.abc.css"`. */
const PART = /["'`](?:\.\/([\w.-]+\.js)|_astro\/([\w.-]+\.css))["'`]/g;
const DATA = /\/lists\/\w+\/[\w-]+\.json\?v=\w+/g;
const RECIPES = /\/recipes\.json\?/;
/** Parts that nobody gets anywhere with without a network. */
const ONLINE_ONLY = /\/(chatDialog|loginForm|accountForm|pdfWorker|unsavedMenus)\./;
/** What any page may ask for, and nothing that a first visit waits for: search, stars, lists, swaps, what accounts sync. */
const LATER_PARTS = /\/(searchDialog|showLog|showAverage|listControls|showSwaps|meetAccount|sendUnsent)\./;

/**
 * Which files of a built site the pages of a language need that are to work without a network, found by following what
 * pages and scripts name.
 *
 * @param folder the built site
 * @throws Error where a page of them is missing
 */
export function shellFiles(folder: string, locale: Locale): ShellFiles {
  const address = (path: string) =>
    locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const pageAt = (path: string) => read(getFile(path));

  function needs(pages: string[], isLeft: (file: string) => boolean = () => false): Set<string> {
    const found = new Set<string>();
    const follow = (file: string) => {
      if (found.has(file) || isLeft(file) || ONLINE_ONLY.test(file) || !existsSync(join(folder, file)))
        return;
      found.add(file);
      if (file.endsWith('.js'))
        for (const [, script, style = ''] of read(file).matchAll(PART)) follow(`/_astro/${script ?? style}`);
      if (file.endsWith('.css')) for (const [asset] of read(file).matchAll(ASSET)) follow(asset);
    };
    for (const page of pages) {
      const html = pageAt(page);
      found.add(page);
      for (const [asset] of html.matchAll(ASSET)) follow(asset);
      for (const [data] of html.matchAll(DATA)) if (!RECIPES.test(data)) found.add(data);
    }
    return found;
  }

  const first = needs(FIRST.map(address), (file) => LATER_PARTS.test(file));
  const rooms = needs([...ROOMS.map(address), `/search/${locale}`]);
  const recipes = pageAt(address('/offline'))
    .match(DATA)
    ?.find((data) => RECIPES.test(data));
  if (recipes === undefined) throw new Error('The page "offline" does not say where all recipes are.');
  const more = [...rooms, ...BY_NAME(locale)].filter((file) => !first.has(file));
  return { first: [...first, '/favicon.svg'], rooms: more, recipes };
}

/** The file of an address in the folder of the built site. */
export function getFile(address: string): string {
  const [path = ''] = address.split('?');
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}
