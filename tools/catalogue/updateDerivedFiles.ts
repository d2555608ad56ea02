import { writeFileSync } from 'node:fs';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { derivedFiles } from './derivedFiles.ts';

/* Writes the files that follow from the recipes: `npm run catalogue:update`. */
for (const { file, text } of derivedFiles(loadCatalogue('data'))) {
  writeFileSync(file, text);
  console.log(`${file} is as the recipes are.`);
}
