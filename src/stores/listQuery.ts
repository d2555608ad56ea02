import { atom } from 'nanostores';
import {
  changeQuery,
  readQuery,
  WHOLE_LIST,
  writeQuery,
  type ListOffer,
  type ListQuery,
} from '../domain/search/listQuery.ts';

/** What the list of this page is asked for, which lives in its address; undefined until that has been read. */
export const $listQuery = atom<ListQuery | undefined>(undefined);

/**
 * Reads the query from the address and follows it where Back and Forward lead.
 * @returns what ends that
 */
export function followAddress(offer: ListOffer): () => void {
  const follow = () => {
    $listQuery.set(readQuery(location.search, offer));
  };
  follow();
  addEventListener('popstate', follow);
  return () => {
    removeEventListener('popstate', follow);
  };
}

/**
 * Asks the list for something else.
 * @param way `replace` while somebody types, so that Back does not lead letter by letter
 */
export function askList(change: Partial<ListQuery>, way: 'push' | 'replace' = 'push'): void {
  const query = changeQuery($listQuery.get() ?? WHOLE_LIST, change);
  writeAddress(writeQuery(location.search, query), way);
  $listQuery.set(query);
}

/** A search is asked for while it is typed. */
export function searchList(search: string): void {
  askList({ search }, 'replace');
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
