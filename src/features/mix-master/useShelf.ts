import { useCallback, useEffect, useRef, useState } from 'react';
import { SHELF_LIMITS } from '../../contracts/shelfLimits.ts';
import { shelfFromLink, shelfToLink } from '../../domain/shelfEntries.ts';
import { keepShelf, SHELF_CHANGED, storedServes, storedShelf } from '../shelf/storedShelf.ts';
import { syncShelf } from '../shelf/syncShelf.ts';
import type { Kitchen } from './kitchen.ts';

/** The parameter of a shared link. */
const LINK_PARAMETER = 'shelf';
/** Milliseconds without a change after which the account is told. */
const SYNC_PAUSE = 1500;

/** A list that came by a link; it leaves the reader's own one alone. */
interface SharedShelf {
  shelf: string[];
  /** Parts of the link that could not be read. */
  unread: string[];
}

interface ShelfState {
  shelf: readonly string[];
  /** Whether what is shown came by a link and is not the reader's own list. */
  isForeign: boolean;
  unread: readonly string[];
  change(shelf: string[]): void;
  /** Whether this list and that of the account are too long to become one. */
  isTooLong: boolean;
  /**
   * Adds the shared list to the own one, or leaves it.
   * @returns what did not fit
   */
  settle(way: 'add' | 'back'): string[];
  linkOf(): string;
}

/**
 * The shelf of this browser, or one that came by a link. It is kept with each change, follows other tabs and pages,
 * and is brought together with the account of whoever is signed in.
 */
export function useShelf(kitchen: Kitchen | undefined): ShelfState {
  const [own, setOwn] = useState<string[]>([]);
  const [shared, setShared] = useState<SharedShelf>();
  const [isForeign, setIsForeign] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(
    (shelf: string[]) => {
      setOwn(shelf);
      const before = storedServes.get() ?? {};
      const ids = shelf.filter((entry) => kitchen?.isId(entry) ?? false);
      keepShelf(
        shelf,
        Object.fromEntries(ids.map((id) => [id, kitchen?.servesSurely(id) ?? before[id] ?? []])),
      );
    },
    [kitchen],
  );

  useEffect(() => {
    const read = () => {
      setOwn(storedShelf.get() ?? []);
    };
    read();
    window.addEventListener('storage', read);
    window.addEventListener(SHELF_CHANGED, read);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener(SHELF_CHANGED, read);
    };
  }, []);

  useEffect(() => {
    if (kitchen === undefined) return;
    const value = new URLSearchParams(location.search).get(LINK_PARAMETER);
    if (value === null) return;
    const read = shelfFromLink(value, kitchen.isId);
    const mine = storedShelf.get() ?? [];
    setShared(read);
    if (mine.length === 0) {
      keep(read.shelf);
      leaveLink();
    } else setIsForeign(read.shelf.length > 0);
  }, [kitchen, keep]);

  useEffect(() => {
    if (kitchen === undefined || isForeign) return;
    timer.current = setTimeout(() => {
      void syncShelf(storedShelf.get() ?? []).then((merged) => {
        const now = storedShelf.get() ?? [];
        setIsTooLong(merged === 'full');
        if (Array.isArray(merged) && merged.join('\n') !== now.join('\n')) keep(merged);
      });
    }, SYNC_PAUSE);
    return () => {
      clearTimeout(timer.current);
    };
  }, [kitchen, keep, own, isForeign]);

  return {
    shelf: isForeign ? (shared?.shelf ?? []) : own,
    isForeign,
    unread: shared?.unread ?? [],
    isTooLong,
    change(shelf) {
      if (isForeign && shared) setShared({ ...shared, shelf });
      else keep(shelf);
    },
    settle(way) {
      const both = [...new Set([...own, ...(shared?.shelf ?? [])])];
      if (way === 'add') keep(both.slice(0, SHELF_LIMITS.entries));
      setIsForeign(false);
      setShared(undefined);
      leaveLink();
      return way === 'add' ? both.slice(SHELF_LIMITS.entries) : [];
    },
    linkOf() {
      const address = new URL(location.href);
      const shelf = isForeign ? (shared?.shelf ?? []) : own;
      address.search = new URLSearchParams({
        [LINK_PARAMETER]: shelfToLink(shelf, (entry) => kitchen?.isId(entry) ?? false),
      }).toString();
      address.hash = '';
      return address.href;
    },
  };
}

function leaveLink(): void {
  const address = new URL(location.href);
  address.searchParams.delete(LINK_PARAMETER);
  history.replaceState(history.state, '', address);
}
