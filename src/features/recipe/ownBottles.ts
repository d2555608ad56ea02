import type { Locale } from '../../contracts/site/locale.ts';
import { bottleLoader, $ownFacts } from '../../stores/ownBottles.ts';
import { ownText } from './ownText.ts';

/**
 * Says on a recipe what its drink is of the reader's own bottles, where that is not what the recipe says, and again
 * whenever the shelf changes.
 *
 * @param note says in `data-own-bottles` of which drink
 */
export function startOwnBottles(note: HTMLElement, locale: Locale): void {
  $ownFacts.subscribe((ownFacts) => {
    const facts = ownFacts(note.dataset['ownBottles'] ?? '');
    const state = bottleLoader.$state.get();
    note.textContent = facts?.differs && state.status === 'ready' ? ownText(facts, state.value, locale) : '';
  });
}
