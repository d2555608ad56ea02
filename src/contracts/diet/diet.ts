/** The fourteen allergens of Annex II of Regulation (EU) No 1169/2011, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The cereals and nuts that the Annex names: a label has to say which it is. Spelt and khorasan are wheat. */
export const CEREALS = ['wheat', 'rye', 'barley', 'oats'] as const;
export const NUTS = [
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazil-nuts',
  'pistachios',
  'macadamias',
] as const;

/** What a label names: the fourteen, cereals and nuts by kind, in the order of the Annex. */
export const SUBSTANCES = [
  ...CEREALS,
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  ...NUTS,
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Substance = (typeof SUBSTANCES)[number];

/** What is in something for sure, and what is in it or on its label depending on the brand. */
export interface AllergenStatement {
  contains: Substance[];
  mayContain: Substance[];
}

/** Whether something suits a diet; unknown where brands differ or do not say. */
export const SUITS = ['yes', 'no', 'unknown'] as const;
export type Suits = (typeof SUITS)[number];

/** What some guests must know besides: who is pregnant, takes medicine, or must not have any alcohol at all. */
export const CAUTIONS = [
  'raw-egg',
  'grapefruit',
  'caffeine',
  'quinine',
  'alcohol-trace',
  'liquorice',
  'charcoal',
  'coumarin',
  'pink-pepper',
] as const;
export type Caution = (typeof CAUTIONS)[number];

/** What a drink is called where all of its ingredients are known to be so; derived, never typed per recipe. */
export const DIET_FLAGS = ['vegan', 'vegetarian', 'alcohol-free'] as const;
export type DietFlag = (typeof DIET_FLAGS)[number];
