import { beside, EMPTY, moved, paragraph, type Typesetter } from './block.ts';
import type { PageItem, TextStyle } from './page.ts';
import { PRODUCT, type Design, type PrintedMenu } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';
import { fillIn } from '../../../text/fillIn.ts';

const STYLE: TextStyle = { face: 'sans', size: 7.5, leading: 10, ink: 'soft' };
/** From the edge of the paper to the foot's upper edge. */
const RISE: Record<Design, number> = { classic: 38, elegant: 38, staff: 26 };
/** The margins of the designs that do not take the sheet's. */
const MARGIN: Partial<Record<Design, number>> = { classic: 44, staff: 24 };

/** The foot of a page: the product's tag where the bar has it named, and "Page X of Y" where there are more (specification, section 9). */
export function pageFoot(
  menu: PrintedMenu,
  { design, sheet, page, pages }: { design: Design; sheet: Sheet; page: number; pages: number },
  setter: Typesetter,
): PageItem[] {
  const margin = MARGIN[design] ?? sheet.margin;
  const width = sheet.width - 2 * margin;
  const where = fillIn(menu.words.page, { page, pages });
  const foot = beside(
    [menu.look.namesProduct ? paragraph(PRODUCT, STYLE, { width }, setter) : EMPTY, 0],
    [pages === 1 ? EMPTY : paragraph(where, STYLE, { width, align: 'right' }, setter), 0],
  );
  return moved(foot.items, margin, sheet.height - Math.min(RISE[design], sheet.bottom - 12));
}
