import type { Menu } from '../../contracts/menus/menu.ts';
import { findMissing, type MenuDraft } from '../../domain/menus/menuDraft.ts';
import { hasUnsaved } from '../../stores/menuDrafts.ts';
import type { KeepProblem } from './menuCalls.ts';

interface Situation {
  /** The menu as it is saved; null for a new one. */
  base: Menu | null;
  draft: MenuDraft;
  isSending: boolean;
  problem: KeepProblem['reason'] | undefined;
}

/**
 * Where the work on a menu stands: nothing to save (`empty`), in this browser alone (`new`), about to be saved
 * (`waiting`), being saved, saved, or not saved for want of a network or for another reason.
 */
export type SaveState = 'empty' | 'new' | 'waiting' | 'saving' | 'saved' | 'offline' | 'failed';

export function getSaveState({ base, draft, isSending, problem }: Situation): SaveState {
  if (isSending) return 'saving';
  if (!hasUnsaved({ base, draft })) return base === null ? 'empty' : 'saved';
  if (problem !== undefined) return problem === 'offline' ? 'offline' : 'failed';
  return base === null ? 'new' : 'waiting';
}

/** Whether changes are saved without a press: those of a saved menu. Guests do not see them before they are published. */
export function isSavedByItself(state: SaveState, { draft }: Pick<Situation, 'draft'>): boolean {
  return state === 'waiting' && findMissing(draft) === undefined;
}

/** Whether guests read something else than the menu says. */
export function isUnpublished(menu: Menu | null, state: SaveState): boolean {
  const publication = menu?.publication ?? null;
  return publication !== null && (state !== 'saved' || publication.liveVersion !== menu?.version);
}
