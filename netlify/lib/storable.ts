import { isStorable } from '../../src/contracts/menus/writtenText.ts';

/** The numbers of Postgres's type integer, as all that the site counts in. */
const MAX_INTEGER = 2_147_483_647;
const MIN_INTEGER = -MAX_INTEGER - 1;
/** Deeper than any body of the site, and far from where a programme's own stack ends. */
const MAX_DEPTH = 32;
/** How an address writes the null character, and the halves of a surrogate pair. */
const UNSTORABLE_ESCAPE = /%00|%ed%[ab]/i;
const WHOLE_NUMBER = /^[+-]?\d+$/;

/**
 * Where in a value of JSON something stands that the database cannot keep: a null character or half of a surrogate
 * pair in a text or name, a number beyond 32 bits, too many levels.
 *
 * @returns the dotted path, '' for the value itself; undefined where all can be kept
 * @example unstorablePath({ drinks: [{ note: '\0' }] }) // 'drinks.0.note'
 */
export function unstorablePath(json: unknown): string | undefined {
  // A list of what is left to look at, since calls within calls end where a body is deep enough.
  const left: { value: unknown; path: string[] }[] = [{ value: json, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (path.length > MAX_DEPTH || !isStorableValue(value)) return path.join('.');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) return path.join('.');
      left.push({ value: part, path: [...path, name] });
    }
  }
  return undefined;
}

/** Whether a value of JSON holds more than `most` values; lists and objects count as one beside what they hold. */
export function hasMoreValues(json: unknown, most: number): boolean {
  const left = [json];
  let values = 1;
  for (let next = left.pop(); next !== undefined && values <= most; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const parts: unknown[] = Object.values(next);
    values += parts.length;
    // One by one: a call does not take as many arguments as a list may hold.
    for (const part of parts) left.push(part);
  }
  return values > most;
}

/** Whether path, query and parameters of an address hold nothing that the database would choke on. */
export function isStorableAddress({ pathname, search }: URL, params: Record<string, string>): boolean {
  return (
    !UNSTORABLE_ESCAPE.test(pathname + search) &&
    Object.values(params).every(
      (value) => isStorable(value) && (!WHOLE_NUMBER.test(value) || isInRange(Number(value))),
    )
  );
}

function isStorableValue(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'number' || isInRange(value);
}

/** Within the range; fractions are for the schemas to judge. */
function isInRange(value: number): boolean {
  return value >= MIN_INTEGER && value <= MAX_INTEGER;
}
