import type { Occasion } from '../../contracts/search/wishes.ts';
import habits from './occasionHabits.json' with { type: 'json' };

/** The category of drinks without alcohol. */
const MOCKTAIL = 'mocktail';
const BEST = 6;

/** What of a drink decides when it is drunk. */
export interface OccasionFacts {
  id?: string;
  category: string;
  taste: string;
  abv: number;
  ingredients: readonly string[];
}

/**
 * How well a drink suits an occasion, 0–6: three for its category, two for its taste, one for an ingredient; 0 where it
 * is too weak or too strong, or has in it what nobody drinks then. A drink without alcohol is never too weak: it is drunk on all occasions. All of them share
 * one category, which says nothing of when: of those an ingredient says it.
 */
export function occasionFit(
  { id = '', category, taste, abv, ingredients }: OccasionFacts,
  occasion: Occasion,
): number {
  const habit = habits[occasion];
  const holds = (list: string, id: string) => ` ${list} `.includes(` ${id} `);
  // Drinks whose names suit it, whatever is in them.
  if ('drinks' in habit && holds(habit.drinks, id)) return BEST;
  if ((abv < habit.least && abv > 0) || abv > habit.most) return 0;
  if ('without' in habit && ingredients.some((one) => holds(habit.without, one))) return 0;
  return (
    Number(holds(habit.categories, category)) * 3 +
    Number(holds(habit.tastes, taste)) * 2 +
    Number(ingredients.some((id) => holds(habit.ingredients, id))) * (category === MOCKTAIL ? 4 : 1)
  );
}
