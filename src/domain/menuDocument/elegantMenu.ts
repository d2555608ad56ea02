import { ALLERGENS, type Allergen } from '../../contracts/ingredient.ts';
import {
  beside,
  EMPTY,
  POINT,
  fitted,
  moved,
  paragraph,
  rule,
  space,
  stacked,
  textWidth,
  type Block,
  type Typesetter,
} from './block.ts';
import { balancedHeight, fillColumns, type ColumnBlock } from './columns.ts';
import { PAPERS, type Page, type TextStyle } from './page.ts';
import { drinksOf, type PrintedDrink, type PrintedMenu, type PrintedSection } from './printedMenu.ts';

const MARGIN = 58;
const TOP = 62;
const FOOT = 62;
const GUTTER = 44;
const COLUMNS = 2;
/** A price that takes more of the column stands below the name. */
const WIDE_PRICE = 0.45;
const CODE = 66;
/** About the white edge of the code, which the margin of the page stands in for. */
const QUIET = 6;
/** How much larger all is set where the menu is short enough to stay on one page. */
const SCALES = [1.5, 1.35, 1.25, 1.15, 1.08, 1];

function stylesAt(scale: number) {
  const style = (
    face: TextStyle['face'],
    size: number,
    leading: number,
    ink: TextStyle['ink'],
    tracking = 0,
  ) => ({
    face,
    size: size * scale,
    leading: leading * scale,
    ink,
    tracking: tracking * scale,
  });
  return {
    venue: style('strong', 9, 13, 'brass', 2),
    title: style('display', 38, 41, 'ink'),
    description: style('italic', 11.5, 16, 'soft'),
    section: style('strong', 8, 12, 'brass', 1.6),
    name: style('serif', 13, 16, 'ink'),
    price: style('serif', 12, 16, 'ink'),
    contents: style('sans', 8.5, 12, 'soft'),
    note: style('italic', 10, 13, 'ink'),
    codes: style('strong', 5.8, 8, 'brass'),
    small: style('sans', 7, 10, 'soft'),
    smallStrong: style('strong', 7, 10, 'ink'),
  } satisfies Record<string, TextStyle>;
}
type Styles = ReturnType<typeof stylesAt>;

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
  const tail = close(menu, stylesAt(1), width, setter);
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
    ...entry(drink, setting, setter),
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

function entry(drink: PrintedDrink, { menu, styles, scale, column }: Setting, setter: Typesetter): Block {
  const codes = menu.allergenNames ? drink.allergens.map(allergenCode).join(' ') : '';
  return stacked(
    [
      nameAndPrice(drink, { styles, scale, column }, setter),
      contents(drink, codes, { styles, width: column - 10 * scale }, setter),
      drink.note === null
        ? EMPTY
        : paragraph(drink.note, styles.note, { width: column - 10 * scale }, setter),
    ],
    1.5 * scale,
  );
}

/** The price stands behind the name, or below it where it would leave the name too little room. */
function nameAndPrice(
  { name, price }: PrintedDrink,
  { styles, scale, column }: Pick<Setting, 'styles' | 'scale' | 'column'>,
  setter: Typesetter,
): Block {
  const named = (width: number) => paragraph(name, styles.name, { width, ending: 'balanced' }, setter);
  if (price === null) return named(column);
  const priceWidth = textWidth(price, styles.price, setter);
  const room = column - priceWidth - 12 * scale;
  const { size } = fitted(name, styles.name, { width: room, lines: 2, smallest: 1 }, setter);
  if (priceWidth > column * WIDE_PRICE || size < styles.name.size) {
    return stacked([named(column), paragraph(price, styles.price, { width: column }, setter)]);
  }
  return beside(
    [named(room), 0],
    [paragraph(price, styles.price, { width: priceWidth, align: 'right' }, setter), column - priceWidth],
  );
}

/** What is in the drink, the letters of its allergens raised behind it. */
function contents(
  drink: PrintedDrink,
  codes: string,
  { styles, width }: { styles: Styles; width: number },
  setter: Typesetter,
): Block {
  const named = paragraph(drink.contents.join(', '), styles.contents, { width }, setter);
  if (codes === '') return named;
  const last = named.items.at(-1);
  if (last?.kind !== 'text') return paragraph(codes, styles.codes, { width }, setter);
  const { size } = styles.contents;
  const end = last.x + textWidth(last.text, styles.contents, setter) + size * 0.3;
  const letters = paragraph(codes, styles.codes, { width }, setter);
  if (end + textWidth(codes, styles.codes, setter) > width + size) return stacked([named, letters]);
  const rise = letters.items.map((item) => ({ ...item, x: end, y: last.y - size * 0.32 }));
  return { height: named.height, items: [...named.items, ...rise] };
}

/** The letter of an allergen: A to N in the order of Annex II, as on most menus. */
function allergenCode(allergen: Allergen): string {
  return String.fromCharCode('A'.charCodeAt(0) + ALLERGENS.indexOf(allergen));
}

/** The key of allergens and the QR code, at the foot of the last page. */
function close(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const key = allergenKey(menu, styles, menu.address === undefined ? width : width - CODE - 170, setter);
  if (menu.address === undefined) {
    return key.height === 0 ? EMPTY : stacked([rule(width), space(10), key]);
  }
  const words = 126;
  const scan = stacked([
    paragraph(menu.words.scan, styles.note, { width: words, align: 'right', ending: 'balanced' }, setter),
    space(3),
    paragraph(
      menu.address,
      { ...styles.small, size: 5.5, leading: 7.5 },
      { width: words, align: 'right' },
      setter,
    ),
  ]);
  const code: Block = { height: CODE, items: [{ kind: 'code', x: QUIET, y: -QUIET, size: CODE }] };
  return stacked([
    rule(width),
    space(12),
    beside([key, 0], [scan, width - CODE - 14 - words], [code, width - CODE]),
  ]);
}

function allergenKey(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const { allergenNames } = menu;
  if (!allergenNames) return EMPTY;
  const used = new Set(drinksOf(menu).flatMap(({ allergens }) => allergens));
  const names = ALLERGENS.filter((allergen) => used.has(allergen)).map(
    (allergen) => `${allergenCode(allergen)}\u00a0${allergenNames[allergen].replace(/ /g, '\u00a0')}`,
  );
  return stacked(
    [
      paragraph(menu.words.allergens, styles.smallStrong, { width }, setter),
      names.length === 0 ? EMPTY : paragraph(names.join(POINT), styles.small, { width }, setter),
      paragraph(menu.words.allergenNote, styles.small, { width }, setter),
    ],
    2,
  );
}
