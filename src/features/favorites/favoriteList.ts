import type { DrinkNames } from '../../contracts/drinkNames.ts';
import type { Favorite } from '../../contracts/favorite.ts';
import type { Locale } from '../../contracts/locale.ts';
import { pictureFiles } from '../../domain/pictureFiles.ts';
import { regionalLocale } from '../../domain/regionalLocale.ts';
import { ApiFailure, callApi } from '../../lib/api.ts';
import { mayBeSignedIn } from '../../lib/currentUser.ts';
import { showToast } from '../../ui/toast.ts';
import { showState } from '../account/states.ts';
import { chooseFavorites, MANY, type FavoriteSort } from './chooseFavorites.ts';
import { addFavorite, listFavorites, removeFavorite, whyNotAdded } from './favoriteCalls.ts';

export interface FavoriteListTexts {
  added: string;
  removed: string;
  error: string;
  addFailed: string;
  /** Where the account holds as many as it may. */
  full: string;
  removeFailed: string;
  /** With {{name}}. */
  gone: string;
  /** With {{date}}. */
  since: string;
  remove: string;
  view: string;
}

const UNAUTHORIZED = 401;
/** Milliseconds to wait for the names of the drinks; those that were kept stand in. */
const PATIENCE = 8000;

/**
 * Shows the reader's favorites, lets them be searched and sorted where they are many, and removed; the one removed last
 * can be put back until the page is left.
 */
export function startFavoriteList(page: HTMLElement, texts: FavoriteListTexts): void {
  const locale = document.documentElement.lang as Locale;
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    page.querySelector(selector) as unknown as Kind;
  const list = find('[data-list]');
  const search = find<HTMLInputElement>('[data-search]');
  const sort = find<HTMLSelectElement>('[data-sort]');
  const template = find<HTMLTemplateElement>('[data-card]');
  const dates = new Intl.DateTimeFormat(regionalLocale(locale, navigator.languages), { dateStyle: 'long' });
  let favorites: Favorite[] = [];
  let drinks: DrinkNames = {};
  let gone: Favorite | undefined;

  function cardOf({ cocktailId, cocktailName, createdAt }: Favorite): Node {
    const card = template.content.cloneNode(true) as DocumentFragment;
    const part = <Kind extends HTMLElement>(selector: string) => card.querySelector(selector) as Kind;
    const { src, rendered } = pictureFiles(cocktailId, drinks[cocktailId]?.picture);
    const image = part<HTMLImageElement>('img');
    if (rendered) image.srcset = rendered.webp;
    image.sizes = '(min-width: 48rem) 18rem, 45vw';
    image.src = src;
    part('[data-name-of]').textContent = cocktailName;
    // A date stays on one line.
    const date = dates.format(new Date(createdAt)).replaceAll(' ', '\u00a0');
    part('[data-since]').textContent = texts.since.replace('{{date}}', date);
    const view = part<HTMLAnchorElement>('[data-view]');
    view.href = `${page.dataset['recipes'] ?? ''}/${cocktailId}`;
    view.ariaLabel = `${texts.view}: ${cocktailName}`;
    const remove = part('[data-remove]');
    remove.dataset['remove'] = cocktailId;
    remove.ariaLabel = `${texts.remove}: ${cocktailName}`;
    remove.title = texts.remove;
    return card;
  }

  function show(): void {
    const isMany = favorites.length > MANY;
    const shown = isMany
      ? chooseFavorites(favorites, { search: search.value, sort: sort.value as FavoriteSort, locale })
      : favorites;
    find('[data-many]').hidden = !isMany;
    find('[data-no-match]').hidden = shown.length > 0;
    list.replaceChildren(...shown.map(cardOf));
    showState(page, favorites.length > 0 ? 'ready' : 'empty');
  }

  async function load(): Promise<void> {
    showState(page, 'loading');
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const names = callApi(page.dataset['drinks'] ?? '', { signal }).catch(() => ({}));
      [favorites, drinks] = await Promise.all([listFavorites(), names as Promise<DrinkNames>]);
      // In the language of the page, whatever it was when they were kept.
      favorites = favorites.map((favorite) => ({
        ...favorite,
        cocktailName: drinks[favorite.cocktailId]?.name ?? favorite.cocktailName,
      }));
      show();
    } catch (error) {
      showState(page, isSignedOut(error) ? 'signed-out' : 'failed');
    }
  }

  const removers = () => [...list.querySelectorAll<HTMLElement>('[data-remove]')];

  function offerBack(favorite: Favorite | undefined): void {
    gone = favorite;
    find('[data-gone]').hidden = favorite === undefined;
    find('[data-gone-text]').textContent = texts.gone.replace('{{name}}', favorite?.cocktailName ?? '');
  }

  function fail(error: unknown, text: string): void {
    if (isSignedOut(error)) {
      offerBack(undefined);
      showState(page, 'signed-out');
    } else {
      showToast({ title: texts.error, text, tone: 'error' });
    }
  }

  async function remove(cocktailId: string): Promise<void> {
    const removed = favorites.find((favorite) => favorite.cocktailId === cocktailId);
    if (!removed) return;
    const place = removers().findIndex((button) => button.dataset['remove'] === cocktailId);
    favorites = favorites.filter((favorite) => favorite !== removed);
    offerBack(undefined);
    show();
    // The pressed button is gone: who goes on by keyboard goes on with its neighbour.
    (removers()[place] ?? removers().at(-1) ?? find('h1')).focus();
    try {
      await removeFavorite(cocktailId);
      showToast({ title: texts.removed });
      offerBack(removed);
    } catch (error) {
      favorites = [...favorites, removed].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
      show();
      fail(error, texts.removeFailed);
    }
  }

  async function putBack(favorite: Favorite): Promise<void> {
    offerBack(undefined);
    // It is kept anew, so it is the newest now.
    favorites = [{ ...favorite, createdAt: new Date().toISOString() }, ...favorites];
    show();
    const remover = removers().find((button) => button.dataset['remove'] === favorite.cocktailId);
    (remover ?? find('h1')).focus();
    try {
      await addFavorite(favorite);
      showToast({ title: texts.added });
    } catch (error) {
      favorites = favorites.filter(({ cocktailId }) => cocktailId !== favorite.cocktailId);
      show();
      offerBack(favorite);
      fail(error, whyNotAdded(error, texts));
    }
  }

  list.addEventListener('click', ({ target, detail }) => {
    // The second click of a double click would meet the card that has moved up.
    if (detail > 1) return;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null;
    if (button?.dataset['remove']) void remove(button.dataset['remove']);
  });
  find('[data-undo]').addEventListener('click', () => {
    if (gone) void putBack(gone);
  });
  search.addEventListener('input', show);
  sort.addEventListener('change', show);
  find('[data-retry]').addEventListener('click', () => void load());
  if (mayBeSignedIn()) void load();
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === UNAUTHORIZED;
}
