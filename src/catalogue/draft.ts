import type { Bottle } from '../contracts/shelf/bottle.ts';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { PictureManifest } from '../contracts/drinks/pictures.ts';
import type { Source } from '../contracts/drinks/source.ts';
import type { Localized } from '../contracts/site/text.ts';
import { readBarAnswers, type SourcedBarAnswer } from './barAnswers.ts';
import { readBottles } from './bottles.ts';
import { buildDrink, type Drink } from './drink.ts';
import { entriesById, type Entries } from './entryMap.ts';
import { readGivenNames } from './givenNames.ts';
import { readIngredients, type SourcedIngredient } from './ingredients.ts';
import { collectPhrases, readLanguageTexts, type LanguageTexts, type Phrases } from './languageTexts.ts';
import { readLoanwords, type Loanwords } from './loanwords.ts';
import { readPictures } from './pictures.ts';
import type { DataReader } from './readJson.ts';
import { readRecipes, type SourcedRecipe } from './recipes.ts';
import { readSources } from './sources.ts';
import { readVocabularies, type Vocabularies } from './vocabulary.ts';

/** The data as read, each file well-formed by itself, not yet checked against each other. */
export interface Draft {
  vocabularies: Vocabularies;
  ingredients: SourcedIngredient[];
  ingredientById: Entries<Ingredient>;
  /** Products below ingredients, in the order of their file. */
  bottles: readonly Bottle[];
  recipes: (SourcedRecipe & {
    /** Undefined where the recipe names something that there is not. */
    drink: Drink | undefined;
  })[];
  /** What stands in `data/texts/`. */
  texts: Localized<LanguageTexts>;
  phrases: Phrases;
  barAnswers: SourcedBarAnswer[];
  loanwords: Loanwords;
  sources: ReadonlyMap<string, Source>;
  /** First names by which a description is seen to name a person. */
  givenNames: readonly string[];
  pictures: PictureManifest;
  /** Whether all of the English texts could be read. */
  hasEnglish: boolean;
  /** Whether every file could be read, so that what is used nowhere is really unused. */
  isComplete: boolean;
}

/** Reads all of the data; what is wrong with a file is noted by the reader. */
export function readRecipeSource(reader: DataReader): Draft {
  const texts = readLanguageTexts(reader);
  const ingredients = readIngredients(reader, texts);
  const ingredientById = entriesById(ingredients.map(({ ingredient }) => ingredient));
  const vocabularies = readVocabularies(reader, texts);
  const bottles = readBottles(reader);
  const content = {
    vocabularies,
    ingredients,
    ingredientById,
    bottles,
    recipes: readRecipes(reader, texts).map((sourced) => ({
      ...sourced,
      drink: buildDrink(sourced.recipe, { ingredientById, vocabularies, bottles }),
    })),
    texts,
    phrases: collectPhrases(texts),
    barAnswers: readBarAnswers(reader, texts),
    loanwords: readLoanwords(reader),
    sources: readSources(reader),
    givenNames: readGivenNames(reader),
    pictures: readPictures(reader),
  };
  if (content.recipes.length === 0 && reader.problems.length === 0) {
    reader.problems.push({ file: 'cocktails', field: '', reason: 'holds no recipe' });
  }
  const hasEnglish = Object.values(texts.en).every((file) => file !== undefined);
  return { ...content, hasEnglish, isComplete: reader.problems.length === 0 };
}
