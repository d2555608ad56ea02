import { isBrief } from '../../bench/effort.ts';
import { percentile } from '../../bench/percentile.ts';

/** Who has no answer by then has none, in milliseconds. A brief run judges no times, also not those of a busy machine. */
export const PATIENCE_MS = isBrief ? 120_000 : 10_000;

/** What came of many requests. */
export interface Measured {
  perSecond: number;
  /** In milliseconds. */
  p95: number;
  p99: number;
  /** Answers with another status than is due. */
  wrong: number;
  /** Requests without an answer in time. */
  lost: number;
}

/** @param times of the answers, in milliseconds */
export function summary({
  times,
  seconds,
  wrong,
  lost,
}: {
  times: readonly number[];
  seconds: number;
  wrong: number;
  lost: number;
}): Measured {
  return {
    perSecond: Math.round(times.length / seconds),
    p95: Math.round(percentile(times, 0.95)),
    p99: Math.round(percentile(times, 0.99)),
    wrong,
    lost,
  };
}
