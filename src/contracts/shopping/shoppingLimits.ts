/** What a shopping list may hold. */
export const SHOPPING_LIMITS = {
  items: 200,
  /** Characters of a thing. */
  letters: 80,
  guests: 200,
  drinksEach: 10,
  /** Drinks that are shopped for at once. */
  drinks: 60,
} as const;

/** Of ml and pieces together; a number beyond it is no shopping. */
export const MAX_SHOPPING_AMOUNT = 1_000_000;
