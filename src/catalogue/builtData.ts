import { readFileSync, writeFileSync } from 'node:fs';
import type { Ingredient } from '../contracts/ingredient.ts';
import type { Recipe } from '../contracts/recipe.ts';
import type { Source } from '../contracts/source.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { drinkOf, type DerivedFacts } from './drink.ts';
import { entriesById } from './entryMap.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The folder below `data/` that a build writes for functions (writeBuiltData.ts); it is not committed. */
export const BUILT_FOLDER = 'built';
/** A {@link CatalogueRecord}. */
export const BUILT_CATALOGUE = 'catalogue.json';
/** Pairs of a recipe's id and the path of its page. */
export const BUILT_PATHS = 'recipePaths.json';

/** A catalogue as a build has read, checked and derived it: plain JSON, entries as lists, recipes with ids alone. */
export interface CatalogueRecord extends Pick<Catalogue, 'bottles' | 'phrases' | 'barAnswers' | 'pictures'> {
  vocabularies: Readonly<Record<string, readonly { id: string }[]>>;
  ingredients: readonly Ingredient[];
  recipes: readonly { recipe: Recipe; derived: DerivedFacts }[];
  sources: Readonly<Record<string, Source>>;
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

/** The catalogue that a build has recorded: no other file is opened, no schema asked, nothing derived. */
export function replayCatalogue({ ingredients, recipes, sources, ...record }: CatalogueRecord): Catalogue {
  const vocabularies = Object.fromEntries(
    Object.entries(record.vocabularies).map(([name, terms]) => [name, entriesById(terms)]),
  ) as unknown as Vocabularies;
  const content = { ...record, vocabularies, ingredientById: entriesById(ingredients) };
  return catalogueOf({
    ...content,
    sources: new Map(Object.entries(sources)),
    recipes: recipes.map(({ recipe, derived }) => ({
      drink: drinkOf(recipe, content, derived),
      file: recipe.path,
    })),
  });
}
