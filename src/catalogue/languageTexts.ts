import { z } from 'zod';
import { barAnswerTextsSchema, type BarAnswerTexts } from '../contracts/chat/barAnswer.ts';
import { ingredientTextsSchema, type IngredientTexts } from '../contracts/drinks/ingredient.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  TRANSLATED_LOCALES,
  type Locale,
  type TranslatedLocale,
} from '../contracts/site/locale.ts';
import { recipeTextsSchema, type RecipeTexts } from '../contracts/drinks/recipe.ts';
import { lineOfTextSchema, slugSchema, type Localized } from '../contracts/site/text.ts';
import { vocabularyTextsSchema, type VocabularyTexts } from '../contracts/drinks/vocabulary.ts';
import type { DataReader } from './readJson.ts';

const recipesSchema = z.record(z.string(), recipeTextsSchema);
const ingredientsSchema = z.record(slugSchema, ingredientTextsSchema);
const barAnswersSchema = z.record(slugSchema, barAnswerTextsSchema);
/** English step → its translation. */
const phrasesSchema = z.record(lineOfTextSchema, lineOfTextSchema);

/** All that a language says of the catalogue; what could not be read is undefined, and noted by the reader. */
export interface LanguageTexts {
  /** By id of the recipe. */
  cocktails: Readonly<Record<string, RecipeTexts>> | undefined;
  shots: Readonly<Record<string, RecipeTexts>> | undefined;
  /** By id. */
  ingredients: Readonly<Record<string, IngredientTexts>> | undefined;
  vocabulary: VocabularyTexts | undefined;
  /** By id. */
  barAnswers: Readonly<Record<string, BarAnswerTexts>> | undefined;
  /** By the English sentence; English has none. */
  phrases: Readonly<Record<string, string>> | undefined;
}
export type TextFile = keyof LanguageTexts | typeof INGREDIENT_FACTS;

/**
 * The file with what a language tells of the ingredients for reference. It is read apart: pages of the site
 * show it, and the chat reads it one language at a time.
 */
export const INGREDIENT_FACTS = 'ingredientFacts';

/** The file in which recipes of a kind have their texts. */
export const RECIPE_TEXTS = { cocktail: 'cocktails', shot: 'shots' } as const;

/** Where texts of a language stand, below the data folder. */
export function textsFile(locale: Locale, file: TextFile): string {
  return `texts/${locale}/${file}.json`;
}

/** Reads `data/texts/`. */
export function readLanguageTexts(reader: DataReader): Localized<LanguageTexts> {
  const textsIn = (locale: Locale): LanguageTexts => ({
    cocktails: reader.read(textsFile(locale, 'cocktails'), recipesSchema),
    shots: reader.read(textsFile(locale, 'shots'), recipesSchema),
    ingredients: reader.read(textsFile(locale, 'ingredients'), ingredientsSchema),
    vocabulary: reader.read(textsFile(locale, 'vocabulary'), vocabularyTextsSchema),
    barAnswers: reader.read(textsFile(locale, 'barAnswers'), barAnswersSchema),
    phrases: locale === DEFAULT_LOCALE ? {} : reader.read(textsFile(locale, 'phrases'), phrasesSchema),
  });
  return Object.fromEntries(LOCALES.map((locale) => [locale, textsIn(locale)])) as Localized<LanguageTexts>;
}

/** What each language has of something; one that has none is left out. */
export function inEach<Value>(
  texts: Localized<LanguageTexts>,
  valueIn: (texts: LanguageTexts) => Value | undefined,
): Partial<Localized<Value>> {
  const said = LOCALES.flatMap((locale) => {
    const value = valueIn(texts[locale]);
    return value === undefined ? [] : [[locale, value]];
  });
  return Object.fromEntries(said) as Partial<Localized<Value>>;
}

/** English step → its translation, per language. */
export type Phrases = Record<TranslatedLocale, Readonly<Record<string, string>>>;

/** The translations of the steps; a language whose file could not be read has none. */
export function collectPhrases(texts: Localized<LanguageTexts>): Phrases {
  const entries = TRANSLATED_LOCALES.map((locale) => [locale, texts[locale].phrases ?? {}]);
  return Object.fromEntries(entries) as Phrases;
}
