/**
 * Does `work` and answers, or throws, at the first multiple of `milliseconds` after now at which it is done, so that
 * the time tells nobody what was done.
 */
export async function inPace<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    if (milliseconds > 0) {
      const rest = milliseconds - ((performance.now() - start) % milliseconds);
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
}
