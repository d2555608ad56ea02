import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { pouredLine, type Drink, type DrinkLine } from '../../../../src/catalogue/drink.ts';
import type { IngredientCategory } from '../../../../src/contracts/drinks/ingredient.ts';
import { WEDGES_PER_PIECE } from '../../../../src/domain/drinks/abv.ts';
import { jugged, scaleMeasure } from '../../../../src/domain/drinks/servings.ts';
import { STAPLES } from '../../../../src/domain/shelf/staples.ts';

/** How much is wanted of a drink: for so many guests, to fill so many litres, or so many times the recipe. */
export type Size = { guests: number } | { litres: number } | { factor: number };

export interface ScaledLine {
  line: DrinkLine;
  /** Absent where the recipe states no number: a rim of salt. */
  amount: number | undefined;
  /** Id of the unit, which may differ from that of the line: nobody counts 48 dashes. */
  unit: string;
  /** Whether it is added to each glass and not mixed ahead: soda, sparkling wine, garnish. */
  isForGlass: boolean;
}

/** What to buy of one thing. */
export interface Purchase {
  ingredient: string;
  /** All that the recipes take of it and of what is made of it, by unit: 240 ml of lime juice, 8 wedges of lime. */
  amounts: { ingredient: string; unit: string; count: number }[];
  /** Of what is poured: bottles, cans or cartons of so many millilitres. */
  bottles?: { count: number; ml: number };
  /** Whole fruit or eggs: limes to press and to cut. */
  pieces?: { ingredient: string; count: number };
  bunches?: number;
}

export interface ScaledDrink {
  drink: Drink;
  /** How many drinks it makes; a batch by litres may end with a part of one. */
  drinks: number;
  lines: ScaledLine[];
  /**
   * `ahead`: mixed in a bottle with its water, chilled, not shaken or stirred again. `ahead-over-ice`: mixed in a jug,
   * poured over ice, which waters it. `by-glass`: made one by one, as the foam or the layers ask.
   */
  making: 'ahead' | 'ahead-over-ice' | 'by-glass';
  /** What the bottle holds, water included, and the water, in millilitres; absent where it is made by the glass. */
  batch: { ml: number; water: number } | undefined;
  shopping: Purchase[];
}

/** What a shop sells, in millilitres. */
const BOTTLE_ML: Partial<Record<IngredientCategory, number>> = {
  wine: 750,
  'fortified-wine': 750,
  beer: 330,
  mixer: 1000,
  juice: 1000,
  syrup: 700,
  dairy: 250,
  bitters: 200,
  spirit: 700,
  liqueur: 700,
};
/** What is bought by the piece. */
const COUNTED: readonly IngredientCategory[] = ['fruit', 'egg'];
/** How many cuts one fruit gives, and leaves and sprigs a bunch from the shop. */
const CUTS: Partial<Record<string, number>> = {
  wheel: 6,
  'half-wheel': 12,
  slice: 8,
  wedge: WEDGES_PER_PIECE,
  twist: 4,
};
const OF_BUNCH: Partial<Record<string, number>> = { leaf: 60, sprig: 12 };
/** What binary fractions add to a whole. */
const TINY = 1e-9;

/** The amounts of a drink for a size, how it is made for so many, and everything that has to be bought. */
export function scaleDrink(drink: Drink, size: Size, catalogue: Catalogue): ScaledDrink {
  const { batch } = drink;
  const drinks = countDrinks(drink, size);
  const lines = drink.lines.map((line): ScaledLine => {
    const isForGlass = line.garnish || (batch !== undefined && (line.unit === 'top' || line.item.fizzy));
    if (line.amount === undefined) return { line, amount: undefined, unit: line.unit, isForGlass };
    const { unit, count } = scaleMeasure({ unit: line.unit, count: line.amount }, drinks);
    return { line, amount: count, unit, isForGlass };
  });
  const water = (batch?.water ?? 0) * drinks;
  return {
    drink,
    drinks,
    lines,
    making: batch === undefined ? 'by-glass' : batch.water > 0 ? 'ahead' : 'ahead-over-ice',
    batch: batch && { ml: jugged(batch.ml * drinks), water: water === 0 ? 0 : jugged(water) },
    shopping: listPurchases([{ drink, drinks }], catalogue),
  };
}

function countDrinks(drink: Drink, size: Size): number {
  if ('guests' in size) return size.guests;
  if ('factor' in size) return size.factor;
  const poured = drink.lines.reduce((sum, line) => sum + pouredLine(line).ml, 0);
  const one = drink.batch?.ml ?? poured;
  return one === 0 ? 1 : (size.litres * 1000) / one;
}

/** What several drinks take together, each thing once, in the order of the recipes; what the kitchen always has is left out. */
export function listPurchases(
  portions: readonly { drink: Drink; drinks: number }[],
  catalogue: Catalogue,
): Purchase[] {
  const needs = new Map<
    string,
    { amounts: Purchase['amounts']; ml: number; pieces: number; bunches: number }
  >();
  for (const { drink, drinks } of portions) {
    for (const line of drink.lines) {
      const { ingredient, unit, item, amount = 1 } = line;
      if (STAPLES.includes(ingredient)) continue;
      const source = findSource(ingredient, catalogue);
      const id = source?.id ?? ingredient;
      const need = needs.get(id) ?? { amounts: [], ml: 0, pieces: 0, bunches: 0 };
      needs.set(id, need);
      const scaled = { ingredient, ...scaleMeasure({ unit, count: amount }, drinks) };
      const same = need.amounts.find((one) => one.ingredient === ingredient && one.unit === scaled.unit);
      if (same === undefined) need.amounts.push(scaled);
      else same.count += scaled.count;
      const ml = pouredLine(line).ml * drinks;
      const cuts = item.category === 'fruit' ? CUTS[unit] : undefined;
      if (source !== undefined && ml > 0) need.pieces += ml / source.ml;
      else if (cuts !== undefined) need.pieces += (amount * drinks) / cuts;
      else if (unit === 'piece' && COUNTED.includes(item.category)) need.pieces += amount * drinks;
      else need.ml += ml;
      if (item.category === 'herb') need.bunches += (amount * drinks) / (OF_BUNCH[unit] ?? Infinity);
    }
  }
  return [...needs].map(([ingredient, { amounts, ml, pieces, bunches }]): Purchase => {
    // Syrup is made of the sugar that every kitchen has.
    const isMade = STAPLES.some((id) => catalogue.ingredientById.entry(id).yields.includes(ingredient));
    const bottle = isMade ? undefined : BOTTLE_ML[catalogue.ingredientById.entry(ingredient).category];
    return {
      ingredient,
      amounts,
      ...(bottle !== undefined && ml > 0 && { bottles: { count: wholes(ml / bottle), ml: bottle } }),
      ...(pieces > 0 && { pieces: { ingredient, count: wholes(pieces) } }),
      ...(bunches > 0 && { bunches: wholes(bunches) }),
    };
  });
}

/** The fruit that a juice is pressed from or the egg that a white is of, and what one gives; itself where it is one. */
function findSource(made: string, { ingredientById }: Catalogue): { id: string; ml: number } | undefined {
  const own = ingredientById.entry(made);
  if (COUNTED.includes(own.category) && own.pieceMl !== undefined && own.yields.length > 0)
    return { id: made, ml: own.pieceMl };
  for (const { id, yields, pieceMl } of ingredientById.values())
    if (pieceMl !== undefined && yields.includes(made))
      return { id, ml: ingredientById.get(made)?.pieceMl ?? pieceMl };
  return undefined;
}

function wholes(count: number): number {
  return Math.max(1, Math.ceil(count - TINY));
}
