import { useCallback, useEffect, useState } from 'react';
import type { Menu } from '../../contracts/menus/menu.ts';
import type { MenuDraft } from '../../domain/menus/menuDraft.ts';
import {
  forgetDraft,
  holdDraft,
  keepDraft,
  leaveDraft,
  type Editing,
  type StoredDraft,
} from '../../stores/menuDrafts.ts';
import {
  begin,
  canRedo,
  canUndo,
  copy,
  discard,
  edit,
  firstWork,
  open,
  rebase,
  redo,
  settle,
  undo,
  type Notice,
  type Work,
} from './editorWork.ts';

export interface Editor extends Editing, Pick<Work, 'isRestored' | 'notice' | 'turn'> {
  /** Changes the draft; changes one after the other with the same `field` are one step. */
  edit(change: (draft: MenuDraft) => MenuDraft, field?: string): void;
  /** Like `edit`, and says what was removed or added. */
  take(
    kind: Exclude<Notice['kind'], 'discarded' | 'aside'>,
    name: string,
    change: (draft: MenuDraft) => MenuDraft,
  ): void;
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Begins with a saved menu or a new one; unsaved work stays kept. */
  open(menu: Menu | null): void;
  /** Begins with a copy of a saved menu under another name. */
  copy(menu: Menu, name: string): void;
  /** Goes on with a kept draft. @returns false where another tab works on it */
  goOn(draft: StoredDraft): Promise<boolean>;
  /** Throws the unsaved work away. */
  discard(): void;
  /** Goes on after the draft was saved as `menu`, unless another menu was begun since. */
  settle(menu: Menu): void;
  /** Says which stored menu the draft is to replace, unless another menu was begun since; null for a new one. */
  rebase(base: Menu | null): void;
}

/** The menu that this tab works on, kept in this browser for its account until it is saved. */
export function useEditor(owner: string, left: Editing): Editor {
  const [work, setWork] = useState(() => firstWork(left));
  const { editing, isRestored, notice, turn, ended } = work;
  const { id } = editing;

  useEffect(() => {
    void holdDraft(id);
    return () => {
      leaveDraft(id);
    };
  }, [id]);
  useEffect(() => {
    if (ended !== undefined && ended !== editing.id) forgetDraft(ended);
    keepDraft(owner, editing);
  }, [owner, editing, ended]);

  // The rows of a list keep this handler.
  const change = useCallback<Editor['edit']>((how, field) => {
    setWork((now) => edit(now, how, field === undefined ? {} : { field }));
  }, []);

  return {
    ...editing,
    ...{ isRestored, notice, turn },
    ...{ canUndo: canUndo(work), canRedo: canRedo(work) },
    edit: change,
    take(kind, name, how) {
      const said: Notice = { kind, name };
      setWork((now) => edit(now, how, { notice: said }));
    },
    undo() {
      setWork(undo);
    },
    redo() {
      setWork(redo);
    },
    open(menu) {
      setWork((now) => open(now, menu));
    },
    copy(menu, name) {
      setWork((now) => copy(now, menu, name));
    },
    async goOn(draft) {
      const isOurs = await holdDraft(draft.id);
      if (isOurs) setWork((now) => ({ ...begin(now, draft), isRestored: true }));
      return isOurs;
    },
    discard() {
      setWork(discard);
    },
    settle(menu) {
      setWork((now) => settle(now, turn, menu));
    },
    rebase(base) {
      setWork((now) => rebase(now, turn, base));
    },
  };
}
