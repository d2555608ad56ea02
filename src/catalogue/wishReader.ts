import { LOCALES, type Locale } from '../contracts/locale.ts';
import type { Localized } from '../contracts/text.ts';
import type { Named } from '../domain/wishes/names.ts';
import { createWishReader, type WishReader } from '../domain/wishes/readWishes.ts';
import dailyNames from '../domain/wishes/words/dailyNames.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';
import { getNameReader } from './nameReader.ts';

const readers = new WeakMap<Catalogue, Map<Locale, WishReader>>();

/** The reader of wishes for pages of a language, by the names of the catalogue. It prepares itself when it first reads. */
export function getWishReader(catalogue: Catalogue, locale: Locale): WishReader {
  const ofCatalogue = readers.get(catalogue) ?? new Map<Locale, WishReader>();
  readers.set(catalogue, ofCatalogue);
  const reader = ofCatalogue.get(locale) ?? createReader(catalogue, locale);
  ofCatalogue.set(locale, reader);
  return reader;
}

function createReader(catalogue: Catalogue, locale: Locale): WishReader {
  const { ingredientById, recipes, vocabularies } = catalogue;
  const inAll = (texts: Localized) => LOCALES.map((each) => texts[each]);
  const terms = (all: Iterable<{ id: string; names: Localized }>): Named[] =>
    [...all].map(({ id, names }) => ({ id, names: inAll(names) }));
  let foodsAndGlasses: { foods: Named[]; glasses: Named[] } | undefined;
  const getTerms = () =>
    (foodsAndGlasses ??= {
      foods: terms(vocabularies.pairings.values()),
      glasses: terms(vocabularies.glasses.values()),
    });
  return createWishReader(
    {
      get drinks() {
        return recipes.map(({ id, name, aliases }) => ({
          id,
          names: [...Object.values(name), ...Object.values(aliases).flat()],
        }));
      },
      get ingredients() {
        return [...ingredientById.values()].map(({ id, names, plurals, synonyms, brands, moreBrands }) => ({
          id,
          names: [
            ...inAll(names),
            ...(plurals === undefined ? [] : inAll(plurals)),
            ...LOCALES.flatMap((each) => synonyms[each] ?? []),
            ...brands,
            ...moreBrands,
          ],
        }));
      },
      get foods() {
        return getTerms().foods;
      },
      get glasses() {
        return getTerms().glasses;
      },
      dailyNames,
      factsOf: (id) => ingredientById.get(id),
      parentOf: (id) => ingredientById.get(id)?.parent,
      readName: (text) => getNameReader(catalogue, locale).read(text),
    },
    locale,
  );
}
