import { findFieldProblem, showProblem } from '../forms/fieldProblem.ts';

/** Whether what is shown of a form is filled in right; the first field that is not gets the focus. */
export function isRight(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll('input')].filter((input) => !input.closest('[hidden]'));
  for (const input of inputs) showProblem(input, findFieldProblem(input));
  const wrong = inputs.find((input) => findFieldProblem(input));
  wrong?.focus();
  return wrong === undefined;
}

/**
 * Marks a field as refused by the site, ties the text of the problem to it and focuses it; or takes that back.
 * @param problem the element that says what is wrong
 */
export function markRefused(input: HTMLInputElement, problem: HTMLElement, isWrong: boolean): void {
  const others = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== problem.id);
  input.setAttribute('aria-describedby', [...others, ...(isWrong ? [problem.id] : [])].join(' '));
  if (!isWrong) {
    input.removeAttribute('aria-invalid');
    return;
  }
  input.setAttribute('aria-invalid', 'true');
  input.focus();
}

/** Sends a form, one at a time; its button says meanwhile that it takes a moment. */
export async function whileSending(
  form: HTMLFormElement,
  waiting: string,
  work: () => Promise<void>,
): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const button = form.querySelector('[type="submit"]') as HTMLButtonElement;
  const label = button.textContent;
  form.ariaBusy = 'true';
  button.ariaDisabled = 'true';
  button.textContent = waiting;
  try {
    await work();
  } finally {
    form.ariaBusy = 'false';
    button.ariaDisabled = 'false';
    button.textContent = label;
  }
}

/** Lets readers see the passwords that they type; a password that is sent is hidden again. */
export function startReveals(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('[data-reveal]')) {
    const input = root.querySelector<HTMLInputElement>(`#${box.dataset['reveal'] ?? ''}`);
    const update = () => {
      if (input) input.type = box.checked ? 'text' : 'password';
    };
    box.addEventListener('change', update);
    input?.form?.addEventListener('submit', () => {
      box.checked = false;
      update();
    });
    input?.form?.addEventListener('reset', () => {
      box.checked = false;
      update();
    });
  }
}
