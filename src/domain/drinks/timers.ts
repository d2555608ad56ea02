const SECONDS = { second: 1, minute: 60 } as const;

/**
 * The times that one waits for beside the glass in an English step, in seconds; of a range the longer. Hours
 * in a refrigerator are none.
 *
 * @example timesIn('Stir with ice for 25 seconds.') // [25]
 */
export function timesIn(step: string): number[] {
  const times = step.matchAll(/\b(\d+) (second|minute)s?\b/g);
  return [...times].map(([, count, unit]) => Number(count) * SECONDS[unit as keyof typeof SECONDS]);
}

/** Seconds as a clock shows them: 75 is "1:15". */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
