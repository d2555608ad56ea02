import { readQuery, writeQuery, type ListOffer, type ListQuery } from './listQuery.ts';

/** The query of a list, which lives in the address of the page. */
export interface QueryStore {
  subscribe(listener: () => void): () => void;
  get(): ListQuery;
  /**
   * @param way `replace` while somebody types, so that Back does not lead letter by letter
   */
  change(query: ListQuery, way: 'push' | 'replace'): void;
}

/** Reads the query from the address and follows it where Back and Forward lead. */
export function createQueryStore(offer: ListOffer): QueryStore {
  let query = readQuery(location.search, offer);
  const listeners = new Set<() => void>();
  const take = (next: ListQuery) => {
    query = next;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    take(readQuery(location.search, offer));
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('popstate', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', follow);
      };
    },
    get: () => query,
    change(next, way) {
      writeAddress(writeQuery(location.search, next), way);
      take(next);
    },
  };
}

function writeAddress(search: string, way: 'push' | 'replace'): void {
  if (search === location.search) return;
  const address = location.pathname + search + location.hash;
  try {
    if (way === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  } catch {
    // Browsers refuse more than some hundred changes in half a minute; the list goes on without its address.
  }
}
