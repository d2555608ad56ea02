import { performance } from 'node:perf_hooks';
import { vi } from 'vitest';

/*
 * Times that hold on a busy machine too: what a test waits for takes as long as it takes, and what it bounds is counted
 * without what other processes cost it.
 */

/** Begins to count for how many milliseconds this process waits for others, while it has nothing to do itself. */
export function countWaiting(): () => number {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).idle;
}

/** Begins to count how many milliseconds of a processor this thread takes. */
export function countWork(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Waits until a check throws no more. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 30_000 });
}

/** Lets everything happen that is due: counted in turns of the event loop, as a clock runs on while a machine is busy. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
}
