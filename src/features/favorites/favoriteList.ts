import { atom, computed } from 'nanostores';
import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { isOwnId } from '../../contracts/menus/menuLimits.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { showPicture } from '../../lib/showPicture.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import { regionalLocale } from '../../web/regionalLocale.ts';
import { callApi } from '../../lib/api.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import {
  $favorites,
  $removed,
  putBack,
  removeFavorite,
  retryFavorites,
  type FavoriteOutcome,
  type KeptDrink,
} from '../../stores/favorites.ts';
import { createLoader } from '../../stores/loader.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { showToast } from '../../ui/toast.ts';
import { showState } from '../account/states.ts';
import { chooseFavorites, MANY, type FavoriteSort } from './chooseFavorites.ts';
import { toToast, type FavoriteTexts } from './outcomeToast.ts';
import type { OwnFavorite } from './ownFavorites.ts';
import { fillIn } from '../../text/fillIn.ts';
import { hasLongWord } from '../../text/hasLongWord.ts';
import { colon } from '../../text/colon.ts';

export interface FavoriteListTexts extends FavoriteTexts {
  /** With {{name}}. */
  gone: string;
  /** With {{date}}. */
  since: string;
  remove: string;
  view: string;
}

/** A favorite with what the page shows of its drink. */
interface ShownDrink extends KeptDrink {
  picture?: DrinkNames[string]['picture'];
  /** Address of the drawing of an own drink; absent of a recipe, and where the own drinks did not come. */
  drawing?: string | undefined;
  path: string;
}

/** Milliseconds to wait for the names of the drinks; those that were kept stand in. */
const PATIENCE = 8000;

/**
 * Shows the reader's favorites, lets them be searched and sorted where they are many, and removed; the one removed last
 * can be put back until the page is left.
 */
export function startFavoriteList(page: HTMLElement, texts: FavoriteListTexts): void {
  if (!mayBeSignedIn()) return;
  const locale = document.documentElement.lang as Locale;
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    page.querySelector(selector) as unknown as Kind;
  const list = find('[data-list]');
  const search = find<HTMLInputElement>('[data-search]');
  const sort = find<HTMLSelectElement>('[data-sort]');
  const template = find<HTMLTemplateElement>('[data-card]');
  const dates = new Intl.DateTimeFormat(regionalLocale(locale, navigator.languages), { dateStyle: 'long' });
  const names = createLoader(async () => {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await callApi(page.dataset['drinks'] ?? '', { signal })) as DrinkNames;
  });
  /** Undefined until they are wanted: most readers have none among their favorites. */
  const $own = atom<ReadonlyMap<string, OwnFavorite> | undefined>(undefined);
  /** The favorites in the language of the page, whatever it was when they were kept. */
  const $shown = computed([$favorites, names.$state, $own], (favorites, named, own) => {
    if (favorites.status === 'failed') {
      const isSignedOut = apiProblem(favorites.error) === 'unauthorized';
      return { state: isSignedOut ? ('signed-out' as const) : ('failed' as const) };
    }
    if (favorites.status === 'loading' || named.status === 'loading') return { state: 'loading' as const };
    const drinks = named.status === 'ready' ? named.value : {};
    const kept = favorites.value.map((drink) => ({
      ...drink,
      cocktailName: drinks[drink.cocktailId]?.name ?? drink.cocktailName,
      picture: drinks[drink.cocktailId]?.picture,
      // By its number a recipe is found, too.
      path: drinks[drink.cocktailId]?.path ?? `/cocktail/${drink.cocktailId}`,
      ...(isOwnId(drink.cocktailId) && {
        cocktailName: own?.get(drink.cocktailId)?.name ?? drink.cocktailName,
        drawing: own?.get(drink.cocktailId)?.picture,
        path: `/my-drinks#${drink.cocktailId}`,
      }),
    }));
    return { state: kept.length > 0 ? ('ready' as const) : ('empty' as const), kept };
  });

  function cardOf({ cocktailId, cocktailName, createdAt, picture, drawing, path }: ShownDrink): Node {
    const card = template.content.cloneNode(true) as DocumentFragment;
    const part = <Kind extends HTMLElement>(selector: string) => card.querySelector(selector) as Kind;
    if (!isOwnId(cocktailId))
      showPicture(part<HTMLPictureElement>('picture'), pictureFiles(cocktailId, picture));
    else if (drawing !== undefined)
      showPicture(part<HTMLPictureElement>('picture'), { src: drawing, rendered: undefined });
    const name = part('[data-name-of]');
    name.textContent = cocktailName;
    name.classList.toggle('text-large', hasLongWord(cocktailName));
    // A date stays on one line.
    const date = dates.format(new Date(createdAt)).replaceAll(' ', '\u00a0');
    part('[data-since]').textContent = fillIn(texts.since, { date });
    const view = part<HTMLAnchorElement>('[data-view]');
    view.href = (page.dataset['prefix'] ?? '') + path;
    view.ariaLabel = `${texts.view}${colon(locale)} ${cocktailName}`;
    const remove = part('[data-remove]');
    remove.dataset['remove'] = cocktailId;
    remove.ariaLabel = `${texts.remove}${colon(locale)} ${cocktailName}`;
    remove.title = texts.remove;
    return card;
  }

  /** What the list shows, so that what is the same is not drawn again, and keeps the focus. */
  let drawn = '';

  function show(): void {
    const { state, kept = [] } = $shown.get();
    const isMany = kept.length > MANY;
    const shown = isMany
      ? chooseFavorites(kept, { search: search.value, sort: sort.value as FavoriteSort, locale })
      : kept;
    find('[data-many]').hidden = !isMany;
    find('[data-no-match]').hidden = shown.length > 0;
    const drawing = JSON.stringify(shown);
    if (drawing !== drawn) list.replaceChildren(...shown.map(cardOf));
    drawn = drawing;
    showState(page, state);
  }

  const removers = () => [...list.querySelectorAll<HTMLElement>('[data-remove]')];
  const drinkOf = (id: string | undefined) => $shown.get().kept?.find(({ cocktailId }) => cocktailId === id);

  function tell(isWanted: boolean, outcome: FavoriteOutcome): void {
    if (outcome === 'signed-out') showState(page, 'signed-out');
    // What was removed is said where it can be put back.
    else if (isWanted || outcome !== 'kept') showToast(toToast(isWanted, outcome, texts));
  }

  async function remove(button: HTMLElement): Promise<void> {
    const drink = drinkOf(button.dataset['remove']);
    if (!drink) return;
    const place = removers().indexOf(button);
    const removal = removeFavorite(drink);
    // The pressed button is gone: who goes on by keyboard goes on with its neighbour.
    (removers()[place] ?? removers().at(-1) ?? find('h1')).focus();
    tell(false, await removal);
  }

  async function undo(drink: KeptDrink): Promise<void> {
    const putting = putBack(drink);
    const remover = removers().find((button) => button.dataset['remove'] === drink.cocktailId);
    (remover ?? find('h1')).focus();
    tell(true, await putting);
  }

  list.addEventListener('click', ({ target, detail }) => {
    // The second click of a double click would meet the card that has moved up.
    if (detail > 1) return;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null;
    if (button) void remove(button);
  });
  find('[data-undo]').addEventListener('click', () => {
    const drink = $removed.get();
    if (drink) void undo(drink);
  });
  search.addEventListener('input', show);
  sort.addEventListener('change', show);
  find('[data-retry]').addEventListener('click', () => {
    names.retry();
    retryFavorites();
  });
  $shown.subscribe(show);
  let isAsked = false;
  $favorites.subscribe((favorites) => {
    if (isAsked || favorites.status !== 'ready') return;
    if (!favorites.value.some(({ cocktailId }) => isOwnId(cocktailId))) return;
    isAsked = true;
    // Where it does not come, the names that were kept stand in, without pictures.
    loadPart(() => import('./ownFavorites.ts'))
      .then(({ readOwnFavorites }) => readOwnFavorites(locale))
      .then(
        (own) => {
          $own.set(own);
        },
        () => undefined,
      );
  });
  $removed.subscribe((drink) => {
    find('[data-gone]').hidden = drink === undefined;
    find('[data-gone-text]').textContent = fillIn(texts.gone, { name: drink?.cocktailName ?? '' });
  });
  names.load().catch(() => undefined);
}
