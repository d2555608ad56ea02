import { readFileSync, writeFileSync } from 'node:fs';
import type { BarAnswerTexts } from '../contracts/barAnswer.ts';
import type { Ingredient } from '../contracts/ingredient.ts';
import { LOCALES, type Locale } from '../contracts/locale.ts';
import type { Recipe } from '../contracts/recipe.ts';
import type { Source } from '../contracts/source.ts';
import type { Localized } from '../contracts/text.ts';
import type { BarAnswer } from './barAnswers.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { drinkOf, type DerivedFacts } from './drink.ts';
import { entriesById } from './entryMap.ts';
import type { Phrases } from './languageTexts.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The folder below `data/` that a build writes for functions (writeBuiltData.ts); it is not committed. */
export const BUILT_FOLDER = 'built';
/** A {@link CatalogueRecord}. */
export const BUILT_CATALOGUE = 'catalogue.json';
/** Pairs of a recipe's id and the path of its page. */
export const BUILT_PATHS = 'recipePaths.json';

/** A {@link LanguageRecord}. */
export const builtTexts = (locale: Locale): string => `texts.${locale}.json`;

/**
 * A catalogue as a build has read, checked and derived it: plain JSON, entries as lists, recipes with ids alone, without
 * the long texts, which each language has in a record of its own.
 */
export interface CatalogueRecord extends Pick<Catalogue, 'bottles' | 'pictures'> {
  vocabularies: Readonly<Record<string, readonly { id: string }[]>>;
  ingredients: readonly Ingredient[];
  recipes: readonly { recipe: Omit<Recipe, 'description'>; derived: DerivedFacts }[];
  sources: Readonly<Record<string, Source>>;
  barAnswers: readonly Omit<BarAnswer, 'texts'>[];
}

/** The long texts of a language; most calls need those of one alone. `null` stands where it has none. */
export interface LanguageRecord {
  /** In the order of the recipes, and of the bar's answers, of the {@link CatalogueRecord}. */
  descriptions: readonly (string | null)[];
  barAnswers: readonly (BarAnswerTexts | null)[];
  /** English step → its translation. */
  phrases: Readonly<Record<string, string>> | null;
}

/** The encoding of what a build writes for functions: Node reads it in a third of the time that UTF-8 takes. */
const ENCODING = 'latin1';

/** Writes a value for functions; letters beyond the encoding by their numbers. */
export function writeBuilt(file: string, value: unknown): void {
  const text = JSON.stringify(value).replace(
    /[\u0100-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(file, text, ENCODING);
}

/**
 * Reads what {@link writeBuilt} wrote.
 *
 * @throws Error where there is no such file
 */
export function readBuilt(file: string): unknown {
  return JSON.parse(readFileSync(file, ENCODING));
}

/**
 * The catalogue that a build has recorded: no schema is asked, nothing derived.
 *
 * @param textsIn is asked for a language when one of its long texts is first wanted, and each time after that
 */
export function replayCatalogue(
  { ingredients, recipes, sources, barAnswers, ...record }: CatalogueRecord,
  textsIn: (locale: Locale) => LanguageRecord,
): Catalogue {
  const vocabularies = Object.fromEntries(
    Object.entries(record.vocabularies).map(([name, terms]) => [name, entriesById(terms)]),
  ) as unknown as Vocabularies;
  const content = { ...record, vocabularies, ingredientById: entriesById(ingredients) };
  return catalogueOf({
    ...content,
    sources: new Map(Object.entries(sources)),
    phrases: spoken((locale) => textsIn(locale).phrases ?? undefined) as Phrases,
    barAnswers: barAnswers.map((answer, place) => ({
      ...answer,
      texts: spoken((locale) => textsIn(locale).barAnswers[place] ?? undefined),
    })),
    recipes: recipes.map(({ recipe, derived }, place) => {
      const description = spoken((locale) => textsIn(locale).descriptions[place] ?? undefined);
      const told = { ...recipe, description: description as Recipe['description'] };
      return { drink: drinkOf(told, content, derived), file: recipe.path };
    }),
  });
}

/** What the languages say of one thing. */
class Spoken {
  readonly textIn: (locale: Locale) => unknown;
  constructor(textIn: (locale: Locale) => unknown) {
    this.textIn = textIn;
  }
}
for (const locale of LOCALES) {
  Object.defineProperty(Spoken.prototype, locale, {
    get(this: Spoken) {
      return this.textIn(locale);
    },
  });
}

function spoken<Text>(textIn: (locale: Locale) => Text | undefined): Partial<Localized<Text>> {
  return new Spoken(textIn) as Partial<Localized<Text>>;
}
