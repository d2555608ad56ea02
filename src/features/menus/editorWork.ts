import type { Menu } from '../../contracts/menus/menu.ts';
import { toMenuDraft, type MenuDraft } from '../../domain/menus/menuDraft.ts';
import { editingOf, freshEditing, hasUnsaved, type Editing } from '../../stores/menuDrafts.ts';

/** What was just done, so that it can be said with its way back. */
export interface Notice {
  kind:
    | ('removed' | 'section' | 'filled' | 'list' | 'raised' | 'priced' | 'pasted' | 'bulk')
    | ('discarded' | 'aside');
  /** What was removed or added, or the menu that was left; of `bulk` the whole sentence. */
  name: string;
  /** Of what was set aside: the id of its draft. */
  draft?: string;
}

/** The state of the editor. */
export interface Work {
  editing: Editing;
  /** Whether the work of an earlier visit was brought back, and nothing was done about it yet. */
  isRestored: boolean;
  notice: Notice | undefined;
  /** The draft before each step, the last step last, and what was taken back of it, the next one last. */
  past: readonly MenuDraft[];
  future: readonly MenuDraft[];
  /** What the last step wrote in; typing on in it is one step. */
  field: string | undefined;
  /** What was thrown away for this work, and what this work was thrown away for. */
  before?: Work;
  after?: Work;
  /** Id of the draft that ended with the last menu that was begun: saved or thrown away, it is kept no longer. */
  ended?: string;
  /** Another number for each menu that is begun, so that what was said of one is not taken for the next. */
  turn: number;
}

/** Steps that can be taken back. */
const MOST_STEPS = 500;

const NO_STEPS = { past: [], future: [], field: undefined };

/** Begins with what an earlier visit has left, or with an empty menu. */
export function firstWork(left: Editing): Work {
  return { ...NO_STEPS, editing: left, isRestored: hasUnsaved(left), notice: undefined, turn: 0 };
}

/** Begins with a menu; unsaved work on another stays kept and is said to be set aside. */
export function begin({ editing: { id, draft, base }, turn }: Work, editing: Editing): Work {
  const isLeft = id !== editing.id && hasUnsaved({ draft, base });
  return {
    ...NO_STEPS,
    editing,
    isRestored: false,
    notice: isLeft ? { kind: 'aside', name: draft.name, draft: id } : undefined,
    turn: turn + 1,
  };
}

/** Begins with a saved menu or a new one. */
export function open(work: Work, menu: Menu | null): Work {
  return begin(work, editingOf(menu));
}

/** Begins with a copy of a saved menu, not saved itself. */
export function copy(work: Work, menu: Menu, name: string): Work {
  return begin(work, { ...freshEditing(), draft: { ...toMenuDraft(menu), name } });
}

/** Throws the unsaved work away for the menu as it is saved; to take that back brings it with all its steps. */
export function discard(work: Work): Work {
  return {
    ...begin(work, editingOf(work.editing.base)),
    notice: { kind: 'discarded', name: work.editing.draft.name },
    before: work,
    ended: work.editing.id,
  };
}

/**
 * Changes the draft.
 *
 * @param field what is typed into, if it is; steps in the same one are taken back together
 * @param notice what is said of it
 */
export function edit(
  work: Work,
  change: (draft: MenuDraft) => MenuDraft,
  { field, notice }: { field?: string; notice?: Notice } = {},
): Work {
  const { editing, past } = work;
  const draft = change(editing.draft);
  if (draft === editing.draft) return work;
  const isTypingOn = field !== undefined && (field === work.field || field === LAST_FIELD);
  const { after: _, ...kept } = work;
  return {
    ...kept,
    editing: { ...editing, draft },
    isRestored: false,
    notice: notice ?? (work.notice?.kind === 'aside' ? work.notice : undefined),
    past: isTypingOn ? past : [...past, editing.draft].slice(-MOST_STEPS),
    future: [],
    field: field === LAST_FIELD ? undefined : field,
  };
}

/** A `field` for `edit`: joins the change to the last step, since it only tidies what was typed there. */
export const LAST_FIELD = 'last';

/** The field of a text that is typed, to take it back word for word. */
export function typedIn(name: string, text: string): string {
  return `${name} ${text.trim().split(/\s+/).length}`;
}

/** Whether there is a step to take back, or to do again. */
export const canUndo = ({ past, before }: Work) => past.length > 0 || before !== undefined;
export const canRedo = ({ future, after }: Work) => future.length > 0 || after !== undefined;

/** Takes the last step back; where there is none, that the work before was thrown away. */
export function undo(work: Work): Work {
  const { editing, past, future, before } = work;
  const draft = past.at(-1);
  if (draft === undefined) {
    return before === undefined ? work : { ...before, after: work, notice: undefined, isRestored: false };
  }
  return {
    ...step(work, draft),
    past: past.slice(0, -1),
    future: [...future, editing.draft],
  };
}

/** Does again what was taken back last. */
export function redo(work: Work): Work {
  const { editing, past, future, after } = work;
  const draft = future.at(-1);
  if (draft === undefined) return after ?? work;
  return { ...step(work, draft), past: [...past, editing.draft], future: future.slice(0, -1) };
}

function step(work: Work, draft: MenuDraft): Work {
  return {
    ...work,
    editing: { ...work.editing, draft },
    isRestored: false,
    notice: undefined,
    field: undefined,
  };
}

/**
 * Goes on after the draft of this turn was saved as `menu`; what is shown stays, with its steps. Where another menu was
 * begun since, the work stays as it is.
 */
export function settle(work: Work, turn: number, menu: Menu): Work {
  if (work.turn !== turn) return work;
  const { before } = work;
  // What is typed from now on is a step of its own, so that one can go back to what was saved.
  const saved = {
    ...work,
    editing: { ...work.editing, base: menu },
    isRestored: false,
    field: undefined,
  };
  // What was thrown away of this menu may be taken back: it is a draft of what is saved now.
  if (before?.editing.base?.id !== menu.id) return saved;
  return { ...saved, before: { ...before, editing: { ...before.editing, base: menu } } };
}

/** Says which stored menu the draft of this turn is to replace; null for a new one. */
export function rebase(work: Work, turn: number, base: Menu | null): Work {
  return work.turn === turn ? { ...work, editing: { ...work.editing, base } } : work;
}
