import { loadPart } from '../../lib/lazyPart.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { showToast } from '../../ui/toast.ts';
import { logInToKeep } from './intendedFavorite.ts';
import { toToast, type FavoriteTexts } from './outcomeToast.ts';

/**
 * Makes every heart of the page act, also those that come later. The script that knows the favorites is fetched only
 * for a reader who may be signed in; where it does not come, the next press tries again.
 */
export function startHearts(texts: FavoriteTexts): void {
  const load = () => loadPart(() => import('./shownHearts.ts'));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-favorite]') : null;
    const { favorite: cocktailId, name: cocktailName } = button?.dataset ?? {};
    if (!button || !cocktailId || !cocktailName) return;
    const drink = { cocktailId, cocktailName };
    if (!mayBeSignedIn()) {
      logInToKeep(drink);
      return;
    }
    load().then(
      ({ pressHeart }) => pressHeart(drink, texts),
      () => {
        showToast(toToast(button.ariaPressed !== 'true', 'failed', texts));
      },
    );
  });
  if (mayBeSignedIn()) {
    load().then(
      ({ openHearts }) => openHearts(texts),
      () => undefined,
    );
  }
}
