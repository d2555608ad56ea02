import { listMenuDrinks } from '../listMenuDrinks.ts';
import { moved, type Block, type Typesetter } from './block.ts';
import { menuBlocks } from './elegantBlocks.ts';
import { elegantClose } from './elegantClose.ts';
import { menuTitle, runningTitle } from './elegantHead.ts';
import { stylesAt } from './elegantStyles.ts';
import { columnHeight, columnItems, type FlowBlock } from './flow.ts';
import type { Page } from './page.ts';
import { evenPages, paginate, type Flow, type PageColumns } from './paginate.ts';
import type { PrintedMenu } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';

/** How much larger or smaller all is set, the largest first: one page is filled, or saved. */
const GROWTH = [1.5, 1.35, 1.25, 1.15, 1.08, 1];
const SHRINKAGE = [0.97, 0.94, 0.9, 0.85, 0.8, 0.75, 0.7];
/** A page more or less is nothing to a menu of more pages than this. */
const SHORT = 4;
/** Menus of more than a page are set no larger than this. */
const LARGEST_OF_MANY = 1.25;
/** So few drinks stand below each other in the middle of the page. */
const FEW = 4;
/** Widest column of them, in points at scale 1. */
const NARROW = 300;
/** Sections stay whole where that makes the type no smaller than this part of what it could be, … */
const WHOLE = 0.85;
/** … and no column shorter than this part of the longest. */
const EVEN = 0.55;
/** Between the last drink and what a page closes with. */
const ABOVE_CLOSE = 24;

/**
 * The elegant design, for guests: columns, sections, prices and notes; what is in a drink without amounts, and no
 * steps. Short menus are set larger, so that one page is filled; a few lines too many are set smaller, so that a page is
 * saved; the pages of long ones are about equally full.
 */
export function elegantMenu(menu: PrintedMenu, sheet: Sheet, setter: Typesetter): Page[] {
  const smallerSizes = SHRINKAGE.filter((scale) => scale >= sheet.smallest);
  const at = (scale: number) => laidAt(menu, sheet, scale, setter);
  const natural = at(1);
  const needed = paginate(natural).length;
  if (needed > SHORT) return drawn(natural, setter);
  const takes = (pages: number) => (tried: Laid) => paginate(tried, 0, pages + 1).length <= pages;
  const smaller = needed > 1 ? smallerSizes.map(at).find(takes(needed - 1)) : undefined;
  if (smaller) return drawn(smaller, setter);
  const larger = needed > 1 ? GROWTH.filter((scale) => scale <= LARGEST_OF_MANY) : GROWTH;
  const grown = larger.map(at).find(takes(needed)) ?? natural;
  if (needed > 1) return drawn(grown, setter);
  const whole = [...GROWTH, ...smallerSizes]
    .filter((scale) => scale * sheet.scale >= grown.scale * WHOLE)
    .map((scale) => ({ ...at(scale), parting: 'sections' as const }))
    .find((tried) => isEven(paginate(tried, 0, 2)));
  return drawn(whole ?? grown, setter);
}

/** A menu set at a scale, whose pages are still open. */
interface Laid extends Flow {
  menu: PrintedMenu;
  sheet: Sheet;
  scale: number;
  /** Width of a column. */
  column: number;
  isCentred: boolean;
  title: Block;
  running: Block;
}

function laidAt(menu: PrintedMenu, sheet: Sheet, growth: number, setter: Typesetter): Laid {
  const scale = growth * sheet.scale;
  const styles = stylesAt(scale, sheet.title);
  const width = sheet.width - 2 * sheet.margin;
  const isCentred = listMenuDrinks(menu).length <= FEW;
  const columns = isCentred ? 1 : sheet.columns;
  const column = isCentred
    ? Math.min(width, NARROW * scale)
    : (width - (columns - 1) * sheet.gutter) / columns;
  const blocks = menuBlocks(menu, { styles, scale, column, isCentred }, setter);
  const title = menuTitle(menu, styles, width, sheet.air, setter);
  const head = runningTitle(menu, styles, width, sheet.air, setter);
  const closes = [false, true].map((isLast) => withSpace(closeOf({ menu, sheet }, blocks, isLast, setter)));
  const known = new Map<string, number>();
  const closeHeight = (shown: FlowBlock[], isLast: boolean) => {
    const ids = [isLast, ...shown.map(({ drink }) => drink)].join();
    const height = known.get(ids) ?? withSpace(closeOf({ menu, sheet }, shown, isLast, setter));
    known.set(ids, height);
    return height;
  };
  return {
    menu,
    sheet,
    scale,
    parting: 'drinks',
    columns,
    column,
    blocks,
    isCentred,
    title,
    running: head,
    room: (page, isLast, shown) =>
      roomBelow(page === 0 ? title : head, sheet) -
      (shown ? closeHeight(shown, isLast) : (closes[isLast ? 1 : 0] ?? 0)),
  };
}

function roomBelow(head: Block, { height, top, bottom }: Sheet): number {
  return height - top - bottom - head.height;
}

/** The height of what closes a page, with the space above it. */
function withSpace({ height }: Block): number {
  return height === 0 ? 0 : height + ABOVE_CLOSE;
}

/** What closes a page that shows these blocks. */
function closeOf(
  { menu, sheet }: Pick<Laid, 'menu' | 'sheet'>,
  blocks: FlowBlock[],
  isLast: boolean,
  setter: Typesetter,
): Block {
  const shown = new Set(blocks.map(({ drink }) => drink));
  const drinks = listMenuDrinks(menu).filter(({ id }) => shown.has(id));
  const setting = {
    styles: stylesAt(sheet.scale),
    scale: Math.max(1, sheet.scale),
    width: sheet.width - 2 * sheet.margin,
    hasCode: isLast && menu.address !== undefined,
  };
  return elegantClose(menu, drinks, setting, setter);
}

function isEven([columns = [], ...others]: PageColumns[]): boolean {
  if (others.length > 0) return false;
  const heights = columns.map((held, place) => columnHeight(held, place));
  return Math.min(...heights) >= Math.max(...heights) * EVEN;
}

/** The pages in their places, about equally full. */
function drawn(laid: Laid, setter: Typesetter): Page[] {
  const { sheet, column, isCentred } = laid;
  const pages = evenPages(laid);
  const left = isCentred ? (sheet.width - column) / 2 : sheet.margin;
  return pages.map((columns, index) => {
    const head = index === 0 ? laid.title : laid.running;
    const close = closeOf(laid, columns.flat(), index === pages.length - 1, setter);
    const first = Math.max(...columns.map(firstName));
    const room = roomBelow(head, sheet) - withSpace(close);
    // A column without a heading begins beside the first drink of the others.
    const placed = columns.map((held, place) => {
      const drop = first - firstName(held, place);
      const height = columnHeight(held, place);
      return height + drop <= room ? { held, drop, end: height + drop } : { held, drop: 0, end: height };
    });
    const free = Math.max(0, room - Math.max(...placed.map(({ end }) => end)));
    // A page that stays half empty breathes above rather than gaping below.
    const spare = pages.length > 1 ? 0 : isCentred ? free * 0.45 : Math.min(120, free * 0.3);
    const top = sheet.top + spare + head.height;
    return {
      items: [
        ...moved(head.items, sheet.margin, sheet.top + spare * (isCentred ? 0.6 : 1)),
        ...placed.flatMap(({ held, drop }, number) =>
          columnItems(held, left + number * (column + sheet.gutter), top + drop, number === 0),
        ),
        ...moved(close.items, sheet.margin, sheet.height - sheet.bottom - close.height),
      ],
    };
  });
}

/** How far below a column's top its first drink begins. */
function firstName([block, next]: FlowBlock[], place: number): number {
  if (block === undefined) return 0;
  if (block.isHeading) return block.height + (next?.before ?? 0);
  return place === 0 ? (block.repeated?.height ?? 0) : 0;
}
