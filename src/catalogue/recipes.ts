import { recipeSchema, type Recipe, type RecipeKind } from '../contracts/recipe.ts';
import type { DataReader } from './readJson.ts';

/** A recipe and its file, for messages. */
export interface SourcedRecipe {
  recipe: Recipe;
  file: string;
}

const FOLDERS: [string, RecipeKind][] = [
  ['cocktails', 'cocktail'],
  ['shots', 'shot'],
];

/** Reads `data/cocktails/` and `data/shots/`, one recipe a file. */
export function readRecipes(reader: DataReader): SourcedRecipe[] {
  return FOLDERS.flatMap(([folder, kind]) =>
    reader.list(folder).flatMap((file) => {
      const recipe = reader.read(file, recipeSchema);
      return recipe === undefined ? [] : [{ recipe: { ...recipe, kind }, file }];
    }),
  );
}
