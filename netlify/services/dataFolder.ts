import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FOLDER } from '../../src/catalogue/builtData.ts';

/** Marks of the catalogue's `data` folder: the sources have the first, deployed functions only the second. */
const SIGNS = ['cocktails', BUILT_FOLDER].map((folder) => path.join('data', folder));

/**
 * The catalogue's folder where a function runs: in the nearest folder above this code that has one. The functions of
 * `netlify/` have it packed beside them by `netlify.toml` (`included_files`), the one of the pages by
 * `astro.config.mjs` (`includeFiles`); locally it is the project's own.
 *
 * @throws Error where none is above
 */
export function dataFolder(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (SIGNS.some((sign) => existsSync(path.join(folder, sign)))) return path.join(folder, 'data');
    if (folder === path.dirname(folder))
      throw new Error(`There is no ${SIGNS.join(' or ')} above the functions.`);
  }
}
