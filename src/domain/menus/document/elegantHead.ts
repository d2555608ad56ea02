import {
  beside,
  EMPTY,
  fitted,
  paragraph,
  rule,
  space,
  stacked,
  tagged,
  type Block,
  type Typesetter,
} from './block.ts';
import type { Styles } from './elegantStyles.ts';
import { logoBlock } from './logoBlock.ts';
import type { TextStyle } from './page.ts';
import { getIntroduction, type PrintedMenu } from './printedMenu.ts';

/** The most that a logo takes of the width, and its height in points. */
const LOGO = { share: 0.6, height: 62 };

/** Venue or logo, name and description of a menu, in the middle of the width. */
export function menuTitle(
  menu: PrintedMenu,
  styles: Styles,
  width: number,
  air: number,
  setter: Typesetter,
): Block {
  const introduction = getIntroduction(menu);
  const name = fitted(menu.name, styles.title, { width: width * 0.94, lines: 2, smallest: 12 }, setter);
  const centred = (text: string, style: TextStyle, measure = width) =>
    beside([
      paragraph(text, style, { width: measure, ending: 'balanced', align: 'centre' }, setter),
      (width - measure) / 2,
    ]);
  const ornament = beside([rule(42, 'brass', 1), (width - 42) / 2]);
  const { logo } = menu.look;
  const place = { width: width * LOGO.share, height: LOGO.height, isOnPlate: false };
  const shown = logo && logoBlock(logo, menu, place);
  const venue = shown
    ? stacked([beside([shown, (width - shown.width) / 2]), space(12)])
    : menu.venue === null
      ? EMPTY
      : stacked([
          tagged(centred(menu.venue.toLocaleUpperCase(menu.locale), styles.venue), { role: 'P' }),
          space(8),
        ]);
  return stacked([
    venue,
    tagged(centred(menu.name, name, width * 0.94), { role: 'H1' }),
    space(14 * air),
    ornament,
    introduction === ''
      ? EMPTY
      : stacked([
          space(15 * air),
          tagged(centred(introduction, styles.description, width * 0.8), { role: 'P' }),
        ]),
    space(34 * air),
  ]);
}

/** Stands above every further page. */
export function runningTitle(
  menu: PrintedMenu,
  styles: Styles,
  width: number,
  air: number,
  setter: Typesetter,
): Block {
  const style = fitted(menu.name, styles.note, { width, lines: 1, smallest: 7.5 }, setter);
  return stacked([
    paragraph(menu.name, style, { width, align: 'centre' }, setter),
    space(8),
    beside([rule(42, 'brass', 1), (width - 42) / 2]),
    space(26 * air),
  ]);
}
