import { copyText } from '../../ui/copyText.ts';
import { recipeText } from './recipeText.ts';

/** Copies the recipe as it is shown when the button is pressed; the button's attributes hold what is said. */
export function startCopying(button: HTMLElement, article: HTMLElement): void {
  button.addEventListener('click', () => {
    const { copied = '', failed = '' } = button.dataset;
    void copyText(recipeText(article), copied, { title: failed, tone: 'error' });
  });
}

/**
 * Shows the button where the system can share, on phones in place of another, and shares the recipe when it is
 * pressed.
 */
export function startSharing(button: HTMLElement, instead: HTMLElement, article: HTMLElement): void {
  if (!('share' in navigator)) return;
  button.hidden = false;
  instead.classList.add('max-sm:hidden');
  button.addEventListener('click', () => {
    navigator.share({ title: document.title, text: recipeText(article) }).catch(() => {
      // The reader thought better of it.
    });
  });
}
