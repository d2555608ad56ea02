import { besidePrice, pricedBelow } from './besidePrice.ts';
import { EMPTY, fitted, paragraph, rule, stacked, tagged, type Block, type Typesetter } from './block.ts';
import { codeKey } from './elegantClose.ts';
import { stylesAt } from './elegantStyles.ts';
import { listCodes, lettered } from './lettered.ts';
import type { TextStyle } from './page.ts';
import type { PrintedDrink, PrintedMenu, PrintedSection } from './printedMenu.ts';
import { fillIn } from '../../../text/fillIn.ts';

/** Points of the text. */
export const LINE_SIZE = 10;
const GAP = 7;

const style = (face: TextStyle['face'], ink: TextStyle['ink'], size = LINE_SIZE): TextStyle => ({
  face,
  ink,
  size,
  leading: size * 1.36,
});
const NAME = style('serif', 'ink', LINE_SIZE + 1);
const PRICE = style('sans', 'ink');
const NOTE = style('italic', 'ink', LINE_SIZE - 0.5);
const TIMED = style('sans', 'soft', LINE_SIZE - 1);
const KEY = stylesAt(1);

interface Area {
  width: number;
  height: number;
}

/**
 * The lines of a section that are no mixed drinks, as many to a card as it holds: names and prices for whoever serves
 * them, with the letters of their allergens and the key to these.
 */
export function lineCards(
  section: PrintedSection,
  menu: PrintedMenu,
  { width, height }: Area,
  setter: Typesetter,
): Block[] {
  const lines = section.drinks.filter(({ isMixed }) => !isMixed);
  const below = pricedBelow(lines, rowIn(width), setter);
  const cardAt = (from: number, to: number) => {
    const title =
      from === 0 ? section.title : section.title && fillIn(menu.words.continued, { title: section.title });
    return cardOf(lines.slice(from, to), { title, menu, width, below }, setter);
  };
  const fits = (from: number, to: number) => cardAt(from, to).height <= height;
  const full: Span[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && fits(from, to + 1)) to++;
    full.push([from, to]);
    from = to;
  }
  // About as many on each, where they fit so, rather than a last one alone.
  const share = Math.ceil(lines.length / full.length);
  const even = full.map((_, card): Span => [card * share, Math.min(lines.length, (card + 1) * share)]);
  const spans = even.every(([from, to]) => from < to && fits(from, to)) ? even : full;
  return spans.map(([from, to]) => cardAt(from, to));
}

/** From one line up to another, which is left out. */
type Span = [from: number, to: number];

interface CardSetting {
  title: string | null;
  menu: PrintedMenu;
  width: number;
  /** Those whose prices stand below their names. */
  below: ReadonlySet<unknown>;
}

function cardOf(
  lines: PrintedDrink[],
  { title, menu, width, below }: CardSetting,
  setter: Typesetter,
): Block {
  const display: TextStyle = { face: 'display', ink: 'ink', size: 20, leading: 21.6 };
  const named = (text: string) => {
    const size = fitted(text, display, { width, lines: 2, smallest: 9 }, setter);
    return tagged(paragraph(text, size, { width, ending: 'balanced' }, setter), { role: 'H1', title: text });
  };
  return tagged(
    stacked(
      [
        ...(title === null ? [] : [named(title), tagged(rule(width))]),
        ...lines.map((line) => lineOf(line, { menu, width, isPricedBelow: below.has(line) }, setter)),
        codeKey(menu, lines, { styles: KEY, width }, setter),
      ],
      GAP,
    ),
    { role: 'Sect' },
  );
}

function rowIn(width: number) {
  return { name: NAME, price: PRICE, width, gap: 10 };
}

function lineOf(
  line: PrintedDrink,
  { menu, width, isPricedBelow }: { menu: PrintedMenu; width: number; isPricedBelow: boolean },
  setter: Typesetter,
): Block {
  const { name, note, timedPrices } = line;
  const told = (text: string, look: TextStyle) =>
    tagged(paragraph(text, look, { width }, setter), { role: 'P' });
  const set = (room: number) => {
    const text = tagged(paragraph(name, NAME, { width: room }, setter), { role: 'P' });
    const letters = tagged(paragraph(listCodes(line, menu), KEY.codes, { width: room }, setter), {
      role: 'P',
    });
    return lettered(text, letters, { style: NAME, codes: KEY.codes, width: room, align: 'left' }, setter);
  };
  return stacked([
    besidePrice({ ...line, set }, rowIn(width), isPricedBelow, setter),
    note === null ? EMPTY : told(note, NOTE),
    ...timedPrices.map((price) => told(price, TIMED)),
  ]);
}
