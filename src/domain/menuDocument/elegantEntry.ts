import { allergenCode } from './allergenCode.ts';
import {
  beside,
  EMPTY,
  fitted,
  paragraph,
  stacked,
  textWidth,
  unbroken,
  type Block,
  type Typesetter,
} from './block.ts';
import type { Styles } from './elegantStyles.ts';
import type { PrintedDrink } from './printedMenu.ts';

/** A price that takes more of the column stands below the name. */
const WIDE_PRICE = 0.45;

/** The column that a drink stands in; `scale` is that of the styles. */
interface Setting {
  styles: Styles;
  scale: number;
  column: number;
  hasAllergens: boolean;
}

/** A drink as guests read it: name, price, contents, note. */
export function elegantEntry(
  drink: PrintedDrink,
  { styles, scale, column, hasAllergens }: Setting,
  setter: Typesetter,
): Block {
  const codes = hasAllergens ? codesOf(drink) : '';
  return stacked(
    [
      nameAndPrice(drink, { styles, scale, column }, setter),
      contents(drink, codes, { styles, width: column - 10 * scale }, setter),
      drink.note === null
        ? EMPTY
        : paragraph(drink.note, styles.note, { width: column - 10 * scale }, setter),
    ],
    1.5 * scale,
  );
}

/** "A3 G (L)": what depends on the brand stands in brackets. */
function codesOf({ allergens: { contains, mayContain } }: PrintedDrink): string {
  return [
    ...contains.map(allergenCode),
    ...mayContain.map((substance) => `(${allergenCode(substance)})`),
  ].join(' ');
}

/** The price stands on one line behind the name, or below it where it would leave the name too little room. */
function nameAndPrice(
  { name, price }: PrintedDrink,
  { styles, scale, column }: Omit<Setting, 'hasAllergens'>,
  setter: Typesetter,
): Block {
  const named = (width: number) => paragraph(name, styles.name, { width, ending: 'balanced' }, setter);
  if (price === null) return named(column);
  const priceWidth = textWidth(price, styles.price, setter);
  const room = column - priceWidth - 12 * scale;
  const { size } = fitted(name, styles.name, { width: room, lines: 2, smallest: 1 }, setter);
  if (priceWidth > column * WIDE_PRICE || size < styles.name.size) {
    return stacked([named(column), unbroken(price, styles.price, { width: column }, setter)]);
  }
  return beside(
    [named(room), 0],
    [unbroken(price, styles.price, { width: priceWidth, align: 'right' }, setter), column - priceWidth],
  );
}

/** What is in the drink, the letters of its allergens raised behind it. */
function contents(
  drink: PrintedDrink,
  codes: string,
  { styles, width }: { styles: Styles; width: number },
  setter: Typesetter,
): Block {
  const named = paragraph(drink.contents.join(', '), styles.contents, { width }, setter);
  if (codes === '') return named;
  const last = named.items.at(-1);
  if (last?.kind !== 'text') return paragraph(codes, styles.codes, { width }, setter);
  const { size } = styles.contents;
  const end = last.x + textWidth(last.text, styles.contents, setter) + size * 0.3;
  const letters = paragraph(codes, styles.codes, { width }, setter);
  if (end + textWidth(codes, styles.codes, setter) > width + size) return stacked([named, letters]);
  const rise = letters.items.map((item) => ({ ...item, x: end, y: last.y - size * 0.32 }));
  return { height: named.height, items: [...named.items, ...rise] };
}
