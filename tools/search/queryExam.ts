import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { menuDrinks } from '../../src/catalogue/menuDrinks.ts';
import { searchIndex } from '../../src/catalogue/searchIndex.ts';
import type { WholeCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { SearchedDrink, SearchedDrinks } from '../../src/contracts/search/searchedDrinks.ts';
import { createDrinkSearch } from '../../src/domain/search/createDrinkSearch.ts';
import { foldText } from '../../src/text/foldText.ts';
import type { QueryCase } from './queryCases.ts';

/** Cards that a guest sees at once. */
const CARDS = 3;

/** How a case turned out; a drink that the catalogue has not is unknown. */
export interface Judged {
  queryCase: QueryCase;
  outcome: 'right' | 'wrong' | 'unknown';
  /** The drinks on the first cards. */
  shown: string[];
}

/** What a search knows of the drinks in a language, and shows of them. */
type IndexIn = (locale: Locale) => SearchedDrinks & { drinks: readonly SearchedDrink[] };

/** The drinks as the lists and the menu builder have them. */
function createListSearch(catalogue: Catalogue): IndexIn {
  return (locale) => menuDrinks(catalogue, locale);
}

/** The drinks as the search of the header has them. */
export function createHeaderSearch(catalogue: WholeCatalogue): IndexIn {
  return (locale) => searchIndex(catalogue, locale, ({ key }) => key);
}

/** Prepares the search of all languages over cocktails and shots; judges by the drinks on the first cards. */
export function createExaminer(
  catalogue: Catalogue,
  indexIn: IndexIn = createListSearch(catalogue),
): (queryCase: QueryCase) => Judged {
  const searches = new Map(
    LOCALES.map((locale) => {
      const index = indexIn(locale);
      return [locale, { search: createDrinkSearch(index), drinks: index.drinks }] as const;
    }),
  );
  const idsByName = Map.groupBy(
    catalogue.recipes.flatMap(({ id, name }) =>
      [...new Set(Object.values(name).map(nameKey))].map((key) => ({ id, key })),
    ),
    ({ key }) => key,
  );
  return (queryCase) => {
    const { search, drinks } = searches.get(queryCase.locale) ?? fail(queryCase.locale);
    const { fitting, near } = search(queryCase.query);
    const cards = [...fitting, ...near].slice(0, CARDS).flatMap((place) => drinks[place] ?? []);
    const meant = new Set(
      queryCase.anyOf.flatMap((name) => (idsByName.get(nameKey(name)) ?? []).map(({ id }) => id)),
    );
    const isRight = cards.some(({ id }) => meant.has(id));
    return {
      queryCase,
      outcome: meant.size === 0 ? 'unknown' : isRight ? 'right' : 'wrong',
      shown: cards.map(({ name }) => name),
    };
  };
}

/** A name as the exams and the catalogue may both write it: "Dark and Stormy", "Dark ’n’ Stormy". */
function nameKey(name: string): string {
  return foldText(name)
    .split(' ')
    .filter((word) => !['and', 'n', 'no', 'the', 'a'].includes(word))
    .join('');
}

function fail(locale: string): never {
  throw new RangeError(locale);
}
