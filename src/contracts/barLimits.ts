/** Limits of a bar's page; apart from the schema, since pages need them too. Lengths in characters. */
export const BAR_LIMITS = {
  displayName: 80,
  openingHours: 300,
  menus: 20,
  /** Names that an account has had; it takes no further one then. */
  formerNames: 10,
} as const;
