import { mayBeSignedIn } from '../../stores/reader.ts';
import { $ageVerified, $welcomeSeen } from '../../stores/preferences.ts';
import { openDialog } from '../../ui/dialog.ts';
import { LOGIN_ROUTE } from '../chrome/navigation.ts';

/** Milliseconds from load to the welcome (specification, section 9). */
const DELAY = 1000;

/**
 * Welcomes a reader who is logged out and has not been welcomed before, a second after load and never above another
 * dialog: after the age gate, or whatever else is open then, it is a second again. However the welcome is closed,
 * it does not come back.
 */
export function welcomeOnce(dialog: HTMLDialogElement): void {
  if ($welcomeSeen.get() || mayBeSignedIn()) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    if (!$ageVerified.get() || document.querySelector('dialog[open]')) return;
    waiting.abort();
    dialog.addEventListener('close', remember);
    dialog.querySelector('[data-login]')?.addEventListener('click', () => {
      remember();
      location.assign(LOGIN_ROUTE);
    });
    openDialog(dialog);
  };
  const openSoon = () => {
    clearTimeout(opening);
    opening = setTimeout(open, DELAY);
  };
  if (document.readyState === 'complete') openSoon();
  else addEventListener('load', openSoon, { signal });
  // The event of any dialog; it does not bubble.
  document.addEventListener('close', openSoon, { capture: true, signal });
}

function remember(): void {
  $welcomeSeen.set('true');
}
