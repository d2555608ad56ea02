import { ApiFailure } from '../../lib/api.ts';
import { ownProblem, type OwnProblem } from './ownDrinkCalls.ts';

/** One thing of an import that is to be kept. */
export interface ImportWork {
  key: string;
  run: () => Promise<void>;
}

interface Progress {
  onKept: (key: string) => void;
  /** Seconds until it goes on by itself; 0 once it does. */
  onWait: (seconds: number) => void;
  signal: AbortSignal;
}

/** Where the site does not say how long to wait. */
const USUAL_WAIT_SECONDS = 60;
const SECOND_MS = 1000;

/**
 * Keeps things one after another, and waits by itself where the account has written too much of late.
 *
 * @returns what stopped it; undefined where all are kept, or somebody stopped it
 */
export async function keepImported(
  works: readonly ImportWork[],
  { onKept, onWait, signal }: Progress,
): Promise<OwnProblem | undefined> {
  for (const { key, run } of works) {
    for (let isKept = false; !isKept;) {
      if (signal.aborted) return undefined;
      try {
        await run();
        isKept = true;
        onKept(key);
      } catch (error) {
        const problem = ownProblem(error);
        if (problem.reason !== 'limited') return problem;
        await wait(waitSeconds(error), onWait, signal);
      }
    }
  }
  return undefined;
}

function waitSeconds(error: unknown): number {
  return (error instanceof ApiFailure ? error.answer?.retryAfterSeconds : undefined) ?? USUAL_WAIT_SECONDS;
}

async function wait(seconds: number, onWait: (left: number) => void, signal: AbortSignal): Promise<void> {
  for (let left = seconds; left > 0 && !signal.aborted; left -= 1) {
    onWait(left);
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
  }
  onWait(0);
}
