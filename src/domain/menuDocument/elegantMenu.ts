import {
  beside,
  EMPTY,
  fitted,
  moved,
  paragraph,
  rule,
  snapped,
  space,
  stacked,
  tagged,
  type Block,
  type Typesetter,
} from './block.ts';
import { elegantClose } from './elegantClose.ts';
import { elegantEntry } from './elegantEntry.ts';
import { GRID, stylesAt, type Styles } from './elegantStyles.ts';
import { columnHeight, columnItems, type FlowBlock } from './flow.ts';
import { evenPages, paginate, type Flow, type PageColumns } from './paginate.ts';
import type { Page, Tag, TextStyle } from './page.ts';
import { drinksOf, type PrintedMenu, type PrintedSection } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';
import { fillIn } from '../../text/fillIn.ts';

/** How much larger or smaller all is set, the largest first: one page is filled, or saved. */
const GROWTH = [1.5, 1.35, 1.25, 1.15, 1.08, 1];
const SHRINKAGE = [0.97, 0.94, 0.9];
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
  const at = (scale: number) => laidAt(menu, sheet, scale, setter);
  const natural = at(1);
  const needed = paginate(natural).length;
  if (needed > SHORT) return drawn(natural, setter);
  const takes = (pages: number) => (tried: Laid) => paginate(tried, 0, pages + 1).length <= pages;
  const smaller = needed > 1 ? SHRINKAGE.map(at).find(takes(needed - 1)) : undefined;
  if (smaller) return drawn(smaller, setter);
  const larger = needed > 1 ? GROWTH.filter((scale) => scale <= LARGEST_OF_MANY) : GROWTH;
  const grown = larger.map(at).find(takes(needed)) ?? natural;
  if (needed > 1) return drawn(grown, setter);
  const whole = [...GROWTH, ...SHRINKAGE]
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
  const isCentred = drinksOf(menu).length <= FEW;
  const columns = isCentred ? 1 : sheet.columns;
  const column = isCentred
    ? Math.min(width, NARROW * scale)
    : (width - (columns - 1) * sheet.gutter) / columns;
  const blocks = menuBlocks(menu, { styles, scale, column, isCentred }, setter);
  const title = menuTitle(menu, styles, width, setter);
  const head = running(menu, styles, width, setter);
  const closes = [false, true].map((isLast) => withSpace(closeOf({ menu, sheet }, blocks, isLast, setter)));
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
    room: (page, isLast) => roomBelow(page === 0 ? title : head, sheet) - (closes[isLast ? 1 : 0] ?? 0),
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
  const drinks = drinksOf(menu).filter(({ id }) => shown.has(id));
  const setting = {
    styles: stylesAt(sheet.scale),
    width: sheet.width - 2 * sheet.margin,
    hasCode: isLast && menu.address !== undefined,
  };
  return elegantClose(menu, drinks, setting, setter);
}

function isEven([columns = [], ...others]: PageColumns[]): boolean {
  if (others.length > 0) return false;
  const heights = columns.map(columnHeight);
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
    const placed = columns.map((held) => {
      const drop = first - firstName(held);
      return { held, drop: columnHeight(held) + drop <= room ? drop : 0 };
    });
    const free = Math.max(0, room - Math.max(...placed.map(({ held, drop }) => columnHeight(held) + drop)));
    // A page that stays half empty breathes above rather than gaping below.
    const spare = pages.length > 1 ? 0 : isCentred ? free * 0.45 : Math.min(120, free * 0.3);
    const top = sheet.top + spare + head.height;
    return {
      items: [
        ...moved(head.items, sheet.margin, sheet.top + spare * (isCentred ? 0.6 : 1)),
        ...placed.flatMap(({ held, drop }, number) =>
          columnItems(held, left + number * (column + sheet.gutter), top + drop),
        ),
        ...moved(close.items, sheet.margin, sheet.height - sheet.bottom - close.height),
      ],
    };
  });
}

/** How far below a column's top its first drink begins. */
function firstName([block, next]: FlowBlock[]): number {
  if (block === undefined) return 0;
  if (block.isHeading) return block.height + (next?.before ?? 0);
  return block.repeated?.height ?? 0;
}

function menuTitle(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const name = fitted(menu.name, styles.title, { width: width * 0.94, lines: 2, smallest: 12 }, setter);
  const centred = (text: string, style: TextStyle, measure = width) =>
    beside([
      paragraph(text, style, { width: measure, ending: 'balanced', align: 'centre' }, setter),
      (width - measure) / 2,
    ]);
  const ornament = beside([rule(42, 'brass', 1), (width - 42) / 2]);
  return stacked([
    menu.venue === null
      ? EMPTY
      : stacked([
          tagged(centred(menu.venue.toLocaleUpperCase(menu.locale), styles.venue), { role: 'P' }),
          space(8),
        ]),
    tagged(centred(menu.name, name, width * 0.94), { role: 'H1' }),
    space(14),
    ornament,
    menu.description === null
      ? EMPTY
      : stacked([
          space(15),
          tagged(centred(menu.description, styles.description, width * 0.8), { role: 'P' }),
        ]),
    space(34),
  ]);
}

/** Stands above every further page. */
function running(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const style = fitted(menu.name, styles.note, { width, lines: 1, smallest: 7.5 }, setter);
  return stacked([
    paragraph(menu.name, style, { width, align: 'centre' }, setter),
    space(8),
    beside([rule(42, 'brass', 1), (width - 42) / 2]),
    space(26),
  ]);
}

interface Setting {
  styles: Styles;
  scale: number;
  column: number;
  isCentred: boolean;
}

function menuBlocks(menu: PrintedMenu, setting: Setting, setter: Typesetter): FlowBlock[] {
  return menu.sections
    .filter(({ drinks }) => drinks.length > 0)
    .flatMap((section, index) => sectionBlocks(section, index, menu, setting, setter));
}

function sectionBlocks(
  section: PrintedSection,
  index: number,
  menu: PrintedMenu,
  setting: Setting,
  setter: Typesetter,
): FlowBlock[] {
  const { scale } = setting;
  const part: Tag = { role: 'Sect' };
  const unit = GRID * scale;
  const { title } = section;
  const again =
    title === null
      ? undefined
      : stacked([
          tagged(sectionHead(fillIn(menu.words.continued, { title }), menu, setting, setter)),
          space(2 * unit),
        ]);
  const drinks = section.drinks.map((drink, place): FlowBlock => {
    const entry = elegantEntry(
      drink,
      {
        ...setting,
        hasAllergens: menu.allergenNames !== undefined,
        heading: title === null ? 'H2' : 'H3',
      },
      setter,
    );
    return {
      ...tagged(entry, part),
      isHeading: false,
      before:
        (place === 0 && title === null && index > 0 ? 4 : place === 0 || !setting.isCentred ? 2 : 4) * unit,
      section: index,
      drink: drink.id,
      ...(again && place > 0 ? { repeated: again } : {}),
    };
  });
  if (title === null) return drinks;
  const head = tagged(sectionHead(title, menu, setting, setter), part, { role: 'H2', title });
  return [{ ...head, isHeading: true, before: 5 * unit, section: index }, ...drinks];
}

function sectionHead(
  title: string,
  menu: PrintedMenu,
  { styles, scale, column, isCentred }: Setting,
  setter: Typesetter,
): Block {
  const written = title.toLocaleUpperCase(menu.locale);
  // One line where that can be read, so that the headings of two columns are equally high.
  const style = fitted(written, styles.section, { width: column, lines: 1, smallest: 7.5 }, setter);
  const name = paragraph(
    written,
    style,
    { width: column, ending: 'balanced', align: isCentred ? 'centre' : 'left' },
    setter,
  );
  const line = isCentred ? EMPTY : stacked([space(4 * scale), tagged(rule(column, 'brass', 0.5))]);
  return snapped(stacked([name, line]), GRID * scale);
}
