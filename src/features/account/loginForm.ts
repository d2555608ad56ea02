import type { Locale } from '../../contracts/site/locale.ts';
import type { SignInAnswer } from '../../contracts/people/signIn.ts';
import { localPath } from '../../web/localPath.ts';
import { intendedFavorite } from '../favorites/intendedFavorite.ts';
import { callApi } from '../../lib/api.ts';
import { reader } from '../../stores/reader.ts';
import { showToast } from '../../ui/toast.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { openedLink } from './emailLink.ts';
import { showProblem } from '../forms/fieldProblem.ts';
import { isRight, markRefused, startReveals, whileSending } from './formFields.ts';
import { putPassword } from './putPassword.ts';
import { fillIn } from '../../text/fillIn.ts';

export interface LoginTexts {
  send: string;
  continue: string;
  waiting: string;
  usePassword: string;
  useCode: string;
  codeSent: string;
  /** With {{name}}: why one signs in who has pressed a heart. */
  forFavorite: string;
  /** With {{email}}. */
  codeText: string;
  /** The same while codes are sent to addresses with an account alone. */
  codeScarceText: string;
  /** With {{email}}. */
  passwordText: string;
  problems: Record<string, string> & { unavailable: string };
}

const STEPS = ['begin', 'code', 'link', 'password', 'name'] as const;
type Step = (typeof STEPS)[number];

/** The field that a refusal of the site is about. */
const FIELDS: Readonly<Record<string, string>> = {
  wrong_email: 'email',
  wrong_code: 'code',
  wrong_password: 'password',
  weak_password: 'newPassword',
};

/** Milliseconds to wait for an answer; the site's own gives up earlier, but a slow network takes its time, too. */
const PATIENCE = 20_000;

/**
 * Leads a reader through signing in: e-mail address, code, a password for who is new and wants one, and the name where
 * there is none yet.
 */
export function startLogin(page: HTMLElement, texts: LoginTexts): void {
  const query = new URLSearchParams(location.search);
  const locale = document.documentElement.lang as Locale;
  const goal = localPath(query.get('next')) ?? (locale === 'en' ? '/' : `/${locale}`);
  const find = <Kind extends Element = HTMLElement>(selector: string) =>
    page.querySelector(selector) as unknown as Kind;
  const sectionOf = (step: Step) => find(`[data-step="${step}"]`);
  const formOf = (step: Step) => find<HTMLFormElement>(`[data-step="${step}"] form`);
  const inputOf = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`);
  const problem = find('[data-problem]');
  const passwordSwitch = find('[data-password-switch]');
  let intent: 'sign-in' | 'sign-up' = 'sign-in';
  let hasPassword = false;
  /** The name of the reader who is in, where there is one. */
  let known: string | null = null;

  /** The code may come from the address: a word that every object knows is none. */
  function problemText(code: string): string {
    return (
      (Object.hasOwn(texts.problems, code) ? texts.problems[code] : undefined) ?? texts.problems.unavailable
    );
  }

  function say(code: string | null): void {
    problem.hidden = code === null;
    problem.textContent = code === null ? '' : problemText(code);
    const wrong = code === null ? undefined : FIELDS[code];
    for (const name of Object.values(FIELDS)) markRefused(inputOf(name), problem, name === wrong);
    // It stands above the field, which has the focus now.
    if (wrong !== undefined) problem.scrollIntoView({ block: 'nearest' });
  }

  function show(step: Step): void {
    for (const other of STEPS) sectionOf(other).hidden = other !== step;
    const section = sectionOf(step);
    (
      section.querySelector<HTMLElement>('input:not([hidden] *, [readonly])') ?? section.querySelector('h1')
    )?.focus();
  }

  /** What was said of the fields does not hold for the other way to sign in. */
  function forgetProblems(): void {
    say(null);
    for (const input of formOf('begin').querySelectorAll('input')) showProblem(input, undefined);
  }

  function update(): void {
    for (const button of page.querySelectorAll<HTMLElement>('[data-intent]')) {
      button.ariaPressed = String(button.dataset['intent'] === intent);
    }
    const isNew = intent === 'sign-up';
    for (const part of ['name', 'wish']) find(`[data-part="${part}"]`).hidden = !isNew;
    inputOf('firstName').required = isNew;
    const triesPassword = hasPassword && !isNew;
    find('[data-part="password"]').hidden = !triesPassword;
    find('[data-part="code"]').hidden = triesPassword;
    inputOf('password').required = triesPassword;
    passwordSwitch.hidden = isNew;
    passwordSwitch.textContent = hasPassword ? texts.useCode : texts.usePassword;
    const submit = formOf('begin').querySelector('[type="submit"]') as HTMLButtonElement;
    submit.textContent = triesPassword ? texts.continue : texts.send;
  }

  /** Sends a form and says what went wrong; what was typed stays. */
  const whileBusy = (form: HTMLFormElement, work: () => Promise<void>) =>
    whileSending(form, texts.waiting, async () => {
      say(null);
      try {
        await work();
      } catch (error) {
        const code = apiProblem(error);
        // The session that was to get a name or password has ended.
        if (code === 'unauthorized') show('begin');
        say(code);
      }
    });

  const who = () => {
    const firstName = inputOf('firstName').value.trim();
    return {
      email: inputOf('email').value.trim(),
      locale,
      next: goal,
      ...(intent === 'sign-up' && firstName !== '' && { firstName }),
    };
  };

  async function post(route: string, body: object): Promise<SignInAnswer> {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await callApi(`/api/auth/${route}`, { method: 'POST', body, signal })) as SignInAnswer;
  }

  const send = (route: string, more: Record<string, string> = {}) => post(route, { ...who(), ...more });

  function goOn(answer: SignInAnswer): void {
    if (answer.status !== 'signed-in') {
      const text = answer.status === 'code-sent' ? texts.codeText : texts.codeScarceText;
      find('[data-code-text]').textContent = fillIn(text, { email: who().email });
      inputOf('code').value = '';
      show('code');
      return;
    }
    known = answer.firstName;
    if (intent !== 'sign-up' || !inputOf('wish').checked) {
      arrive();
      return;
    }
    find('[data-password-text]').textContent = fillIn(texts.passwordText, { email: who().email });
    inputOf('username').value = who().email;
    show('password');
  }

  function arrive(): void {
    if (known === null) show('name');
    else location.assign(goal);
  }

  function onSubmit(step: Step, work: () => Promise<void>): void {
    const form = formOf(step);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isRight(form)) void whileBusy(form, work);
    });
  }

  onSubmit('begin', async () => {
    const triesPassword = hasPassword && intent === 'sign-in';
    try {
      goOn(await (triesPassword ? send('password', { password: inputOf('password').value }) : send('code')));
    } catch (error) {
      const code = apiProblem(error);
      // The form has looked at all else before it was sent.
      if (code === 'invalid_body') say('wrong_email');
      else if (code === 'rate_limited' && triesPassword) say('passwords');
      else throw error;
    }
  });
  onSubmit('code', async () => {
    goOn(await send('verify', { code: inputOf('code').value }));
  });
  onSubmit('password', async () => {
    await putPassword({ password: inputOf('newPassword').value, locale });
    arrive();
  });
  onSubmit('name', async () => {
    const body = { firstName: inputOf('name').value.trim() };
    await callApi('/api/account', { method: 'PATCH', body, signal: AbortSignal.timeout(PATIENCE) });
    location.assign(goal);
  });
  const link = openedLink(location.hash);
  onSubmit('link', async () => {
    try {
      goOn(await post('confirm', { ...link, locale }));
    } catch (error) {
      if (apiProblem(error) !== 'wrong_code') throw error;
      show('begin');
      say('link');
    }
  });

  find('[data-again]').addEventListener('click', () => {
    void whileBusy(formOf('code'), async () => {
      await send('code');
      showToast({ title: texts.codeSent });
    });
  });
  find('[data-other-email]').addEventListener('click', () => {
    say(null);
    show('begin');
  });
  find('[data-no-password]').addEventListener('click', () => {
    say(null);
    arrive();
  });
  passwordSwitch.addEventListener('click', () => {
    hasPassword = !hasPassword;
    forgetProblems();
    update();
  });
  for (const button of page.querySelectorAll<HTMLElement>('[data-intent]')) {
    button.addEventListener('click', () => {
      intent = button.dataset['intent'] === 'sign-up' ? 'sign-up' : 'sign-in';
      forgetProblems();
      update();
    });
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-provider]')) {
    link.href = `${link.pathname}?${new URLSearchParams({ next: goal }).toString()}`;
  }
  find<HTMLAnchorElement>('[data-skip]').href = goal;
  const wish = intendedFavorite(Date.now(), goal);
  if (wish) {
    const reason = find('[data-reason]');
    reason.hidden = false;
    reason.textContent = fillIn(texts.forFavorite, { name: wish.cocktailName });
  }

  startReveals(page);
  update();
  for (const button of page.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false;
  say(query.get('problem'));
  if (link) {
    // Used up or not, it has no business in the history.
    history.replaceState(null, '', `${location.pathname}${location.search}`);
    show('link');
    return;
  }
  if (query.get('ask') === 'name') {
    show('name');
    return;
  }
  // Whoever is in already has nothing to do here.
  void reader.load().then(
    (user) => {
      if (user) location.replace(goal);
    },
    () => undefined,
  );
}
