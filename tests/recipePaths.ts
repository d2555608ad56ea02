import { readRecipePaths } from '../src/catalogue/recipeIds.ts';

/** By its id the path of every recipe's page, without the language. */
export const RECIPE_PATHS = readRecipePaths('data');
