import type { Account } from '../../contracts/people/account.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { PasswordChange } from '../../contracts/people/signIn.ts';
import { callApi } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { isRight, markRefused, startReveals, whileSending } from './formFields.ts';
import { putPassword } from './putPassword.ts';
import { fillIn } from '../../text/fillIn.ts';

export interface PasswordTexts {
  none: string;
  has: string;
  set: string;
  change: string;
  remove: string;
  save: string;
  /** With {{email}}. */
  codeSent: string;
  waiting: string;
  wasSet: string;
  wasChanged: string;
  wasRemoved: string;
  othersEnded: string;
  problems: Record<string, string> & { failed: string };
}

const PARTS = ['removal', 'new', 'current', 'code'] as const;
type Part = (typeof PARTS)[number];

/** The field that a refusal of the site is about. */
const FIELDS: Readonly<Record<string, string>> = {
  wrong_code: 'code',
  wrong_password: 'currentPassword',
  weak_password: 'newPassword',
};

/** Milliseconds to wait for an e-mail to be sent; the site's own gives up earlier. */
const PATIENCE = 20_000;

/**
 * Lets a reader set, change and remove the password. What the site asks for to make sure that it is the reader, the
 * current password or a code, is asked for when it does.
 * @param onSignedOut is told when the session has ended in between
 * @returns what shows the state of an account
 */
export function startPasswords(
  section: HTMLElement,
  texts: PasswordTexts,
  onSignedOut: () => void,
): (account: Pick<Account, 'email' | 'hasPassword'>) => void {
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    section.querySelector(selector) as unknown as Kind;
  const form = find<HTMLFormElement>('form');
  const buttons = find('[data-password-buttons]');
  const changes = find('[data-password-change]');
  const removes = find('[data-password-remove]');
  const problem = find('[data-problem]');
  const inputOf = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`);
  const locale = document.documentElement.lang as Locale;
  let account = { email: '', hasPassword: false };
  let isRemoval = false;

  function show(next: typeof account): void {
    account = next;
    find('[data-password-state]').textContent = account.hasPassword ? texts.has : texts.none;
    changes.textContent = account.hasPassword ? texts.change : texts.set;
    removes.hidden = !account.hasPassword;
  }

  function say(text: string | null, code = ''): void {
    problem.hidden = text === null;
    problem.textContent = text ?? '';
    for (const [refusal, name] of Object.entries(FIELDS)) {
      markRefused(inputOf(name), problem, refusal === code);
    }
  }

  /** Shows these parts of the form; what is shown has to be filled in. */
  function ask(...parts: Part[]): void {
    for (const part of PARTS) {
      const place = find(`[data-part="${part}"]`);
      place.hidden = !parts.includes(part);
      const input = place.querySelector<HTMLInputElement>('input[name]');
      if (input) input.required = !place.hidden;
    }
  }

  function open(removal: boolean): void {
    isRemoval = removal;
    form.reset();
    say(null);
    inputOf('username').value = account.email;
    find('[data-password-form-title]').textContent = removal
      ? texts.remove
      : account.hasPassword
        ? texts.change
        : texts.set;
    find('[type="submit"]').textContent = removal ? texts.remove : texts.save;
    ask(removal ? 'removal' : 'new');
    form.hidden = false;
    buttons.hidden = true;
    (removal ? find('[type="submit"]') : inputOf('newPassword')).focus();
  }

  function close(): void {
    form.reset();
    form.hidden = true;
    buttons.hidden = false;
    (isRemoval && account.hasPassword ? removes : changes).focus();
  }

  const subject = (): Part => (isRemoval ? 'removal' : 'new');

  async function askForCode(): Promise<void> {
    const body = { email: account.email, locale, next: location.pathname };
    await callApi('/api/auth/code', { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
    ask(subject(), 'code');
    find('[data-code-text]').textContent = fillIn(texts.codeSent, { email: account.email });
    inputOf('code').value = '';
    inputOf('code').focus();
  }

  async function askForProof(): Promise<void> {
    if (!account.hasPassword) {
      await askForCode();
      return;
    }
    ask(subject(), 'current');
    inputOf('currentPassword').focus();
  }

  function proofGiven(): Pick<PasswordChange, 'proof'> {
    if (!find('[data-part="code"]').hidden) return { proof: { code: inputOf('code').value } };
    if (find('[data-part="current"]').hidden) return {};
    return { proof: { password: inputOf('currentPassword').value } };
  }

  async function send(): Promise<void> {
    const password = isRemoval ? null : inputOf('newPassword').value;
    await putPassword({ password, locale, ...proofGiven() });
    const title = isRemoval ? texts.wasRemoved : account.hasPassword ? texts.wasChanged : texts.wasSet;
    show({ ...account, hasPassword: !isRemoval });
    close();
    showToast({ title, text: texts.othersEnded });
  }

  /** Does one thing at a time and says what went wrong; what was typed stays. */
  const whileBusy = (work: () => Promise<void>) =>
    whileSending(form, texts.waiting, async () => {
      say(null);
      try {
        await work();
      } catch (error) {
        const code = apiProblem(error);
        if (code === 'unauthorized') onSignedOut();
        say(texts.problems[code] ?? texts.problems.failed, code);
      }
    });

  async function sendWithProof(): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (apiProblem(error) !== 'not_proven') throw error;
      await askForProof();
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isRight(form)) void whileBusy(sendWithProof);
  });
  for (const again of ['[data-use-code]', '[data-again]']) {
    find(again).addEventListener('click', () => void whileBusy(askForCode));
  }
  changes.addEventListener('click', () => {
    open(false);
  });
  removes.addEventListener('click', () => {
    open(true);
  });
  find('[data-cancel]').addEventListener('click', close);
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  startReveals(section);
  return show;
}
