import { loadPart } from '../../lib/lazyPart.ts';
import { readStoredText } from '../../lib/storedText.ts';
import { showToast } from '../../ui/toast.ts';

/*
 * A reader's stars, notes and days. No page carries them: they are loaded once the reader has written something, or
 * presses the button of a recipe.
 */

const load = () => loadPart(() => import('./showLog.ts'));
const button = document.querySelector<HTMLElement>('[data-log]');
button?.addEventListener('click', () => {
  load().then(
    ({ openPanel }) => openPanel(),
    () => {
      showToast({ title: button.dataset['log'] ?? '', tone: 'error' });
    },
  );
});
// The key of stores/drinkLog.ts. Where it does not load, cards and recipes stay as they are.
if (readStoredText('mixmaster-drink-log') !== undefined)
  load().then(
    ({ showLog }) => showLog(),
    () => undefined,
  );
