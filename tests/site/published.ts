import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';

const FOLDER = 'dist';

/** The file that is served at a path of the site, as Netlify finds it; undefined where there is none. */
export function fileAt(path: string): string | undefined {
  const name = decodeURIComponent(new URL(path, 'http://localhost').pathname).replace(/\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`]
    .map((candidate) => join(FOLDER, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * The HTML of a published page. Thousands of pages are read this way; that the server gives out these files is
 * tested by a few.
 */
export function readPage(path: string): string {
  const file = fileAt(path);
  if (file === undefined) throw new Error(`Nothing is published at ${path}.`);
  return readFileSync(file, 'utf8');
}

/** The entries of the sitemap of a language: path, and what stands behind the address. */
function entriesIn(locale: Locale): [path: string, rest: string][] {
  const xml = readFileSync(join(FOLDER, `sitemap-${locale}-0.xml`), 'utf8');
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, address = '', rest = '']) => [
    new URL(address).pathname,
    rest,
  ]);
}

/** The paths of every page in the sitemap of a language. */
export function sitemapPathsIn(locale: Locale): string[] {
  return entriesIn(locale).map(([path]) => path);
}

/** The last change of a page by its path, where the sitemap of a language tells it. */
export function lastmodsIn(locale: Locale): Map<string, string> {
  return new Map(
    entriesIn(locale).flatMap(([path, rest]) => {
      const day = /<lastmod>([^<]+)<\/lastmod>/.exec(rest)?.[1];
      return day === undefined ? [] : [[path, day]];
    }),
  );
}

/** The paths of every page in the sitemaps. */
export function sitemapPaths(): string[] {
  return LOCALES.flatMap(sitemapPathsIn);
}
