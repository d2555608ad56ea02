import type { ItemKind } from '../../contracts/menus/menuLimits.ts';

/** How strong a drink is, as a guest chooses by it. */
export const STRENGTH_BANDS = ['free', 'light', 'strong'] as const;
export type StrengthBand = (typeof STRENGTH_BANDS)[number];

/** Per cent by volume up to which a drink is light: spritzes and most long drinks are, sours are not. */
export const LIGHT_UP_TO = 15;

/** Those of lines that are no mixed drinks; food has none. */
const OF_ITEMS: Record<ItemKind, StrengthBand | undefined> = {
  wine: 'light',
  beer: 'light',
  spirit: 'strong',
  soft: 'free',
  food: undefined,
};

/**
 * How strong a line of a menu is.
 *
 * @param strength per cent by volume of the strongest thing in it; nothing where there is no trace of alcohol
 * @param abv of the whole drink; undefined where nobody knows
 * @returns undefined for food, and where nobody knows
 */
export function strengthBand(
  line: { strength: number; abv: number | undefined } | { kind: ItemKind },
): StrengthBand | undefined {
  if ('kind' in line) return OF_ITEMS[line.kind];
  if (line.strength === 0) return 'free';
  if (line.abv === undefined) return undefined;
  return line.abv <= LIGHT_UP_TO ? 'light' : 'strong';
}

/** The band of that name; undefined where it is none. */
export function asStrengthBand(text: string | null): StrengthBand | undefined {
  return STRENGTH_BANDS.find((band) => band === text);
}
