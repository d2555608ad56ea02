import { listMenuDrinks } from '../listMenuDrinks.ts';
import { amountColumn, numberedSteps } from './amountColumn.ts';
import { besidePrice, pricedBelow } from './besidePrice.ts';
import {
  beside,
  EMPTY,
  POINT,
  fitted,
  moved,
  paragraph,
  picture,
  rule,
  space,
  stacked,
  tagged,
  textWidth,
  type Block,
  type Typesetter,
} from './block.ts';
import { columnItems, type FlowBlock } from './flow.ts';
import { logoBlock } from './logoBlock.ts';
import type { Page, Tag, TextStyle } from './page.ts';
import { evenPages, paginate, type Flow } from './paginate.ts';
import { getIntroduction, type PrintedDrink, type PrintedMenu } from './printedMenu.ts';
import type { Sheet } from './sheets.ts';
import { fillIn } from '../../../text/fillIn.ts';

const MARGIN = 44;
const TOP = 34;
const FOOT = 58;
/** The most that a logo takes of the width, and its height in points. */
const LOGO = { share: 0.5, height: 48 };
const PICTURE = { width: 72, height: 90, gap: 20 };
/** Between two drinks, and between two lines that are none. */
const GAP = 26;
const LINE_GAP = 9;
/** How much smaller the texts may be set to save a page. */
const SCALES = [0.96, 0.92, 0.88];
/** A page more or less is nothing to a menu of more pages than this. */
const SHORT = 4;
const SMALLEST = 7.5;
/** A narrower measure has no room for ingredients and steps beside each other. */
const BESIDE = 300;

function stylesAt(scale: number) {
  const style = (
    face: TextStyle['face'],
    size: number,
    leading: number,
    ink: TextStyle['ink'],
    tracking = 0,
  ): TextStyle => ({ face, size: Math.max(SMALLEST, size * scale), leading: leading * scale, ink, tracking });
  return {
    venue: style('strong', 9, 13, 'brassOnPlate', 1.6),
    title: style('display', 38, 41, 'onPlate'),
    description: style('serif', 11.5, 16.5, 'soft'),
    running: style('sans', 8, 11, 'soft'),
    section: style('strong', 9, 13, 'brass', 1.4),
    number: style('display', 19, 22, 'brass'),
    name: style('display', 19, 22, 'ink'),
    price: style('serif', 13, 22, 'ink'),
    line: style('serif', 12, 16, 'ink'),
    linePrice: style('serif', 12, 16, 'ink'),
    note: style('italic', 9.5, 13, 'ink'),
    timed: style('strong', 8.5, 12, 'brass'),
    facts: style('sans', 8.5, 12, 'soft'),
    label: style('strong', SMALLEST, 13, 'soft'),
    amount: style('strong', 9, 12.5, 'ink'),
    item: style('sans', 9, 12.5, 'ink'),
    stepNumber: style('sans', 9, 12.5, 'brass'),
  };
}
type Styles = ReturnType<typeof stylesAt>;

/**
 * The classic design (specification, section 9), for whoever mixes: a band with venue and name, the description, and
 * each drink with number, picture, category, strength, price, ingredients and steps. No drink is parted by a page's end.
 */
export function classicMenu(menu: PrintedMenu, sheet: Sheet, setter: Typesetter): Page[] {
  const natural = laidAt(menu, sheet, 1, setter);
  const needed = paginate(natural).length;
  const savesPage = (tried: Flow) => paginate(tried, 0, needed).length < needed;
  const smaller =
    needed > 1 && needed <= SHORT
      ? SCALES.map((scale) => laidAt(menu, sheet, scale, setter)).find(savesPage)
      : undefined;
  const laid = smaller ?? natural;
  const running = runningHead(menu, laid.styles, sheet.width - 2 * MARGIN, setter);
  return evenPages(laid).map((columns, index) => ({
    items: [
      ...(index === 0 ? laid.opening.items : moved(running.items, MARGIN, TOP)),
      ...columnItems(
        columns.flat(),
        MARGIN,
        index === 0 ? laid.opening.height : TOP + running.height + GAP / 2,
      ),
    ],
  }));
}

function laidAt(
  menu: PrintedMenu,
  sheet: Sheet,
  scale: number,
  setter: Typesetter,
): Flow & { styles: Styles; opening: Block } {
  const styles = stylesAt(scale);
  const width = sheet.width - 2 * MARGIN;
  const opening = openingOf(menu, sheet.width, styles, setter);
  const running = runningHead(menu, styles, width, setter);
  const hasPictures = listMenuDrinks(menu).some((drink) => drink.hasPicture);
  let number = 0;
  const blocks = menu.sections
    .filter(({ drinks }) => drinks.length > 0)
    .flatMap(({ title, drinks }, section): FlowBlock[] => {
      const part: Tag = { role: 'Sect' };
      const head = (text: string) => sectionTitle(text, menu, { width, styles }, setter);
      const again = title === null ? undefined : tagged(head(fillIn(menu.words.continued, { title })));
      const below = linesPricedBelow(drinks, width, styles, setter);
      const entries = drinks.map((drink, place): FlowBlock => {
        const setting = { width, hasPictures, words: menu.words, styles, isTitled: title !== null };
        const isBelowHead = place === 0 && title !== null;
        const isBelowLine = !drink.isMixed && drinks[place - 1]?.isMixed === false;
        const entry = drink.isMixed
          ? drinkEntry(drink, ++number, setting, setter)
          : lineEntry(drink, setting, below.has(drink), setter);
        return {
          ...tagged(entry, part),
          isHeading: false,
          before: isBelowHead ? 0 : (isBelowLine ? LINE_GAP : GAP) * scale,
          section,
          ...(isBelowHead || isBelowLine ? {} : { divider: rule(width) }),
          ...(again && place > 0 ? { repeated: again } : {}),
        };
      });
      if (title === null) return entries;
      const heading = tagged(head(title), part, { role: 'H2', title });
      return [{ ...heading, isHeading: true, before: GAP * scale, section }, ...entries];
    });
  return {
    blocks,
    columns: 1,
    parting: 'drinks',
    styles,
    opening,
    room: (page) => sheet.height - FOOT - (page === 0 ? opening.height : TOP + running.height + GAP / 2),
  };
}

/** The band across the first page with the venue or its logo, and the description below it. */
function openingOf(menu: PrintedMenu, paperWidth: number, styles: Styles, setter: Typesetter): Block {
  const inner = paperWidth - 2 * MARGIN;
  const name = fitted(menu.name, styles.title, { width: inner, lines: 2, smallest: 12 }, setter);
  const { logo } = menu.look;
  const venue = logo
    ? stacked([
        logoBlock(logo, menu, { width: inner * LOGO.share, height: LOGO.height, isOnPlate: true }),
        space(4),
      ])
    : menu.venue === null
      ? EMPTY
      : tagged(paragraph(menu.venue.toLocaleUpperCase(menu.locale), styles.venue, { width: inner }, setter), {
          role: 'P',
        });
  const texts = stacked(
    [venue, tagged(paragraph(menu.name, name, { width: inner, ending: 'balanced' }, setter), { role: 'H1' })],
    7,
  );
  const height = texts.height + 64;
  const band: Block = {
    height,
    items: [
      { kind: 'box', x: 0, y: 0, width: paperWidth, height, ink: 'plate' },
      { kind: 'box', x: 0, y: height, width: paperWidth, height: 2, ink: 'brassOnPlate' },
      ...moved(texts.items, MARGIN, 33),
    ],
  };
  const introduction = getIntroduction(menu);
  if (introduction === '') return stacked([band, space(GAP)]);
  const told = paragraph(introduction, styles.description, { width: Math.min(inner, 430) }, setter);
  return stacked([band, space(26), beside([tagged(told, { role: 'P' }), MARGIN]), space(GAP)]);
}

function runningHead(menu: PrintedMenu, styles: Styles, width: number, setter: Typesetter): Block {
  const style = fitted(menu.name, styles.running, { width, lines: 1, smallest: SMALLEST }, setter);
  return stacked([paragraph(menu.name, style, { width }, setter), space(5), rule(width)]);
}

function sectionTitle(
  title: string,
  menu: PrintedMenu,
  { width, styles }: { width: number; styles: Styles },
  setter: Typesetter,
): Block {
  return stacked([
    paragraph(title.toLocaleUpperCase(menu.locale), styles.section, { width }, setter),
    space(4),
    tagged(rule(width, 'brass')),
    space(14),
  ]);
}

interface EntrySetting {
  width: number;
  hasPictures: boolean;
  words: PrintedMenu['words'];
  styles: Styles;
  isTitled: boolean;
}

function drinkEntry(
  drink: PrintedDrink,
  number: number,
  { width, hasPictures, words, styles, isTitled }: EntrySetting,
  setter: Typesetter,
): Block {
  const left = hasPictures ? PICTURE.width + PICTURE.gap : 0;
  const inner = width - left;
  const indent = textWidth(`${number}`, styles.number, setter) + 9;
  const heading: Tag = { role: isTitled ? 'H3' : 'H2', title: drink.name };
  const nameIn = (room: number) =>
    tagged(paragraph(drink.name, styles.name, { width: room, ending: 'balanced' }, setter), heading);
  const row = { name: styles.name, price: styles.price, width: inner - indent, gap: 14 };
  const isBelow = pricedBelow([drink], row, setter).size > 0;
  const named = beside(
    [tagged(paragraph(String(number), styles.number, { width: indent }, setter), heading), 0],
    [besidePrice({ ...drink, set: nameIn }, row, isBelow, setter), indent],
  );
  const facts = [drink.category, drink.strength, drink.glass].filter((fact) => fact !== '').join(POINT);
  const head = stacked(
    [
      named,
      tagged(paragraph(facts, styles.facts, { width: inner }, setter), { role: 'P' }),
      ...timedLines(drink, styles, inner, setter),
    ],
    1,
  );
  const isBeside = inner >= BESIDE;
  const column = isBeside ? Math.round(inner * 0.4) : 0;
  const labelled = (label: string, block: Block) => {
    const role = isTitled ? 'H4' : 'H3';
    return stacked([tagged(paragraph(label, styles.label, { width: inner }, setter), { role }), block]);
  };
  const ingredients = amountColumn(drink.ingredients, styles, isBeside ? column - 18 : inner, setter);
  const steps = numberedSteps(
    drink.steps,
    { number: styles.stepNumber, step: styles.item },
    inner - column,
    setter,
  );
  // Of an own drink its owner may have written no steps: then there is nothing to be titled.
  const parts = [
    labelled(words.ingredients, ingredients),
    drink.steps.length === 0 ? EMPTY : labelled(words.method, steps),
  ] as const;
  const body = isBeside ? beside([parts[0], 0], [parts[1], column]) : stacked([...parts], 6);
  const shown: Block = drink.hasPicture
    ? tagged(picture(drink.id, PICTURE.width, PICTURE.height), {
        role: 'Figure',
        alt: [drink.name, drink.glass].filter((word) => word !== '').join(', '),
      })
    : EMPTY;
  const texts = stacked([head, body], 8);
  // The name is read before its picture.
  return {
    height: Math.max(texts.height, shown.height),
    items: [...beside([texts, left]).items, ...shown.items],
  };
}

/** A line that is no mixed drink: its name and prices, and the note on it. */
function lineEntry(
  drink: PrintedDrink,
  { width, styles, isTitled }: EntrySetting,
  isPricedBelow: boolean,
  setter: Typesetter,
): Block {
  const { name, note } = drink;
  const heading: Tag = { role: isTitled ? 'H3' : 'H2', title: name };
  const set = (room: number) => tagged(paragraph(name, styles.line, { width: room }, setter), heading);
  return stacked([
    besidePrice({ ...drink, set }, lineSetting(width, styles), isPricedBelow, setter),
    note === null ? EMPTY : tagged(paragraph(note, styles.note, { width }, setter), { role: 'P' }),
    ...timedLines(drink, styles, width, setter),
  ]);
}

/** Those lines of a section that are no mixed drinks and whose price stands below their name. */
function linesPricedBelow(
  drinks: readonly PrintedDrink[],
  width: number,
  styles: Styles,
  setter: Typesetter,
): ReadonlySet<unknown> {
  const lines = drinks.filter(({ isMixed }) => !isMixed);
  return pricedBelow(lines, lineSetting(width, styles), setter);
}

function lineSetting(width: number, styles: Styles) {
  return { name: styles.line, price: styles.linePrice, width, gap: 14 };
}

function timedLines(
  { timedPrices }: PrintedDrink,
  { timed }: Styles,
  width: number,
  setter: Typesetter,
): Block[] {
  return timedPrices.map((line) => tagged(paragraph(line, timed, { width }, setter), { role: 'P' }));
}
