/** Limits of a menu; apart from the schema, since pages need them too. Lengths in characters. */
export const MENU_LIMITS = {
  name: 120,
  description: 2000,
  venue: 120,
  drinks: 200,
  sections: 40,
  sectionTitle: 80,
  price: 20,
  note: 200,
} as const;
