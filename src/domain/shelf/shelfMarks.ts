import { readAccepted } from './matchLine.ts';
import type { Service } from './service.ts';
import { assignLines } from './lineAssignment.ts';
import { ALWAYS_THERE } from './staples.ts';

/** Before the id of what is made of a thing, of which the same thing gives several: a lime is itself and its juice. */
const MADE_MARK = '=';

/** What a thing serves for, as pages without the index keep it: the id, with a mark where it is made of the thing. */
export function writeServed({ asked, isMade }: { asked: string; isMade: boolean }): string {
  return isMade ? MADE_MARK + asked : asked;
}

type Serves = Readonly<Record<string, readonly string[]>>;

/**
 * Which of what a drink asks for is on the shelf, each thing of it for one of them. Ice and water
 * are there where anything else is.
 *
 * @param asked what each line takes, as `writeAccepted` says it
 * @param serves what each thing on the shelf serves for, as {@link writeServed} says it
 */
export function listMarked(asked: readonly string[], shelf: readonly string[], serves: Serves): Set<string> {
  const marked = new Set(serveLines(asked, shelf, serves).keys());
  const always = marked.size === 0 ? [] : asked.filter((id) => ALWAYS_THERE.includes(id));
  return new Set([...marked, ...always]);
}

/** By what each line is served, by what it takes, see {@link listMarked}; of equal things by the first of the shelf. */
export function serveLines(
  asked: readonly string[],
  shelf: readonly string[],
  serves: Serves,
): Map<string, Service> {
  const distinct = [...new Set(asked)];
  const wayOf = (taken: string, by: string): Service[] => {
    const served = serves[by] ?? [];
    const [id = '', ...others] = readAccepted(taken);
    if (id === by || served.includes(MADE_MARK + id)) return [{ by, how: 'exact' }];
    const isKind = served.includes(id);
    const isOther = others.some((or) => or === by || served.includes(or) || served.includes(MADE_MARK + or));
    return isKind || isOther ? [{ by, how: 'family' }] : [];
  };
  const lines = distinct.map((taken) =>
    shelf
      .flatMap((by) => wayOf(taken, by))
      .sort((a, b) => Number(b.how === 'exact') - Number(a.how === 'exact')),
  );
  const assigned = assignLines(lines);
  return new Map(
    distinct.flatMap((taken, place): [string, Service][] => {
      const service = assigned[place];
      return service === undefined || service.how === 'stand-in' ? [] : [[taken, service]];
    }),
  );
}
