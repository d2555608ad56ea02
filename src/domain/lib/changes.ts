import { isRecord } from './shapes.ts';

/** Whether two values of JSON are the same, whatever the order of their keys. A key that is undefined is none. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isEqual(item, other[place]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isEqual(one[key], other[key]),
  );
}

/** Answer of {@link pickChanged} where both sides changed the same value, each to another one. */
export const BOTH = Symbol('both');

/** The value as whoever changed it has it. */
export function pickChanged<Value>(before: Value, mine: Value, theirs: Value): Value | typeof BOTH {
  if (isEqual(mine, before) || isEqual(mine, theirs)) return theirs;
  return isEqual(theirs, before) ? mine : BOTH;
}
