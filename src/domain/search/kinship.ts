import type { SearchedIngredient } from '../../contracts/search/searchedDrinks.ts';

/** For which ingredients the name of one counts, by place. */
export interface Kinship {
  /** Itself and its kinds: who asks for rum takes white rum. */
  same: readonly number[];
  /**
   * What it is a kind of, what is made of it and what it is made of: who asks for Cointreau takes triple sec, for a
   * lime its juice, for syrup sugar.
   */
  related: readonly number[];
}

/** The kinship of each ingredient of an index. */
export function listKinship(ingredients: readonly SearchedIngredient[]): Kinship[] {
  const kinship = ingredients.map((_, place) => ({ same: [place], related: [] as number[] }));
  ingredients.forEach(({ parent, madeOf = [] }, place) => {
    const seen = new Set([place]);
    for (let at = parent; at !== undefined && !seen.has(at); at = ingredients[at]?.parent) {
      seen.add(at);
      kinship[at]?.same.push(place);
      kinship[place]?.related.push(at);
    }
    for (const source of madeOf) {
      kinship[source]?.related.push(place);
      kinship[place]?.related.push(source);
    }
  });
  return kinship;
}
