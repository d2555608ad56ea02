import type { DraftDrink } from '../../../domain/menus/menuDraft.ts';

/** Which columns the table of a menu has. */
export interface TableColumns {
  /** Whether any line has sizes. */
  hasSizes: boolean;
  /** Of prices: the usual one, and one for each further price list. */
  prices: number;
  /** Only guests of a published menu read what is sold out. */
  hasSoldOut: boolean;
}

/** Widths in rem. */
const BOX = 1.25;
const NUMBER = 1.75;
const MIN_NAME = 7.5;
const SIZE = 4.75;
const AMOUNT = 4.75;
const BUTTON = 1.5;
const MIN_NOTE = 5;
const MIN_ALLERGENS = 5;
const SOLD_OUT = 5;
const GAP = 0.375;
const PRICE_GAP = 0.25;

/** Whether a drink is sold in sizes, or in one that has a name. */
export function hasSizes({ prices }: Pick<DraftDrink, 'prices'>): boolean {
  return prices.length > 1 || prices.some(({ size }) => size !== '');
}

/** The fields of a size, and the buttons that remove it and add another. */
function listPriceWidths({ hasSizes, prices }: TableColumns): number[] {
  const amounts = Array.from({ length: prices }, () => AMOUNT);
  return hasSizes ? [SIZE, ...amounts, BUTTON, BUTTON] : [...amounts, BUTTON];
}

/** Value of `grid-template-columns` for the prices of a line. */
export function priceTemplate(columns: TableColumns): string {
  return listPriceWidths(columns)
    .map((width) => `${width}rem`)
    .join(' ');
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** Value of `grid-template-columns` for a row, and the least width at which all has room, in rem. */
export function rowTemplate(columns: TableColumns): { template: string; minWidth: number } {
  const priceWidths = listPriceWidths(columns);
  const prices = sum(priceWidths) + (priceWidths.length - 1) * PRICE_GAP;
  const ends = [...(columns.hasSoldOut ? [SOLD_OUT] : []), 3 * BUTTON];
  const widths = [BOX, BUTTON, NUMBER, MIN_NAME, prices, MIN_NOTE, MIN_ALLERGENS, ...ends];
  const flexible: Record<number, string> = {
    3: `minmax(${MIN_NAME}rem, 1.6fr)`,
    5: `minmax(${MIN_NOTE}rem, 1fr)`,
    6: `minmax(${MIN_ALLERGENS}rem, 0.8fr)`,
  };
  return {
    template: widths.map((width, place) => flexible[place] ?? `${width}rem`).join(' '),
    minWidth: sum(widths) + (widths.length - 1) * GAP,
  };
}
