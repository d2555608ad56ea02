import type { FavoriteInput } from '../../contracts/people/favorite.ts';
import { $favoriteIds, addFavorite, toggleFavorite, type FavoriteOutcome } from '../../stores/favorites.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { showToast } from '../../ui/toast.ts';
import { logInToKeep, takeIntendedFavorite } from './intendedFavorite.ts';
import { toToast, type FavoriteTexts } from './outcomeToast.ts';

const BUTTON = '[data-favorite]';
let isFollowing = false;

/**
 * Shows by the hearts of a part of the page what is kept; those of an anonymous reader stay as they are. Whoever adds
 * hearts calls this; an island shows its own.
 */
export function showHearts(part: ParentNode): void {
  if (!mayBeSignedIn() || !part.querySelector(BUTTON)) return;
  if (isFollowing) paint(part, $favoriteIds.get());
  else
    $favoriteIds.subscribe((ids) => {
      paint(document, ids);
    });
  isFollowing = true;
}

/** Shows the hearts of the page, and keeps what the reader meant to keep before signing in. */
export async function openHearts(texts: FavoriteTexts): Promise<void> {
  showHearts(document);
  const intended = takeIntendedFavorite(Date.now());
  if (intended) tell(intended, true, await addFavorite(intended), texts);
}

/** Does what a press on a heart means, and says what became of it. */
export async function pressHeart(drink: FavoriteInput, texts: FavoriteTexts): Promise<void> {
  showHearts(document);
  const { isWanted, outcome } = await toggleFavorite(drink);
  tell(drink, isWanted, outcome, texts);
}

function tell(drink: FavoriteInput, isWanted: boolean, outcome: FavoriteOutcome, texts: FavoriteTexts): void {
  if (outcome === 'signed-out') logInToKeep(isWanted ? drink : undefined);
  else if (outcome !== 'busy') showToast(toToast(isWanted, outcome, texts));
}

function paint(part: ParentNode, ids: ReadonlySet<string>): void {
  for (const button of part.querySelectorAll<HTMLElement>(`${BUTTON}:not(astro-island *)`)) {
    button.ariaPressed = String(ids.has(button.dataset['favorite'] ?? ''));
  }
}
