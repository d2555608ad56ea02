/** One of several, by chance. */
export function oneOf<Value>(
  values: readonly [Value, ...Value[]] | readonly Value[],
  chance: () => number,
): Value {
  const value = values[Math.min(values.length - 1, Math.floor(chance() * values.length))];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
}

/**
 * A few of what is ranked: any of those that are nearly as good as the best, in the order of their rank.
 *
 * @param ranked best first
 * @param nearness the part of the best score that counts as nearly as good
 */
export function someOf<Value extends { score: number }>(
  ranked: readonly Value[],
  count: number,
  nearness: number,
  chance: () => number,
): Value[] {
  const best = ranked[0]?.score ?? 0;
  const near = ranked.filter(({ score }) => score >= best * nearness).slice(0, count * 3);
  const pool = near.length >= count ? near : ranked.slice(0, count);
  const rest = [...pool];
  while (rest.length > count) rest.splice(Math.min(rest.length - 1, Math.floor(chance() * rest.length)), 1);
  return rest;
}
