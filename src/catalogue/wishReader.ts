import { LOCALES, type Locale } from '../contracts/locale.ts';
import type { Localized } from '../contracts/text.ts';
import type { Named, WishNames } from '../domain/wishes/names.ts';
import { createWishReader, type WishReader } from '../domain/wishes/readWishes.ts';
import dailyNames from '../domain/wishes/words/dailyNames.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';

const readers = new WeakMap<Catalogue, Map<Locale, WishReader>>();
const namesOf = new WeakMap<Catalogue, WishNames>();

/** The reader of wishes for pages of a language, by the names of the catalogue. It prepares itself when it first reads. */
export function getWishReader(catalogue: Catalogue, locale: Locale): WishReader {
  const ofCatalogue = readers.get(catalogue) ?? new Map<Locale, WishReader>();
  readers.set(catalogue, ofCatalogue);
  const reader = ofCatalogue.get(locale) ?? createWishReader(getNames(catalogue), locale);
  ofCatalogue.set(locale, reader);
  return reader;
}

function getNames(catalogue: Catalogue): WishNames {
  const names = namesOf.get(catalogue) ?? collectNames(catalogue);
  namesOf.set(catalogue, names);
  return names;
}

function collectNames(catalogue: Catalogue): WishNames {
  const { ingredientById, recipes, vocabularies } = catalogue;
  const inAll = (texts: Localized) => LOCALES.map((locale) => texts[locale]);
  const terms = (all: Iterable<{ id: string; names: Localized }>): Named[] =>
    [...all].map(({ id, names }) => ({ id, names: inAll(names) }));
  return {
    drinks: recipes.map(({ id, name, aliases }) => ({
      id,
      names: Object.values(name),
      others: Object.values(aliases).flat(),
    })),
    ingredients: [...ingredientById.values()].map(({ id, names, plurals, synonyms, brands, moreBrands }) => ({
      id,
      names: [...inAll(names), ...(plurals === undefined ? [] : inAll(plurals))],
      others: [...LOCALES.flatMap((locale) => synonyms[locale] ?? []), ...brands, ...moreBrands],
    })),
    foods: terms(vocabularies.pairings.values()),
    glasses: terms(vocabularies.glasses.values()),
    dailyNames,
    factsOf: (id) => ingredientById.get(id),
  };
}
