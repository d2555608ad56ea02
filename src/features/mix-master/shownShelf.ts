import { atom, computed } from 'nanostores';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { shelfFromLink, shelfToLink } from '../../domain/shelf/shelfEntries.ts';
import { $serves, $shelf, storeShelf } from '../../stores/shelf.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';

/** The parameter of a shared link. */
const LINK_PARAMETER = 'shelf';

type Shelf = readonly string[];

/** A list that came by a link. */
interface SharedShelf {
  shelf: Shelf;
  /** Parts of the link that could not be read. */
  unread: Shelf;
  /** Whether it is shown, and leaves the reader's own list alone. */
  isForeign: boolean;
}

export const $shared = atom<SharedShelf | undefined>(undefined);

/** The list that Mix Master shows: the reader's own, or one that came by a link. */
export const $shownShelf = computed([$shelf, $shared], (own, shared) =>
  shared?.isForeign ? shared.shelf : own,
);

/** Changes the list that is shown. */
export function changeShown(change: (shelf: Shelf) => Shelf): void {
  const shared = $shared.get();
  const shelf = change($shownShelf.get());
  if (shared?.isForeign) $shared.set({ ...shared, shelf });
  else storeShelf(shelf);
}

/** The list of the link that the page was opened by, as it stands there. */
const linked = () => new URLSearchParams(location.search).get(LINK_PARAMETER);

/** Whether the page was opened by the link of a list. */
export const hasLink = () => linked() !== null;

/** Reads the link that the page was opened by; a reader without a list takes the shared one over. */
export function openLink(isId: ShelfMatcher['isId']): void {
  const value = linked();
  if (value === null) return;
  const { shelf, unread } = shelfFromLink(value, isId);
  const isFirst = $shelf.get().length === 0;
  $shared.set({ shelf, unread, isForeign: !isFirst && shelf.length > 0 });
  if (!isFirst) return;
  storeShelf(shelf);
  leaveLink();
}

/**
 * Adds the shared list to the own one, or leaves it.
 * @returns what did not fit
 */
export function settleShared(way: 'add' | 'back'): Shelf {
  const both = [...new Set([...$shelf.get(), ...($shared.get()?.shelf ?? [])])];
  if (way === 'add') storeShelf(both.slice(0, SHELF_LIMITS.entries));
  $shared.set(undefined);
  leaveLink();
  return way === 'add' ? both.slice(SHELF_LIMITS.entries) : [];
}

/** The address by which what is shown is shared. */
export function linkToShown(isId: ShelfMatcher['isId']): string {
  const address = new URL(location.href);
  const shelf = shelfToLink($shownShelf.get(), isId);
  address.search = new URLSearchParams({ [LINK_PARAMETER]: shelf }).toString();
  address.hash = '';
  return address.href;
}

/**
 * Tells pages without the index what everything on the shelf serves for, as long as it changes.
 * @returns what ends that
 */
export function explainShelf({
  isId,
  servesSurely,
}: Pick<ShelfMatcher, 'isId' | 'servesSurely'>): () => void {
  return $shelf.subscribe((shelf) => {
    $serves.set(Object.fromEntries(shelf.filter(isId).map((id) => [id, servesSurely(id)])));
  });
}

function leaveLink(): void {
  const address = new URL(location.href);
  address.searchParams.delete(LINK_PARAMETER);
  history.replaceState(history.state, '', address);
}
