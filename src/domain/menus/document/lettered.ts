import { additiveNumber, NO_ADDITIVES } from '../additives.ts';
import { allergenCode } from './allergenCode.ts';
import { stacked, textWidth, type Block, type Typesetter } from './block.ts';
import type { TextStyle } from './page.ts';
import type { PrintedDrink, PrintedMenu } from './printedMenu.ts';

/** Stands behind a drink of which nobody has stated what is in it. */
export const UNSTATED = '?';

/** Stands behind a drink whose allergens its owner declares. */
export const DECLARED = '*';

/** Wider than the space between letters that are set apart: "A1 G" must not read as one code. A line may end in it. */
const BETWEEN = '\u00a0 ';

/**
 * "A3 G (L) 1 (2)": the letters of allergens and the numbers of additives, as far as the menu prints them. What depends on
 * the brand stands in brackets, "?" where nobody has stated it, and "*" where the owner declares its allergens. Empty
 * where there is nothing to tell.
 */
export function listCodes(
  drink: Pick<PrintedDrink, 'allergens' | 'isUnstated' | 'isDeclared' | 'additives'>,
  { allergenNames, additiveNames }: Pick<PrintedMenu, 'allergenNames' | 'additiveNames'>,
): string {
  const { allergens, isUnstated, isDeclared = false } = drink;
  const additives = (additiveNames && drink.additives) ?? NO_ADDITIVES;
  const isOpen = (allergenNames && isUnstated) === true || hasOpenAdditives(drink, { additiveNames });
  return [
    ...(allergenNames ? allergens.contains.map(allergenCode) : []),
    ...(allergenNames ? allergens.mayContain.map((substance) => `(${allergenCode(substance)})`) : []),
    ...additives.contains.map(additiveNumber),
    ...additives.mayContain.map((additive) => `(${additiveNumber(additive)})`),
    ...(isOpen ? [UNSTATED] : []),
    ...(allergenNames && isDeclared ? [DECLARED] : []),
  ].join(BETWEEN);
}

/** Whether the menu marks additives, and nobody has stated those of a drink. */
export function hasOpenAdditives(
  { additives }: Pick<PrintedDrink, 'additives'>,
  { additiveNames }: Pick<PrintedMenu, 'additiveNames'>,
): boolean {
  return additiveNames !== undefined && additives?.isUnstated === true;
}

interface Lettering {
  /** Of the text. */
  style: TextStyle;
  /** Of the letters. */
  codes: TextStyle;
  width: number;
  align: 'left' | 'centre';
}

/** A text with letters of allergens behind its last line; below it if centred, or where they have no room. */
export function lettered(
  text: Block,
  letters: Block,
  { style, codes, width, align }: Lettering,
  setter: Typesetter,
): Block {
  const [letter] = letters.items;
  if (letter?.kind !== 'text' || letter.text === '') return text;
  const last = text.items.at(-1);
  if (last?.kind !== 'text') return stacked([text, letters]);
  const end = last.x + textWidth(last.text, style, setter) + codes.size * 0.7;
  const isTooLong = end + textWidth(letter.text, codes, setter) > width + codes.size;
  if (align === 'centre' || letters.items.length > 1 || isTooLong) return stacked([text, letters]);
  return { height: text.height, items: [...text.items, { ...letter, x: end, y: last.y }] };
}
