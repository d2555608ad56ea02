import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale, type TranslatedLocale } from '../contracts/locale.ts';
import {
  BUILT_CATALOGUE,
  BUILT_FOLDER,
  BUILT_PATHS,
  builtTexts,
  writeBuilt,
  type CatalogueRecord,
  type LanguageRecord,
} from './builtData.ts';
import { draftOf } from './draft.ts';
import { derivedOf } from './drink.ts';
import { CatalogueError } from './problem.ts';
import { createDataReader } from './readJson.ts';
import { readRecipePaths } from './recipeIds.ts';
import { parseStrictJson } from './strictJson.ts';

/**
 * Writes what functions read: the catalogue, the long texts of each language and the paths of the recipes.
 * These few files stand for more than a thousand, and nothing in them is left to check.
 *
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function writeBuiltData(dataDir: string): void {
  const folder = path.join(dataDir, BUILT_FOLDER);
  mkdirSync(folder, { recursive: true });
  const write = (file: string, value: unknown): void => {
    writeBuilt(path.join(folder, file), value);
  };
  const { catalogue, textsIn } = recordCatalogue(dataDir);
  write(BUILT_CATALOGUE, catalogue);
  for (const locale of LOCALES) write(builtTexts(locale), textsIn(locale));
  write(BUILT_PATHS, [...readRecipePaths(dataDir)]);
}

/**
 * Reads the data by its schemas, and records the catalogue with what follows from each recipe.
 *
 * @throws {CatalogueError} where a file is missing or not what its schema says
 */
export function recordCatalogue(dataDir: string): {
  catalogue: CatalogueRecord;
  textsIn: (locale: Locale) => LanguageRecord;
} {
  const reader = createDataReader(dataDir, parseStrictJson);
  const draft = draftOf(reader);
  if (reader.problems.length > 0) throw new CatalogueError(reader.problems);
  const { vocabularies, ingredientById, bottles, phrases, sources, barAnswers, pictures } = draft;
  const recipes = draft.recipes.flatMap(({ recipe, drink }) =>
    drink === undefined ? [] : [{ recipe, derived: derivedOf(drink) }],
  );
  const catalogue = {
    vocabularies: Object.fromEntries(
      Object.entries(vocabularies).map(([name, terms]) => [name, [...terms.values()]]),
    ),
    ingredients: [...ingredientById.values()],
    bottles,
    recipes: recipes.map(({ recipe: { description: _, ...recipe }, derived }) => ({ recipe, derived })),
    sources: Object.fromEntries(sources),
    barAnswers: barAnswers.map(({ id, drinks, ingredients }) => ({ id, drinks, ingredients })),
    pictures,
  };
  // How guests word a question stands in the tables of the chat, by which it is found; here it would take time alone.
  const textsIn = (locale: Locale): LanguageRecord => ({
    descriptions: recipes.map(({ recipe }) => recipe.description[locale] ?? null),
    barAnswers: barAnswers.map(({ texts }) => (texts[locale] ? { ...texts[locale], asked: [] } : null)),
    phrases: phrases[locale as TranslatedLocale] ?? null,
  });
  return { catalogue, textsIn };
}
