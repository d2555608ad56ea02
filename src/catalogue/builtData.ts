import { readFileSync, writeFileSync } from 'node:fs';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { Recipe } from '../contracts/drinks/recipe.ts';
import type { Source } from '../contracts/drinks/source.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { buildDrink, type DerivedFacts } from './drink.ts';
import { entriesById } from './entryMap.ts';
import type { Vocabularies } from './vocabulary.ts';

/** The folder below `data/` that a build writes for functions (writeBuiltData.ts); it is not committed. */
export const BUILT_FOLDER = 'built';
/** A {@link CatalogueRecord}. */
export const BUILT_CATALOGUE = 'catalogue.json';
/** Pairs of a recipe's id and the path of its page. */
export const BUILT_PATHS = 'recipePaths.json';

/** A catalogue as a build has read, checked and derived it: plain JSON, with ids in place of the entries that they name. */
export interface CatalogueRecord extends Pick<Catalogue, 'bottles' | 'phrases' | 'barAnswers' | 'pictures'> {
  vocabularies: Readonly<Record<string, readonly { id: string }[]>>;
  ingredients: readonly Ingredient[];
  recipes: readonly { recipe: Recipe; derived: DerivedFacts }[];
  sources: Readonly<Record<string, Source>>;
}

export function writeBuilt(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value));
}

/** @throws Error where there is no such file */
export function readBuilt(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The catalogue that a build has recorded, without checking or deriving anything again. */
export function restoreCatalogue({
  vocabularies,
  ingredients,
  recipes,
  sources,
  ...rest
}: CatalogueRecord): Catalogue {
  const terms = Object.entries(vocabularies).map(([name, entries]) => [name, entriesById(entries)]);
  const content = {
    ...rest,
    vocabularies: Object.fromEntries(terms) as unknown as Vocabularies,
    ingredientById: entriesById(ingredients),
    sources: new Map(Object.entries(sources)),
  };
  return buildCatalogue({
    ...content,
    recipes: recipes.map(({ recipe, derived }) => ({
      drink: buildDrink(recipe, content, derived),
      file: recipe.path,
    })),
  });
}
