import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { listRange } from '../../../domain/menus/bulkChanges.ts';
import { listDraftIds, type MenuDraft } from '../../../domain/menus/menuDraft.ts';

export interface LineSelection {
  /** Ids of the lines that are chosen, of those that there are. */
  chosen: ReadonlySet<string>;
  /** Chooses lines or lets go of them. */
  choose(ids: readonly string[], isChosen: boolean): void;
  /** The same for a line, or, with Shift, for all from the one before. */
  chooseLine: (id: string, isChosen: boolean, isRange: boolean) => void;
}

/** Which lines of the menu are chosen to be changed together. */
export function useLineSelection(draft: MenuDraft): LineSelection {
  const [all, setAll] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const chosen = useMemo(() => new Set(listDraftIds(draft).filter((id) => all.has(id))), [draft, all]);
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setAll((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const chooseLine = useCallback(
    (id: string, isChosen: boolean, isRange: boolean) => {
      const from = isRange ? (last.current ?? id) : id;
      last.current = id;
      choose(listRange(latest.current, from, id), isChosen);
    },
    [choose],
  );
  return { chosen, choose, chooseLine };
}
