import { SUBSTANCES } from '../../contracts/diet.ts';
import { allergenCode } from './allergenCode.ts';
import {
  beside,
  EMPTY,
  paragraph,
  POINT,
  rule,
  space,
  stacked,
  type Block,
  type Typesetter,
} from './block.ts';
import type { Styles } from './elegantStyles.ts';
import { drinksOf, type PrintedMenu } from './printedMenu.ts';

/** Side of the QR code in points, its white edge included. */
const CODE = 66;
/** About the white edge of the code, which the margin of the page stands in for. */
const QUIET = 6;

/** The key of allergens and the QR code, at the foot of the last page. */
export function elegantClose(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
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
  const told = drinksOf(menu).map(({ allergens }) => allergens);
  const used = new Set(told.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]));
  const names = SUBSTANCES.filter((substance) => used.has(substance)).map(
    (substance) => `${allergenCode(substance)}\u00a0${allergenNames[substance].replace(/ /g, '\u00a0')}`,
  );
  const dependsOnBrand = told.some(({ mayContain }) => mayContain.length > 0);
  const { allergenMay, allergenNote } = menu.words;
  return stacked(
    [
      paragraph(menu.words.allergens, styles.smallStrong, { width }, setter),
      names.length === 0 ? EMPTY : paragraph(names.join(POINT), styles.small, { width }, setter),
      paragraph(
        dependsOnBrand ? `${allergenMay} ${allergenNote}` : allergenNote,
        styles.small,
        { width },
        setter,
      ),
    ],
    2,
  );
}
