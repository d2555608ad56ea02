import { useCallback, useEffect, useState } from 'react';
import type { ListIndex } from '../../contracts/listIndex.ts';
import type { DrinkChooser } from './chooseDrinks.ts';

/** The drinks of a list, on their way or here. */
export type DrinkListState =
  { status: 'loading' } | { status: 'ready'; index: ListIndex; choose: DrinkChooser } | { status: 'failed' };

/** Milliseconds after which the way is given up. */
const PATIENCE = 20_000;

/**
 * Loads the drinks of a list and the search over them.
 *
 * @param source address of the file; made together with the page, so that it needs no check
 * @returns the drinks, and a function that tries again
 */
export function useDrinkList(source: string): [DrinkListState, () => void] {
  const [state, setState] = useState<DrinkListState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    load(source, stop.signal).then(setState, () => {
      if (!stop.signal.aborted) setState({ status: 'failed' });
    });
    return () => {
      stop.abort();
    };
  }, [source, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}

async function load(source: string, stop: AbortSignal): Promise<DrinkListState> {
  const [answer, { createDrinkChooser }] = await Promise.all([
    fetch(source, { signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]) }),
    import('./chooseDrinks.ts'),
  ]);
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`);
  const index = (await answer.json()) as ListIndex;
  return { status: 'ready', index, choose: createDrinkChooser(index) };
}
