import { DRINK_LOG_LIMITS } from '../../contracts/drink-log/drinkLogLimits.ts';
import { getEntry, type DrinkLog } from '../drink-log/drinkLog.ts';
import { fitsOwn } from '../drink-log/ownFilter.ts';
import { FACT_KINDS, getKind, type FactKind, type TasteDrink, type TasteFact } from './tasteDrinks.ts';

/** A drink that its reader may like, and why. */
export interface Nearby {
  drink: TasteDrink;
  /** The liked drink that is nearest to it. */
  because: TasteDrink;
  /** What both have, the most telling first. */
  shared: readonly TasteFact[];
}

/** Liked drinks from which on they say something about a taste. */
export const LEAST_LIKED = 3;
/** Drinks that are offered, and at most how many of them for one liked drink. */
const MOST_OFFERED = 6;
const MOST_FOR_ONE = 2;

/** How much it says that two drinks have something in common. */
const WEIGHTS: Readonly<Record<FactKind, number>> = {
  taste: 3,
  strength: 1,
  family: 3,
  spirit: 2,
  ingredient: 2,
  method: 1,
};
/** Whole per cent of alcohol that two drinks may be apart. */
const MOST_APART = 8;
/** What two drinks have in common at least, tastes among it. */
const LEAST_SHARED = 3;
const LEAST_TASTES = 1;
/** What is nearest to a drink with all stars comes before what is as near to another. */
const STAR_BONUS = 1.1;

/** The drinks that a reader likes. */
export function listLiked(log: DrinkLog, drinks: readonly TasteDrink[]): TasteDrink[] {
  return drinks.filter(({ id }) => fitsOwn(getEntry(log, id), 'liked'));
}

/**
 * Drinks near those that a reader likes, that they have not tried. Nothing follows from less than {@link LEAST_LIKED}.
 *
 * @param isAllowed whether the reader may have a drink
 */
export function findNearby(
  log: DrinkLog,
  drinks: readonly TasteDrink[],
  isAllowed: (drinkId: string) => boolean,
): Nearby[] {
  const liked = listLiked(log, drinks);
  if (liked.length < LEAST_LIKED) return [];
  const likedFacts = new Map(liked.map((drink) => [drink, new Set(drink.facts)]));
  const found = drinks
    .filter(({ id }) => fitsOwn(getEntry(log, id), 'untried') && isAllowed(id))
    .flatMap((drink) => {
      const [best] = [...likedFacts]
        .map(([because, facts]) => ({ drink, because, ...compare(drink, because, facts) }))
        .map((one) => ({ ...one, score: one.score * starBonus(log, one.because) }))
        .sort((a, b) => b.score - a.score || b.because.views - a.because.views);
      return best && best.score > 0 ? [best] : [];
    })
    .sort((a, b) => b.score - a.score || b.drink.views - a.drink.views);
  const times = new Map<TasteDrink, number>();
  return found
    .filter(({ because }) => {
      const count = (times.get(because) ?? 0) + 1;
      times.set(because, count);
      return count <= MOST_FOR_ONE;
    })
    .slice(0, MOST_OFFERED)
    .map(({ drink, because, shared }) => ({ drink, because, shared }));
}

const starBonus = (log: DrinkLog, { id }: TasteDrink) =>
  getEntry(log, id).stars === DRINK_LOG_LIMITS.stars ? STAR_BONUS : 1;

/**
 * What a drink and a liked one have in common, and how near that makes them: the weight of what both have as a part of
 * the weight of what either has. A drink without alcohol never leads to one with it.
 */
function compare(
  drink: TasteDrink,
  liked: TasteDrink,
  likedFacts: ReadonlySet<TasteFact>,
): { score: number; shared: TasteFact[] } {
  const shared = drink.facts.filter((fact) => likedFacts.has(fact));
  const tastes = shared.filter((fact) => getKind(fact) === 'taste').length;
  const isApart =
    Math.abs(drink.abv - liked.abv) > MOST_APART ||
    (liked.isFree && !drink.isFree) ||
    tastes < LEAST_TASTES ||
    shared.length < LEAST_SHARED;
  if (isApart) return { score: 0, shared: [] };
  const both = weigh(shared);
  return {
    score: both / (weigh(drink.facts) + weigh(liked.facts) - both),
    shared: shared.sort((a, b) => FACT_KINDS.indexOf(getKind(a)) - FACT_KINDS.indexOf(getKind(b))),
  };
}

const weigh = (facts: readonly TasteFact[]) => facts.reduce((sum, fact) => sum + WEIGHTS[getKind(fact)], 0);

/** What the liked drinks have most often: tastes and families that more than one of them has. */
export function countTastes(liked: readonly TasteDrink[]): { fact: TasteFact; count: number }[] {
  const counts = new Map<TasteFact, number>();
  for (const { facts } of liked)
    for (const fact of facts)
      if (['taste', 'family'].includes(getKind(fact))) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  return [...counts]
    .map(([fact, count]) => ({ fact, count }))
    .filter(({ count }) => count > 1)
    .sort(
      (a, b) =>
        b.count - a.count || FACT_KINDS.indexOf(getKind(a.fact)) - FACT_KINDS.indexOf(getKind(b.fact)),
    );
}
