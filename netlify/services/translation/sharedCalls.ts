interface Call<Value> {
  result: Promise<Value>;
  waiting: number;
  end: AbortController;
}

/** Calls of which equal ones run once at a time, for all who wait for them. */
export interface SharedCalls<Value> {
  /** Waits for the call of a key that is running; undefined where there is none. */
  join(key: string, signal: AbortSignal): Promise<Value> | undefined;
  /** Starts the call of a key that is not running. */
  start(key: string, signal: AbortSignal, call: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

/** A call ends with its result, or when the last of those who wait for it has left. */
export function createSharedCalls<Value>(): SharedCalls<Value> {
  const calls = new Map<string, Call<Value>>();

  async function wait(call: Call<Value>, signal: AbortSignal): Promise<Value> {
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    call.waiting += 1;
    try {
      return await Promise.race([call.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      call.waiting -= 1;
      if (call.waiting === 0) call.end.abort();
    }
  }

  return {
    join(key, signal) {
      const call = calls.get(key);
      return call && wait(call, signal);
    },
    start(key, signal, run) {
      const end = new AbortController();
      const result = run(end.signal).finally(() => calls.delete(key));
      // Everybody may have left before it fails.
      result.catch(() => undefined);
      const call = { result, waiting: 0, end };
      calls.set(key, call);
      return wait(call, signal);
    },
  };
}
