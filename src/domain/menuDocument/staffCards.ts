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
  type Block,
  type Typesetter,
} from './block.ts';
import { PAPERS, type Page, type TextStyle } from './page.ts';
import { drinksOf, type PrintedDrink, type PrintedMenu } from './printedMenu.ts';

const FOOT = 40;
const PADDING = 24;
const CARDS = 4;
const PICTURE = { width: 68, height: 85 };
/** Points of the running text at full size, and the smallest that is read at arm's length. */
const TEXT = 12;
const SMALLEST = 5;

/**
 * Cards for the bar, four to a page with lines to cut along: glass, amounts and steps at a glance. What is long is set
 * smaller, down to 5 points.
 */
export function staffCards(menu: PrintedMenu, setter: Typesetter): Page[] {
  const paper = PAPERS[menu.paper];
  const width = paper.width / 2;
  const height = (paper.height - FOOT) / 2;
  const drinks = drinksOf(menu);
  const pages: Page[] = [];
  for (let start = 0; start < drinks.length; start += CARDS) {
    const cards = drinks.slice(start, start + CARDS).flatMap((drink, place) => {
      const { items } = staffCard(drink, width - 2 * PADDING, height - 2 * PADDING, setter);
      return moved(items, (place % 2) * width + PADDING, Math.floor(place / 2) * height + PADDING);
    });
    pages.push({
      items: [
        { kind: 'box', x: width - 0.25, y: 0, width: 0.5, height: 2 * height, ink: 'line' },
        { kind: 'box', x: 0, y: height - 0.25, width: paper.width, height: 0.5, ink: 'line' },
        { kind: 'box', x: 0, y: 2 * height - 0.25, width: paper.width, height: 0.5, ink: 'line' },
        ...cards,
      ],
    });
  }
  return pages;
}

/** A drink on a card of this size, set as large as it fits. */
function staffCard(drink: PrintedDrink, width: number, height: number, setter: Typesetter): Block {
  for (let text = TEXT; text > SMALLEST; text -= 0.5) {
    const card = cardAt(drink, text, width, setter);
    if (card.height <= height) return card;
  }
  return cardAt(drink, SMALLEST, width, setter);
}

function cardAt(drink: PrintedDrink, text: number, width: number, setter: Typesetter): Block {
  const style = (face: TextStyle['face'], ink: TextStyle['ink'] = 'ink', size = text): TextStyle => ({
    face,
    ink,
    size,
    leading: size * 1.36,
  });
  const facts = style('sans', 'soft', Math.max(SMALLEST, text - 1.5));
  const side = drink.hasPicture ? PICTURE.width + 14 : 0;
  const name = fitted(
    drink.name,
    { face: 'display', ink: 'ink', size: Math.min(24, text * 2), leading: Math.min(24, text * 2) * 1.08 },
    { width: width - side, lines: 2, smallest: 9 },
    setter,
  );
  const head = beside(
    [
      stacked(
        [
          paragraph(drink.name, name, { width: width - side, ending: 'balanced' }, setter),
          stacked([
            paragraph(
              drink.glass,
              { ...facts, face: 'strong', ink: 'brass' },
              { width: width - side },
              setter,
            ),
            paragraph(`${drink.category}${POINT}${drink.strength}`, facts, { width: width - side }, setter),
          ]),
        ],
        4,
      ),
      0,
    ],
    [drink.hasPicture ? picture(drink.id, PICTURE.width, PICTURE.height) : EMPTY, width - PICTURE.width],
  );
  return stacked(
    [
      head,
      rule(width),
      amountColumn(drink.ingredients, { amount: style('strong'), item: style('sans') }, width, setter),
      rule(width),
      numberedSteps(
        drink.steps,
        { number: style('sans', 'brass', text - 0.5), step: style('sans', 'ink', text - 0.5) },
        width,
        setter,
      ),
    ],
    Math.max(4, text * 0.9),
  );
}
