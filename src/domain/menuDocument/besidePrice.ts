import {
  beside,
  fitted,
  stacked,
  tagged,
  textWidth,
  unbroken,
  type Block,
  type Typesetter,
} from './block.ts';
import type { TextStyle } from './page.ts';

/** A price that takes more of the width stands below the name. */
const WIDE_PRICE = 0.45;

interface Row {
  name: string;
  price: string | null;
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

/** A name with its price at the end of the line, or below it where it would leave the name too little room. */
export function besidePrice(
  { name, price, set }: Row,
  { name: nameStyle, price: priceStyle, width, gap }: RowSetting,
  setter: Typesetter,
): Block {
  if (price === null) return set(width);
  const priceWidth = textWidth(price, priceStyle, setter);
  const room = width - priceWidth - gap;
  const { size } = fitted(name, nameStyle, { width: room, lines: 2, smallest: 1 }, setter);
  const priced = (align: 'left' | 'right', within: number) =>
    tagged(unbroken(price, priceStyle, { width: within, align }, setter), { role: 'P' });
  return priceWidth > width * WIDE_PRICE || size < nameStyle.size
    ? stacked([set(width), priced('left', width)])
    : beside([set(room), 0], [priced('right', priceWidth), width - priceWidth]);
}
