import type { Account } from '../../contracts/people/account.ts';
import type { Proof } from '../../contracts/people/signIn.ts';
import { callApi } from '../../lib/api.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { fillIn } from '../../text/fillIn.ts';
import { openDialog, untilClosed } from '../../ui/dialog.ts';
import { isRight, markRefused, startReveals, whileSending } from './formFields.ts';

/** What the dialog says beside its HTML. */
export interface ProofTexts {
  /** With {{email}}. */
  codeSent: string;
  waiting: string;
  problems: Record<string, string> & { failed: string };
}

/** Milliseconds to wait for an e-mail to be sent, or a proof to be checked; the site's own gives up earlier. */
const REQUEST_TIMEOUT_MS = 12_000;

/** Lets a reader prove again that it is them, and gives whether they did. */
interface ProofForm {
  ask(): Promise<boolean>;
}

const started = new WeakMap<HTMLDialogElement, ProofForm>();

/**
 * Asks the reader for the password where the account has one, else for a code, which is sent at once.
 * @returns whether the reader gave it; false where the dialog was closed
 * @throws what `callApi` throws where nobody says whose account it is
 */
export function askForProof(dialog: HTMLDialogElement): Promise<boolean> {
  let form = started.get(dialog);
  if (!form) started.set(dialog, (form = startForm(dialog)));
  return form.ask();
}

function startForm(dialog: HTMLDialogElement): ProofForm {
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    dialog.querySelector(selector) as unknown as Kind;
  const form = find<HTMLFormElement>('form');
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as ProofTexts;
  const problem = find('[data-problem]');
  const password = find<HTMLInputElement>('[name="proofPassword"]');
  const code = find<HTMLInputElement>('[name="proofCode"]');
  let email = '';
  let isProven = false;

  function say(text: string | null, refusal = ''): void {
    problem.hidden = text === null;
    problem.textContent = text ?? '';
    markRefused(password, problem, refusal === 'wrong_password');
    markRefused(code, problem, refusal === 'wrong_code');
  }

  function show(part: 'password' | 'code'): void {
    for (const [name, input] of Object.entries({ password, code })) {
      const isShown = name === part;
      find(`[data-part="${name}"]`).hidden = !isShown;
      input.required = isShown;
      if (isShown) input.focus();
    }
  }

  const post = (path: string, body: object) =>
    callApi(path, { method: 'POST', body, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

  async function sendCode(): Promise<void> {
    const locale = document.documentElement.lang;
    show('code');
    await post('/api/auth/code', { email, locale, next: location.pathname });
    find('[data-code-text]').textContent = fillIn(texts.codeSent, { email });
    code.value = '';
    code.focus();
  }

  async function prove(): Promise<void> {
    const proof: Proof = code.required ? { code: code.value } : { password: password.value };
    await post('/api/account/proof', proof);
    isProven = true;
    dialog.close();
  }

  /** Does one thing at a time and says what went wrong; what was typed stays. */
  const whileBusy = (work: () => Promise<void>) =>
    whileSending(form, texts.waiting, async () => {
      say(null);
      try {
        await work();
      } catch (error) {
        const refusal = apiProblem(error);
        say(texts.problems[refusal] ?? texts.problems.failed, refusal);
      }
    });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isRight(form)) void whileBusy(prove);
  });
  for (const again of ['[data-use-code]', '[data-again]']) {
    find(again).addEventListener('click', () => void whileBusy(sendCode));
  }
  startReveals(dialog);

  return {
    async ask() {
      const account = (await callApi('/api/account', {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })) as Account;
      ({ email } = account);
      isProven = false;
      form.reset();
      say(null);
      find('[data-code-text]').textContent = '';
      find<HTMLInputElement>('[name="username"]').value = email;
      openDialog(dialog);
      show(account.hasPassword ? 'password' : 'code');
      if (!account.hasPassword) void whileBusy(sendCode);
      await untilClosed(dialog);
      return isProven;
    },
  };
}
