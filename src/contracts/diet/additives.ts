/**
 * What a menu in Germany marks besides allergens, in the order of its numbers: additives (§ 5 LMZDV), quinine (§ 5
 * AromenDV), and caffeine and taurine, which bars there mark with them. Decision 83 has the sources.
 */
export const ADDITIVES = [
  'colour',
  'preservative',
  'antioxidant',
  'flavour-enhancer',
  'sulphur-dioxide',
  'blackened',
  'phosphate',
  'sweetener',
  'phenylalanine',
  'caffeine',
  'quinine',
  'taurine',
] as const;
export type Additive = (typeof ADDITIVES)[number];

/** What is added to something for sure, and what depends on the brand. */
export interface AdditiveStatement {
  contains: readonly Additive[];
  mayContain: readonly Additive[];
}

/** The additives of a line of a menu, as guests are told them. */
export interface ToldAdditives extends AdditiveStatement {
  /** Whether nobody has stated what is added to it, or to a part of it. */
  isUnstated: boolean;
}

/** What is added to drinks and ingredients by their ids, without those of which nothing is known: `/lists/additives.json`. */
export interface AdditivesIndex {
  drinks: Readonly<Record<string, AdditiveStatement>>;
  ingredients: Readonly<Record<string, AdditiveStatement>>;
}
