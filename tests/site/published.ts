import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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

/** The paths of every page in the sitemap. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(join(FOLDER, 'sitemap-0.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}
