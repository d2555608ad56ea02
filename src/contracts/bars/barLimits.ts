/** Limits of a bar's page; apart from the schema, since pages need them too. Lengths in characters. */
export const BAR_LIMITS = {
  /** Of an account. */
  bars: 5,
  displayName: 80,
  openingHours: 300,
  menus: 20,
  /** Former names that an account may have; it takes no new name that would make them more. */
  formerNames: 10,
} as const;
