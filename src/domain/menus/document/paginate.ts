import {
  balancedHeight,
  columnHeight,
  fillColumns,
  mayPart,
  smallest,
  type FlowBlock,
  type Parting,
} from './flow.ts';

/** What is to be put on pages. */
export interface Flow {
  blocks: FlowBlock[];
  /** Columns of a page. */
  columns: number;
  parting: Parting;
  /**
   * Height of the columns on a page, counted from 0, in points; the last page may have less. With the blocks that it shows it
   * may have more than without.
   */
  room(page: number, isLast: boolean, shown?: FlowBlock[]): number;
}

/** What a page holds, by column. */
export type PageColumns = FlowBlock[][];

/**
 * Fills one page after the other; the columns of each are about equally long.
 *
 * @param lift points that every page ends above its foot
 * @param limit pages after which it stops, with what is left undone
 */
export function paginate(flow: Flow, lift = 0, limit = Infinity): PageColumns[] {
  const pages: PageColumns[] = [];
  let rest = flow.blocks;
  while (rest.length > 0 && pages.length < limit) {
    const room = (isLast: boolean) => Math.max(0, flow.room(pages.length, isLast) - lift);
    const last = balancedHeight(rest, flow.columns, room(true), flow.parting);
    if (last !== undefined) return [...pages, fill(rest, flow, last).columns];
    // What fits only without the close of the last page is filled less high: some goes on one page more.
    const whole = fill(rest, flow, room(false));
    const { columns, rest: left } = whole.rest.length === 0 ? fill(rest, flow, room(true)) : whole;
    // A drink that is higher than a page goes on one all the same.
    const taken = left.length < rest.length ? columns.flat() : rest.slice(0, 1);
    const even = balancedHeight(taken, flow.columns, room(false), flow.parting);
    pages.push(even === undefined ? fill(taken, flow, Infinity).columns : fill(taken, flow, even).columns);
    rest = rest.slice(taken.length);
  }
  return pages;
}

/** As many pages as `paginate` makes, all about equally full. */
export function evenPages(flow: Flow): PageColumns[] {
  const pages = paginate(flow);
  if (pages.length < 2) return pages;
  const chosen =
    flow.columns === 1
      ? (chooseBreaks(flow, pages.length - 1) ?? chooseBreaks(flow, pages.length))
      : undefined;
  if (chosen) return chosen;
  const room = flow.room(1, false);
  const isEnough = (height: number) => {
    const tried = paginate(flow, room - height, pages.length + 1);
    return tried.length === pages.length;
  };
  const height = smallest(isEnough, room);
  return height === undefined ? pages : paginate(flow, room - height);
}

/** What a section that is parted badly costs; a page of which a third is empty costs a ninth. */
const BAD_BREAK = 0.06;

/** Pages up to a block, and how much of them is empty. */
interface Tried {
  cost: number;
  pages: PageColumns[];
}

/**
 * Parts blocks of one column into so many pages that none is emptier than it need be: the squares of their empty parts come
 * to the least. Undefined where they do not fit.
 */
function chooseBreaks({ blocks, room }: Flow, pages: number): PageColumns[] | undefined {
  /** The best pages that end before each block. */
  let best = new Map<number, Tried>([[0, { cost: 0, pages: [] }]]);
  for (let page = 0; page < pages; page++) {
    const isLast = page === pages - 1;
    const next = new Map<number, Tried>();
    for (const [from, before] of best) {
      for (let to = isLast ? blocks.length : from + 1; to <= blocks.length; to++) {
        const held = blocks.slice(from, to);
        const used = columnHeight(held);
        const height = room(page, isLast, held);
        if (used > height) break;
        if (to < blocks.length && held.at(-1)?.isHeading) continue;
        const isGood = to === blocks.length || mayPart(blocks.slice(from), 0, to - from);
        const cost = before.cost + (1 - used / height) ** 2 + (isGood ? 0 : BAD_BREAK);
        if (cost < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost, pages: [...before.pages, [held]] });
      }
    }
    best = next;
  }
  return best.get(blocks.length)?.pages;
}

function fill(blocks: FlowBlock[], { columns, parting }: Flow, height: number) {
  return fillColumns(
    blocks,
    Array.from({ length: columns }, () => height),
    parting,
  );
}
