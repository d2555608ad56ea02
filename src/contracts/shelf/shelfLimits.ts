/** Limits of a shelf: how many entries, and characters in one; apart from the schema, since pages need them too. */
export const SHELF_LIMITS = { entries: 300, letters: 60 } as const;

/** Millilitres of a bottle; a number beyond it is a slip. */
export const MAX_LEVEL_ML = 20_000;

/** Own swaps of a reader. */
export const MAX_SWAPS = 100;
/** "aperol>campari": I pour Aperol for Campari; with "@11002" in this drink alone. */
export const SWAP_PATTERN = /^([a-z0-9-]{1,60})>([a-z0-9-]{1,60})(?:@([1-9][0-9]{3,7}))?$/;
