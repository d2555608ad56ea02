import { inlineText } from '../chrome/inlineText.ts';
import { QUERY_NAMES } from '../../domain/search/listQuery.ts';

/** How a list shows its drinks: by their pictures, or as lines of a printed menu. */
export const DENSITIES = ['pictures', 'lines'] as const;
export type Density = (typeof DENSITIES)[number];

/** Place in local storage. */
const KEY = 'list-density';

/**
 * Runs inline before a list, with nothing but its arguments: marks a list that the address asks something of, so that
 * the whole one does not flash, and the density that was chosen on this device. The buttons of the choice
 * (`data-density`) act from here on too, without waiting for a script.
 */
function beforeList(names: string, key: string): void {
  const root = document.documentElement;
  const show = (density: string | null | undefined) => {
    const chosen = density === 'lines' ? density : 'pictures';
    root.dataset['density'] = chosen;
    for (const button of document.querySelectorAll<HTMLElement>('button[data-density]'))
      button.setAttribute('aria-pressed', String(button.dataset['density'] === chosen));
  };
  const showKept = () => {
    try {
      show(localStorage.getItem(key));
    } catch {
      // A browser that keeps nothing shows pictures.
    }
  };
  if (new RegExp(`[?&](${names})=.`).test(location.search)) root.dataset['list'] = 'pending';
  showKept();
  addEventListener('DOMContentLoaded', showKept);
  // Back may bring a page as it was left, before the choice was made on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKept();
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-density]');
    if (!button) return;
    const { density = '' } = button.dataset;
    show(density);
    try {
      localStorage.setItem(key, density);
    } catch {
      // It holds for this page.
    }
  });
}

/** The script to stand inline before a list. */
export const BEFORE_LIST_SCRIPT = `(${inlineText(beforeList)})(${JSON.stringify(QUERY_NAMES.join('|'))},${JSON.stringify(KEY)})`;
