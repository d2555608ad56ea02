import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getIngredientKin } from '../../../../src/catalogue/wishedDrinks.ts';
import { formatNumber } from '../../../../src/domain/drinks/lineText.ts';
import { listText } from '../../../../src/text/listText.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import { tasteWord } from '../../../../src/catalogue/wishLabel.ts';
import { scaleDrink } from '../facts/scaleDrink.ts';
import { useInstead } from './aboutDrink.ts';
import { citeIfFine, namesText, purchaseText } from './words.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import { countGuests } from './suggest.ts';
import { measure, type Change } from './changes.ts';

/** Kilograms of ice for a guest, as the bar's book counts it. */
const ICE_PER_GUEST = 0.7;
const MOST_BRANDS = 4;
/** Drinks up to which it is reckoned. */
const MOST_DRINKS = 200;

/** How long a drink keeps, and what of it can be made ahead, by what is in it. */
export function keepText(drink: Drink, scene: Scene): string {
  const { language, catalogue } = scene;
  const poured = drink.lines.filter(({ garnish }) => !garnish);
  const idsOf = (test: (line: Drink['lines'][number]) => boolean) => [
    ...new Set(poured.filter(test).map(({ ingredient }) => ingredient)),
  ];
  const names = (ids: readonly string[]) => namesText(ids, catalogue, language);
  const fresh = idsOf(({ item }) => item.category === 'egg' || item.category === 'dairy');
  const juice = idsOf(
    ({ item }) => item.category === 'juice' || item.category === 'fruit' || item.category === 'herb',
  );
  const wine = idsOf(({ item }) => item.category === 'wine');
  const fortified = idsOf(({ item }) => item.category === 'fortified-wine');
  const fizzy = idsOf(({ item, unit }) => item.fizzy || unit === 'top');
  const still = wine.filter((id) => !fizzy.includes(id));
  const base =
    fresh.length > 0
      ? say('keepFresh', language, { things: names(fresh) })
      : still.length > 0
        ? say('keepNight', language, { things: names(still) })
        : juice.length > 0
          ? say('keepJuice', language, { things: names(juice) })
          : fortified.length > 0
            ? say('keepWine', language, { things: names(fortified) })
            : say('keepSpirit', language);
  return [
    say('pair', language, { x: citeIfFine(drink, scene), y: base }),
    fizzy.length > 0 ? say('keepFizz', language, { things: names(fizzy) }) : '',
    say('keepIce', language),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** "How many Daiquiris do 6 limes make?": how far something reaches. */
export function sumText(drink: Drink, scene: Scene): string | undefined {
  const { text, reading, catalogue, language } = scene;
  const { intents, added, ingredients } = reading;
  const number = /\d+/.exec(text);
  const isAsked = intents.has('amounts') && reading.drinks.length > 0 && ingredients.length > 0;
  if (number === null || !isAsked || added.some(({ kind }) => kind === 'guests')) return undefined;
  const given = Number(number[0]);
  const kin = getIngredientKin(catalogue);
  const purchaseFor = (guests: number) =>
    scaleDrink(drink, { guests }, catalogue).shopping.find(({ ingredient, pieces }) =>
      ingredients.some((id) => id === pieces?.ingredient || kin.wanted(id).surely.has(ingredient)),
    );
  const countOf = (guests: number) => {
    const purchase = purchaseFor(guests);
    return purchase?.pieces?.count ?? purchase?.bottles?.count;
  };
  let drinks = 0;
  while (drinks < MOST_DRINKS && (countOf(drinks + 1) ?? Infinity) <= given) drinks++;
  const purchase = drinks === 0 ? undefined : purchaseFor(drinks);
  const things = purchase && purchaseText(purchase, scene);
  if (things === undefined || drinks === MOST_DRINKS) return undefined;
  return say('makes', language, { things, n: drinks, drink: citeIfFine(drink, scene) });
}

/** How much ice so many guests take. */
export function iceText(scene: Scene): string | undefined {
  const guests = countGuests(scene.wishes);
  if (guests === 0) return undefined;
  const kilos = Math.ceil(guests * ICE_PER_GUEST);
  return say('iceFor', scene.language, { n: guests, kg: formatNumber(kilos, scene.language) });
}

/**
 * "Which rum goes into it?", "mezcal or tequila for it?": what the recipe takes, what that is, and bottles of it; then how
 * it is made with the other one. Where nothing is named, its spirit is asked for.
 */
export function whichText(drink: Drink, scene: Scene): string | undefined {
  const { reading, catalogue, language } = scene;
  const kin = getIngredientKin(catalogue);
  const line = drink.lines.find(
    ({ ingredient, garnish }) =>
      !garnish &&
      (reading.ingredients.length === 0
        ? kin.categoryOf(ingredient) === 'spirit'
        : reading.ingredients.some((id) => {
            const { surely, widely } = kin.wanted(id);
            return surely.has(ingredient) || widely.has(ingredient) || kin.wanted(ingredient).surely.has(id);
          })),
  );
  if (line === undefined) return undefined;
  const instead = reading.isChoice === true ? useInstead(drink, scene) : undefined;
  const ids = [line.ingredient, ...(line.or ?? [])];
  const { brands } = catalogue.ingredientById.entry(line.ingredient);
  return [
    say('whichIn', language, {
      drink: citeIfFine(drink, scene),
      things: `**${namesText(ids, catalogue, language)}**`,
    }),
    aboutIngredient(line.ingredient, language) ?? '',
    brands.length > 0
      ? say('brands', language, { things: listText(brands.slice(0, MOST_BRANDS), language) })
      : '',
    instead === undefined ? '' : `\n\n${instead}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const SOURCES: Readonly<Record<string, Change>> = {
  bitter: 'bitterer',
  sour: 'sourer',
  spicy: 'spicier',
};

/** "Why is it so bitter?": what of the drink gives a taste. */
export function whyText(drink: Drink, scene: Scene): string | undefined {
  const { reading, catalogue, language } = scene;
  const taste = [
    ...reading.added.flatMap((wish) => (wish.kind === 'taste' ? [wish.taste] : [])),
    ...(reading.tooMuch ?? []),
    ...(reading.tastes ?? []),
  ].find((one) => one in SOURCES || one === 'sweet');
  if (taste === undefined) return undefined;
  const change = SOURCES[taste];
  const gives = ({ item, garnish, ...line }: Drink['lines'][number]) => {
    if (garnish) return false;
    if (change === undefined)
      return item.balance.includes('sweet') || item.sweetness === 'very-sweet' || item.sweetness === 'sweet';
    return measure(change, { ...drink, lines: [{ item, garnish, ...line }] }) > 0;
  };
  const ids = [...new Set(drink.lines.filter(gives).map(({ ingredient }) => ingredient))];
  if (ids.length === 0) return undefined;
  return say('why', language, {
    drink: citeIfFine(drink, scene),
    taste: tasteWord(taste, language),
    things: namesText(ids, catalogue, language),
  });
}
