import { listMenuDrinks } from '../listMenuDrinks.ts';
import { EMPTY, moved, paragraph, stacked, type Typesetter } from './block.ts';
import { menuBlocks } from './elegantBlocks.ts';
import { elegantClose } from './elegantClose.ts';
import { menuTitle } from './elegantHead.ts';
import { stylesAt } from './elegantStyles.ts';
import { balancedHeight, columnItems, fillColumns, type FlowBlock, type Parting } from './flow.ts';
import { foldMark } from './folds.ts';
import type { Page, TextStyle } from './page.ts';
import { PRODUCT, type PrintedMenu } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';

const PANELS = 3;
/** How large all may be set, the largest first. */
const SCALES = [1.25, 1.15, 1.08, 1, 0.96, 0.92];
const TAG: TextStyle = { face: 'sans', size: 7.5, leading: 10, ink: 'soft' };

/**
 * A sheet that is folded twice, for guests: outside the flap, the back and the cover, inside the three panels
 * of drinks, which also take the flap where their type is larger so.
 *
 * @returns the outer page and the inner one, and how many drinks have no room on them
 */
export function leafletMenu(
  menu: PrintedMenu,
  sheet: Sheet,
  setter: Typesetter,
): { pages: Page[]; left: number } {
  const panel = sheet.width / PANELS;
  const column = panel - 2 * sheet.margin;
  const room = sheet.height - sheet.top - sheet.bottom;
  const { columns, left } = drinkPanels(menu, { column, room }, setter);
  const panelX = (place: number) => place * panel + sheet.margin;
  const onPanel = (held: FlowBlock[], place: number) =>
    columnItems(held, panelX(place), sheet.top, place === 0);
  const title = menuTitle(menu, stylesAt(1.15, sheet.title), column, 1, setter);
  const close = elegantClose(
    menu,
    listMenuDrinks(menu),
    { styles: stylesAt(1), width: column, scale: 1, hasCode: menu.address !== undefined },
    setter,
  );
  const tag = menu.look.namesProduct
    ? paragraph(PRODUCT, TAG, { width: column, align: 'centre' }, setter)
    : EMPTY;
  const back = stacked([close, tag], 14);
  const folds = [1, 2].flatMap((place) => foldMark('down', place * panel, sheet));
  return {
    pages: [
      {
        items: [...folds, ...moved(title.items, panelX(2), (sheet.height - title.height) * 0.42)],
        readsLast: [
          ...onPanel(columns[PANELS] ?? [], 0),
          ...moved(back.items, panelX(1), sheet.height - sheet.bottom - back.height),
        ],
      },
      { items: [...folds, ...columns.slice(0, PANELS).flatMap(onPanel)] },
    ],
    left,
  };
}

/** Of the inner side, and of the outer one. */
const FIRST_PANELS = [0, PANELS];

/** The drinks as large as they fit; of the same size, rather on the inner panels alone. */
function drinkPanels(
  menu: PrintedMenu,
  { column, room }: { column: number; room: number },
  setter: Typesetter,
): { columns: FlowBlock[][]; left: number } {
  let blocks: FlowBlock[] = [];
  for (const scale of SCALES) {
    blocks = menuBlocks(menu, { styles: stylesAt(scale), scale, column, isCentred: false }, setter);
    for (const panels of [PANELS, PANELS + 1]) {
      const filled = evenly(blocks, panels, room, 'sections') ?? evenly(blocks, panels, room, 'drinks');
      if (filled) return { columns: filled, left: 0 };
    }
  }
  const { columns, rest } = fillColumns(
    blocks,
    Array.from({ length: PANELS + 1 }, () => room),
    'drinks',
    FIRST_PANELS,
  );
  return { columns, left: rest.filter(({ isHeading }) => !isHeading).length };
}

/** So many columns, about equally long; undefined where they do not hold all, or whole sections leave one empty. */
function evenly(
  blocks: FlowBlock[],
  panels: number,
  room: number,
  parting: Parting,
): FlowBlock[][] | undefined {
  const height = balancedHeight(blocks, panels, room, parting, FIRST_PANELS);
  if (height === undefined) return undefined;
  const heights = Array.from({ length: panels }, () => height);
  const { columns } = fillColumns(blocks, heights, parting, FIRST_PANELS);
  return parting === 'sections' && columns.some((held) => held.length === 0) ? undefined : columns;
}
