import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnLine, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { measureUse, type UsedAmount } from '../costs/usedAmount.ts';
import { ALWAYS_THERE } from '../shelf/staples.ts';
import { fillOpenTops, getPartById, nameOf } from './describeOwnDrink.ts';
import type { HouseThing } from './houseThings.ts';

/** Something that has to be bought for an own drink, and how much of it, as far as that is known. */
export interface TakenLine extends UsedAmount {
  /** Id of an ingredient of the catalogue, or of a house thing of which nobody knows how much is poured. */
  ingredient: string | undefined;
  /** As its owner calls it. */
  name: string;
  garnish: boolean;
}

/**
 * What has to be bought for an own drink. A house thing counts as its part of what it is made of, since that is what is
 * bought; the same of a house thing itself is what its whole recipe takes. Water and ice are free.
 */
export function listTaken(
  drink: Pick<OwnRecipe, 'lines' | 'ice' | 'glass'>,
  houseById: ReadonlyMap<string, HouseThing>,
  parts: DrinkParts,
): TakenLine[] {
  const known = getPartById(parts);
  const units = new Map(parts.units.map((unit) => [unit.id, unit]));

  function measure(line: OwnLine): UsedAmount {
    const unit = units.get(line.unit);
    if (unit === undefined || (line.amount === null && unit.number !== 'none')) return {};
    const part = 'ingredient' in line ? known.get(line.ingredient) : undefined;
    const { unit: id, garnish, amount } = line;
    return measureUse({ unit: id, garnish, ...(amount !== null && { amount }) }, unit, {
      category: part?.category ?? 'syrup',
      ...(part?.pieceMl !== undefined && { pieceMl: part.pieceMl }),
    });
  }

  return fillOpenTops(drink, parts).flatMap((line): TakenLine[] => {
    const { garnish } = line;
    const amount = measure(line);
    if ('ingredient' in line)
      return ALWAYS_THERE.includes(line.ingredient)
        ? []
        : [
            {
              ingredient: line.ingredient,
              name: known.get(line.ingredient)?.name ?? nameOf(line),
              garnish,
              ...amount,
            },
          ];
    const thing = houseById.get(line.own ?? '');
    if (thing === undefined) return [{ ingredient: undefined, name: line.name, garnish, ...amount }];
    if (amount.ml === undefined) return [{ ingredient: thing.id, name: thing.name, garnish }];
    const share = amount.ml / thing.house.ml;
    return listTaken(thing, new Map(), parts).map(({ ml, pieces, ...taken }) => ({
      ...taken,
      garnish: false,
      ...(ml !== undefined && { ml: ml * share }),
      ...(pieces !== undefined && { pieces: pieces * share }),
    }));
  });
}
