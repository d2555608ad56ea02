import { loadPart } from '../../lib/lazyPart.ts';
import { copyText } from '../../ui/copyText.ts';
import { whenAmountsAreWritten } from './loadServings.ts';
import { recipeText } from './recipeText.ts';

/** Milliseconds that a share waits for its card: a browser shares only within seconds of the press. */
const PATIENCE = 2000;

/** Copies the recipe as it is shown when the button is pressed; the button's attributes hold what is said. */
export function startCopying(button: HTMLElement, article: HTMLElement): void {
  button.addEventListener('click', () => {
    const { copied = '', failed = '' } = button.dataset;
    whenAmountsAreWritten(() => void copyText(recipeText(article), copied, { title: failed, tone: 'error' }));
  });
}

/**
 * Shows the button where the system can share, on phones in place of another, and shares the recipe when it is
 * pressed, with its card where the system takes files.
 */
export function startSharing(button: HTMLElement, instead: HTMLElement, article: HTMLElement): void {
  if (!('share' in navigator)) return;
  button.hidden = false;
  instead.classList.add('max-sm:hidden');
  let card: Promise<File | undefined> | undefined;
  const prepareCard = () => {
    card ??= loadPart(() => import('./shareCard.ts'))
      .then(({ drawShareCard }) => drawShareCard(article))
      .catch(() => {
        // The recipe is shared without it; the next press tries again.
        card = undefined;
        return undefined;
      });
    return card;
  };
  // Drawn before the press ends: a browser shares only right after it.
  button.addEventListener('pointerdown', () => void prepareCard());
  button.addEventListener('click', () => {
    const patience = new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE);
    });
    void Promise.race([prepareCard(), patience])
      .then(async (file) => {
        const text = { title: document.title, text: recipeText(article) };
        const withCard = { ...text, files: file ? [file] : [] };
        const takesCard = file && 'canShare' in navigator && navigator.canShare(withCard);
        await navigator.share(takesCard ? withCard : text);
      })
      .catch(() => {
        // The reader thought better of it.
      });
  });
}
