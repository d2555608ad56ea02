import { DRINK_LOG_LIMITS } from '../../contracts/drink-log/drinkLogLimits.ts';
import { addDay, getEntry, removeDay, type LogEntry } from '../../domain/drink-log/drinkLog.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { readStoredText } from '../../lib/storedText.ts';
import { $drinkLog, changeEntry } from '../../stores/drinkLog.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { keepLogInSync, syncDrinkLog } from '../../stores/syncDrinkLog.ts';
import { make, makeButton } from '../../ui/elements.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { showToast } from '../../ui/toast.ts';
import type { StockNote } from '../stock/stockNote.ts';
import type { LogTranslator } from './logTexts.ts';
import { createPhotoPart } from './photoPart.ts';
import { STAR } from './star.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Days that are listed; whoever made a drink more often reads the last ones. */
const LISTED_DAYS = 12;

interface Panel {
  element: HTMLElement;
  heading: HTMLElement;
}

/** What all panels of a page share: it starts with the first. */
let sync: (() => void) | undefined;

/**
 * Makes the panel in which a reader gives a drink stars, a note and days. It follows the log, whoever changes it.
 * Classes are those that pages use anyway, so that it brings no styles.
 */
export function createLogPanel(drinkId: string, t: LogTranslator): Panel {
  const element = make(
    'section',
    'mt-7 border-t border-line pt-5 font-sans text-body text-left print:hidden',
  );
  element.dataset['drinkLog'] = drinkId;
  const heading = make('h2', 'text-card', t('log.title'));
  heading.tabIndex = -1;
  const said = make('p', 'sr-only');
  said.setAttribute('role', 'status');

  const change = (how: (entry: LogEntry) => LogEntry, isQuiet = false) => {
    if (!changeEntry(drinkId, how)) {
      showToast({
        title: t('log.full', { number: DRINK_LOG_LIMITS.drinks.toLocaleString(t.locale) }),
        tone: 'error',
      });
      return false;
    }
    if (!isQuiet) said.textContent = t('log.saved');
    return true;
  };
  const levels = createLevels(drinkId, t, (text) => {
    said.textContent = text;
  });
  const [stars, days, note] = [
    createStars(t, change),
    createDays(t, change, levels),
    createNote(drinkId, t, change),
  ];
  const photo = createPhotoPart(drinkId, t, (text) => {
    said.textContent = text;
  });
  const shop = document.createElement('a');
  // In every language a recipe lies one folder below the shopping list.
  shop.href = `../shopping-list?drinks=${drinkId}`;
  // For as many as the recipe is shown for; the shopping list takes what is no number of guests for one.
  shop.addEventListener('click', () => {
    const servings = findServings();
    if (servings) shop.href = `../shopping-list?drinks=${drinkId}&guests=${servings.value}`;
  });
  shop.className = BUTTON.text;
  shop.textContent = t('log.shop');
  const taste = document.createElement('a');
  taste.href = '../my-taste';
  taste.className = BUTTON.text;
  taste.textContent = t('log.taste');
  const ways = make('p', 'flex flex-wrap gap-x-4');
  ways.append(shop, taste);
  element.append(
    ...[heading, stars.element, days.element, photo.element, note.element, ways, createPlace(t), said],
  );
  $drinkLog.subscribe((log) => {
    const entry = getEntry(log, drinkId);
    for (const { show } of [stars, days, note]) show(entry);
  });
  if (sync === undefined) {
    void syncDrinkLog();
    sync = keepLogInSync();
  }
  return { element, heading };
}

interface Part {
  element: HTMLElement;
  show: (entry: LogEntry) => void;
}
/** @returns false where the log is full */
type Change = (how: (entry: LogEntry) => LogEntry, isQuiet?: boolean) => boolean;

/** A button for each number of stars; the chosen one pressed again takes the stars back. */
function createStars(t: LogTranslator, change: Change): Part {
  const element = make('div', '-ml-2.5 mt-3.5 flex');
  element.setAttribute('role', 'group');
  element.ariaLabel = t('log.stars');
  const buttons = Array.from({ length: DRINK_LOG_LIMITS.stars }, (_, place) => {
    const stars = place + 1;
    const button = makeButton('grid size-11 cursor-pointer place-items-center text-brass', '', () => {
      change(({ stars: before, ...rest }) => (before === stars ? rest : { ...rest, stars }));
    });
    button.ariaLabel = t.count('log.stars', stars);
    button.title = button.ariaLabel;
    const svg = document.createElementNS(SVG, 'svg');
    const path = document.createElementNS(SVG, 'path');
    for (const [name, value] of Object.entries({
      ...{ width: '26', height: '26', viewBox: '0 0 24 24', stroke: 'currentColor', 'stroke-width': '1.5' },
      'aria-hidden': 'true',
    }))
      svg.setAttribute(name, value);
    path.setAttribute('d', STAR);
    svg.append(path);
    button.append(svg);
    return button;
  });
  element.append(...buttons);
  return {
    element,
    show({ stars = 0 }) {
      buttons.forEach((button, place) => {
        button.ariaPressed = String(place + 1 === stars);
        button.firstElementChild?.setAttribute('fill', place < stars ? 'currentColor' : 'none');
      });
    },
  };
}

/** "I made it today", with undo, and the days so far. */
function createDays(t: LogTranslator, change: Change, levels: Levels): Part {
  const element = make('div', 'mt-3.5');
  const row = make('div', 'flex flex-wrap items-center gap-x-4 gap-y-2');
  const makeIt = makeButton(`${BUTTON.action} px-4 [[hidden]]:hidden`, t('log.make'), () => {
    if (!change((entry) => addDay(entry, today()))) return;
    levels.pour(today());
    undo.focus();
  });
  const made = make('span', 'text-small text-brass', t('log.made'));
  const undo = makeButton(`${BUTTON.text} [[hidden]]:hidden`, t('log.undo'), () => {
    change((entry) => removeDay(entry, today()));
    levels.putBack(today());
    makeIt.focus();
  });
  row.append(makeIt, made, undo);
  const details = document.createElement('details');
  const summary = make('summary', 'min-h-11 cursor-pointer py-3 text-small text-soft');
  const list = make('ul', 'flex flex-wrap gap-2');
  details.append(summary, list);
  element.append(row, levels.element, details);
  const dayText = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  let shown = '';
  return {
    element,
    show({ madeOn = [] }) {
      const isMade = madeOn.includes(today());
      makeIt.hidden = isMade;
      made.hidden = undo.hidden = !isMade;
      details.hidden = madeOn.length === 0;
      const days = madeOn.slice(0, LISTED_DAYS);
      // The account may answer while somebody reads the list: what has the focus keeps it.
      if (shown === days.join()) return;
      shown = days.join();
      const focused = list.querySelector<HTMLElement>('button:focus')?.dataset['day'];
      summary.textContent = t.count('log.days', madeOn.length);
      list.replaceChildren(
        ...days.map((day, place) => {
          const text = dayText.format(new Date(`${day}T00:00:00Z`));
          const remove = makeButton(`${BUTTON.text} px-2.5`, `${text} ×`, () => {
            change((entry) => removeDay(entry, day));
            levels.putBack(day);
            const left = list.querySelectorAll('button');
            (left[place] ?? left[place - 1] ?? makeIt).focus();
          });
          remove.ariaLabel = t('log.remove-day', { day: text });
          remove.dataset['day'] = day;
          const item = make('li', '');
          item.append(remove);
          return item;
        }),
      );
      if (focused !== undefined) list.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    },
  };
}

interface Levels {
  element: HTMLElement;
  pour: (day: string) => void;
  putBack: (day: string) => void;
}

/** Lowers the levels of bottles by what is made; what does that comes only where somebody tracks any. */
function createLevels(drinkId: string, t: LogTranslator, say: (text: string) => void): Levels {
  const element = make('div', '');
  let loading: Promise<StockNote> | undefined;
  const act = (how: (note: StockNote) => string) => {
    // The key of stores/stock.ts.
    if (loading === undefined && readStoredText('mixmaster-stock') === undefined) return;
    loading ??= loadPart(() => import('../stock/stockNote.ts')).then(({ createStockNote }) =>
      createStockNote(drinkId),
    );
    loading.then(
      (note) => {
        element.replaceChildren(note.element);
        const text = how(note);
        if (text !== '') say(text);
      },
      () => {
        loading = undefined;
        showToast({ title: t('log.levels.failed'), tone: 'error' });
      },
    );
  };
  return {
    element,
    pour(day) {
      // As many as the amounts on the page are for; where nobody chose, they are for one.
      const drinks = Number(findServings()?.dataset['drinks'] ?? 1);
      act((note) => note.pour(day, drinks));
    },
    putBack(day) {
      act((note) => note.putBack(day));
    },
  };
}

const findServings = () => document.querySelector<HTMLSelectElement>('[data-recipe] [data-servings] select');

/** A note is kept while it is written; what is said of it waits until the field is left. */
function createNote(drinkId: string, t: LogTranslator, change: Change): Part {
  const element = make('div', 'mt-3.5');
  const label = make('label', 'text-small font-medium', t('log.note'));
  const field = document.createElement('textarea');
  const hint = make(
    'p',
    'text-note text-faint',
    t('log.note.hint', { number: DRINK_LOG_LIMITS.note.toLocaleString(t.locale) }),
  );
  // Bar Mode shows the panel a second time.
  field.id = `log-note-${drinkId}-${document.querySelectorAll('[data-drink-log]').length}`;
  hint.id = `${field.id}-hint`;
  (label as HTMLLabelElement).htmlFor = field.id;
  field.setAttribute('aria-describedby', hint.id);
  field.className = `${FIELD} mt-2 w-full py-2`;
  field.rows = 3;
  field.maxLength = DRINK_LOG_LIMITS.note;
  const save = (isQuiet: boolean) => {
    change(({ note: _, ...rest }) => ({ ...rest, note: field.value }), isQuiet);
  };
  field.addEventListener('input', () => {
    save(true);
  });
  field.addEventListener('change', () => {
    save(false);
  });
  element.append(label, field, hint);
  return {
    element,
    show({ note = '' }) {
      if (document.activeElement !== field) field.value = note;
    },
  };
}

/** Where all of it is kept, and for those without an account the way to one. */
function createPlace(t: LogTranslator): HTMLElement {
  if (mayBeSignedIn()) return make('p', 'mt-2 text-note text-faint', t('log.account'));
  const place = make('p', 'mt-2 text-note text-faint', `${t('log.device')} `);
  const link = document.createElement('a');
  // In every language a recipe lies one folder below the page for signing in.
  link.href = `../login?next=${encodeURIComponent(location.pathname)}`;
  link.className = 'underline underline-offset-4';
  link.textContent = t('log.login');
  place.append(link);
  return place;
}

/** The day on the reader's clock. */
function today(): string {
  const now = new Date();
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
