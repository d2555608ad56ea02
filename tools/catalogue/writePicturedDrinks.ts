import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { byPopularity } from '../../src/domain/drinks/popular.ts';
import { findUnshowable } from './unshowable.ts';

/*
 * Writes all that the studio needs of the catalogue, which is its only tie to the site: `.pictures/drinks.json`, read
 * by `studio/drinks.ts`. `npm run pictures` and `npm run check:pictures` begin with it.
 */
const FILE = '.pictures/drinks.json';

const { recipes } = loadCatalogue('data', [findUnshowable()]);
const drinks = recipes
  .toSorted(byPopularity)
  .map(({ id, name, category, taste, method, lines, appearance }) => ({
    ...{ id, name: name.en, category, taste, method, look: appearance },
    ingredients: lines.map(({ ingredient }) => ingredient),
  }));
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, JSON.stringify(drinks));
