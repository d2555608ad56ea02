import type { FavoriteOutcome } from '../../stores/favorites.ts';
import type { Toast } from '../../ui/toast.ts';

/** What is said of a press on a heart, in the language of the page. */
export interface FavoriteTexts {
  added: string;
  removed: string;
  error: string;
  addFailed: string;
  /** Where the account holds as many as it may. */
  full: string;
  removeFailed: string;
  /** Without a network. */
  later: string;
  laterText: string;
}

/** What to say where the site keeps a favorite or lets it go, or does not. */
export function toToast(isWanted: boolean, outcome: FavoriteOutcome, texts: FavoriteTexts): Toast {
  if (outcome === 'kept') return { title: isWanted ? texts.added : texts.removed };
  if (outcome === 'later') return { title: texts.later, text: texts.laterText };
  const whyNotAdded = outcome === 'full' ? texts.full : texts.addFailed;
  return { title: texts.error, text: isWanted ? whyNotAdded : texts.removeFailed, tone: 'error' };
}
