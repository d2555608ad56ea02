import { additiveNumber } from '../additives.ts';
import { allergenCode } from './allergenCode.ts';
import { amountColumn, numberedSteps } from './amountColumn.ts';
import {
  beside,
  EMPTY,
  POINT,
  fitted,
  moved,
  paragraph,
  picture,
  rule,
  stacked,
  tagged,
  type Block,
  type Typesetter,
} from './block.ts';
import { hasOpenAdditives } from './lettered.ts';
import { LINE_SIZE, lineCards } from './lineCards.ts';
import type { Page, PageItem, TextStyle } from './page.ts';
import { pricesBlock } from './pricesBlock.ts';
import type { PrintedDrink, PrintedMenu } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';

const FOOT = 40;
const PADDING = 24;
const PICTURE = { width: 68, height: 85 };
/**
 * Points of the running text, of which the first that fits is taken; the last is the least that is read at
 * arm's length.
 */
const SIZES = [12, 10.5, 9.5, 8.5, 7.5];
const SMALLEST = 7.5;
/** A card: what is drawn for a size of the text, and the largest size at which it fits. */
interface Card {
  /** Whether it takes both places of a row. */
  isWide: boolean;
  size: number;
  at: (text: number) => Block;
}

/**
 * Cards for the bar, four to a page with lines to cut along: glass, amounts and steps at a glance, allergens and the
 * owner's note. All cards of a sheet have one size of type, so that they look alike once they are cut. What is long is set smaller; what would be too small takes the place of two cards. Lines that are no
 * mixed drinks stand together on cards of their own.
 */
export function staffCards(menu: PrintedMenu, sheet: Sheet, setter: Typesetter): Page[] {
  const width = sheet.width / 2;
  const height = (sheet.height - FOOT) / 2;
  const inner = { width: width - 2 * PADDING, height: height - 2 * PADDING };
  const cards = menu.sections.flatMap((section): Card[] => [
    ...section.drinks
      .filter(({ isMixed }) => isMixed)
      .map((drink) => cardOf(drink, menu, { width, height }, setter)),
    ...lineCards(section, menu, inner, setter).map((card) => ({
      ...{ isWide: false, size: LINE_SIZE, at: () => card },
    })),
  ]);
  return pagesOf(rowsOf(cards)).map((rows) => {
    const smallest = Math.min(...rows.flat().map(({ size }) => size));
    const items = rows.flatMap((row, down) =>
      row.flatMap((card, across) => {
        const { items: drawn } = card.at(smallest);
        return moved(drawn, across * width + PADDING, down * height + PADDING);
      }),
    );
    return { items: [...cutLines(rows, sheet, { width, height }), ...items] };
  });
}

/** Cards in rows of two places, in their order. */
function rowsOf(cards: Card[]): Card[][] {
  const rows: Card[][] = [];
  for (const card of cards) {
    const row = rows.at(-1);
    const [other] = row ?? [];
    if (row?.length === 1 && other?.isWide === false && !card.isWide) row.push(card);
    else rows.push([card]);
  }
  return rows;
}

function pagesOf(rows: Card[][]): Card[][][] {
  return Array.from({ length: Math.ceil(rows.length / 2) }, (_, page) => rows.slice(page * 2, page * 2 + 2));
}

function cutLines(
  rows: Card[][],
  sheet: Sheet,
  { width, height }: { width: number; height: number },
): PageItem[] {
  const across = (y: number): PageItem => ({
    ...{ kind: 'box', x: 0, y: y - 0.25, width: sheet.width, height: 0.5, ink: 'line' },
  });
  const down = rows.flatMap(([card], row): PageItem[] =>
    card?.isWide === true
      ? []
      : [{ kind: 'box', x: width - 0.25, y: row * height, width: 0.5, height, ink: 'line' }],
  );
  return [...down, ...rows.map((_, row) => across((row + 1) * height))];
}

/** A drink on a card, or on two where the type would be too small on one. */
function cardOf(
  drink: PrintedDrink,
  menu: PrintedMenu,
  { width, height }: { width: number; height: number },
  setter: Typesetter,
): Card {
  const room = height - 2 * PADDING;
  const fit = (inner: number, isWide: boolean): Card & { fits: boolean } => {
    const known = new Map<number, Block>();
    const at = (text: number) => {
      const card = known.get(text) ?? cardAt(drink, menu, { text, width: inner, isWide }, setter);
      known.set(text, card);
      return card;
    };
    const size = SIZES.find((tried) => at(tried).height <= room);
    return { isWide, size: size ?? SMALLEST, at, fits: size !== undefined };
  };
  const one = fit(width - 2 * PADDING, false);
  return one.fits ? one : fit(2 * width - 2 * PADDING, true);
}

interface CardSetting {
  text: number;
  width: number;
  isWide: boolean;
}

function cardAt(
  drink: PrintedDrink,
  menu: PrintedMenu,
  { text, width, isWide }: CardSetting,
  setter: Typesetter,
): Block {
  const style = (face: TextStyle['face'], ink: TextStyle['ink'] = 'ink', size = text): TextStyle => ({
    face,
    ink,
    size: Math.max(SMALLEST, size),
    leading: Math.max(SMALLEST, size) * 1.36,
  });
  const gap = Math.max(4, text * 0.9);
  const amounts = { amount: style('strong'), item: style('sans') };
  const numbers = { number: style('sans', 'brass', text - 0.5), step: style('sans', 'ink', text - 0.5) };
  const left = isWide ? Math.round(width * 0.4) : 0;
  const body = isWide
    ? beside(
        [amountColumn(drink.ingredients, amounts, left - 20, setter), 0],
        [numberedSteps(drink.steps, numbers, width - left, setter), left],
      )
    : stacked(
        [
          amountColumn(drink.ingredients, amounts, width, setter),
          rule(width),
          numberedSteps(drink.steps, numbers, width, setter),
        ],
        gap,
      );
  const small = {
    width,
    styles: { label: style('strong', 'soft', text - 2), told: style('sans', 'soft', text - 2) },
  };
  const note =
    drink.note === null
      ? EMPTY
      : tagged(paragraph(drink.note, style('italic', 'ink', text), { width }, setter), { role: 'P' });
  return tagged(
    stacked(
      [
        headOf(drink, { text, width, style }, setter),
        rule(width),
        body,
        note,
        allergensOf(drink, menu, small, setter),
      ],
      gap,
    ),
    { role: 'Sect' },
  );
}

function headOf(
  drink: PrintedDrink,
  {
    text,
    width,
    style,
  }: {
    text: number;
    width: number;
    style: (face: TextStyle['face'], ink?: TextStyle['ink'], size?: number) => TextStyle;
  },
  setter: Typesetter,
): Block {
  const inner = width - (drink.hasPicture ? PICTURE.width + 14 : 0);
  const size = Math.min(24, text * 2);
  const name = fitted(
    drink.name,
    { face: 'display', ink: 'ink', size, leading: size * 1.08 },
    { width: inner, lines: 2, smallest: 9 },
    setter,
  );
  const facts = style('sans', 'soft', text - 1.5);
  const kind = [drink.category, drink.strength].filter((fact) => fact !== '').join(POINT);
  const texts = stacked(
    [
      tagged(paragraph(drink.name, name, { width: inner, ending: 'balanced' }, setter), {
        role: 'H1',
        title: drink.name,
      }),
      stacked([
        drink.glass === ''
          ? EMPTY
          : tagged(
              paragraph(drink.glass, { ...facts, face: 'strong', ink: 'brass' }, { width: inner }, setter),
              {
                role: 'P',
              },
            ),
        tagged(paragraph(kind, facts, { width: inner }, setter), { role: 'P' }),
        pricesBlock(drink.prices, { ...facts, ink: 'ink' }, { width: inner, align: 'left' }, setter),
        ...drink.timedPrices.map((line) =>
          tagged(paragraph(line, { ...facts, ink: 'ink' }, { width: inner }, setter), { role: 'P' }),
        ),
      ]),
    ],
    4,
  );
  const shown = drink.hasPicture
    ? tagged(picture(drink.id, PICTURE.width, PICTURE.height), {
        role: 'Figure',
        alt: [drink.name, drink.glass].filter((word) => word !== '').join(', '),
      })
    : EMPTY;
  return beside([texts, 0], [shown, width - PICTURE.width]);
}

/** What the team must know when a guest asks: allergens and additives by name, in brackets what depends on the brand. */
function allergensOf(
  drink: PrintedDrink,
  menu: PrintedMenu,
  { width, styles }: { width: number; styles: { label: TextStyle; told: TextStyle } },
  setter: Typesetter,
): Block {
  const told = (label: string, text: string) =>
    tagged(
      stacked([
        paragraph(label, styles.label, { width }, setter),
        paragraph(text, styles.told, { width }, setter),
      ]),
      { role: 'P' },
    );
  const { words } = menu;
  const [allergens, additives] = [tellAllergens(drink, menu), nameAdditives(drink, menu)];
  return stacked(
    [
      allergens === undefined ? EMPTY : told(words.allergens, allergens),
      additives === '' ? EMPTY : told(words.additives, additives),
    ],
    4,
  );
}

function tellAllergens(
  { allergens: { contains, mayContain }, isUnstated, isDeclared = false }: PrintedDrink,
  { allergenNames, words }: PrintedMenu,
): string | undefined {
  if (!allergenNames) return undefined;
  const names = [
    ...contains.map((id) => `${allergenCode(id)}\u00a0${allergenNames[id]}`),
    ...mayContain.map((id) => `(${allergenCode(id)}\u00a0${allergenNames[id]})`),
  ];
  const told = names.length === 0 ? [] : [`${names.join(', ')}.`];
  const isNone = names.length === 0;
  const open = isUnstated ? [words.allergensToFindOut] : isNone && !isDeclared ? [words.noAllergens] : [];
  const declared = isNone && !isUnstated ? words.allergensDeclaredNone : words.allergensDeclared;
  return [...told, ...open, ...(isDeclared ? [declared] : [])].join(' ');
}

function nameAdditives(drink: PrintedDrink, menu: PrintedMenu): string {
  const { additiveNames, words } = menu;
  const { additives } = drink;
  if (!additiveNames || !additives) return '';
  const names = [
    ...additives.contains.map((id) => `${additiveNumber(id)}\u00a0${additiveNames[id]}`),
    ...additives.mayContain.map((id) => `(${additiveNumber(id)}\u00a0${additiveNames[id]})`),
  ];
  const told = names.length === 0 ? [] : [`${names.join(', ')}.`];
  return [...told, ...(hasOpenAdditives(drink, menu) ? [words.additivesUnstated] : [])].join(' ');
}
