import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { Localized } from '../contracts/site/text.ts';
import { createNameIndex, type NameIndex, type WishNames } from '../domain/wishes/names.ts';
import {
  createNameTables,
  type Named,
  type NamedThing,
  type NameTables,
} from '../domain/wishes/nameTables.ts';
import { createWishReader, type WishReader } from '../domain/wishes/readWishes.ts';
import dailyNames from '../domain/wishes/words/dailyNames.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';

const namesOf = new WeakMap<Catalogue, WishNames>();

/**
 * The names of the catalogue by which wishes are read, prepared when they are first asked for.
 *
 * @param getTables where a build has written their tables
 */
export function getWishNames(catalogue: Catalogue, getTables = () => collectNames(catalogue)): WishNames {
  const names = namesOf.get(catalogue) ?? createNames(catalogue, getTables);
  namesOf.set(catalogue, names);
  return names;
}

/** The reader of wishes for pages of a language. */
export function getWishReader(catalogue: Catalogue, locale: Locale): WishReader {
  return createWishReader(getWishNames(catalogue), locale);
}

function createNames(catalogue: Catalogue, getTables: () => NameTables): WishNames {
  let index: NameIndex | undefined;
  return {
    getIndex: () =>
      (index ??= createNameIndex(getTables(), dailyNames, (thing) => mainNames(thing, catalogue))),
    factsOf: (id) => catalogue.ingredientById.get(id),
  };
}

/** All names of the catalogue that a wish may have, in all languages. */
export function collectNames({ ingredientById, recipes, vocabularies }: Catalogue): NameTables {
  return createNameTables({
    drink: recipes.map(({ id, name, aliases }) => ({
      id,
      names: Object.values(name),
      others: Object.values(aliases).flat(),
    })),
    ingredient: [...ingredientById.values()].map(({ id, synonyms, brands, moreBrands, ...ingredient }) => ({
      id,
      names: namesAndPlurals(ingredient),
      others: [...LOCALES.flatMap((locale) => synonyms[locale] ?? []), ...brands, ...moreBrands],
    })),
    food: terms(vocabularies.pairings.values()),
    glass: terms(vocabularies.glasses.values()),
  });
}

function mainNames(thing: NamedThing, { ingredientById, recipes }: Catalogue): readonly string[] {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'drink') return Object.values(recipes.find((recipe) => recipe.id === id)?.name ?? {});
  const ingredient = ingredientById.get(id);
  return ingredient === undefined ? [] : namesAndPlurals(ingredient);
}

function namesAndPlurals({ names, plurals }: Pick<Ingredient, 'names' | 'plurals'>): string[] {
  return [...inAll(names), ...(plurals === undefined ? [] : inAll(plurals))];
}

function terms(all: Iterable<{ id: string; names: Localized }>): Named[] {
  return [...all].map(({ id, names }) => ({ id, names: inAll(names) }));
}

function inAll(texts: Localized): string[] {
  return LOCALES.map((locale) => texts[locale]);
}
