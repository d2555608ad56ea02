import type { WrittenPrice } from '../../../contracts/menus/menuPrice.ts';
import { beside, fitted, paragraph, stacked, type Block, type Typesetter } from './block.ts';
import type { TextStyle } from './page.ts';
import { pricesBlock, pricesWidth } from './pricesBlock.ts';

/** A price that takes more of the width stands below the name. */
const WIDE_PRICE = 0.45;
/** Lines that a name may always take beside its price. */
const LINES = 2;

interface Priced {
  name: string;
  prices: readonly WrittenPrice[];
}

interface Row extends Priced {
  /** The name, set in a width. */
  set: (width: number) => Block;
}

interface RowSetting {
  name: TextStyle;
  price: TextStyle;
  width: number;
  /** Between name and price. */
  gap: number;
}

/** A name with its prices at the end of the line, or below it. */
export function besidePrice(
  { prices, set }: Row,
  { price: style, width, gap }: Omit<RowSetting, 'name'>,
  isBelow: boolean,
  setter: Typesetter,
): Block {
  if (prices.length === 0) return set(width);
  if (isBelow) return stacked([set(width), pricesBlock(prices, style, { width, align: 'left' }, setter)]);
  const priceWidth = pricesWidth(prices, style, setter);
  const priced = pricesBlock(prices, style, { width: priceWidth, align: 'right' }, setter);
  return beside([set(width - priceWidth - gap), 0], [priced, width - priceWidth]);
}

/**
 * Those of the rows of a section whose prices stand below their names, since beside them they would leave the name too
 * little room. Prices of several sizes stand alike in a section: all below where one of them must.
 */
export function pricedBelow(
  rows: readonly Priced[],
  setting: RowSetting,
  setter: Typesetter,
): ReadonlySet<Priced> {
  const below = rows.filter((row) => !hasRoomBeside(row, setting, setter));
  const areSizesBelow = below.some(({ prices }) => prices.length > 1);
  return new Set([...below, ...(areSizesBelow ? rows.filter(({ prices }) => prices.length > 1) : [])]);
}

/**
 * Whether the name is whole beside its prices, in two lines or in no more than both take below each other.
 * Beside prices that are too wide it never is.
 */
function hasRoomBeside(
  { name, prices }: Priced,
  { name: style, price, width, gap }: RowSetting,
  setter: Typesetter,
): boolean {
  const priceWidth = pricesWidth(prices, price, setter);
  if (priceWidth > width * WIDE_PRICE) return false;
  const below = Math.round(paragraph(name, style, { width }, setter).height / style.leading) + 1;
  const lines = Math.max(LINES, below);
  const { size } = fitted(name, style, { width: width - priceWidth - gap, lines, smallest: 1 }, setter);
  return size === style.size;
}
