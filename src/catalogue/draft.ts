import type { Ingredient } from '../contracts/ingredient.ts';
import type { PictureManifest } from '../contracts/pictures.ts';
import type { SourcedIngredient } from './ingredients.ts';
import type { Loanwords } from './loanwords.ts';
import type { Phrases } from './phrases.ts';
import type { SourcedRecipe } from './recipes.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The data as read, each file well-formed by itself, not yet checked against each other. */
export interface Draft {
  vocabularies: Vocabularies;
  ingredients: SourcedIngredient[];
  ingredientById: ReadonlyMap<string, Ingredient>;
  recipes: SourcedRecipe[];
  phrases: Phrases;
  loanwords: Loanwords;
  pictures: PictureManifest;
  /** Whether every file could be read, so that what is used nowhere is really unused. */
  isComplete: boolean;
}
