import type { Locale } from '../../contracts/site/locale.ts';
import { getEntry } from '../../domain/drink-log/drinkLog.ts';
import { fitsOwn } from '../../domain/drink-log/ownFilter.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { $drinkLog } from '../../stores/drinkLog.ts';
import { $ownMarks } from '../../stores/ownMarks.ts';
import { CARD_STYLE } from '../recipe/cardStyle.ts';
import { createLogPanel } from './logPanel.ts';
import { loadLogTexts, type LogTranslator } from './logTexts.ts';

let texts: Promise<LogTranslator> | undefined;
let heading: HTMLElement | undefined;
let barPanel: HTMLElement | undefined;

/**
 * Shows the panel beneath the steps of the recipe of this page, and goes there.
 * @param part `lists` opens the dialog that puts the drink on a list in its place, `swaps` that of own swaps
 */
export async function openPanel(part?: string): Promise<void> {
  if (part === 'lists') {
    const heart = document.querySelector<HTMLElement>('[data-recipe] [data-favorite]');
    const { openListChooser } = await loadPart(() => import('../drink-lists/chooseLists.ts'));
    await openListChooser({ id: findRecipe() ?? '', name: heart?.dataset['name'] ?? '' });
    return;
  }
  if (part === 'swaps') {
    const { openSwaps } = await loadPart(() => import('../swaps/swapDialog.ts'));
    await openSwaps();
    return;
  }
  const t = await start();
  showPanel(t);
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

/** Shows what the reader has written of the drinks of this page. */
export async function showLog(): Promise<void> {
  const t = await start();
  const recipe = findRecipe();
  if (recipe !== undefined && Object.hasOwn($drinkLog.get(), recipe)) showPanel(t);
}

/** A panel for Bar Mode, which shows it at its end. */
export async function createPanel(drinkId: string): Promise<HTMLElement> {
  const t = await start();
  barPanel ??= createLogPanel(drinkId, t).element;
  return barPanel;
}

function start(): Promise<LogTranslator> {
  texts ??= loadLogTexts(document.documentElement.lang as Locale).then((t) => {
    markCards(t);
    return t;
  });
  texts.catch(() => (texts = undefined));
  return texts;
}

function showPanel(t: LogTranslator): void {
  const recipe = findRecipe();
  if (heading !== undefined || recipe === undefined) return;
  const panel = createLogPanel(recipe, t);
  heading = panel.heading;
  document.querySelector('[data-recipe] [data-steps]')?.after(panel.element);
}

const findRecipe = () => document.querySelector<HTMLElement>('[data-recipe]')?.dataset['recipe'];

/** Writes the reader's stars onto cards, and onto a recipe, and hands islands what theirs show. */
function markCards(t: LogTranslator): void {
  const names = {
    tried: t('log.filter.tried'),
    untried: t('log.filter.untried'),
    liked: t('log.filter.liked'),
  };
  $drinkLog.subscribe((log) => {
    const textOf = (id: string) => {
      const { stars } = getEntry(log, id);
      return stars === undefined ? '' : t.count('log.own', stars);
    };
    const isEmpty = Object.keys(log).length === 0;
    $ownMarks.set(
      isEmpty
        ? undefined
        : { textOf, names, label: t('log.filter'), fits: (id, filter) => fitsOwn(getEntry(log, id), filter) },
    );
    for (const shown of document.querySelectorAll<HTMLElement>('[data-drink]:not(astro-island *)')) {
      const mark = shown.querySelector<HTMLElement>('[data-own-stars]') ?? addMark(shown);
      mark.textContent = textOf(shown.dataset['drink'] ?? '');
    }
  });
}

function addMark(shown: HTMLElement): HTMLElement {
  const mark = document.createElement('p');
  mark.dataset['ownStars'] = '';
  mark.className = CARD_STYLE.ownStars;
  return shown.appendChild(mark);
}
