import { beside, moved, paragraph, type Typesetter } from './block.ts';
import { PAPERS, type PageItem, type TextStyle } from './page.ts';
import { PRODUCT, type Design, type PrintedMenu } from './printedMenu.ts';
import { fillIn } from '../../text/fillIn.ts';

const STYLE: TextStyle = { face: 'sans', size: 7.5, leading: 10, ink: 'soft' };
const MARGIN: Record<Design, number> = { classic: 44, elegant: 58, staff: 24 };
/** From the edge of the paper to the foot's upper edge. */
const RISE: Record<Design, number> = { classic: 38, elegant: 38, staff: 26 };

/** The foot of a page: the product's tag, and "Page X of Y" (specification, section 9). */
export function pageFoot(
  menu: PrintedMenu,
  { design, page, pages }: { design: Design; page: number; pages: number },
  setter: Typesetter,
): PageItem[] {
  const paper = PAPERS[menu.paper];
  const margin = MARGIN[design];
  const width = paper.width - 2 * margin;
  const where = fillIn(menu.words.page, { page, pages });
  const foot = beside(
    [paragraph(PRODUCT, STYLE, { width }, setter), 0],
    [paragraph(where, STYLE, { width, align: 'right' }, setter), 0],
  );
  return moved(foot.items, margin, paper.height - RISE[design]);
}
