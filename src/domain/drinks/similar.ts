import { addToList } from '../lib/addToList.ts';
import { byPopularity } from './popular.ts';

/** Weights of the specification, section 5. */
const SIMILAR_WEIGHTS = { ingredient: 10, category: 5, spirit: 3, glass: 2 } as const;
/** Similar drinks shown. */
const SIMILAR_COUNT = 4;

export interface Comparable {
  id: string;
  /** Ids of the ingredients. */
  ingredients: readonly string[];
  category: string;
  spirit?: string | undefined;
  glass: string;
  views: number;
}

/**
 * Prepares the search for similar drinks: 10 points per shared ingredient, 5 for the category, 3 for the
 * spirit, 2 for the glass. Drinks are indexed by what they have, so that a search touches only those that
 * share something and not the whole catalogue.
 *
 * @returns a function that gives the best {@link SIMILAR_COUNT} with a score above 0, equal scores by views
 */
export function createSimilarFinder<Drink extends Comparable>(drinks: Drink[]): (drink: Drink) => Drink[] {
  const index = new Map<string, Drink[]>();
  for (const drink of drinks) {
    for (const { feature } of featuresOf(drink)) addToList(index, feature, drink);
  }
  return (drink) => {
    const scores = new Map<Drink, number>();
    for (const { feature, weight } of featuresOf(drink)) {
      for (const other of index.get(feature) ?? []) {
        if (other.id !== drink.id) scores.set(other, (scores.get(other) ?? 0) + weight);
      }
    }
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || byPopularity(a, b))
      .slice(0, SIMILAR_COUNT)
      .map(([other]) => other);
  };
}

function featuresOf(drink: Comparable): { feature: string; weight: number }[] {
  const features = [...new Set(drink.ingredients)].map((id) => ({
    feature: `ingredient ${id}`,
    weight: SIMILAR_WEIGHTS.ingredient as number,
  }));
  features.push({ feature: `category ${drink.category}`, weight: SIMILAR_WEIGHTS.category });
  features.push({ feature: `glass ${drink.glass}`, weight: SIMILAR_WEIGHTS.glass });
  if (drink.spirit) features.push({ feature: `spirit ${drink.spirit}`, weight: SIMILAR_WEIGHTS.spirit });
  return features;
}
