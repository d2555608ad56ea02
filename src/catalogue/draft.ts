import type { Ingredient } from '../contracts/ingredient.ts';
import type { PictureManifest } from '../contracts/pictures.ts';
import { readIngredients, type SourcedIngredient } from './ingredients.ts';
import { readLoanwords, type Loanwords } from './loanwords.ts';
import { readPhrases, type Phrases } from './phrases.ts';
import { readPictures } from './pictures.ts';
import type { DataReader } from './readJson.ts';
import { readRecipes, type SourcedRecipe } from './recipes.ts';
import { readVocabularies, type Vocabularies } from './vocabulary.ts';

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

/** Reads all of the data; what is wrong with a file is noted by the reader. */
export function draftOf(reader: DataReader): Draft {
  const ingredients = readIngredients(reader);
  const content = {
    vocabularies: readVocabularies(reader),
    ingredients,
    ingredientById: new Map(ingredients.map(({ ingredient }) => [ingredient.id, ingredient])),
    recipes: readRecipes(reader),
    phrases: readPhrases(reader),
    loanwords: readLoanwords(reader),
    pictures: readPictures(reader),
  };
  if (content.recipes.length === 0 && reader.problems.length === 0) {
    reader.problems.push({ file: 'cocktails', field: '', reason: 'holds no recipe' });
  }
  return { ...content, isComplete: reader.problems.length === 0 };
}
