/** What a reader's log of drinks may hold; the table `drink_log` checks the same. */
export const DRINK_LOG_LIMITS = {
  /** Drinks with stars, a note or a date. */
  drinks: 1_000,
  stars: 5,
  /** Characters of a note that a reader may write. */
  note: 1_000,
  /** Characters of a note that is stored: those of two devices may have been joined by a line break. */
  storedNote: 2_001,
  /** Days on which one drink was made; the oldest go. */
  days: 366,
  /** Drinks that one call changes. */
  changes: 20,
} as const;
