import { useEffect, useState } from 'react';
import type { MenuDrinkChoice, MenuDrinks } from '../../contracts/menuDrinks.ts';

export type DrinksState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; drinks: MenuDrinks; byId: ReadonlyMap<string, MenuDrinkChoice> };

/**
 * Loads the drinks of a language. The build has checked the file by its schema.
 *
 * @returns the state, and what tries again after a failure
 */
export function useMenuDrinks(source: string): [DrinksState, () => void] {
  const [state, setState] = useState<DrinksState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        const answer = await fetch(source, { signal: leaving.signal });
        if (!answer.ok) throw new Error(`${source}: ${answer.status}`);
        const drinks = (await answer.json()) as MenuDrinks;
        setState({ status: 'ready', drinks, byId: new Map(drinks.drinks.map((drink) => [drink.id, drink])) });
      } catch {
        if (!leaving.signal.aborted) setState({ status: 'failed' });
      }
    };
    void load();
    return () => {
      leaving.abort();
    };
  }, [source, attempt]);
  return [
    state,
    () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  ];
}
