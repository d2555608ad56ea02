import { namedCollection } from '../../catalogue/collectionViews.ts';
import { searchIndex } from '../../catalogue/searchIndex.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { SearchIndex } from '../../contracts/search/searchIndex.ts';
import { getHeading, getShortName } from '../../features/collections/collectionText.ts';

const kept = new Map<Locale, SearchIndex>();

/** The index of the search of the header, worked out once per language. */
export function buildSearchIndex(locale: Locale): SearchIndex {
  const catalogue = siteCatalogue();
  const index =
    kept.get(locale) ??
    searchIndex(catalogue, locale, (collection, other) => {
      const named = namedCollection(catalogue, collection);
      return collection.kind === 'ingredient' ? getShortName(named, other) : getHeading(named, other);
    });
  kept.set(locale, index);
  return index;
}
