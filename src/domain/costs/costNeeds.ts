import type { Purchase } from '../../contracts/costs/barCosts.ts';
import type { CostedLine, CostIndex } from '../../contracts/costs/costIndex.ts';
import type { BoughtBy } from '../../contracts/costs/costLimits.ts';
import { isBottleEntry, ingredientOfEntry } from '../shelf/bottles.ts';
import type { Gap } from './drinkCost.ts';
import type { CostRow } from './menuCosts.ts';

/** Something that the drinks of a menu take, and what of it can have a price. */
export interface CostNeed {
  /** Id of the ingredient; of a drink that is in no catalogue its own. */
  id: string;
  /** How many drinks take it. */
  drinks: number;
  /** What can have a price: itself first, then bottles and kinds of it. */
  entries: readonly string[];
  /** What it is made of, bought by the piece: limes for their juice. */
  sources: readonly string[];
  /** Those whose price counts. */
  counted: readonly string[];
  /** Why it is not known what it costs somewhere. */
  gap: Gap | undefined;
  /** What it is usually counted in, and how much of that is in a bottle or piece. */
  usual: Pick<Purchase, 'by' | 'size'>;
  /** Whether it can be counted by the drink alone: no recipe says what it takes. */
  isServed: boolean;
  /** Bottles that are in no row yet. */
  others: readonly string[];
}

interface Costed {
  rows: readonly CostRow[];
  index: CostIndex;
  bought: readonly Purchase[];
  shelf: readonly string[];
}

/** What the drinks of a menu take, what most of them share first, then in the order of the menu. */
export function costNeeds({ rows, index, bought, shelf }: Costed): CostNeed[] {
  const placeOf = new Map(index.ingredients.map(({ id }, place) => [id, place]));
  const needs = new Map<string, { drinks: Set<string>; counted: Set<string>; gap: Gap | undefined }>();
  const needOf = (id: string, drink: string) => {
    const need = needs.get(id) ?? { drinks: new Set(), counted: new Set(), gap: undefined };
    needs.set(id, need);
    need.drinks.add(drink);
    return need;
  };
  for (const { id: drink, cost } of rows) {
    for (const { ingredient, by } of cost.lines) {
      const { counted } = needOf(ingredient, drink);
      if (by !== undefined) counted.add(by);
    }
    for (const { ingredient, gap } of cost.missing) needOf(ingredient, drink).gap = gap;
  }

  const lines = rows.flatMap(({ id }) => index.drinks[id] ?? []);
  const sourcesOf = (place: number) =>
    index.ingredients.flatMap(({ id, yields = [], pieceMl }) =>
      yields.includes(place) && (pieceMl ?? index.ingredients[place]?.pieceMl) !== undefined ? id : [],
    );

  return [...needs]
    .map(([id, { drinks, counted, gap }]) => {
      const place = placeOf.get(id);
      const own = lines.filter(({ of }) => of === place);
      const bottles = index.bottles
        .map(({ entry }) => entry)
        .filter((entry) => ingredientOfEntry(entry) === id);
      const named = own.flatMap(({ bottle }) =>
        bottle === undefined ? [] : (index.bottles[bottle]?.entry ?? []),
      );
      const held = [...shelf, ...bought.map(({ entry }) => entry)].filter(
        (entry) => isBottleEntry(entry) && ingredientOfEntry(entry) === id,
      );
      const sources = place === undefined ? [] : sourcesOf(place).filter((source) => !needs.has(source));
      const besides = [...counted].filter((entry) => !needs.has(entry) && !sources.includes(entry));
      const entries = [...new Set([id, ...named, ...held, ...besides])];
      const by = place === undefined ? 'drink' : usualBy(own);
      const bottleMl = index.ingredients[place ?? -1]?.bottleMl ?? 1;
      return {
        ...{ id, gap, entries, sources },
        drinks: drinks.size,
        counted: [...counted],
        isServed: place === undefined,
        usual: { by, size: by === 'ml' ? bottleMl : 1 },
        others: bottles.filter((entry) => !entries.includes(entry)),
      };
    })
    .sort((one, other) => other.drinks - one.drinks);
}

function usualBy(lines: readonly CostedLine[]): BoughtBy {
  if (lines.some(({ ml, pieces }) => ml !== undefined && pieces === undefined)) return 'ml';
  return lines.some(({ pieces }) => pieces !== undefined) ? 'piece' : 'drink';
}
