import type { Menu } from '../../contracts/menus/menu.ts';
import { findMissing, type MenuDraft } from '../../domain/menus/menuDraft.ts';
import { hasUnsaved } from '../../stores/menuDrafts.ts';
import type { KeepProblem } from './menuCalls.ts';

interface Situation {
  /** The menu as it is saved; null for a new one. */
  base: Menu | null;
  draft: MenuDraft;
  /** Whether guests read what is saved. */
  isLive: boolean;
  isSending: boolean;
  problem: KeepProblem['reason'] | undefined;
}

/**
 * Where the work on a menu stands: nothing to save (`empty`), in this browser alone (`new`, `live`), about to be saved
 * (`waiting`), being saved, saved, or not saved for want of a network or for another reason.
 */
export type SaveState = 'empty' | 'new' | 'live' | 'waiting' | 'saving' | 'saved' | 'offline' | 'failed';

export function getSaveState({ base, draft, isLive, isSending, problem }: Situation): SaveState {
  if (isSending) return 'saving';
  if (!hasUnsaved({ base, draft })) return base === null ? 'empty' : 'saved';
  if (problem !== undefined) return problem === 'offline' ? 'offline' : 'failed';
  if (base === null) return 'new';
  return isLive ? 'live' : 'waiting';
}

/** Whether changes are saved without a press: of a saved menu that nobody but its owner reads. */
export function isSavedByItself(state: SaveState, { draft }: Pick<Situation, 'draft'>): boolean {
  return state === 'waiting' && findMissing(draft) === undefined;
}
