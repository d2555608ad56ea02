/** Limits of a shelf: how many entries, and characters in one; apart from the schema, since pages need them too. */
export const SHELF_LIMITS = { entries: 300, letters: 60 } as const;
