import { z } from 'zod';
import { ingredientAboutSchema, type IngredientAbout } from '../contracts/drinks/ingredient.ts';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { slugSchema, type Localized } from '../contracts/site/text.ts';
import { INGREDIENT_FACTS, textsFile } from './languageTexts.ts';
import type { DataReader } from './readJson.ts';

const aboutsSchema = z.record(slugSchema, ingredientAboutSchema);

/** What each language tells of the ingredients by their ids; undefined where its file could not be read. */
export type IngredientAbouts = Localized<Readonly<Record<string, IngredientAbout>> | undefined>;

/**
 * Reads `data/texts/<lang>/ingredientFacts.json`: what pages of reference, and the bartender, tell of an ingredient.
 */
export function readIngredientAbouts(reader: DataReader): IngredientAbouts {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, readAboutsIn(reader, locale)]),
  ) as IngredientAbouts;
}

/** What one language tells of the ingredients. */
export function readAboutsIn(reader: DataReader, locale: Locale): IngredientAbouts[Locale] {
  return reader.read(textsFile(locale, INGREDIENT_FACTS), aboutsSchema);
}

/**
 * What a language tells of an ingredient; English stands in where it tells nothing.
 *
 * @returns undefined where English tells nothing either
 */
export function aboutIngredient(
  abouts: IngredientAbouts,
  id: string,
  locale: Locale,
): { text: string; inEnglish: boolean } | undefined {
  const own = abouts[locale]?.[id]?.about;
  if (own !== undefined) return { text: own, inEnglish: false };
  const english = abouts.en?.[id]?.about;
  return english === undefined ? undefined : { text: english, inEnglish: true };
}
