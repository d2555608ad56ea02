import { showToast } from '../../ui/toast.ts';
import { deliver, type Delivery } from './deliver.ts';
import { findFieldProblem, showProblem, type FieldControl, type Problem } from './fieldProblem.ts';

/** What a form says, in the language of the page. */
export interface DeliveryTexts {
  sending: string;
  sent: { title: string; text: string };
  failed: string;
  reasons: Record<Exclude<Delivery['status'], 'sent'>, string>;
}

/**
 * Makes a form check its fields, say beside each what is wrong, and deliver them to the route in its `data-delivery`.
 * A failure keeps what was typed.
 *
 * @param onSent what follows the toast, once the form is empty again
 */
export function startDeliveryForm(form: HTMLFormElement, onSent?: () => void): void {
  const { delivery: route = '', texts: json = '{}' } = form.dataset;
  const texts = JSON.parse(json) as DeliveryTexts;
  const controls = [...form.querySelectorAll<FieldControl>('[data-longest]')];
  const button = form.querySelector('button[type="submit"]') as HTMLButtonElement;
  const label = button.textContent;

  function say(problems: Map<FieldControl, Problem>): void {
    for (const control of controls) showProblem(control, problems.get(control));
    controls.find((control) => problems.has(control))?.focus();
  }

  function setSending(isSending: boolean): void {
    form.setAttribute('aria-busy', String(isSending));
    button.setAttribute('aria-disabled', String(isSending));
    button.textContent = isSending ? texts.sending : label;
  }

  async function submit(): Promise<void> {
    const problems = problemsOf(controls);
    say(problems);
    if (problems.size > 0) return;
    setSending(true);
    const sent = new FormData(form);
    const fields = { ...Object.fromEntries(sent), locale: document.documentElement.lang };
    const delivery = await deliver(route, fields);
    setSending(false);
    if (delivery.status === 'sent') {
      // What was typed meanwhile is not sent, and stays.
      for (const control of controls) {
        if (control.value === sent.get(control.name)) control.value = control.defaultValue;
      }
      showToast(texts.sent);
      onSent?.();
      return;
    }
    const refused = controls.filter(({ name }) => delivery.fields.includes(name));
    say(new Map(refused.map((control) => [control, 'wrong'])));
    showToast({ title: texts.failed, text: texts.reasons[delivery.status], tone: 'error' });
  }

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy !== 'true') void submit();
  });
  form.addEventListener('input', ({ target }) => {
    // What was called wrong is watched until it is right; the rest waits for the next attempt.
    const control = controls.find((other) => other === target);
    if (control?.ariaInvalid === 'true') showProblem(control, findFieldProblem(control));
  });
  button.disabled = false;
}

function problemsOf(controls: FieldControl[]): Map<FieldControl, Problem> {
  return new Map(
    controls.flatMap((control) => {
      const problem = findFieldProblem(control);
      return problem === undefined ? [] : [[control, problem] as const];
    }),
  );
}
