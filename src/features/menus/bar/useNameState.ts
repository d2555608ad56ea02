import { useEffect, useState } from 'react';
import type { BarNameState } from '../../../contracts/bars/bar.ts';
import { barNameFault, type BarNameFault } from '../../../contracts/bars/barName.ts';
import { askName } from './barCalls.ts';

/** What is known of a name: what is wrong with it, whose it is, or that nobody could say. */
export type NameState = BarNameFault | BarNameState | 'asking' | 'unasked' | undefined;

/** Milliseconds that a name stays as it is before it is asked for. */
const PAUSE = 400;

/** What is known of a name as it is typed for a bar; the site is asked for one that may be had. */
export function useNameState(name: string, bar: string): NameState {
  const fault = name === '' ? undefined : barNameFault(name);
  const isAsked = name !== '' && fault === undefined;
  const [answer, setAnswer] = useState<{ name: string; state: BarNameState | 'unasked' }>();
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const pause = setTimeout(() => {
      askName(name, bar, leaving.signal).then(
        (state) => {
          setAnswer({ name, state });
        },
        () => {
          if (!leaving.signal.aborted) setAnswer({ name, state: 'unasked' });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [name, bar, isAsked]);
  if (!isAsked) return fault;
  return answer?.name === name ? answer.state : 'asking';
}
