/** Minutes that a bartender at home takes, the glass and the garnish with them; what waits comes on top. */
const MINUTES: Readonly<Record<string, number>> = {
  build: 3,
  stir: 4,
  shake: 4,
  throw: 4,
  muddle: 5,
  swizzle: 5,
  blend: 5,
  layer: 5,
  heat: 10,
};
/** Seconds; shorter waits, as of shaking and stirring, are in the minutes already. */
const LONG = 60;

/**
 * About how long it takes to make a drink, in whole minutes.
 *
 * @param method id of the method
 * @param waits the times that its steps name, in seconds
 * @throws Error for a method of which nobody has said how long it takes
 */
export function preparationMinutes(method: string, waits: readonly number[]): number {
  const minutes = MINUTES[method];
  if (minutes === undefined) throw new Error(`How long does "${method}" take? See MINUTES.`);
  const waited = waits.filter((seconds) => seconds >= LONG).reduce((sum, seconds) => sum + seconds, 0);
  return minutes + Math.ceil(waited / 60);
}
