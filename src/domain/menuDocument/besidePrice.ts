import type { WrittenPrice } from '../../contracts/menuPrice.ts';
import { beside, fitted, stacked, type Block, type Typesetter } from './block.ts';
import type { TextStyle } from './page.ts';
import { pricesBlock, pricesWidth } from './pricesBlock.ts';

/** A price that takes more of the width stands below the name. */
const WIDE_PRICE = 0.45;

interface Row {
  name: string;
  prices: readonly WrittenPrice[];
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

/** A name with its prices at the end of the line, or below it where they would leave the name too little room. */
export function besidePrice(
  { name, prices, set }: Row,
  { name: nameStyle, price: style, width, gap }: RowSetting,
  setter: Typesetter,
): Block {
  if (prices.length === 0) return set(width);
  const priceWidth = pricesWidth(prices, style, setter);
  const room = width - priceWidth - gap;
  const priced = (align: 'left' | 'right', within: number) =>
    pricesBlock(prices, style, { width: within, align }, setter);
  if (priceWidth > width * WIDE_PRICE) return stacked([set(width), priced('left', width)]);
  const { size } = fitted(name, nameStyle, { width: room, lines: 2, smallest: 1 }, setter);
  return size < nameStyle.size
    ? stacked([set(width), priced('left', width)])
    : beside([set(room), 0], [priced('right', priceWidth), width - priceWidth]);
}
