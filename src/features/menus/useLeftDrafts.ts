import { useEffect, useState } from 'react';
import { $menuDrafts, leftDrafts, type StoredDraft } from '../../stores/menuDrafts.ts';

/** The unsaved menus of an account that no tab works on, but for the one that this tab works on. */
export function useLeftDrafts(owner: string, current: string): readonly StoredDraft[] {
  const [left, setLeft] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    let isThere = true;
    const look = async () => {
      const found = await leftDrafts(owner);
      if (isThere) setLeft(found.filter(({ id }) => id !== current));
    };
    const lookNow = () => void look();
    // Another tab may have been closed since.
    document.addEventListener('visibilitychange', lookNow);
    const stop = $menuDrafts.subscribe(lookNow);
    return () => {
      isThere = false;
      document.removeEventListener('visibilitychange', lookNow);
      stop();
    };
  }, [owner, current]);
  return left;
}
