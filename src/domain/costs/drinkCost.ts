import type { CostSettings, Purchase } from '../../contracts/costs/barCosts.ts';
import type { CostedLine, CostIndex } from '../../contracts/costs/costIndex.ts';
import { isOwnId } from '../../contracts/menus/menuLimits.ts';
import { bottlesByIngredient, ingredientOfEntry } from '../shelf/bottles.ts';
import { getDecimals } from '../menus/prices/money.ts';

/** Why it is not known what a line costs: nobody gave a price, it is in another currency, or it is bought otherwise. */
export type Gap = 'price' | 'currency' | 'amount';

/** What a line of a recipe takes and costs. */
export interface LineCost {
  /** Id of the ingredient; of a drink that is in no catalogue its own. */
  ingredient: string;
  /** In the smallest unit of the menu's currency, not rounded, what is lost included. */
  cost: number;
  /** The entry whose price counts; undefined for a garnish at the flat rate. */
  by: string | undefined;
}

export interface DrinkCost {
  /** In the smallest unit of the menu's currency, not rounded; of what is known alone where something is missing. */
  cost: number;
  lines: readonly LineCost[];
  /** What is not in the cost, by the ids of ingredients, each once. */
  missing: readonly { ingredient: string; gap: Gap }[];
  /** Millilitres that the recipe pours; undefined where no recipe says, or it leaves a line open. */
  ml: number | undefined;
}

/** What so many times the drink cost. */
export function multiplyCost({ cost, lines, ...rest }: DrinkCost, times: number): DrinkCost {
  return { ...rest, cost: cost * times, lines: lines.map((line) => ({ ...line, cost: line.cost * times })) };
}

/** What the costs of a menu follow from. */
export interface CostRules {
  index: CostIndex;
  bought: readonly Purchase[];
  settings: Pick<CostSettings, 'waste' | 'garnish' | 'currency'>;
  /** Of the menu. */
  currency: string | null;
  /** Entries of the shelf: which bottle is poured where several have a price. */
  shelf: readonly string[];
}

/**
 * An amount in another currency's smallest unit; without a currency it is in whichever the other one is in.
 *
 * @returns undefined between two currencies
 */
export function amountIn(amount: number, from: string | null, to: string | null): number | undefined {
  if (from !== to && from !== null && to !== null) return undefined;
  return amount * 10 ** (getDecimals(to) - getDecimals(from));
}

/**
 * Tells what drinks cost.
 *
 * A line costs what its ingredient costs: the bottle that the recipe names, else the one that the shelf
 * pours, else the dearest. Where none of these can be counted: the dearest of its kinds (a London dry gin for
 * gin), unless the recipe asks for this very thing, else the dearest that it is made of (limes, by the piece,
 * for their juice). Garnishes whose cost is unknown come together at the flat rate, once per drink, if there
 * is one. Every other unknown line is named as missing.
 *
 * @returns a function that takes the id of a drink; undefined for a recipe that there is not. A drink or line of
 *   an owner's own costs what is bought under its id, by the drink
 */
export function calculateCosts({
  index,
  bought,
  settings,
  currency,
  shelf,
}: CostRules): (id: string) => DrinkCost | undefined {
  const poured = bottlesByIngredient(shelf);
  const kept = 1 - settings.waste / 1000;
  const purchases = new Map<string, Purchase[]>();
  for (const purchase of bought) {
    const id = ingredientOfEntry(purchase.entry);
    purchases.set(id, [...(purchases.get(id) ?? []), purchase]);
  }
  const idOf = (place: number) => index.ingredients[place]?.id ?? '';
  const flat =
    settings.garnish === null ? undefined : amountIn(settings.garnish, settings.currency, currency);

  /** The kinds of each ingredient, and what it is made of, by its place. */
  const kinds = new Map<number, number[]>();
  const sources = new Map<number, number[]>();
  const put = (map: Map<number, number[]>, key: number, place: number) =>
    map.set(key, [...(map.get(key) ?? []), place]);
  for (const [place, ingredient] of index.ingredients.entries()) {
    for (let of = ingredient.kindOf; of !== undefined; of = index.ingredients[of]?.kindOf)
      put(kinds, of, place);
    for (const made of ingredient.yields ?? []) put(sources, made, place);
  }

  /** What a line costs by a purchase; undefined where it is not counted in what the line takes. */
  function costBy(line: CostedLine, { price, size, by, ...bill }: Purchase): number | undefined {
    const amount = amountIn(price, bill.currency, currency);
    const count = by === 'drink' ? 1 : by === 'ml' ? line.ml : line.pieces;
    return amount === undefined || count === undefined ? undefined : (amount * count) / size / kept;
  }

  /** The line in pieces of what it is made of. */
  function madeOf(line: CostedLine, source: number): CostedLine {
    const { pieces, ...rest } = line;
    const yielded = index.ingredients[line.of]?.pieceMl ?? index.ingredients[source]?.pieceMl;
    const count = pieces ?? (line.ml !== undefined && yielded !== undefined ? line.ml / yielded : undefined);
    const { ml: _, ...pieced } = rest;
    return count === undefined ? pieced : { ...pieced, pieces: count };
  }

  function lineCost(line: CostedLine): LineCost | Gap {
    const id = idOf(line.of);
    const own = purchases.get(id) ?? [];
    const named = line.bottle === undefined ? undefined : index.bottles[line.bottle]?.entry;
    const isOf = (entry: string | undefined) => own.filter((purchase) => purchase.entry === entry);
    const ofPlaces = (places: readonly number[] = []) =>
      places.flatMap((at) => purchases.get(idOf(at)) ?? []);
    const groups = [
      isOf(named),
      isOf(poured.get(id)),
      own,
      line.specific ? [] : ofPlaces(kinds.get(line.of)),
    ].map((group) => group.map((purchase) => ({ purchase, line })));
    const made = (sources.get(line.of) ?? []).flatMap((source) =>
      ofPlaces([source])
        .filter(({ by }) => by === 'piece')
        .map((purchase) => ({ purchase, line: madeOf(line, source) })),
    );
    for (const group of [...groups, made]) {
      const [dearest] = group
        .flatMap((one) => {
          const cost = costBy(one.line, one.purchase);
          return cost === undefined ? [] : [{ ingredient: id, cost, by: one.purchase.entry }];
        })
        .sort((one, other) => other.cost - one.cost);
      if (dearest) return dearest;
    }
    return gapOf([...groups.flat(), ...made][0]?.purchase);
  }

  /** Why a purchase tells no cost. */
  function gapOf(purchase: Purchase | undefined): Gap {
    if (purchase === undefined) return 'price';
    return amountIn(0, purchase.currency, currency) === undefined ? 'currency' : 'amount';
  }

  function ofLines(lines: readonly CostedLine[]): DrinkCost {
    const told: LineCost[] = [];
    const missing = new Map<string, Gap>();
    let isFlat = false;
    for (const line of lines) {
      const cost = lineCost(line);
      if (typeof cost !== 'string') told.push(cost);
      else if (!line.garnish || flat === undefined) missing.set(idOf(line.of), cost);
      else if (!isFlat) {
        isFlat = true;
        told.push({ ingredient: idOf(line.of), cost: flat, by: undefined });
      }
    }
    return {
      cost: told.reduce((sum, { cost }) => sum + cost, 0),
      lines: told,
      missing: [...missing].map(([ingredient, gap]) => ({ ingredient, gap })),
      ml: pouredMl(lines),
    };
  }

  /** Of what is in no catalogue. */
  function served(id: string): DrinkCost {
    const [purchase] = purchases.get(id) ?? [];
    const cost = purchase && costBy({ of: -1 }, purchase);
    if (cost !== undefined)
      return { cost, lines: [{ ingredient: id, cost, by: id }], missing: [], ml: undefined };
    return { cost: 0, lines: [], missing: [{ ingredient: id, gap: gapOf(purchase) }], ml: undefined };
  }

  return (id) => {
    const lines = index.drinks[id];
    if (lines !== undefined) return ofLines(lines);
    return isOwnId(id) ? served(id) : undefined;
  };
}

/** What lines pour together; undefined where one beside the garnish tells neither millilitres nor pieces. */
function pouredMl(lines: readonly CostedLine[]): number | undefined {
  const poured = lines.filter(({ garnish }) => !garnish);
  if (poured.some(({ ml, pieces }) => ml === undefined && pieces === undefined)) return undefined;
  const sum = poured.reduce((total, { ml = 0 }) => total + ml, 0);
  return sum > 0 ? sum : undefined;
}
