import { useCallback, useEffect, useState } from 'react';
import type { Menu } from '../../contracts/menu.ts';
import { draftOf, isSameMenu, type MenuDraft } from '../../domain/menuDraft.ts';
import { FRESH, hasUnsaved, storedDraft, storeDraft, type Editing } from './storedDraft.ts';

/** A way back from what was just done. */
export interface Undo {
  kind: 'removed' | 'section' | 'discarded' | 'aside';
  /** What was removed. */
  name: string;
  back: Editing;
}

export interface Editor extends Editing {
  /** Whether the work of an earlier visit was brought back, and nothing was done about it yet. */
  isRestored: boolean;
  undo: Undo | undefined;
  /** Another number for each menu that is begun, so that what was said of one is not taken for the next. */
  turn: number;
  edit(change: (draft: MenuDraft) => MenuDraft): void;
  /** Like `edit`, with a way back. */
  take(kind: 'removed' | 'section', name: string, change: (draft: MenuDraft) => MenuDraft): void;
  /** Begins with a saved menu or a new one; unsaved work is set aside. */
  open(menu: Menu | null): void;
  /** Throws the unsaved work away. */
  discard(): void;
  goBack(): void;
  /** After saving `sent` as `menu`: an empty form, unless something was changed since. */
  settle(menu: Menu, sent: MenuDraft): void;
  /** Says which stored menu the draft is to replace; null for a new one. */
  rebase(base: Menu | null): void;
  /** The key under which a new menu is sent, the same until it is saved. */
  claimKey(): string;
}

/** The menu that is worked on, kept in this browser for its account until it is saved. */
export function useEditor(owner: string): Editor {
  const [editing, setEditing] = useState<Editing>(() => storedDraft(owner) ?? FRESH);
  const [isRestored, setIsRestored] = useState(() => hasUnsaved(editing));
  const [undo, setUndo] = useState<Undo>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    storeDraft(owner, editing);
  }, [owner, editing]);

  const edit = useCallback((change: (draft: MenuDraft) => MenuDraft) => {
    setEditing((before) => ({ ...before, draft: change(before.draft) }));
    // What was set aside stays within reach; a removal is undone only until the next change.
    setUndo((before) => (before?.kind === 'aside' ? before : undefined));
    setIsRestored(false);
  }, []);

  const replace = (next: Editing, way?: Undo) => {
    setEditing(next);
    setUndo(way);
    setIsRestored(false);
  };

  const begin = (next: Editing, way?: Undo) => {
    replace(next, way);
    setTurn((count) => count + 1);
  };

  return {
    ...editing,
    isRestored,
    undo,
    turn,
    edit,
    take(kind, name, change) {
      replace({ ...editing, draft: change(editing.draft) }, { kind, name, back: editing });
    },
    open(menu) {
      const next = menu === null ? FRESH : { base: menu, draft: draftOf(menu) };
      begin(
        next,
        hasUnsaved(editing) ? { kind: 'aside', name: editing.draft.name, back: editing } : undefined,
      );
    },
    discard() {
      begin(FRESH, { kind: 'discarded', name: editing.draft.name, back: editing });
    },
    goBack() {
      if (undo?.kind === 'removed' || undo?.kind === 'section') replace(undo.back);
      else if (undo) begin(undo.back);
    },
    settle(menu, sent) {
      setEditing(({ draft }) => (isSameMenu(draft, sent) ? FRESH : { base: menu, draft }));
      setUndo(undefined);
      setIsRestored(false);
      setTurn((count) => count + 1);
    },
    rebase(base) {
      setEditing((before) => ({ ...before, base }));
    },
    claimKey() {
      const key = editing.key ?? crypto.randomUUID();
      setEditing((before) => ({ ...before, key }));
      return key;
    },
  };
}
