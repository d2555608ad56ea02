import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import { CACHES } from '../../contracts/site/offline.ts';
import { localePrefix } from '../../i18n/paths.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { foldText } from '../../text/foldText.ts';
import { fillIn } from '../../text/fillIn.ts';
import { localeOfPath } from '../../web/localPath.ts';
import { openDialog } from '../../ui/dialog.ts';
import { showToast } from '../../ui/toast.ts';
import { forgetDevice, holdsUnsent } from './forgetDevice.ts';
import { getStoredShare, storeAll, getStoredRecipes, removeAll } from './storedRecipes.ts';
import { showStoredRecipe } from './showStoredRecipe.ts';

export interface OfflineTexts {
  /** With {{done}} and {{total}}. */
  keeping: string;
  /** All recipes are here; none is any more. */
  done: string;
  removed: string;
  failed: string;
  full: string;
  cancelled: string;
  unsupported: string;
  forgetOffline: string;
  /** With {{name}}. */
  favorite: string;
}

/** More recipes than this can be searched. */
const MANY = 12;

/** Makes the page act, at its own address or in the place of one that is not there. */
export function startOfflinePage(page: HTMLElement): void {
  const { texts: json = '{}', names: namesAt = '', recipes: address = '', prefix = '', own } = page.dataset;
  const texts = JSON.parse(json) as OfflineTexts;
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    page.querySelector(selector) as unknown as Kind;
  const path = location.pathname.toLowerCase().replace(/\/$/, '');
  const isOwn = path === own;
  const said = find('[data-said]');
  const search = find<HTMLInputElement>('[data-search]');

  const names = readSiteFile<DrinkNames>(namesAt);
  names.catch(() => undefined);

  find('[data-again]').addEventListener('click', () => {
    location.reload();
  });
  if (!isOwn) void standIn();
  startForgetting();
  if (!('caches' in window)) {
    said.textContent = texts.unsupported;
    show('unsupported');
    return;
  }
  startKeeping();
  search.addEventListener('input', filter);
  list().catch(() => undefined);
  void showWorking();

  /** Tells the recipe of the address if it is here, else that the page is not. */
  async function standIn(): Promise<void> {
    // This page may be in another language than the address: then it shows the recipe in its own.
    const bare = path.slice(localePrefix(localeOfPath(path)).length);
    const recipe = (await getStoredRecipes(address).catch(() => undefined))?.[bare];
    find('[data-here]').hidden = true;
    if (recipe) showStoredRecipe(page, recipe, texts.favorite);
    else {
      find('[data-missing]').hidden = false;
      const heading = find('[data-missing] h1').textContent;
      document.title = document.title.replace(/^.* – /, `${heading} – `);
    }
  }

  /** Leaves of the pages that work without a network those that are here already. */
  async function showWorking(): Promise<void> {
    const items = [...page.querySelectorAll<HTMLElement>('[data-works] li')];
    const kept = await Promise.all(items.map((item) => caches.match(item.querySelector('a')?.href ?? '')));
    for (const [place, item] of items.entries()) item.hidden = kept[place] === undefined;
    find('[data-works]').hidden = kept.every((answer) => answer === undefined);
  }

  /** Names the recipes that are here. */
  async function list(): Promise<void> {
    const known = new Map(Object.values(await names).map(({ path: of, name }) => [prefix + of, name]));
    const isAll = (await getStoredRecipes(address)) !== undefined;
    const read = await (await caches.open(CACHES.pages)).keys();
    const here = isAll ? [...known.keys()] : read.map(({ url }) => new URL(url).pathname);
    const links = here.flatMap((at) => {
      const name = known.get(at);
      return name === undefined ? [] : [{ at, name }];
    });
    const { compare } = new Intl.Collator(document.documentElement.lang);
    links.sort((one, other) => compare(one.name, other.name));
    find('[data-names-here]').replaceChildren(...links.map(linkTo));
    find('[data-none]').hidden = links.length > 0;
    search.hidden = links.length <= MANY;
    filter();
  }

  function linkTo({ at, name }: { at: string; name: string }): Node {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = at;
    link.textContent = name;
    link.className =
      'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-brass';
    item.append(link);
    return item;
  }

  function filter(): void {
    const wanted = foldText(search.value);
    const items = [...find('[data-names-here]').children] as HTMLElement[];
    for (const item of items) item.hidden = !foldText(item.textContent).includes(wanted);
    find('[data-no-match]').hidden = items.length === 0 || items.some(({ hidden }) => !hidden);
  }

  /** Shows what belongs to a state of keeping all recipes. */
  function show(state: string): void {
    for (const part of page.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = !part.dataset['when']?.split(' ').includes(state);
    }
  }

  function startKeeping(): void {
    let keeping: AbortController | undefined;
    /** @param next finds what gets the focus where `left` had it and is hidden now */
    const refresh = async (left?: HTMLElement, next?: () => HTMLElement) => {
      const total = Object.keys(await names).length;
      const share = await getStoredShare(address, total);
      const wasLeft = left !== undefined && document.activeElement === left;
      show(share);
      if (wasLeft) next?.().focus();
      if (share === 'all') said.textContent = texts.done;
      await list();
    };
    const count = (done: number, total: number) => {
      Object.assign(find<HTMLProgressElement>('[data-progress]'), { value: done, max: total });
      find('[data-count]').textContent = fillIn(texts.keeping, { done, total });
    };
    find('[data-keep]').addEventListener('click', () => {
      void (async () => {
        keeping = new AbortController();
        said.textContent = '';
        show('busy');
        find('[data-cancel]').focus();
        try {
          // The browser is not to throw it away where room gets scarce; whether it agrees changes nothing here.
          await navigator.storage.persist().catch(() => false);
          await storeAll({ address, names: await names }, keeping.signal, count);
        } catch (error) {
          const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
          if (keeping.signal.aborted) said.textContent = texts.cancelled;
          else said.textContent = isFull ? texts.full : texts.failed;
        }
        // Never the button that removes them: a key that was meant for "Cancel" would press it.
        await refresh(
          find('[data-cancel]'),
          () => page.querySelector<HTMLElement>('[data-keep]:not([hidden])') ?? find('#offline-all'),
        );
      })();
    });
    find('[data-cancel]').addEventListener('click', () => keeping?.abort());
    find('[data-remove]').addEventListener('click', () => {
      void (async () => {
        said.textContent = '';
        await removeAll();
        said.textContent = texts.removed;
        await refresh(find('[data-remove]'), () => find('[data-keep]'));
      })();
    });
    refresh().catch(() => undefined);
  }

  function startForgetting(): void {
    const dialog = find<HTMLDialogElement>('#forget-device');
    find('[data-forget]').addEventListener('click', () => {
      find('[data-unsent]').hidden = !holdsUnsent();
      openDialog(dialog);
    });
    find('[data-forget-really]').addEventListener('click', () => {
      void (async () => {
        const isForgotten = await forgetDevice();
        if (isForgotten) location.assign(page.dataset['logout'] ?? '/');
        else {
          dialog.close();
          showToast({ title: texts.forgetOffline, tone: 'error' });
        }
      })();
    });
  }
}
