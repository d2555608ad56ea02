import type { Block } from './block.ts';

/** A block in a column; a heading is not left at a column's foot. */
export interface ColumnBlock extends Block {
  isHeading: boolean;
  /** Space before it, which a column's top does not show. */
  before: number;
}

/**
 * Fills columns of the given heights one after the other.
 *
 * @returns the blocks of each column, and those for which there was no room
 */
export function fillColumns(
  blocks: ColumnBlock[],
  heights: number[],
): { columns: ColumnBlock[][]; rest: ColumnBlock[] } {
  let rest = blocks;
  const columns = heights.map((height) => {
    const taken = fitting(rest, height);
    rest = rest.slice(taken);
    return blocks.slice(blocks.length - rest.length - taken, blocks.length - rest.length);
  });
  return { columns, rest };
}

/** How many of the blocks a column takes; a heading goes with what follows it. */
function fitting(blocks: ColumnBlock[], height: number): number {
  let used = 0;
  let count = 0;
  for (const [index, block] of blocks.entries()) {
    used += (index === 0 ? 0 : block.before) + block.height;
    if (used > height) break;
    count = index + 1;
  }
  while (count > 0 && count < blocks.length && blocks[count - 1]?.isHeading) count--;
  return count;
}

/** The smallest height at which so many columns hold all blocks; undefined where `most` is too little. */
export function balancedHeight(blocks: ColumnBlock[], columns: number, most: number): number | undefined {
  const holds = (height: number) =>
    fillColumns(
      blocks,
      Array.from({ length: columns }, () => height),
    ).rest.length === 0;
  if (!holds(most)) return undefined;
  let [low, high] = [0, most];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Height of a column's blocks in points. */
export function columnHeight(blocks: ColumnBlock[]): number {
  return blocks.reduce((sum, { before, height }, index) => sum + (index === 0 ? 0 : before) + height, 0);
}
