import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Facet } from '../../contracts/search/facets.ts';
import { UNSAID } from '../shelf/staples.ts';

/** What drinks may have in common, the most telling first. */
export const FACT_KINDS = ['taste', 'strength', 'family', 'ingredient', 'method', 'spirit'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A fact of a drink, as `taste:bitter`. */
export type TasteFact = `${FactKind}:${string}`;

/** A drink as the comparison of tastes knows it. */
export interface TasteDrink {
  id: string;
  name: string;
  path: string;
  picture?: string | undefined;
  /** Its main taste, in the language of the page. */
  taste: string;
  /** Whole per cent. */
  abv: number;
  /** Whether there is no trace of alcohol in it. */
  isFree: boolean;
  views: number;
  facts: readonly TasteFact[];
}

export interface TasteDrinks {
  drinks: readonly TasteDrink[];
  /** What each fact is called in the language of the page. */
  names: ReadonlyMap<TasteFact, string>;
}

const COMPARED: readonly Facet[] = ['taste', 'strength', 'family', 'method'];
/** Of the facet of tastes, the one that says what a drink does not have. */
const NOT_SWEET = 'not-sweet';
const FREE = 'strength:none';

/** Reads what drinks have in common from the files of the lists. */
export function readTasteDrinks(indexes: readonly ListIndex[]): TasteDrinks {
  const names = new Map<TasteFact, string>();
  const drinks = indexes.flatMap(({ terms, ingredients, spirits, drinks: listed }) => {
    const factOfTerm = terms.map(({ facet, id, name }) => {
      if (!COMPARED.includes(facet) || id === NOT_SWEET) return undefined;
      const fact = `${facet}:${id}` as TasteFact;
      names.set(fact, name);
      return fact;
    });
    const factOfIngredient = ingredients.map(({ id, name }) => {
      if (UNSAID.includes(id)) return undefined;
      names.set(`ingredient:${id}`, name);
      return `ingredient:${id}` as const;
    });
    for (const [id, name] of Object.entries(spirits)) names.set(`spirit:${id}`, name);
    return listed.map((drink): TasteDrink => {
      const { id, name, path, picture, taste, abv, views, spirit } = drink;
      const facts = [
        ...drink.terms.map((place) => factOfTerm[place]),
        ...(spirit === undefined ? [] : [`spirit:${spirit}` as const]),
        ...drink.ingredients.map((place) => factOfIngredient[place]),
      ].filter((fact) => fact !== undefined);
      return { id, name, path, picture, taste, abv, views, facts, isFree: facts.includes(FREE) };
    });
  });
  return { drinks, names };
}

/** The kind of a fact. */
export function getKind(fact: TasteFact): FactKind {
  return fact.slice(0, fact.indexOf(':')) as FactKind;
}
