import type { OwnDrink } from '../../contracts/ownDrink.ts';
import type { ImportEntry } from '../../domain/drinkImport/planImport.ts';
import { ApiFailure } from '../../lib/api.ts';
import { changeOwnDrink, makeOwnDrink, ownProblem, type OwnProblem } from './ownDrinkCalls.ts';

interface Progress {
  onKept: (entry: ImportEntry, drink: OwnDrink) => void;
  /** Seconds until it goes on by itself; 0 once it does. */
  onWait: (seconds: number) => void;
  signal: AbortSignal;
}

/** Where the site does not say how long to wait. */
const USUAL_WAIT_SECONDS = 60;
const SECOND_MS = 1000;

/**
 * Keeps drinks one after another, and waits by itself where the account has written too much of late.
 *
 * @returns what stopped it; undefined where all are kept, or somebody stopped it
 */
export async function keepImported(
  entries: readonly { entry: ImportEntry; action: 'make' | 'renew' }[],
  { onKept, onWait, signal }: Progress,
): Promise<OwnProblem | undefined> {
  for (const { entry, action } of entries) {
    for (let isKept = false; !isKept;) {
      if (signal.aborted) return undefined;
      try {
        onKept(entry, await keep(entry, action));
        isKept = true;
      } catch (error) {
        const problem = ownProblem(error);
        if (problem.reason !== 'limited') return problem;
        await wait(waitSeconds(error), onWait, signal);
      }
    }
  }
  return undefined;
}

async function keep({ id, drink, mine }: ImportEntry, action: 'make' | 'renew'): Promise<OwnDrink> {
  if (action === 'make' || mine === undefined) return makeOwnDrink(drink, id);
  try {
    return await changeOwnDrink(drink, mine);
  } catch (error) {
    // Replaced is what stands there now, whoever changed it; what is gone comes back.
    const problem = ownProblem(error);
    if (problem.reason === 'conflict') return changeOwnDrink(drink, problem.current);
    if (problem.reason === 'gone') return makeOwnDrink(drink, mine.id);
    throw error;
  }
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
