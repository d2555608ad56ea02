import type { Typesetter } from './block.ts';
import { classicMenu } from './classicMenu.ts';
import { elegantMenu } from './elegantMenu.ts';
import type { Page, TextMeasurer } from './page.ts';
import { pageFoot } from './pageFoot.ts';
import type { Design, PrintedMenu } from './printedMenu.ts';
import { sheetOf, type Sheet } from './sheets.ts';
import { staffCards } from './staffCards.ts';

/** A menu as it will be printed. */
export interface MenuDocument {
  width: number;
  height: number;
  pages: Page[];
  /** Characters that no typeface of the menu has; they are not printed. */
  lost: string[];
}

const LAY: Record<Design, (menu: PrintedMenu, sheet: Sheet, setter: Typesetter) => Page[]> = {
  classic: classicMenu,
  elegant: elegantMenu,
  staff: staffCards,
};

/** Lays a menu out on pages. */
export function layMenu(menu: PrintedMenu, design: Design, measurer: TextMeasurer): MenuDocument {
  const setter: Typesetter = { measurer, lost: new Set() };
  const sheet = sheetOf(menu.format, menu.paper);
  const laid = LAY[design](menu, sheet, setter);
  const pages = laid.map(({ items }, index) => ({
    items: [...items, ...pageFoot(menu, { design, sheet, page: index + 1, pages: laid.length }, setter)],
  }));
  return { width: sheet.width, height: sheet.height, pages, lost: [...setter.lost] };
}
