import { createHash } from 'node:crypto';

/**
 * Chance by name: the same words give the same number, and a new recipe changes nobody else's.
 *
 * @returns 0 up to, not including, 1
 */
export function chance(...words: readonly string[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of several by chance, each as likely as its weight says. */
export function choose<Thing>(
  things: readonly (readonly [Thing, number])[],
  ...words: readonly string[]
): Thing {
  const whole = things.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance(...words) * whole;
  for (const [thing, weight] of things) {
    left -= weight;
    if (left < 0) return thing;
  }
  const last = things.at(-1);
  if (last === undefined) throw new Error('There is nothing to choose from.');
  return last[0];
}
