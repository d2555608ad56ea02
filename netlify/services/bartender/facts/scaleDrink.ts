import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { pouredLine, type Drink, type DrinkLine } from '../../../../src/catalogue/drink.ts';
import type { IngredientCategory } from '../../../../src/contracts/ingredient.ts';
import { jugged, scaleMeasure } from '../../../../src/domain/servings.ts';
import { STAPLES } from '../../../../src/domain/staples.ts';

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

/** What to buy of one ingredient. */
export interface Purchase {
  ingredient: string;
  /** All that the recipe takes of it, by unit: 42 sprigs, 8 half wheels. */
  amounts: { unit: string; count: number }[];
  /** Of what is poured: bottles, cans or cartons of so many millilitres. */
  bottles?: { count: number; ml: number };
  /** Whole fruit or eggs: of lime juice the limes to press. */
  pieces?: { ingredient: string; count: number };
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
    shopping: listPurchases(drink, drinks, catalogue),
  };
}

function countDrinks(drink: Drink, size: Size): number {
  if ('guests' in size) return size.guests;
  if ('factor' in size) return size.factor;
  const poured = drink.lines.reduce((sum, line) => sum + pouredLine(line).ml, 0);
  const one = drink.batch?.ml ?? poured;
  return one === 0 ? 1 : (size.litres * 1000) / one;
}

/** Every ingredient once, in the order of the recipe; what the kitchen always has is left out. */
function listPurchases({ lines }: Drink, drinks: number, catalogue: Catalogue): Purchase[] {
  const byId = new Map<string, DrinkLine[]>();
  for (const line of lines) {
    if (STAPLES.includes(line.ingredient)) continue;
    byId.set(line.ingredient, [...(byId.get(line.ingredient) ?? []), line]);
  }
  return [...byId].map(([ingredient, own]): Purchase => {
    const { category } = catalogue.ingredientById.entry(ingredient);
    const counts = new Map<string, number>();
    for (const { unit, amount = 1 } of own) counts.set(unit, (counts.get(unit) ?? 0) + amount);
    const amounts = [...counts].map(([unit, count]) => scaleMeasure({ unit, count }, drinks));
    const ml = own.reduce((sum, line) => sum + pouredLine(line).ml, 0) * drinks;
    const source = findSource(ingredient, catalogue);
    if (source !== undefined && ml > 0)
      return { ingredient, amounts, pieces: { ingredient: source.id, count: wholes(ml / source.ml) } };
    const bottle = BOTTLE_ML[category];
    return {
      ingredient,
      amounts,
      ...(bottle !== undefined && { bottles: { count: wholes(ml / bottle), ml: bottle } }),
    };
  });
}

/** The fruit that a juice is pressed from or the egg that a white is of, and what one gives. */
function findSource(made: string, { ingredientById }: Catalogue): { id: string; ml: number } | undefined {
  for (const { id, yields, pieceMl } of ingredientById.values())
    if (pieceMl !== undefined && yields.includes(made))
      return { id, ml: ingredientById.get(made)?.pieceMl ?? pieceMl };
  return undefined;
}

function wholes(count: number): number {
  return Math.max(1, Math.ceil(count - TINY));
}
