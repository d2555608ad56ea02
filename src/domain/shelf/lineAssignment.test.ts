import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignLines, type Assigned } from './lineAssignment.ts';
import { CERTAINTIES, getServiceCost, isSurer, type Service } from './service.ts';

/** By how much each of these is worse than all that follow it together. */
const UNSERVED = 1_000_000;
const TWICE = 30_000;

const wayArbitrary: fc.Arbitrary<Service> = fc
  .record({
    by: fc.constantFrom('a', 'b', 'c', 'd'),
    how: fc.constantFrom(...CERTAINTIES),
    made: fc.boolean(),
    ratio: fc.constantFrom(undefined, 0.5, 1, 2),
  })
  .map(({ by, how, made, ratio }) => ({ by, how, ...(made && { made }), ...(ratio && { ratio }) }));
/** The ways of a line: each bottle once, the surest first. */
const lineArbitrary = fc
  .uniqueArray(wayArbitrary, { selector: ({ by }) => by, maxLength: 4 })
  .map((ways) => ways.sort((one, other) => (isSurer(one, other) ? -1 : 1)));
const linesArbitrary = fc.array(lineArbitrary, { maxLength: 5 });

function costOfAll(assigned: Assigned): number {
  return assigned.reduce(
    (sum, way) =>
      sum + (way === undefined ? UNSERVED : getServiceCost(way) + (way.twice === true ? TWICE : 0)),
    0,
  );
}

/** Whether each bottle serves one line, or only lines that it serves as itself; and second lines only where it serves one. */
function isAllowed(assigned: Assigned): boolean {
  const served = assigned.filter((way) => way !== undefined);
  return served.every((way) => {
    const others = served.filter((other) => other !== way && other.by === way.by && other.twice !== true);
    if (way.twice === true) return others.length > 0;
    return others.every((other) => way.how === 'exact' && other.how === 'exact');
  });
}

/** The least cost of all that is allowed, by trying everything. */
function leastCost([ways, ...rest]: (readonly Service[])[], assigned: Assigned = []): number {
  if (ways === undefined) return isAllowed(assigned) ? costOfAll(assigned) : Infinity;
  const surest = ways.find(({ how }) => how !== 'name');
  const twice: Service[] = surest ? [{ ...surest, how: 'stand-in', twice: true }] : [];
  return Math.min(
    ...[undefined, ...ways, ...twice].map((way) =>
      leastCost(rest, [...assigned, way === undefined ? undefined : { ...way }]),
    ),
  );
}

test('lines are served at the least cost that bottles allow', () => {
  fc.assert(
    fc.property(linesArbitrary, (lines) => {
      const assigned = assignLines(lines);
      expect(assigned).toHaveLength(lines.length);
      expect(isAllowed(assigned.map((way) => way && { ...way }))).toBe(true);
      expect(costOfAll(assigned)).toBeCloseTo(leastCost(lines), 6);
    }),
    { numRuns: 300 },
  );
});

test('a line takes only its own ways', () => {
  fc.assert(
    fc.property(linesArbitrary, (lines) => {
      for (const [place, way] of assignLines(lines).entries()) {
        if (way !== undefined) expect(lines[place]?.map(({ by }) => by)).toContain(way.by);
      }
    }),
  );
});
