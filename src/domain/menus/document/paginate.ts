import { balancedHeight, fillColumns, smallest, type FlowBlock, type Parting } from './flow.ts';

/** What is to be put on pages. */
export interface Flow {
  blocks: FlowBlock[];
  /** Columns of a page. */
  columns: number;
  parting: Parting;
  /** Height of the columns on a page, counted from 0, in points; the last page may have less. */
  room(page: number, isLast: boolean): number;
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
  const room = flow.room(1, false);
  const isEnough = (height: number) => {
    const tried = paginate(flow, room - height, pages.length + 1);
    return tried.length === pages.length;
  };
  const height = smallest(isEnough, room);
  return height === undefined ? pages : paginate(flow, room - height);
}

function fill(blocks: FlowBlock[], { columns, parting }: Flow, height: number) {
  return fillColumns(
    blocks,
    Array.from({ length: columns }, () => height),
    parting,
  );
}
