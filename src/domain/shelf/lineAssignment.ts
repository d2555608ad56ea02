import { leastCost } from './assignment.ts';
import { getServiceCost, isExact, type Service } from './service.ts';

/** What it costs to let a bottle serve a second line; more than any other way, less than to leave the line unserved. */
const TWICE_COST = 30_000;
const UNSERVED_COST = 1_000_000;
/** At no price. */
const NEVER = 10 * UNSERVED_COST;

/** The way that a line takes; undefined where it is unserved. */
export type Assigned = (Service | undefined)[];

/**
 * By what each line of a drink is served, when each bottle serves one line: the fewest lines unserved, then the fewest
 * that only a bottle serves which serves another one already, then the fewest swaps, then the surest ways. A lemon
 * serves for itself and for its juice, since the same lemons give both; such lines count as one.
 *
 * @param lines the ways of each line, the surest first; no two lines are the same
 */
export function assignLines(lines: readonly (readonly Service[])[]): Assigned {
  const assigned: Assigned = lines.map((ways) => ways[0]);
  if (!isContended(assigned) || settlePair(lines, assigned)) return assigned;
  const contended = lines.flatMap((ways, place) => (sharesBottle(lines, place, ways) ? [place] : []));
  const chosen = assignContended(contended.map((place) => lines[place] ?? []));
  for (const [index, place] of contended.entries()) assigned[place] = chosen[index];
  return assigned;
}

/**
 * The common case: two lines want one bottle, and what either would take instead no other line wants. There is nothing
 * to weigh but who takes it.
 *
 * @param assigned the surest way of each line; changed in place
 * @returns false, and nothing is changed, where it is another case
 */
function settlePair(lines: readonly (readonly Service[])[], assigned: Assigned): boolean {
  let first = -1;
  let second = -1;
  for (const [place, one] of assigned.entries()) {
    for (let other = place + 1; one !== undefined && other < assigned.length; other++) {
      if (assigned[other]?.by !== one.by) continue;
      if (first !== -1) return false;
      first = place;
      second = other;
    }
  }
  const [one, other] = [insteadOf(lines[first] ?? []), insteadOf(lines[second] ?? [])];
  const isWanted = (way: Service | undefined) =>
    way !== undefined &&
    way.twice !== true &&
    assigned.some((taken, place) => place !== first && place !== second && taken?.by === way.by);
  if (isWanted(one) || isWanted(other)) return false;
  const firstGives = priceOf(one) + priceOf(assigned[second]);
  const secondGives = priceOf(assigned[first]) + priceOf(other);
  if (firstGives < secondGives) assigned[first] = one;
  else assigned[second] = other;
  return true;
}

/** What a line takes whose surest bottle serves another one. */
function insteadOf([surest, next]: readonly Service[]): Service | undefined {
  return next ?? (surest && again(surest));
}

function priceOf(way: Service | undefined): number {
  if (way === undefined) return UNSERVED_COST;
  return getServiceCost(way) + (way.twice === true ? TWICE_COST : 0);
}

function again(way: Service): Service | undefined {
  return way.how === 'name' ? undefined : { ...way, how: 'stand-in', twice: true };
}

function assignContended(lines: readonly (readonly Service[])[]): Assigned {
  const bottles = [...new Set(lines.flatMap((ways) => ways.map(({ by }) => by)))].sort();
  const shared = bottles.filter((bottle) => ownCount(lines, bottle) > 1);
  let best: { assigned: Assigned; cost: number } | undefined;
  for (let mode = 0; mode < 2 ** shared.length; mode++) {
    const whole = new Set(shared.filter((_, place) => (mode & (1 << place)) !== 0));
    const found = assign(lines, bottles, whole);
    if (best === undefined || found.cost < best.cost) best = found;
  }
  return best?.assigned ?? [];
}

/** Whether some bottle that serves a line serves another one too. */
function sharesBottle(
  lines: readonly (readonly Service[])[],
  place: number,
  ways: readonly Service[],
): boolean {
  for (const { by } of ways) {
    for (const [other, otherWays] of lines.entries()) {
      if (other === place) continue;
      for (const way of otherWays) if (way.by === by) return true;
    }
  }
  return false;
}

/** Whether a bottle would serve two lines that are not both itself or made of it. */
function isContended(services: Assigned): boolean {
  for (const [place, one] of services.entries()) {
    if (one === undefined) continue;
    for (let place2 = place + 1; place2 < services.length; place2++) {
      const other = services[place2];
      if (other?.by === one.by && (one.how !== 'exact' || other.how !== 'exact')) return true;
    }
  }
  return false;
}

function ownCount(lines: readonly (readonly Service[])[], bottle: string): number {
  return lines.filter((ways) => ways.some(({ by, how }) => by === bottle && how === 'exact')).length;
}

/** @param whole bottles that serve all lines of their own and no others */
function assign(
  lines: readonly (readonly Service[])[],
  bottles: readonly string[],
  whole: ReadonlySet<string>,
): { assigned: Assigned; cost: number } {
  const alone = lines.map((ways) => withoutContest(ways, whole));
  const costs = lines.map((ways, row) => [
    ...bottles.map((bottle) => {
      const way = whole.has(bottle) ? undefined : ways.find(({ by }) => by === bottle);
      return way === undefined ? NEVER : getServiceCost(way);
    }),
    ...lines.map((_, column) => (column === row ? (alone[row]?.cost ?? UNSERVED_COST) : NEVER)),
  ]);
  const columns = leastCost(costs);
  const assigned = columns.map((column, row) => {
    const bottle = bottles[column];
    return bottle === undefined ? alone[row]?.way : lines[row]?.find(({ by }) => by === bottle);
  });
  const cost = columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? 0), 0);
  return { assigned, cost };
}

/** How a line is served without taking a bottle from another one: by what is shared, or by a bottle a second time. */
function withoutContest(
  ways: readonly Service[],
  whole: ReadonlySet<string>,
): { way: Service; cost: number } | undefined {
  const own = ways.find(({ by, how }) => how === 'exact' && whole.has(by));
  if (own !== undefined) return { way: own, cost: getServiceCost(own) };
  const surest = ways.find(({ how }) => how !== 'name');
  const way = surest && again(surest);
  return way && { way, cost: priceOf(way) };
}

/** Whether all of a drink's lines are served exactly, each by a thing of its own. */
export function servesAll(lines: readonly (readonly Service[])[]): boolean {
  return assignLines(lines.map((ways) => ways.filter(isExact))).every(
    (way) => way !== undefined && isExact(way),
  );
}
