import { HEAD_FIRST, LOCALES, type Locale } from '../contracts/site/locale.ts';
import { isGradeElsewhere } from '../domain/names/nameQualifiers.ts';
import { createNameReader, type KnownName, type NameReader } from '../domain/names/nameReader.ts';
import type { Catalogue } from './catalogue.ts';

const readers = new WeakMap<Catalogue, Map<Locale, NameReader>>();

/**
 * Reads what people type as ingredients, by the names of the catalogue: those of a language first, names before
 * synonyms, then brands and the other languages. Mix Master reads alike, by what the index of its language holds.
 */
export function getNameReader(catalogue: Catalogue, locale: Locale): NameReader {
  const ofCatalogue = readers.get(catalogue) ?? new Map<Locale, NameReader>();
  readers.set(catalogue, ofCatalogue);
  const before = ofCatalogue.get(locale);
  if (before !== undefined) return before;
  const { ingredientById } = catalogue;
  const reader = createNameReader(listNames(catalogue, locale), {
    parentOf: (id) => ingredientById.get(id)?.parent,
    factsOf: (id) => ingredientById.get(id),
  });
  ofCatalogue.set(locale, reader);
  return reader;
}

function listNames({ ingredientById }: Catalogue, locale: Locale): KnownName[] {
  const ingredients = [...ingredientById.values()];
  const namesIn = (of: Locale, part: 'names' | 'synonyms') =>
    ingredients.flatMap(({ id, names, plurals, synonyms }) => {
      const texts = part === 'names' ? [names[of]] : [plurals?.[of] ?? '', ...(synonyms[of] ?? [])];
      return texts.map((text): KnownName => ({ text, id, isHeadLast: !HEAD_FIRST.includes(of) }));
    });
  const others = (isHeadFirst: boolean) =>
    LOCALES.filter((other) => other !== locale && HEAD_FIRST.includes(other) === isHeadFirst).flatMap(
      (other) =>
        [...namesIn(other, 'names'), ...namesIn(other, 'synonyms')].filter(
          ({ text }) => !isGradeElsewhere(text),
        ),
    );
  const brands = ingredients.flatMap(({ id, brands: some, moreBrands }) =>
    [...some, ...moreBrands].map((text, place): KnownName => ({
      text,
      id,
      isHeadLast: true,
      isExact: place >= some.length,
    })),
  );
  const exact = ingredients.flatMap(({ id, moreSynonyms }) =>
    (moreSynonyms[locale] ?? []).map((text): KnownName => ({ text, id, isHeadLast: true, isExact: true })),
  );
  return [
    ...namesIn(locale, 'names'),
    ...namesIn(locale, 'synonyms'),
    ...others(false),
    ...brands,
    ...exact,
    ...others(true),
  ];
}
