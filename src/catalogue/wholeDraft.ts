import { readCollectionIntros, type CollectionIntros } from './collectionIntros.ts';
import { readRecipeSource, type Draft } from './draft.ts';
import { readGuides, type Guide } from './guides.ts';
import { readIngredientAbouts, type IngredientAbouts } from './ingredientAbouts.ts';
import type { DataReader } from './readJson.ts';

/** All of the data as read, with what only the build reads. */
export interface WholeDraft extends Draft {
  abouts: IngredientAbouts;
  guides: Guide[];
  intros: CollectionIntros;
}

/** Reads all of the data and what only the build needs; what is wrong with a file is noted by the reader. */
export function readWholeSource(reader: DataReader): WholeDraft {
  return {
    ...readRecipeSource(reader),
    abouts: readIngredientAbouts(reader),
    guides: readGuides(reader),
    intros: readCollectionIntros(reader),
  };
}
