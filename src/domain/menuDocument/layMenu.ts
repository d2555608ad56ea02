import type { Typesetter } from './block.ts';
import { classicMenu } from './classicMenu.ts';
import { elegantMenu } from './elegantMenu.ts';
import { PAPERS, type Page, type TextMeasurer } from './page.ts';
import { pageFoot } from './pageFoot.ts';
import type { Design, PrintedMenu } from './printedMenu.ts';
import { staffCards } from './staffCards.ts';

/** A menu as it will be printed. */
export interface MenuDocument {
  width: number;
  height: number;
  pages: Page[];
  /** Characters that no typeface of the menu has; they are not printed. */
  lost: string[];
}

const LAY: Record<Design, (menu: PrintedMenu, setter: Typesetter) => Page[]> = {
  classic: classicMenu,
  elegant: elegantMenu,
  staff: staffCards,
};

/** Lays a menu out on pages. */
export function layMenu(menu: PrintedMenu, design: Design, measurer: TextMeasurer): MenuDocument {
  const setter: Typesetter = { measurer, lost: new Set() };
  const laid = LAY[design](menu, setter);
  const pages = laid.map(({ items }, index) => ({
    items: [...items, ...pageFoot(menu, { design, page: index + 1, pages: laid.length }, setter)],
  }));
  return { ...PAPERS[menu.paper], pages, lost: [...setter.lost] };
}
