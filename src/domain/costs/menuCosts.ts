import type { CostSettings } from '../../contracts/costs/barCosts.ts';
import type { DraftDrink } from '../menus/menuDraft.ts';
import { multiplyCost, type DrinkCost } from './drinkCost.ts';
import { calculateEarning, suggestedPrice, type Earning } from './pricing.ts';
import { readSizeAmount } from './sizeAmount.ts';

/** What a menu tells its owner of a drink in one size. */
export interface SizeCosts {
  /** As it stands on the menu; empty where it has no name. */
  size: string;
  /**
   * What the size costs, against what the drink costs once: of a recipe its own amount, of anything else the first size.
   * Undefined where the size has a name that does not tell: it is counted once.
   */
  times: number | undefined;
  cost: DrinkCost;
  /** The usual price; undefined where there is none, or it is in words. */
  price: number | undefined;
  /** Where there is a price, and all is known of the cost. */
  earning: Earning | undefined;
  /** Where all is known of the cost. */
  suggested: number | undefined;
}

/** What it tells of a drink: of its first size, and of the others. */
export interface CostRow extends SizeCosts {
  id: string;
  name: string;
  /** Whether a recipe tells the amount. */
  hasRecipe: boolean;
  others: readonly SizeCosts[];
}

interface Costed {
  drinks: readonly DraftDrink[];
  /** As it stands on the menu. */
  nameOf: (drink: DraftDrink) => string;
  costOf: (id: string) => DrinkCost | undefined;
  settings: CostSettings;
  currency: string | null;
}

/** The drinks of a menu with what they cost and leave, in its order; recipes that there are no more are left out. */
export function costRows({ drinks, nameOf, costOf, settings, currency }: Costed): CostRow[] {
  return drinks.flatMap((drink) => {
    const cost = costOf(drink.cocktailId);
    if (cost === undefined) return [];
    const { ml } = cost;
    const usualMl = drink.item === undefined ? ml : firstMl(drink);
    const ofSize = ({ size, amounts: [usual] }: DraftDrink['prices'][number]): SizeCosts => {
      const times = countTimes(size, usualMl);
      const sized = multiplyCost(cost, times ?? 1);
      const price = typeof usual === 'number' ? usual : undefined;
      const isWhole = cost.missing.length === 0;
      return {
        ...{ size: size.trim(), times, price, cost: sized },
        earning: isWhole && price !== undefined ? calculateEarning(price, sized.cost, settings) : undefined,
        suggested: isWhole ? suggestedPrice(sized.cost, settings, currency) : undefined,
      };
    };
    const [first = { size: '', amounts: [] }, ...others] = drink.prices;
    return [
      {
        ...{ id: drink.cocktailId, name: nameOf(drink), hasRecipe: drink.item === undefined },
        ...ofSize(first),
        others: others.map(ofSize),
      },
    ];
  });
}

/** What is usual for a line without a recipe: its first size, where that tells its millilitres. */
function firstMl({ prices: [first] }: DraftDrink): number | undefined {
  const amount = readSizeAmount(first?.size ?? '');
  return amount && 'ml' in amount ? amount.ml : undefined;
}

/** How many times the usual amount a size is; undefined where that is not known. */
function countTimes(size: string, usualMl: number | undefined): number | undefined {
  if (size.trim() === '') return 1;
  const amount = readSizeAmount(size);
  if (amount === undefined) return undefined;
  if ('times' in amount) return amount.times;
  return usualMl === undefined ? undefined : amount.ml / usualMl;
}

/** What the rows can be sorted by. */
export const COST_COLUMNS = ['name', 'cost', 'price', 'pourCost', 'margin', 'suggested'] as const;
export type CostColumn = (typeof COST_COLUMNS)[number];

export interface CostOrder {
  column: CostColumn;
  isRising: boolean;
}

/** Rows in an order; those that lack the figure come last either way, in the order of the menu. */
export function sortRows(
  rows: readonly CostRow[],
  { column, isRising }: CostOrder,
  locale: string,
): CostRow[] {
  const sign = isRising ? 1 : -1;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  if (column === 'name') return rows.toSorted((one, other) => sign * compare(one.name, other.name));
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one, column), figureOf(other, column)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  });
}

function figureOf(row: CostRow, column: Exclude<CostColumn, 'name'>): number | undefined {
  switch (column) {
    case 'cost':
      return row.cost.missing.length === 0 ? row.cost.cost : undefined;
    case 'pourCost':
    case 'margin':
      return row.earning?.[column];
    default:
      return row[column];
  }
}

/** How much is known of what a drink costs: nothing, a part, so that it costs at least that, or all. */
export function getCostKnowledge({ lines, missing }: DrinkCost): 'nothing' | 'part' | 'all' {
  if (lines.length === 0) return 'nothing';
  return missing.length === 0 ? 'all' : 'part';
}

/** A drink that costs something else than before. */
export interface CostEffect {
  before: CostRow;
  after: CostRow;
}

/** The drinks that cost something else, or of which something else is known, the greatest change first. */
export function compareCosts(before: readonly CostRow[], after: readonly CostRow[]): CostEffect[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const weight = (effect: CostEffect) => Math.abs(effect.after.cost.cost - effect.before.cost.cost);
  return after
    .flatMap((row) => {
      const was = known.get(row.id);
      const isOther =
        was !== undefined &&
        (was.cost.cost !== row.cost.cost || was.cost.missing.length !== row.cost.missing.length);
      return isOther ? [{ before: was, after: row }] : [];
    })
    .sort((one, other) => weight(other) - weight(one));
}
