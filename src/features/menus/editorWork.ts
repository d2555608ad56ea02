import type { Menu } from '../../contracts/menu.ts';
import { draftOf, isSameMenu, type MenuDraft } from '../../domain/menuDraft.ts';
import { FRESH, hasUnsaved, type Editing } from './storedDraft.ts';

/** A way back from what was just done. */
export interface Undo {
  kind: 'removed' | 'section' | 'discarded' | 'aside';
  /** What was removed. */
  name: string;
  back: Editing;
}

/** The state of the editor. */
export interface Work {
  editing: Editing;
  /** Whether the work of an earlier visit was brought back, and nothing was done about it yet. */
  isRestored: boolean;
  undo: Undo | undefined;
  /** Another number for each menu that is begun, so that what was said of one is not taken for the next. */
  turn: number;
}

/** Begins with what an earlier visit has left, or with an empty menu. */
export function firstWork(left: Editing = FRESH): Work {
  return { editing: left, isRestored: hasUnsaved(left), undo: undefined, turn: 0 };
}

/** Begins with another menu; `left` says why the one that was worked on can be brought back, if it can. */
export function begin({ editing: before, turn }: Work, editing: Editing, left?: 'discarded' | 'aside'): Work {
  const undo = left && { kind: left, name: before.draft.name, back: before };
  return { editing, isRestored: false, undo, turn: turn + 1 };
}

/** Begins with a saved menu or a new one; unsaved work is set aside. */
export function open(work: Work, menu: Menu | null): Work {
  const next = menu === null ? FRESH : { base: menu, draft: draftOf(menu) };
  return begin(work, next, hasUnsaved(work.editing) ? 'aside' : undefined);
}

/** Changes the draft. What was set aside stays within reach; a removal is undone only until the next change. */
export function edit({ editing, undo, turn }: Work, change: (draft: MenuDraft) => MenuDraft): Work {
  return {
    editing: { ...editing, draft: change(editing.draft) },
    isRestored: false,
    undo: undo?.kind === 'aside' ? undo : undefined,
    turn,
  };
}

/** Takes the way back. A draft that is put back keeps its key and the stored menu that it replaces. */
export function goBack(work: Work): Work {
  const { undo } = work;
  if (undo === undefined) return work;
  const isPartOfDraft = undo.kind === 'removed' || undo.kind === 'section';
  return isPartOfDraft ? edit(work, () => undo.back.draft) : begin(work, undo.back);
}

/**
 * After `sent`, of this turn, was saved as `menu`: an empty form, or what was changed since. Another menu that was
 * begun since stays as it is.
 */
export function settle(work: Work, turn: number, menu: Menu, sent: MenuDraft): Work {
  if (work.turn !== turn) return work;
  const { draft } = work.editing;
  return begin(work, isSameMenu(draft, sent) ? FRESH : { base: menu, draft });
}

/** Says which stored menu the draft of this turn is to replace; null for a new one. */
export function rebase(work: Work, turn: number, base: Menu | null): Work {
  return work.turn === turn ? { ...work, editing: { ...work.editing, base } } : work;
}
