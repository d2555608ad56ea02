import type { IngredientCategory } from '../../contracts/ingredient.ts';

/** Energy of a gram of alcohol (Annex XIV of Regulation (EU) No 1169/2011), and grams in a millilitre of it. */
const KCAL_PER_GRAM = 7;
const GRAMS_PER_ML = 0.789;
/** Kilocalories of a millilitre besides its alcohol: usual values of sugar and fat per kind of ingredient. */
const KCAL_PER_ML: Partial<Record<IngredientCategory, number>> = {
  liqueur: 1,
  'fortified-wine': 0.35,
  wine: 0.1,
  beer: 0.15,
  juice: 0.45,
  syrup: 2.6,
  dairy: 2,
  egg: 0.8,
  mixer: 0.35,
  fruit: 0.4,
};
/** Mixers without sugar. */
const PLAIN = new Set([
  'water',
  'soda-water',
  'coffee',
  'espresso',
  'black-tea',
  'green-tea',
  'earl-grey-tea',
  'olive-brine',
]);

/** What is poured, and what it is. */
export interface Portion {
  id: string;
  category: IngredientCategory;
  ml: number;
  strength: number;
}

/** What a drink comes to in kilocalories, to the ten; an estimate, since sugar differs from brand to brand. */
export function kilocalories(portions: readonly Portion[]): number {
  const sum = portions.reduce((total, { id, category, ml, strength }) => {
    const rest = PLAIN.has(id) ? 0 : (KCAL_PER_ML[category] ?? 0);
    return total + ml * ((strength / 100) * GRAMS_PER_ML * KCAL_PER_GRAM + rest);
  }, 0);
  return Math.round(sum / 10) * 10;
}
