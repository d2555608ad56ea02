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
