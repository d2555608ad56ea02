/** Waits for a value that goes on being made for others, but no longer than until the signal. */
export async function unlessAborted<Value>(making: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => {
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([making, promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
