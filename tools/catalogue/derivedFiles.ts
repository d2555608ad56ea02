import { readFileSync } from 'node:fs';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { recipeIdsModule } from './recipeIdsModule.ts';
import { reportOf } from './reportOf.ts';
import { withCounts } from './withCounts.ts';

/** A committed file that follows from the recipes. */
export interface DerivedFile {
  /** Its path, from the project's folder. */
  file: string;
  /** The text that it must have. */
  text: string;
}

/** The files that follow from the recipes: the ids for the functions, the counts in the documents. */
export function derivedFiles(catalogue: Catalogue): DerivedFile[] {
  const page = 'docs/catalogue.md';
  return [
    { file: 'src/catalogue/recipeIds.ts', text: recipeIdsModule(catalogue.recipes.map(({ id }) => id)) },
    { file: page, text: withCounts(readFileSync(page, 'utf8'), reportOf(catalogue)) },
  ];
}
