import { pouredLine, type Drink } from '../../../../src/catalogue/drink.ts';
import { KCAL_PER_GRAM, getSugar } from '../../../../src/catalogue/getSugar.ts';

/** One of several drinks that are compared. */
export interface ComparedDrink {
  drink: Drink;
  /** Ids of what only this one has, garnish aside. */
  only: string[];
  /** How sweet it tastes: kilocalories of sugar in 100 ml less millilitres of what is sour. Good for an order alone. */
  sweetness: number;
}

export interface Comparison {
  drinks: ComparedDrink[];
  /** Ids of what all of them have. */
  inAll: string[];
  /** In what they differ; a per cent of strength, 5 kcal and 2 of sweetness are no difference that anybody tastes. */
  differsIn: ('strength' | 'calories' | 'sweetness' | 'taste' | 'method' | 'glass' | 'ice' | 'base')[];
}

/** What two or more drinks have in common, and what tells them apart. */
export function compareDrinks(drinks: readonly Drink[]): Comparison {
  const contents = drinks.map(
    ({ lines }) => new Set(lines.filter(({ garnish }) => !garnish).map(({ ingredient }) => ingredient)),
  );
  const compared = drinks.map((drink, place) => ({
    drink,
    only: [...(contents[place] ?? [])].filter((id) =>
      contents.every((other, at) => at === place || !other.has(id)),
    ),
    sweetness: measureSweetness(drink),
  }));
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const differs = (read: (drink: Drink) => unknown) => new Set(drinks.map(read)).size > 1;
  const found: Record<Comparison['differsIn'][number], boolean> = {
    strength: spread(drinks.map(({ abv }) => abv)) > 1,
    calories: spread(drinks.map(({ energy }) => energy)) > 5,
    sweetness: spread(compared.map(({ sweetness }) => sweetness)) > 2,
    taste: differs(({ taste }) => taste),
    method: differs(({ method }) => method),
    glass: differs(({ glass }) => glass),
    ice: differs(({ ice }) => ice),
    base: differs(({ spirit }) => spirit),
  };
  return {
    drinks: compared,
    inAll: [...(contents[0] ?? [])].filter((id) => contents.every((one) => one.has(id))),
    differsIn: (Object.keys(found) as Comparison['differsIn']).filter((one) => found[one]),
  };
}

export function measureSweetness(drink: Drink): number {
  let [total, acid] = [0, 0];
  for (const line of drink.lines) {
    const { ml } = pouredLine(line);
    total += ml;
    if (line.item.balance.includes('sour')) acid += ml;
  }
  return total === 0 ? 0 : Math.round((100 * (KCAL_PER_GRAM * getSugar(drink) - acid)) / total);
}
