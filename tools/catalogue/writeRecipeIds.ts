/** Writes the ids of all recipes to src/catalogue/recipeIds.ts, for the functions: `npm run catalogue:ids`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { recipeIdsModule } from './recipeIdsModule.ts';

const folder = resolve(import.meta.dirname, '../..');
const ids = loadCatalogue(resolve(folder, 'data')).recipes.map(({ id }) => id);
writeFileSync(resolve(folder, 'src/catalogue/recipeIds.ts'), recipeIdsModule(ids));
console.log(`${ids.length} ids written.`);
