import type { WrittenPrice } from '../../../contracts/menus/menuPrice.ts';
import { pricesLine } from '../prices/menuPrices.ts';
import {
  beside,
  paragraph,
  stacked,
  tagged,
  textWidth,
  unbroken,
  type Block,
  type Typesetter,
} from './block.ts';
import type { TextStyle } from './page.ts';

/** Points of the name of a size, as a part of those of its price. */
const SIZE = 0.72;
const SMALLEST = 7.5;
/** Between a size and its price, and between two prices, as parts of the points of a price. */
const GAPS = { within: 0.4, between: 1.2 };

/** The points that all prices take on one line. */
export function pricesWidth(prices: readonly WrittenPrice[], style: TextStyle, setter: Typesetter): number {
  return lineOf(piecesOf(prices, style, Infinity, setter), style).width;
}

/** The prices of a drink in as many lines as they need; no price is parted. */
export function pricesBlock(
  prices: readonly WrittenPrice[],
  style: TextStyle,
  { width, align }: { width: number; align: 'left' | 'centre' | 'right' },
  setter: Typesetter,
): Block {
  const lines: Piece[][] = [];
  for (const piece of piecesOf(prices, style, width, setter)) {
    const line = lines.at(-1);
    if (line && lineOf([...line, piece], style).width <= width) line.push(piece);
    else lines.push([piece]);
  }
  const share = { left: 0, centre: 0.5, right: 1 }[align];
  const set = lines.map((pieces) => {
    const line = lineOf(pieces, style);
    return beside([line.block, (width - line.width) * share]);
  });
  return tagged(stacked(set), { role: 'P' });
}

interface Piece {
  block: Block;
  width: number;
}

function lineOf(pieces: Piece[], { size }: TextStyle): Piece {
  let width = 0;
  const placed = pieces.map(({ block, width: own }, index): [Block, number] => {
    const x = width + (index === 0 ? 0 : size * GAPS.between);
    width = x + own;
    return [block, x];
  });
  return { block: beside(...placed), width };
}

/** One for each size; prices without names stay together. */
function piecesOf(
  prices: readonly WrittenPrice[],
  style: TextStyle,
  most: number,
  setter: Typesetter,
): Piece[] {
  if (prices.every(({ size }) => size === null)) {
    return prices.length === 0 ? [] : [amount(pricesLine(prices), style, most, setter)];
  }
  const named = { ...style, face: 'sans', ink: 'soft', size: Math.max(SMALLEST, style.size * SIZE) } as const;
  return prices.map(({ size, text }) => {
    if (size === null) return amount(text, style, most, setter);
    const left = textWidth(size, named, setter) + style.size * GAPS.within;
    const { block, width } = amount(text, style, most, setter);
    if (left + width > most) {
      return { block: stacked([paragraph(size, named, { width: most }, setter), block]), width: most };
    }
    return {
      block: beside([paragraph(size, named, { width: left }, setter), 0], [block, left]),
      width: left + width,
    };
  });
}

function amount(text: string, style: TextStyle, most: number, setter: Typesetter): Piece {
  const width = Math.min(most, textWidth(text, style, setter));
  return { block: unbroken(text, style, { width }, setter), width };
}
