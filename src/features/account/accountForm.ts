import type { Account, AccountChange } from '../../contracts/people/account.ts';
import { callApi, ApiFailure } from '../../lib/api.ts';
import { forgetDrafts } from '../../stores/menuDrafts.ts';
import { mayBeSignedIn, reader } from '../../stores/reader.ts';
import { forgetUnsent } from '../../stores/unsent.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { readInvitation } from '../invitations/invitation.ts';
import { openDialog } from '../../ui/dialog.ts';
import { showToast } from '../../ui/toast.ts';
import { startPasswords, type PasswordTexts } from './passwordSection.ts';
import { showState } from './states.ts';
import { ProofDeclined, withProof } from './withProof.ts';

export interface AccountTexts {
  saved: string;
  error: string;
  saveFailed: string;
  exportFailed: string;
  deleteFailed: string;
  failed: string;
  sessionsEnded: string;
  passwords: PasswordTexts;
}

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;
/** For a file of many megabytes on a slow line. */
const EXPORT_PATIENCE = 60_000;
const UNAUTHORIZED = 401;
const DATA_FILE = 'mixmaster-data.json';

/** Shows the reader's account and lets it be changed and deleted, and other sessions be ended. */
export function startAccount(page: HTMLElement, texts: AccountTexts): void {
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    page.querySelector(selector) as unknown as Kind;
  const form = find<HTMLFormElement>('form[data-profile]');
  const firstName = find<HTMLInputElement>('[name="firstName"]');
  const language = find<HTMLSelectElement>('[name="language"]');
  const dialog = find<HTMLDialogElement>('dialog');
  const really = find('[data-delete-really]');
  const download = find('[data-export]');
  const ends = find('[data-end-sessions]');
  const showPassword = startPasswords(find('[data-passwords]'), texts.passwords, () => {
    showState(page, 'signed-out');
  });

  const call = (method: 'GET' | 'PATCH' | 'DELETE', body?: AccountChange) =>
    callApi('/api/account', { method, body, signal: AbortSignal.timeout(PATIENCE) });

  const filledIn = () => ({ name: firstName.value, mails: language.value });

  /** Shows an account; fields that hold something else than `before` were changed since, and stay. */
  function fill(account: Account, before = filledIn()): void {
    find('[data-email]').textContent = account.email;
    const now = filledIn();
    if (now.name === before.name) firstName.value = account.firstName ?? '';
    if (now.mails === before.mails && account.language) language.value = account.language;
    showPassword(account);
  }

  async function load(): Promise<void> {
    showState(page, 'loading');
    try {
      fill((await call('GET')) as Account);
      showState(page, 'ready');
      if (readInvitation('household') !== undefined) find('#household').scrollIntoView();
    } catch (error) {
      const isSignedOut = error instanceof ApiFailure && error.status === UNAUTHORIZED;
      showState(page, isSignedOut ? 'signed-out' : 'failed');
    }
  }

  /** One call at a time; a session that has ended in between leads to signing in. */
  async function whileBusy(control: HTMLElement, failed: string, work: () => Promise<void>): Promise<void> {
    if (control.ariaBusy === 'true') return;
    control.ariaBusy = 'true';
    try {
      await work();
    } catch (error) {
      // The dialog that asked for it is still there.
      if (error instanceof ProofDeclined) return;
      if (error instanceof ApiFailure && error.status === UNAUTHORIZED) {
        dialog.close();
        showState(page, 'signed-out');
      }
      showToast({ title: texts.error, text: failed, tone: 'error' });
    } finally {
      control.ariaBusy = 'false';
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(form, texts.saveFailed, async () => {
      const change = {
        firstName: firstName.value.trim() || null,
        language: language.value as NonNullable<Account['language']>,
      };
      const before = filledIn();
      fill((await call('PATCH', change)) as Account, before);
      showToast({ title: texts.saved });
    });
  });
  download.addEventListener('click', (event) => {
    // As a plain link, a failure would be kept as if it were the data.
    event.preventDefault();
    void whileBusy(download, texts.exportFailed, async () => {
      const signal = AbortSignal.timeout(EXPORT_PATIENCE);
      const data = JSON.stringify(await callApi('/api/account/export', { signal }), null, 2);
      saveFile(new Blob([data], { type: 'application/json' }), DATA_FILE);
    });
  });
  ends.addEventListener('click', () => {
    void whileBusy(ends, texts.failed, async () => {
      await callApi('/api/account/sessions', { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) });
      showToast({ title: texts.sessionsEnded });
    });
  });
  find('[data-delete]').addEventListener('click', () => {
    openDialog(dialog);
  });
  really.addEventListener('click', () => {
    void whileBusy(really, texts.deleteFailed, async () => {
      const user = await reader.load().catch(() => null);
      await withProof(() => call('DELETE'));
      if (user) {
        forgetDrafts(user.id);
        forgetUnsent(user.id);
      }
      location.assign(really.dataset['home'] ?? '/');
    });
  });
  find('[data-retry]').addEventListener('click', () => void load());
  find('[data-invited-out]').hidden = mayBeSignedIn() || readInvitation('household') === undefined;
  if (mayBeSignedIn()) void load();
}
