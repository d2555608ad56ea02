/** A value at a time. */
export interface Sample {
  minute: number;
  value: number;
}

/** How many of the unit of the values come in an hour, by least squares; 0 of fewer than two samples. */
export function hourlyTrend(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [middle, level] = [mean(({ minute }) => minute), mean(({ value }) => value)];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  if (samples.length < 2 || spread === 0) return 0;
  const together = samples.reduce((sum, { minute, value }) => sum + (minute - middle) * (value - level), 0);
  return (together / spread) * 60;
}
