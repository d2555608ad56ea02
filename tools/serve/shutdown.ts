const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PATIENCE_MS = 5_000;

/**
 * Ends the process cleanly at Ctrl-C or a stop from outside; a second signal does not wait. Call it last: listeners
 * that are there already are dropped, since Vite's would leave before the database has closed.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
