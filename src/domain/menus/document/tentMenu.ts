import { listMenuDrinks } from '../listMenuDrinks.ts';
import {
  EMPTY,
  fitted,
  moved,
  paragraph,
  space,
  stacked,
  tagged,
  type Block,
  type Typesetter,
} from './block.ts';
import { menuBlocks } from './elegantBlocks.ts';
import { codeAndWords, codeKey } from './elegantClose.ts';
import { elegantLine, entriesPricedBelow } from './elegantEntry.ts';
import { stylesAt, type Styles } from './elegantStyles.ts';
import { balancedHeight, columnHeight, columnItems, fillColumns, type FlowBlock } from './flow.ts';
import { foldMark } from './folds.ts';
import { logoBlock } from './logoBlock.ts';
import type { Page, PageItem } from './page.ts';
import type { PrintedMenu } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';

/** Height of the strip that is glued behind the foot, in points. */
const STRIP = 34;
const FACES = 3;
const CODE = 96;
const WORDS = 84;
const GUTTER = 20;
const SCALES = [1.1, 1, 0.92];
const NAME_SCALES = [1, 0.92];
/** The most that a logo takes of the width, and its height in points. */
const LOGO = { share: 0.5, height: 34 };
/** Points of the title, and where it stands alone beside the code. */
const TITLE = { above: 24, alone: 36 };

/**
 * A tent for the table: a sheet folded into a prism, two sides alike, the third its foot. Each shows the QR code of a
 * published menu, and the drinks as far as they have room: whole, or by name and price alone.
 *
 * @returns the page, and how many drinks a menu without code leaves out
 */
export function tentMenu(
  menu: PrintedMenu,
  sheet: Sheet,
  setter: Typesetter,
): { pages: Page[]; left: number } {
  const face = { width: sheet.width, height: (sheet.height - STRIP) / FACES };
  const { items, left } = sideOf(menu, sheet, face.height, setter);
  const folds = [0, 1, 2].flatMap((place) => foldMark('across', STRIP + place * face.height, sheet));
  const upright = moved(items, 0, STRIP + face.height);
  // The other side stands on its head beyond the ridge, and is heard once.
  const turned = items.map((item) => ({ ...turnedOver(item, face), path: [] }));
  return { pages: [{ items: [...folds, ...upright, ...moved(turned, 0, STRIP)] }], left };
}

function sideOf(
  menu: PrintedMenu,
  sheet: Sheet,
  height: number,
  setter: Typesetter,
): { items: PageItem[]; left: number } {
  const hasCode = menu.address !== undefined;
  const width = sheet.width - 2 * sheet.margin;
  const wide = hasCode ? width - CODE - WORDS - 36 : width;
  const styles = stylesAt(1, sheet.title);
  const code = hasCode ? codeAndWords(menu, { styles, words: WORDS, side: CODE }, setter) : EMPTY;
  const room = height - sheet.top - sheet.bottom;
  const hours = menu.hours.map((line) =>
    tagged(paragraph(line, styles.timed, { width: wide }, setter), { role: 'P' }),
  );
  const named = heading(menu, { styles, width: wide, size: TITLE.above }, setter);
  const above = hours.length === 0 ? named : stacked([named, ...hours, space(8)]);
  const area = { width: wide, room: room - above.height, columns: hasCode ? 2 : 3 };
  const drinks = drinkColumns(menu, area, setter);
  const title = drinks.height > 0 ? above : heading(menu, { styles, width: wide, size: TITLE.alone }, setter);
  const free = room - title.height - drinks.height;
  return {
    items: [
      ...moved(title.items, sheet.margin, sheet.top + free / 2),
      ...moved(drinks.items, sheet.margin, sheet.top + free / 2 + title.height),
      ...moved(code.items, sheet.width - sheet.margin - CODE - WORDS - 14, (height - CODE) / 2),
    ],
    left: hasCode ? 0 : drinks.left,
  };
}

function heading(
  menu: PrintedMenu,
  { styles, width, size }: { styles: Styles; width: number; size: number },
  setter: Typesetter,
): Block {
  const { logo } = menu.look;
  const venue = logo
    ? stacked([
        logoBlock(logo, menu, { width: width * LOGO.share, height: LOGO.height, isOnPlate: false }),
        space(4),
      ])
    : menu.venue === null
      ? EMPTY
      : tagged(paragraph(menu.venue.toLocaleUpperCase(menu.locale), styles.venue, { width }, setter), {
          role: 'P',
        });
  const style = fitted(
    menu.name,
    { ...styles.title, size, leading: size * 1.16 },
    { width, lines: 2, smallest: 12 },
    setter,
  );
  const name = paragraph(menu.name, style, { width, ending: 'balanced' }, setter);
  return stacked([venue, tagged(name, { role: 'H1' }), space(12)], 2);
}

interface Area {
  width: number;
  room: number;
  columns: number;
}

/** The drinks with all that is said of them, else, without codes, by name and price, else none. */
function drinkColumns(
  menu: PrintedMenu,
  { width, room, columns }: Area,
  setter: Typesetter,
): Block & { left: number } {
  const column = (width - (columns - 1) * GUTTER) / columns;
  const key = (styles: Styles) => {
    const block = codeKey(menu, listMenuDrinks(menu), { styles, width }, setter);
    return block.height === 0 ? block : stacked([space(8), block]);
  };
  const whole = SCALES.map((scale) => {
    const styles = stylesAt(scale);
    return {
      blocks: menuBlocks(menu, { styles, scale, column, isCentred: false }, setter),
      key: key(styles),
    };
  });
  // Drinks without their codes would say that there is nothing in them.
  const named =
    menu.allergenNames || menu.additiveNames
      ? []
      : NAME_SCALES.map((scale) => ({ blocks: namesOnly(menu, { scale, column }, setter), key: EMPTY }));
  for (const tried of [...whole, ...named]) {
    const height = balancedHeight(tried.blocks, columns, room - tried.key.height);
    if (height === undefined) continue;
    const filled = fillColumns(
      tried.blocks,
      Array.from({ length: columns }, () => height),
    ).columns;
    const tallest = Math.max(...filled.map((held, place) => columnHeight(held, place)));
    const items = filled.flatMap((held, place) =>
      columnItems(held, place * (column + GUTTER), 0, place === 0),
    );
    return { ...stacked([{ height: tallest, items }, tried.key]), left: 0 };
  }
  return { ...EMPTY, left: listMenuDrinks(menu).length };
}

function namesOnly(
  menu: PrintedMenu,
  { scale, column }: { scale: number; column: number },
  setter: Typesetter,
): FlowBlock[] {
  const setting = { styles: stylesAt(scale), scale, column };
  const drinks = listMenuDrinks(menu);
  const below = entriesPricedBelow(drinks, setting, setter);
  return drinks.map((drink) => ({
    ...tagged(elegantLine(drink, { ...setting, isPricedBelow: below.has(drink) }, setter), { role: 'Sect' }),
    isHeading: false,
    before: 0,
    section: 0,
    drink: drink.id,
  }));
}

/** The item as it stands when its side is turned by half a circle. */
function turnedOver(item: PageItem, { width, height }: { width: number; height: number }): PageItem {
  const [x, y] = [width - item.x, height - item.y];
  switch (item.kind) {
    case 'text':
      return { ...item, x, y, isTurned: item.isTurned !== true };
    case 'code':
      return { ...item, x: x - item.size, y: y - item.size };
    case 'logo':
      return { ...item, x: x - item.width, y: y - item.height, isTurned: item.isTurned !== true };
    default:
      return { ...item, x: x - item.width, y: y - item.height };
  }
}
