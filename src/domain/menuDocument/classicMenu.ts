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
  space,
  stacked,
  textWidth,
  type Block,
  type Typesetter,
} from './block.ts';
import { PAPERS, type Page, type TextStyle } from './page.ts';
import { drinksOf, type PrintedDrink, type PrintedMenu } from './printedMenu.ts';

const MARGIN = 44;
const FOOT = 58;
const PICTURE = { width: 72, height: 90, gap: 20 };
const GAP = 13;

const STYLES = {
  venue: { face: 'strong', size: 9, leading: 13, ink: 'brassOnPlate', tracking: 1.6 },
  title: { face: 'display', size: 38, leading: 41, ink: 'onPlate' },
  description: { face: 'serif', size: 11.5, leading: 16.5, ink: 'soft' },
  running: { face: 'sans', size: 8, leading: 11, ink: 'soft' },
  section: { face: 'strong', size: 9, leading: 13, ink: 'brass', tracking: 1.4 },
  number: { face: 'display', size: 19, leading: 22, ink: 'brass' },
  name: { face: 'display', size: 19, leading: 22, ink: 'ink' },
  facts: { face: 'sans', size: 8.5, leading: 12, ink: 'soft' },
  amount: { face: 'strong', size: 9, leading: 12.5, ink: 'ink' },
  item: { face: 'sans', size: 9, leading: 12.5, ink: 'ink' },
  stepNumber: { face: 'sans', size: 9, leading: 12.5, ink: 'brass' },
} satisfies Record<string, TextStyle>;

/**
 * The classic design (specification, section 9), for whoever mixes: a band with venue and name, the description, and
 * each drink with number, picture, category, strength, ingredients and steps. No drink is parted by a page's end.
 */
export function classicMenu(menu: PrintedMenu, setter: Typesetter): Page[] {
  const paper = PAPERS[menu.paper];
  const width = paper.width - 2 * MARGIN;
  const bottom = paper.height - FOOT;
  const band = headBand(menu, paper.width, setter);
  const pages: Page[] = [{ items: [...band.items] }];
  let y = band.height;
  const place = (block: Block) => {
    pages.at(-1)?.items.push(...moved(block.items, MARGIN, y));
    y += block.height;
  };
  const turn = () => {
    pages.push({ items: [] });
    y = MARGIN - 10;
    place(runningHead(menu, width, setter));
    y += GAP;
  };

  place(description(menu, width, setter));
  y += 26;
  const hasPictures = drinksOf(menu).some((drink) => drink.hasPicture);
  let number = 0;
  let isFirstOnPage = true;
  for (const section of menu.sections) {
    section.drinks.forEach((drink, index) => {
      const title = index === 0 ? sectionTitle(section.title, menu, width, setter) : EMPTY;
      const entry = drinkEntry(drink, ++number, { width, hasPictures, words: menu.words }, setter);
      const gap = isFirstOnPage ? 0 : 2 * GAP;
      if (!isFirstOnPage && y + gap + title.height + entry.height > bottom) {
        turn();
        isFirstOnPage = true;
      }
      if (!isFirstOnPage) {
        y += GAP;
        if (title.height === 0) place(rule(width));
        y += GAP;
      }
      place(title);
      place(entry);
      isFirstOnPage = false;
    });
  }
  return pages;
}

function headBand(menu: PrintedMenu, width: number, setter: Typesetter): Block {
  const inner = width - 2 * MARGIN;
  const name = fitted(menu.name, STYLES.title, { width: inner, lines: 2, smallest: 12 }, setter);
  const texts = stacked(
    [
      menu.venue === null
        ? EMPTY
        : paragraph(menu.venue.toLocaleUpperCase(menu.locale), STYLES.venue, { width: inner }, setter),
      paragraph(menu.name, name, { width: inner, ending: 'balanced' }, setter),
    ],
    7,
  );
  const height = texts.height + 64;
  return {
    height,
    items: [
      { kind: 'box', x: 0, y: 0, width, height, ink: 'plate' },
      { kind: 'box', x: 0, y: height, width, height: 2, ink: 'brassOnPlate' },
      ...moved(texts.items, MARGIN, 33),
    ],
  };
}

function description(menu: PrintedMenu, width: number, setter: Typesetter): Block {
  if (menu.description === null) return EMPTY;
  return stacked([
    space(26),
    paragraph(menu.description, STYLES.description, { width: Math.min(width, 430) }, setter),
  ]);
}

function runningHead(menu: PrintedMenu, width: number, setter: Typesetter): Block {
  const style = fitted(menu.name, STYLES.running, { width, lines: 1, smallest: 5 }, setter);
  return stacked([paragraph(menu.name, style, { width }, setter), space(5), rule(width)]);
}

function sectionTitle(title: string | null, menu: PrintedMenu, width: number, setter: Typesetter): Block {
  if (title === null) return EMPTY;
  return stacked([
    paragraph(title.toLocaleUpperCase(menu.locale), STYLES.section, { width }, setter),
    space(4),
    rule(width, 'brass'),
    space(14),
  ]);
}

function drinkEntry(
  drink: PrintedDrink,
  number: number,
  { width, hasPictures, words }: { width: number; hasPictures: boolean; words: PrintedMenu['words'] },
  setter: Typesetter,
): Block {
  const left = hasPictures ? PICTURE.width + PICTURE.gap : 0;
  const inner = width - left;
  const indent = textWidth(`${number}`, STYLES.number, setter) + 9;
  const head = stacked(
    [
      beside(
        [paragraph(String(number), STYLES.number, { width: indent }, setter), 0],
        [paragraph(drink.name, STYLES.name, { width: inner - indent, ending: 'balanced' }, setter), indent],
      ),
      paragraph(
        [drink.category, drink.strength, drink.glass].join(POINT),
        STYLES.facts,
        { width: inner },
        setter,
      ),
    ],
    1,
  );
  const column = Math.round(inner * 0.4);
  const labelled = (label: string, block: Block) =>
    stacked([
      paragraph(label, { ...STYLES.facts, face: 'strong', size: 7.5, leading: 13 }, { width: inner }, setter),
      block,
    ]);
  const body = beside(
    [labelled(words.ingredients, amountColumn(drink.ingredients, STYLES, column - 18, setter)), 0],
    [
      labelled(
        words.method,
        numberedSteps(drink.steps, { number: STYLES.stepNumber, step: STYLES.item }, inner - column, setter),
      ),
      column,
    ],
  );
  const shown: Block = drink.hasPicture ? picture(drink.id, PICTURE.width, PICTURE.height) : EMPTY;
  return beside([shown, 0], [stacked([head, body], 8), left]);
}
