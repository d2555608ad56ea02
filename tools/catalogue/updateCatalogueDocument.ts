import { writeFileSync } from 'node:fs';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { CATALOGUE_DOCUMENT, catalogueDocument } from './catalogueDocument.ts';

/* Counts the catalogue anew in its document: `npm run update`. */
writeFileSync(CATALOGUE_DOCUMENT, catalogueDocument(loadCatalogue('data')));
console.log(`${CATALOGUE_DOCUMENT} is as the recipes are.`);
