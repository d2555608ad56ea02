/**
 * What an account may keep, and how many rows it may write in a while. The database enforces the same numbers; a shelf
 * and costs have their own (`shelfLimits.ts`, `costLimits.ts`). Apart from any schema, since pages need them too.
 */
export const ACCOUNT_LIMITS = {
  menus: 200,
  /** Of all menus together. */
  menuBytes: 8_000_000,
  /** Earlier versions of one menu; the oldest go. */
  menuVersions: 30,
  /** Of the earlier versions of all menus together; the oldest go. */
  menuVersionBytes: 4_000_000,
  ownDrinks: 200,
  favorites: 2_000,
  messages: 50,
  submissions: 100,
  writesAMinute: 120,
  writesAnHour: 1_500,
} as const;
