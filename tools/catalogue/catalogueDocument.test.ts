import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { CATALOGUE_DOCUMENT, catalogueDocument } from './catalogueDocument.ts';

it('the counts in the document are those of the catalogue (if not: npm run update)', () => {
  expect(readFileSync(CATALOGUE_DOCUMENT, 'utf8')).toBe(catalogueDocument(loadCatalogue('data')));
});
