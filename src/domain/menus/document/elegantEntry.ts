import { EMPTY, paragraph, snapped, stacked, tagged, type Block, type Typesetter } from './block.ts';
import { GRID, type Styles } from './elegantStyles.ts';
import { lettered } from './lettered.ts';
import type { Tag } from './page.ts';
import { besidePrice, pricedBelow } from './besidePrice.ts';
import { pricesBlock } from './pricesBlock.ts';
import type { PrintedDrink } from './printedMenu.ts';

/** The column that a drink stands in; `scale` is that of the styles. */
export interface EntrySetting {
  styles: Styles;
  scale: number;
  column: number;
  /** What stands behind a drink for its allergens and additives; empty for nothing. */
  codes: (drink: PrintedDrink) => string;
  /** In the middle of the column, as the few drinks of a short menu are. */
  isCentred: boolean;
  /** Whether the price stands below the name, and not beside it. */
  isPricedBelow: boolean;
  /** What the drink's name is in the document. */
  heading: Extract<Tag['role'], 'H2' | 'H3'>;
}

/** A drink or line as guests read it: name, price, contents, note, and what it costs at other times. */
export function elegantEntry(drink: PrintedDrink, setting: EntrySetting, setter: Typesetter): Block {
  const { styles, scale, column, isCentred } = setting;
  const align = isCentred ? 'centre' : 'left';
  const width = isCentred ? column : column - 10 * scale;
  const note =
    drink.note === null
      ? EMPTY
      : tagged(paragraph(drink.note, styles.note, { width, align }, setter), { role: 'P' });
  const timed = drink.timedPrices.map((line) =>
    tagged(paragraph(line, styles.timed, { width, align }, setter), { role: 'P' }),
  );
  const told = contents(drink, { setting, width, align, ending: isCentred ? 'balanced' : 'full' }, setter);
  const texts = isCentred
    ? [named(drink, column, setting, setter), told, note, priced(drink, column, setting, setter), ...timed]
    : [nameAndPrice(drink, setting, setter), told, note, ...timed];
  return snapped(stacked(texts), GRID * scale);
}

/** A drink by its name and price alone. */
export function elegantLine(
  drink: PrintedDrink,
  setting: Pick<EntrySetting, 'styles' | 'scale' | 'column' | 'isPricedBelow'>,
  setter: Typesetter,
): Block {
  const line = nameAndPrice(drink, { ...setting, codes: () => '', isCentred: false, heading: 'H2' }, setter);
  return snapped(line, GRID * setting.scale);
}

/** The name; behind that of a line without contents stand the letters of its allergens. */
function named(
  drink: PrintedDrink,
  width: number,
  { styles, codes, isCentred, heading }: EntrySetting,
  setter: Typesetter,
): Block {
  const align = isCentred ? 'centre' : 'left';
  const { name } = drink;
  const text = paragraph(name, styles.name, { width, ending: 'balanced', align }, setter);
  const block = tagged(text, { role: heading, title: name });
  if (drink.contents.length > 0) return block;
  const letters = paragraph(codes(drink), styles.codes, { width, align }, setter);
  const behind = { style: styles.name, width, codes: styles.codes, align } as const;
  return lettered(block, tagged(letters, { role: 'P' }), behind, setter);
}

function priced(
  { prices }: PrintedDrink,
  width: number,
  { styles, isCentred }: EntrySetting,
  setter: Typesetter,
): Block {
  const align = isCentred ? 'centre' : 'left';
  return pricesBlock(prices, styles.price, { width, align }, setter);
}

/** The price stands on one line behind the name, or below it. */
function nameAndPrice(drink: PrintedDrink, setting: EntrySetting, setter: Typesetter): Block {
  const row = { ...drink, set: (room: number) => named(drink, room, setting, setter) };
  return besidePrice(row, rowSetting(setting), setting.isPricedBelow, setter);
}

/** Those drinks of a section whose price stands below their name. */
export function entriesPricedBelow(
  drinks: readonly PrintedDrink[],
  setting: Pick<EntrySetting, 'styles' | 'scale' | 'column'>,
  setter: Typesetter,
): ReadonlySet<unknown> {
  return pricedBelow(drinks, rowSetting(setting), setter);
}

function rowSetting({ styles, scale, column }: Pick<EntrySetting, 'styles' | 'scale' | 'column'>) {
  return { name: styles.name, price: styles.price, width: column, gap: 12 * scale };
}

interface ContentsSetting {
  setting: EntrySetting;
  width: number;
  align: 'left' | 'centre';
  ending: 'full' | 'balanced';
}

/** What is in the drink, the letters of its allergens behind it. */
function contents(
  drink: PrintedDrink,
  { setting: { styles, codes }, width, align, ending }: ContentsSetting,
  setter: Typesetter,
): Block {
  if (drink.contents.length === 0) return EMPTY;
  const set = (text: string, style = styles.contents) =>
    paragraph(text, style, { width, align, ending }, setter);
  const told = set(drink.contents.join(', '));
  const letters = set(codes(drink), styles.codes);
  const behind = { style: styles.contents, width, codes: styles.codes, align };
  return tagged(lettered(told, letters, behind, setter), { role: 'P' });
}
