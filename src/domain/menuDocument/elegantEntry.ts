import { allergenCode } from './allergenCode.ts';
import {
  beside,
  EMPTY,
  fitted,
  paragraph,
  snapped,
  stacked,
  tagged,
  textWidth,
  unbroken,
  type Block,
  type Typesetter,
} from './block.ts';
import { GRID, type Styles } from './elegantStyles.ts';
import type { Tag } from './page.ts';
import type { PrintedDrink } from './printedMenu.ts';

/** A price that takes more of the column stands below the name. */
const WIDE_PRICE = 0.45;

/** The column that a drink stands in; `scale` is that of the styles. */
export interface EntrySetting {
  styles: Styles;
  scale: number;
  column: number;
  hasAllergens: boolean;
  /** In the middle of the column, as the few drinks of a short menu are. */
  isCentred: boolean;
  /** What the drink's name is in the document. */
  heading: Extract<Tag['role'], 'H2' | 'H3'>;
}

/** A drink as guests read it: name, price, contents, note. */
export function elegantEntry(drink: PrintedDrink, setting: EntrySetting, setter: Typesetter): Block {
  const { styles, scale, column, hasAllergens, isCentred } = setting;
  const codes = hasAllergens ? codesOf(drink) : '';
  const align = isCentred ? 'centre' : 'left';
  const width = isCentred ? column : column - 10 * scale;
  const note =
    drink.note === null
      ? EMPTY
      : tagged(paragraph(drink.note, styles.note, { width, align }, setter), { role: 'P' });
  const texts = isCentred
    ? [
        named(drink, column, setting, setter),
        contents(drink, codes, { styles, width, align, ending: 'balanced' }, setter),
        note,
        priced(drink, column, setting, setter),
      ]
    : [
        nameAndPrice(drink, setting, setter),
        contents(drink, codes, { styles, width, align, ending: 'full' }, setter),
        note,
      ];
  return snapped(stacked(texts), GRID * scale);
}

/** A drink by its name and price alone. */
export function elegantLine(
  drink: PrintedDrink,
  setting: Pick<EntrySetting, 'styles' | 'scale' | 'column'>,
  setter: Typesetter,
): Block {
  const line = nameAndPrice(
    drink,
    { ...setting, hasAllergens: false, isCentred: false, heading: 'H2' },
    setter,
  );
  return snapped(line, GRID * setting.scale);
}

/** "A3 G (L)": what depends on the brand stands in brackets. */
function codesOf({ allergens: { contains, mayContain } }: PrintedDrink): string {
  return [
    ...contains.map(allergenCode),
    ...mayContain.map((substance) => `(${allergenCode(substance)})`),
  ].join('\u00a0');
}

function named(
  { name }: PrintedDrink,
  width: number,
  { styles, isCentred, heading }: EntrySetting,
  setter: Typesetter,
): Block {
  const align = isCentred ? 'centre' : 'left';
  const text = paragraph(name, styles.name, { width, ending: 'balanced', align }, setter);
  return tagged(text, { role: heading, title: name });
}

function priced(
  { price }: PrintedDrink,
  width: number,
  { styles, isCentred }: EntrySetting,
  setter: Typesetter,
): Block {
  if (price === null) return EMPTY;
  const align = isCentred ? 'centre' : 'left';
  return tagged(unbroken(price, styles.price, { width, align }, setter), { role: 'P' });
}

/** The price stands on one line behind the name, or below it where it would leave the name too little room. */
function nameAndPrice(drink: PrintedDrink, setting: EntrySetting, setter: Typesetter): Block {
  const { styles, scale, column } = setting;
  const { name, price } = drink;
  if (price === null) return named(drink, column, setting, setter);
  const priceWidth = textWidth(price, styles.price, setter);
  const room = column - priceWidth - 12 * scale;
  const { size } = fitted(name, styles.name, { width: room, lines: 2, smallest: 1 }, setter);
  if (priceWidth > column * WIDE_PRICE || size < styles.name.size) {
    return stacked([named(drink, column, setting, setter), priced(drink, column, setting, setter)]);
  }
  const right = unbroken(price, styles.price, { width: priceWidth, align: 'right' }, setter);
  return beside(
    [named(drink, room, setting, setter), 0],
    [tagged(right, { role: 'P' }), column - priceWidth],
  );
}

interface ContentsSetting {
  styles: Styles;
  width: number;
  align: 'left' | 'centre';
  ending: 'full' | 'balanced';
}

/** What is in the drink, the letters of its allergens behind it. */
function contents(
  drink: PrintedDrink,
  codes: string,
  { styles, width, align, ending }: ContentsSetting,
  setter: Typesetter,
): Block {
  const set = (text: string, style = styles.contents) =>
    paragraph(text, style, { width, align, ending }, setter);
  const told = set(drink.contents.join(', '));
  const part: Tag = { role: 'P' };
  if (codes === '') return tagged(told, part);
  const letters = set(codes, styles.codes);
  const last = told.items.at(-1);
  const gap = styles.contents.size * 0.6;
  const codesWidth = textWidth(codes, styles.codes, setter);
  if (last?.kind !== 'text') return tagged(letters, part);
  const end = last.x + textWidth(last.text, styles.contents, setter);
  if (align === 'centre' || end + gap + codesWidth > width + styles.contents.size)
    return tagged(stacked([told, letters]), part);
  const behind = letters.items.map((item) => ({ ...item, x: end + gap, y: last.y }));
  return tagged({ height: told.height, items: [...told.items, ...behind] }, part);
}
