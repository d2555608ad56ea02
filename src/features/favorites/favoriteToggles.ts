import type { FavoriteInput } from '../../contracts/favorite.ts';
import { ApiFailure } from '../../lib/api.ts';
import { mayBeSignedIn } from '../../lib/currentUser.ts';
import { showToast } from '../../ui/toast.ts';
import { loginAddress } from '../chrome/navigation.ts';
import { addFavorite, listFavorites, removeFavorite, whyNotAdded } from './favoriteCalls.ts';
import { intendFavorite, takeIntendedFavorite } from './intendedFavorite.ts';

export interface FavoriteTexts {
  added: string;
  removed: string;
  error: string;
  addFailed: string;
  /** Where the account holds as many as it may. */
  full: string;
  removeFailed: string;
}

const BUTTON = '[data-favorite]';
const UNAUTHORIZED = 401;

/**
 * Makes every heart of the page act, also those that come later: at once on the screen, taken back where the site
 * did not keep it. The favorites are looked up once per page, for a reader who may be signed in.
 */
export function startFavoriteToggles(texts: FavoriteTexts): void {
  /** What the lookup found, and what was pressed since, which is newer. */
  const found = new Set<string>();
  const pressed = new Map<string, boolean>();
  const busy = new Set<string>();
  let lookup: Promise<void> | undefined;

  const isFavorite = (id: string) => pressed.get(id) ?? found.has(id);

  function paint(root: ParentNode = document): void {
    for (const button of root.querySelectorAll<HTMLElement>(BUTTON)) {
      button.ariaPressed = String(isFavorite(button.dataset['favorite'] ?? ''));
    }
  }

  function lookUp(): Promise<void> {
    return (lookup ??= listFavorites().then(
      (favorites) => {
        for (const { cocktailId } of favorites) found.add(cocktailId);
        paint();
      },
      // Not known is taken for no favorite (specification, section 7).
      () => undefined,
    ));
  }

  async function change(favorite: FavoriteInput, isWanted: boolean): Promise<void> {
    const { cocktailId: id } = favorite;
    if (busy.has(id)) return;
    busy.add(id);
    const before = pressed.get(id);
    pressed.set(id, isWanted);
    paint();
    try {
      await (isWanted ? addFavorite(favorite) : removeFavorite(id));
      showToast({ title: isWanted ? texts.added : texts.removed });
    } catch (error) {
      if (before === undefined) pressed.delete(id);
      else pressed.set(id, before);
      paint();
      if (error instanceof ApiFailure && error.status === UNAUTHORIZED) {
        logIn(isWanted ? favorite : undefined);
      } else {
        showToast({
          title: texts.error,
          text: isWanted ? whyNotAdded(error, texts) : texts.removeFailed,
          tone: 'error',
        });
      }
    }
    busy.delete(id);
  }

  /** What a heart shows decides what a press means, also before the favorites are known. */
  function toggle(favorite: FavoriteInput): void {
    if (mayBeSignedIn()) void change(favorite, !isFavorite(favorite.cocktailId));
    else logIn(favorite);
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    const { favorite: cocktailId, name: cocktailName } = button?.dataset ?? {};
    if (cocktailId && cocktailName) toggle({ cocktailId, cocktailName });
  });

  if (!mayBeSignedIn()) return;
  const intended = takeIntendedFavorite(Date.now());
  if (intended) void change(intended, true);
  if (document.querySelector(BUTTON)) void lookUp();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.querySelector(BUTTON)) continue;
        paint(node);
        void lookUp();
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Signs a reader in who comes back to this page; what was to be kept is kept then. */
function logIn(favorite: FavoriteInput | undefined): void {
  if (favorite) intendFavorite(favorite, Date.now());
  location.assign(loginAddress(`${location.pathname}${location.search}${location.hash}`));
}
