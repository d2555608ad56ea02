import {
  beside,
  EMPTY,
  fitted,
  moved,
  paragraph,
  rule,
  space,
  stacked,
  type Block,
  type Typesetter,
} from './block.ts';
import { balancedHeight, fillColumns, type ColumnBlock } from './columns.ts';
import { elegantClose } from './elegantClose.ts';
import { elegantEntry } from './elegantEntry.ts';
import { stylesAt, type Styles } from './elegantStyles.ts';
import { PAPERS, type Page, type TextStyle } from './page.ts';
import type { PrintedMenu, PrintedSection } from './printedMenu.ts';

const MARGIN = 58;
const TOP = 62;
const FOOT = 62;
const GUTTER = 44;
const COLUMNS = 2;
/** How much larger all is set where the menu is short enough to stay on one page. */
const SCALES = [1.5, 1.35, 1.25, 1.15, 1.08, 1];

/**
 * The elegant design, for guests: two columns, sections, prices and notes; what is in a drink without amounts, and no
 * steps. Short menus are set larger, so that one page is filled; long ones run on.
 */
export function elegantMenu(menu: PrintedMenu, setter: Typesetter): Page[] {
  for (const scale of SCALES) {
    const pages = pagesAt(menu, scale, setter);
    if (pages.length === 1) return pages;
  }
  return pagesAt(menu, 1, setter);
}

function pagesAt(menu: PrintedMenu, scale: number, setter: Typesetter): Page[] {
  const paper = PAPERS[menu.paper];
  const styles = stylesAt(scale);
  const width = paper.width - 2 * MARGIN;
  const column = (width - GUTTER) / COLUMNS;
  const head = title(menu, styles, width, setter);
  const tail = elegantClose(menu, stylesAt(1), width, setter);
  const bottom = paper.height - FOOT;
  let blocks = menu.sections.flatMap((section, index) =>
    sectionBlocks(section, { menu, styles, scale, column, isFirst: index === 0 }, setter),
  );
  const pages: Page[] = [];
  while (blocks.length > 0) {
    const opening = pages.length === 0 ? head : running(menu, styles, width, setter);
    const room = bottom - TOP - opening.height;
    const roomAboveTail = room - (tail.height > 0 ? tail.height + 24 : 0);
    const balanced = balancedHeight(blocks, COLUMNS, roomAboveTail);
    const fitsWithoutTail = balancedHeight(blocks, COLUMNS, room) !== undefined;
    const height = balanced ?? (fitsWithoutTail ? roomAboveTail : room);
    const { columns, rest } = fillColumns(blocks, [height, height]);
    // A drink that is higher than a page goes on one all the same.
    const isStuck = rest.length === blocks.length;
    const shown = isStuck ? [blocks.slice(0, 1)] : columns;
    blocks = isStuck ? blocks.slice(1) : rest;
    const isLast = blocks.length === 0;
    // A page that stays half empty breathes above rather than gaping below.
    const spare = isLast && pages.length === 0 ? Math.min(120, (roomAboveTail - height) * 0.3) : 0;
    pages.push({
      items: [
        ...moved(opening.items, MARGIN, TOP + spare),
        ...shown.flatMap((held, index) =>
          columnItems(held, MARGIN + index * (column + GUTTER), TOP + spare + opening.height),
        ),
        ...(isLast ? moved(tail.items, MARGIN, bottom - tail.height) : []),
      ],
    });
  }
  return pages;
}

function columnItems(blocks: ColumnBlock[], x: number, top: number) {
  let y = top;
  return blocks.flatMap((block, index) => {
    if (index > 0) y += block.before;
    const items = moved(block.items, x, y);
    y += block.height;
    return items;
  });
}

function title(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const name = fitted(menu.name, styles.title, { width: width * 0.9, lines: 2, smallest: 12 }, setter);
  const centred = (text: string, style: TextStyle, measure = width) =>
    beside([
      paragraph(text, style, { width: measure, ending: 'balanced', align: 'centre' }, setter),
      (width - measure) / 2,
    ]);
  const ornament = beside([rule(42, 'brass', 1), (width - 42) / 2]);
  return stacked([
    menu.venue === null
      ? EMPTY
      : stacked([centred(menu.venue.toLocaleUpperCase(menu.locale), styles.venue), space(8)]),
    centred(menu.name, name, width * 0.9),
    space(14),
    ornament,
    menu.description === null
      ? EMPTY
      : stacked([space(15), centred(menu.description, styles.description, width * 0.76)]),
    space(36),
  ]);
}

function running(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const style = fitted(menu.name, styles.note, { width, lines: 1, smallest: 6 }, setter);
  return stacked([
    paragraph(menu.name, style, { width, align: 'centre' }, setter),
    space(8),
    beside([rule(42, 'brass', 1), (width - 42) / 2]),
    space(28),
  ]);
}

interface Setting {
  menu: PrintedMenu;
  styles: Styles;
  scale: number;
  column: number;
  isFirst: boolean;
}

function sectionBlocks(section: PrintedSection, setting: Setting, setter: Typesetter): ColumnBlock[] {
  const { menu, styles, scale, column, isFirst } = setting;
  const drinks = section.drinks.map((drink): ColumnBlock => ({
    ...elegantEntry(drink, { ...setting, hasAllergens: menu.allergenNames !== undefined }, setter),
    isHeading: false,
    before: 13 * scale,
  }));
  const [first] = drinks;
  if (first && section.title === null && !isFirst) first.before = 26 * scale;
  if (section.title === null || !first) return drinks;
  first.before = 11 * scale;
  const heading = stacked([
    paragraph(
      section.title.toLocaleUpperCase(menu.locale),
      styles.section,
      { width: column, ending: 'balanced' },
      setter,
    ),
    space(4 * scale),
    rule(column, 'brass', 0.5),
  ]);
  return [{ ...heading, isHeading: true, before: 27 * scale }, ...drinks];
}
