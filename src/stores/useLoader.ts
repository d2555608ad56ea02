import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Loaded, Loader } from './loader.ts';

/** What a loader has, as a screen shows it; the first screen that is there makes it load. */
export function useLoader<Value>({ $state, load }: Loader<Value>): Loaded<Value> {
  useEffect(() => {
    // The state says what went wrong.
    load().catch(() => undefined);
  }, [load]);
  return useStore($state, { ssr: 'initial' });
}
