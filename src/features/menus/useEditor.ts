import { useCallback, useEffect, useState } from 'react';
import type { Menu } from '../../contracts/menu.ts';
import type { MenuDraft } from '../../domain/menuDraft.ts';
import { begin, edit, firstWork, goBack, open, rebase, settle, type Work } from './editorWork.ts';
import { FRESH, storedDraft, storeDraft, type Editing } from './storedDraft.ts';

export interface Editor extends Editing, Omit<Work, 'editing'> {
  edit(change: (draft: MenuDraft) => MenuDraft): void;
  /** Like `edit`, with a way back. */
  take(kind: 'removed' | 'section', name: string, change: (draft: MenuDraft) => MenuDraft): void;
  /** Begins with a saved menu or a new one; unsaved work is set aside. */
  open(menu: Menu | null): void;
  /** Throws the unsaved work away. */
  discard(): void;
  goBack(): void;
  /** After saving `sent` as `menu`: an empty form, unless something was changed or another menu begun since. */
  settle(menu: Menu, sent: MenuDraft): void;
  /** Says which stored menu the draft is to replace, unless another menu was begun since; null for a new one. */
  rebase(base: Menu | null): void;
  /** The key under which a new menu is sent, the same until it is saved. */
  claimKey(): string;
}

/** The menu that is worked on, kept in this browser for its account until it is saved. */
export function useEditor(owner: string): Editor {
  const [work, setWork] = useState(() => firstWork(storedDraft(owner)));
  const { editing, ...shown } = work;
  const { turn } = shown;

  useEffect(() => {
    storeDraft(owner, editing);
  }, [owner, editing]);

  // The rows of a list keep this handler.
  const change = useCallback<Editor['edit']>((how) => {
    setWork((now) => edit(now, how));
  }, []);

  return {
    ...editing,
    ...shown,
    edit: change,
    take(kind, name, how) {
      setWork((now) => ({ ...edit(now, how), undo: { kind, name, back: now.editing } }));
    },
    open(menu) {
      setWork((now) => open(now, menu));
    },
    discard() {
      setWork((now) => begin(now, FRESH, 'discarded'));
    },
    goBack() {
      setWork(goBack);
    },
    settle(menu, sent) {
      setWork((now) => settle(now, turn, menu, sent));
    },
    rebase(base) {
      setWork((now) => rebase(now, turn, base));
    },
    claimKey() {
      const key = editing.key ?? crypto.randomUUID();
      setWork((now) => ({ ...now, editing: { ...now.editing, key } }));
      return key;
    },
  };
}
