import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { createReport } from './createReport.ts';
import { withCounts } from './withCounts.ts';

/** The document that holds counts of the catalogue. */
export const CATALOGUE_DOCUMENT = 'docs/catalogue.md';

/** The text that it must have. */
export function catalogueDocument(catalogue: Catalogue): string {
  return withCounts(readFileSync(CATALOGUE_DOCUMENT, 'utf8'), createReport(catalogue));
}
