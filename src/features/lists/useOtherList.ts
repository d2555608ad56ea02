import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import { WHOLE_LIST } from '../../domain/search/listQuery.ts';
import { createLoader } from '../../stores/loader.ts';
import { loadDrinkList } from './loadDrinkList.ts';

/** What the other list has for a search. */
export interface OtherList {
  isLoading: boolean;
  /** Undefined where it has no drink of that name. */
  found: { drinks: ListedDrink[]; index: ListIndex } | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Drinks of the other list that are shown; its own page has the rest. */
const MAX_DRINKS = 3;

/**
 * Finds drinks of the other list that a search names, so that a shot typed into the cocktails is found too.
 *
 * @param source address of the other list's file; loaded at the first search
 * @param search undefined where this list has what was searched for
 */
export function useOtherList(source: string, search: string | undefined): OtherList {
  const [loader] = useState(() => createLoader(() => loadDrinkList(source)));
  const list = useStore(loader.$state, { ssr: 'initial' });
  useEffect(() => {
    // A list that does not come finds nothing.
    if (search !== undefined) loader.load().catch(() => undefined);
  }, [loader, search]);
  return useMemo(() => {
    if (search === undefined || list.status !== 'ready')
      return { isLoading: search !== undefined && list.status === 'loading', found: undefined };
    const { drinks, isNamed } = list.value.choose({ ...WHOLE_LIST, search }, () => NOTHING);
    const found = isNamed ? { drinks: drinks.slice(0, MAX_DRINKS), index: list.value.index } : undefined;
    return { isLoading: false, found };
  }, [search, list]);
}
