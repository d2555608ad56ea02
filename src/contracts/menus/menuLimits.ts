/** Limits of a menu; apart from the schema, since pages need them too. Lengths in characters. */
export const MENU_LIMITS = {
  name: 120,
  description: 2000,
  venue: 120,
  drinks: 200,
  sections: 40,
  sectionTitle: 80,
  /** Of a price in words. */
  price: 20,
  /** Of the prices of all sizes, as they are typed into one field. */
  typedPrices: 60,
  /** In the smallest unit of the currency. */
  amount: 99_999_999,
  size: 30,
  /** Of one drink. */
  sizes: 6,
  /** Besides the usual prices. */
  priceLists: 4,
  priceListName: 40,
  note: 200,
  itemName: 120,
  /** Of the name, the description, all titles, and names and notes of all lines. */
  translatedTexts: 442,
  /** Of all texts with a translation and all their translations: five languages of a long menu. */
  translationLetters: 200_000,
  /** Sites on which it may be embedded. */
  embedOrigins: 5,
} as const;

/** What a line of a menu may be that is no mixed drink. */
export const ITEM_KINDS = ['wine', 'beer', 'spirit', 'soft', 'food'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Whether an id is that of a drink or line of an owner's own, and not of the catalogue. */
export function isOwnId(id: string): boolean {
  return id.includes('-');
}
