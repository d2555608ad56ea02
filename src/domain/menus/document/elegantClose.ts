import { ADDITIVES } from '../../../contracts/diet/additives.ts';
import { SUBSTANCES } from '../../../contracts/diet/diet.ts';
import { additiveNumber } from '../additives.ts';
import { allergenCode } from './allergenCode.ts';
import {
  beside,
  EMPTY,
  paragraph,
  POINT,
  rule,
  space,
  stacked,
  tagged,
  type Block,
  type Typesetter,
} from './block.ts';
import type { Styles } from './elegantStyles.ts';
import { DECLARED, hasOpenAdditives, UNSTATED } from './lettered.ts';
import type { PrintedDrink, PrintedMenu } from './printedMenu.ts';

/** Side of the QR code in points, its white edge included. */
const CODE = 66;
/** About the white edge of the code, which the margin of the page stands in for. */
const QUIET = 6;
/** Width of the words beside the code, and the narrowest key that stands beside both. */
const WORDS = { most: 126, least: 84 };
const KEY = 150;

/** What a page for guests closes with: the key to the codes behind these drinks, and on the last page the QR code. */
export function elegantClose(
  menu: PrintedMenu,
  drinks: PrintedDrink[],
  { styles, width, scale, hasCode }: { styles: Styles; width: number; scale: number; hasCode: boolean },
  setter: Typesetter,
): Block {
  const words = width > 400 ? WORDS.most * scale : WORDS.least;
  const side = CODE * scale;
  const code = hasCode ? codeAndWords(menu, { styles, words, side }, setter) : undefined;
  const besideCode = width - side - words - 34;
  const isBeside = code !== undefined && besideCode >= KEY;
  const key = codeKey(menu, drinks, { styles, width: isBeside ? besideCode : width }, setter);
  if (code === undefined) return key.height === 0 ? EMPTY : stacked([rule(width), space(10), key]);
  const left = width - side - words - 14;
  return isBeside
    ? stacked([rule(width), space(12), beside([key, 0], [code, left])])
    : stacked([rule(width), space(10), key, space(key.height > 0 ? 12 : 2), beside([code, left])]);
}

/** The QR code of the published menu, and beside it what it is. */
export function codeAndWords(
  menu: PrintedMenu,
  { styles, words: width, side }: { styles: Styles; words: number; side: number },
  setter: Typesetter,
): Block {
  const { address = '', words } = menu;
  const scan = tagged(
    stacked([
      paragraph(words.scan, styles.note, { width, align: 'right', ending: 'balanced' }, setter),
      space(3),
      paragraph(address, styles.small, { width, align: 'right' }, setter),
    ]),
    { role: 'P' },
  );
  const alt = `${words.scan}: ${address}`;
  const code = tagged(
    { height: side, items: [{ kind: 'code', x: QUIET, y: -QUIET, size: side }] },
    { role: 'Link', alt },
    { role: 'Figure', alt },
  );
  return beside([scan, 0], [code, width + 14]);
}

/** The letters of allergens and the numbers of additives that stand behind these drinks, and what they mean. */
export function codeKey(
  menu: PrintedMenu,
  drinks: PrintedDrink[],
  setting: { styles: Styles; width: number },
  setter: Typesetter,
): Block {
  const [allergens, additives] = [allergenKey, additiveKey].map((key) => key(menu, drinks, setting, setter));
  if (!allergens?.height || !additives?.height) return allergens?.height ? allergens : (additives ?? EMPTY);
  return stacked([additives, allergens], 4);
}

/** The numbers of additives that stand behind these drinks, and what they mean; none where none are. */
function additiveKey(
  menu: PrintedMenu,
  drinks: PrintedDrink[],
  { styles, width }: { styles: Styles; width: number },
  setter: Typesetter,
): Block {
  const { additiveNames } = menu;
  if (!additiveNames) return EMPTY;
  const told = drinks.flatMap(({ additives }) => additives ?? []);
  const used = new Set(told.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]));
  const names = ADDITIVES.filter((id) => used.has(id)).map(
    (id) => `${additiveNumber(id)}\u00a0${additiveNames[id].replace(/ /g, '\u00a0')}`,
  );
  const { allergenMay, additivesUnstated } = menu.words;
  const notes = [
    ...(told.some(({ mayContain }) => mayContain.length > 0) ? [allergenMay] : []),
    ...(drinks.some((drink) => hasOpenAdditives(drink, menu))
      ? [`${UNSTATED}\u00a0${additivesUnstated}`]
      : []),
  ];
  if (names.length === 0 && notes.length === 0) return EMPTY;
  const lines = [names.join(POINT), notes.join(' ')].filter((line) => line !== '');
  return tagged(
    stacked(
      [
        paragraph(menu.words.additives, styles.smallStrong, { width }, setter),
        ...lines.map((line) => paragraph(line, styles.small, { width }, setter)),
      ],
      2,
    ),
    { role: 'P' },
  );
}

/** The letters of allergens that stand behind these drinks, and what they mean. */
function allergenKey(
  menu: PrintedMenu,
  drinks: PrintedDrink[],
  { styles, width }: { styles: Styles; width: number },
  setter: Typesetter,
): Block {
  const { allergenNames } = menu;
  if (!allergenNames) return EMPTY;
  const told = drinks.map(({ allergens }) => allergens);
  const used = new Set(told.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]));
  const names = SUBSTANCES.filter((substance) => used.has(substance)).map(
    (substance) => `${allergenCode(substance)}\u00a0${allergenNames[substance].replace(/ /g, '\u00a0')}`,
  );
  const { allergenMay, allergenNote, allergensUnstated, allergensDeclared } = menu.words;
  const notes = [
    ...(told.some(({ mayContain }) => mayContain.length > 0) ? [allergenMay] : []),
    ...(drinks.some(({ isUnstated }) => isUnstated) ? [`${UNSTATED}\u00a0${allergensUnstated}`] : []),
    ...(drinks.some(({ isDeclared }) => isDeclared) ? [`${DECLARED}\u00a0${allergensDeclared}`] : []),
    allergenNote,
  ];
  return tagged(
    stacked(
      [
        paragraph(menu.words.allergens, styles.smallStrong, { width }, setter),
        names.length === 0 ? EMPTY : paragraph(names.join(POINT), styles.small, { width }, setter),
        paragraph(notes.join(' '), styles.small, { width }, setter),
      ],
      2,
    ),
    { role: 'P' },
  );
}
