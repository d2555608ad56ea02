import type { Locale } from '../../contracts/site/locale.ts';
import type { SearchIndex } from '../../contracts/search/searchIndex.ts';
import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import { WHOLE_LIST, writeQuery } from '../../domain/search/listQuery.ts';
import { createSearchEverywhere } from '../../domain/search/searchEverywhere.ts';
import { fitToKeyboard } from '../../lib/fitToKeyboard.ts';
import { oncePerFrame } from '../../lib/oncePerFrame.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { $slashOff } from '../../stores/preferences.ts';
import { $recentSearches, forgetSearches, noteSearch } from '../../stores/recentSearches.ts';
import { fillCount } from '../../text/fillCount.ts';
import { fillIn } from '../../text/fillIn.ts';
import { openDialog } from '../../ui/dialog.ts';
import { askChat } from '../chat/askChat.ts';
import { createOptionList } from './optionList.ts';
import { countResults, foundGroups, openingGroups, type Sayer } from './resultGroups.ts';
import { createSentence } from './createSentence.ts';
import type { SearchTexts } from './searchTexts.ts';

/** What is loaded once the search is open. */
interface Loaded extends Sayer {
  search: ReturnType<typeof createSearchEverywhere>;
}

/** Milliseconds without a letter after which the number of results is said. */
const PAUSE = 600;

const searches = new WeakMap<HTMLDialogElement, () => void>();

/** Opens the search; what was typed before is there still, and is replaced by what is typed. */
export function openSearch(dialog: HTMLDialogElement): void {
  const open = searches.get(dialog) ?? createSearch(dialog);
  searches.set(dialog, open);
  open();
}

function createSearch(dialog: HTMLDialogElement): () => void {
  const part = <Kind extends HTMLElement>(name: string) => dialog.querySelector(`[data-${name}]`) as Kind;
  const [field, results] = [part<HTMLInputElement>('input'), part('results')];
  const [loading, failed, none, clear] = [part('loading'), part('failed'), part('none'), part('clear')];
  const { index: source = '', prefix = '', texts: json = '{}' } = dialog.dataset;
  const texts = JSON.parse(json) as SearchTexts;
  const locale = document.documentElement.lang as Locale;
  const options = createOptionList(field, results, {
    group: part<HTMLTemplateElement>('group-template'),
    option: part<HTMLTemplateElement>('option-template'),
  });
  const bartender = document.querySelector('[data-chat]');
  part('ask').hidden = bartender === null;

  const wishes = part('wishes');
  const wishTemplate = part<HTMLTemplateElement>('wish-template');
  let loaded: Loaded | undefined;
  /** Whether what is shown keeps to a sentence. */
  let isRead = false;
  const sentence = createSentence(locale, () => {
    show();
  });

  async function load(): Promise<void> {
    if (loaded) return;
    turn('loading');
    try {
      const index = await readSiteFile<SearchIndex>(source);
      loaded = { index, texts, prefix, locale, search: createSearchEverywhere(index) };
      turn('there');
    } catch {
      turn('failed');
    }
  }

  function turn(to: 'loading' | 'failed' | 'there'): void {
    loading.hidden = to !== 'loading';
    failed.hidden = to !== 'failed';
    if (to === 'failed') say(texts.failed, 0);
    show();
  }

  function show(): void {
    const text = field.value.trim();
    const isAsking = text !== '';
    const recent = $recentSearches.get();
    clear.hidden = isAsking || loaded === undefined || recent.length === 0;
    none.hidden = true;
    if (loaded === undefined) options.show([], false);
    else if (!isAsking) {
      options.show(openingGroups(loaded, recent), false);
      say('', 0);
    } else {
      const reading = sentence.read(text);
      // What was found for the sentence stays until there is something for its next letter.
      if (sentence.isReading && isRead) return;
      const found = loaded.search(text, reading);
      isRead = found.isRead;
      const { guests, isFromShelf } = (isRead && reading) || {};
      const asked = { text, taken: sentence.taken, guests, isFromShelf };
      const groups = foundGroups(loaded, found, asked);
      const count = countResults(found);
      // A sentence leads to the list of all that keep to it, a name to its drink.
      options.show(groups, count > 0 && !isRead);
      const labels = showWishes(
        isRead && reading ? reading.wishes : [],
        found.drinks.unread,
        reading?.ignored,
      );
      none.hidden = groups.length > 0;
      part('none-title').textContent = fillIn(texts.none, { text });
      const result = isFromShelf
        ? texts.fromShelf
        : count === 0
          ? (part('none-title').textContent ?? '')
          : fillCount(texts.count, count, locale);
      say([result, ...labels].join(', '), PAUSE);
    }
    if (!isAsking) {
      isRead = false;
      sentence.read('');
      showWishes([]);
    }
    results.scrollTop = 0;
  }

  /** Shows what a sentence was read as, and which words nothing came of; returns it in words. */
  function showWishes(shown: WishSearch['wishes'], unread = '', ignored = ''): string[] {
    const hadFocus = wishes.contains(document.activeElement);
    wishes.replaceChildren(
      ...shown.map(({ key, label }) => {
        const item = document.importNode(wishTemplate.content, true).firstElementChild as HTMLElement;
        const button = item.querySelector('button');
        item.querySelector('span')?.append(label);
        button?.setAttribute('aria-label', fillIn(texts.remove, { name: label }));
        button?.addEventListener('click', () => {
          sentence.take(key);
          show();
        });
        return item;
      }),
    );
    const left = [
      ...(ignored === '' ? [] : [fillIn(texts.notLeftOut, { text: ignored })]),
      ...(unread === '' ? [] : [fillIn(texts.unread, { text: unread })]),
    ];
    for (const text of left) {
      const item = wishes.appendChild(document.createElement('li'));
      item.className = 'px-1.5 py-3 text-note text-soft wrap-anywhere';
      item.textContent = text;
    }
    wishes.hidden = shown.length === 0 && left.length === 0;
    if (hadFocus) (wishes.querySelector('button') ?? field).focus();
    return [...shown.map(({ label }) => label), ...left];
  }

  let saying: ReturnType<typeof setTimeout>;
  function say(text: string, pause: number): void {
    clearTimeout(saying);
    saying = setTimeout(() => {
      part('count').textContent = text;
    }, pause);
  }

  field.addEventListener('input', oncePerFrame(show));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' } as const;
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
    if (step !== undefined && field.ariaExpanded === 'true' && !event.shiftKey) {
      event.preventDefault();
      options.move(step);
    } else if (event.key === 'Escape') {
      // A search field would only be emptied.
      event.preventDefault();
      dialog.close();
    }
  });
  part<HTMLFormElement>('form').addEventListener('submit', (event) => {
    event.preventDefault();
    // The last letter may not have been shown yet.
    show();
    void sentence.settle().then(submit);
  });
  function submit(): void {
    const search = field.value.trim();
    if (search === '' || !dialog.open) return;
    if (options.active) {
      options.active.click();
      return;
    }
    noteSearch(search);
    const { taken } = sentence;
    location.assign(`${prefix}/cocktails${writeQuery('', { ...WHOLE_LIST, search, taken })}`);
  }
  results.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]');
    if (!option) return;
    const again = options.againOf(option);
    if (again !== undefined) {
      field.value = again;
      field.focus();
      show();
      return;
    }
    noteSearch(field.value);
    // Who comes back finds the page, not the search above it; in another tab it stays.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  part('retry').addEventListener('click', () => {
    field.focus();
    void load();
  });
  part('ask').addEventListener('click', () => {
    const message = field.value.trim();
    dialog.close();
    askChat({ message });
  });
  clear.addEventListener('click', () => {
    forgetSearches();
    field.focus();
    show();
  });
  const slash = part<HTMLInputElement>('slash');
  slash.checked = $slashOff.get() === undefined;
  slash.addEventListener('change', () => {
    $slashOff.set(slash.checked ? undefined : 'true');
  });
  fitToKeyboard(dialog);

  return () => {
    openDialog(dialog);
    field.focus();
    field.select();
    if (loaded) show();
    else void load();
  };
}
