/** What a reader's lists of drinks may hold; the table `drink_lists` checks the same. */
export const DRINK_LIST_LIMITS = {
  lists: 100,
  /** Characters of the name of a list. */
  name: 60,
  /** Drinks of one list. */
  drinks: 200,
  /** Lists that one call changes. */
  changes: 20,
} as const;
