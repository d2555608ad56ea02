import { moved, stacked, type Block } from './block.ts';
import type { PageItem } from './page.ts';

/** What flows through the columns of a menu: a heading, or a drink. */
export interface FlowBlock extends Block {
  isHeading: boolean;
  /** Space before it, which a column's top does not show. */
  before: number;
  /** Number of its section. */
  section: number;
  /** Id of the drink that it shows. */
  drink?: string;
  /** Stands above it where a page begins with it, although its section began before; the space below included. */
  repeated?: Block;
  /** Drawn in the middle of the space before it. */
  divider?: Block;
}

/** Where the blocks may be parted. */
export type Parting =
  /**
   * Between drinks: a titled section keeps two of them with its heading, and leaves two for the next column
   * where it has four or more. One without a heading among the blocks, as the rest of one on a further page,
   * is parted anywhere.
   */
  | 'drinks'
  /** Between sections alone. */
  | 'sections';

/** A section that is parted leaves this many drinks before and behind, where it has them. */
const COMPANY = 2;

/** The columns with which a page begins, where all stand on one: only there is said which section goes on. */
const FIRST_ALONE: readonly number[] = [0];

/**
 * Fills columns of the given heights one after the other; `rest` is what had no room.
 *
 * @param first the columns with which a page begins
 */
export function fillColumns(
  blocks: FlowBlock[],
  heights: number[],
  parting: Parting = 'drinks',
  first = FIRST_ALONE,
): { columns: FlowBlock[][]; rest: FlowBlock[] } {
  let from = 0;
  const columns = heights.map((height, place) => {
    const column = columnFrom(blocks, from, height, parting, first.includes(place));
    from += column.length;
    return column;
  });
  return { columns, rest: blocks.slice(from) };
}

function columnFrom(
  blocks: FlowBlock[],
  from: number,
  height: number,
  parting: Parting,
  isFirst: boolean,
): FlowBlock[] {
  let used = 0;
  let end = from;
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at];
    if (block === undefined) break;
    used += at === from ? (isFirst ? repeatedHeight(block) : 0) + block.height : block.before + block.height;
    if (used > height) break;
    end = at + 1;
  }
  if (end === blocks.length) return blocks.slice(from);
  const good = (at: number) =>
    parting === 'sections' ? startsSection(blocks, at) : mayPart(blocks, from, at);
  let best = end;
  while (best > from && !good(best)) best--;
  if (best > from || parting === 'sections') return blocks.slice(from, best);
  // Nowhere is good: rather a drink alone than an empty column, but never a heading alone.
  while (end > from && blocks[end - 1]?.isHeading) end--;
  return blocks.slice(from, end);
}

function startsSection(blocks: FlowBlock[], at: number): boolean {
  return blocks[at]?.section !== blocks[at - 1]?.section;
}

/** Whether a column that begins at `from` may end before `at`. */
export function mayPart(blocks: FlowBlock[], from: number, at: number): boolean {
  if (startsSection(blocks, at)) return true;
  const { section } = blocks[at] ?? {};
  const drinks = (part: FlowBlock[]) =>
    part.filter((block) => block.section === section && !block.isHeading).length;
  const before = drinks(blocks.slice(0, at));
  const behind = drinks(blocks.slice(at));
  const isTitled = blocks.some((block) => block.section === section && block.isHeading);
  if (drinks(blocks.slice(from, at)) === 0) return false;
  return !isTitled || (before >= COMPANY && behind >= Math.min(COMPANY, before + behind - COMPANY));
}

/** The smallest height at which so many columns hold all blocks; undefined where `most` is too little. */
export function balancedHeight(
  blocks: FlowBlock[],
  columns: number,
  most: number,
  parting: Parting = 'drinks',
  first = FIRST_ALONE,
): number | undefined {
  const holds = (height: number) =>
    fillColumns(
      blocks,
      Array.from({ length: columns }, () => height),
      parting,
      first,
    ).rest.length === 0;
  return smallest(holds, most);
}

/** The smallest number up to `most` of which `holds` is true, to half a point; undefined where there is none. */
export function smallest(holds: (tried: number) => boolean, most: number): number | undefined {
  if (!holds(most)) return undefined;
  let [low, high] = [0, most];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * Height of a column's blocks in points.
 *
 * @param place of the column on its page
 */
export function columnHeight(blocks: FlowBlock[], place = 0): number {
  const above = place === 0 && blocks[0] ? repeatedHeight(blocks[0]) : 0;
  return blocks.reduce((sum, { before, height }, index) => sum + (index === 0 ? above : before) + height, 0);
}

function repeatedHeight({ repeated }: FlowBlock): number {
  return repeated?.height ?? 0;
}

/** The blocks of a column in their places; that a section goes on is said where a page begins with the column. */
export function columnItems(blocks: FlowBlock[], x: number, top: number, isFirst = true): PageItem[] {
  let y = top;
  return blocks.flatMap((block, index) => {
    const head: Block[] = index === 0 && isFirst && block.repeated ? [block.repeated] : [];
    const rule: PageItem[] =
      index > 0 && block.divider
        ? moved(block.divider.items, x, y + (block.before - block.divider.height) / 2)
        : [];
    if (index > 0) y += block.before;
    const { items, height } = stacked([...head, block]);
    const placed = moved(items, x, y);
    y += height;
    return [...rule, ...placed];
  });
}
