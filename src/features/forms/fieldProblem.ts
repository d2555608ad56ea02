/** A field of a form that `Field.astro` made: its data carry what to say about it. */
export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

export type Problem = 'missing' | 'tooLong' | 'wrong';

/** What is wrong with a field by the browser's own rules, and with spaces alone or too many characters. */
export function findFieldProblem(control: FieldControl): Problem | undefined {
  const text = control.value.trim();
  const { longest } = control.dataset;
  if (control.required && text === '' && !control.validity.badInput) return 'missing';
  if (longest !== undefined && [...text].length > Number(longest)) return 'tooLong';
  return control.validity.valid ? undefined : 'wrong';
}

/** Says beside a field what is wrong with it, or takes back what was said. */
export function showProblem(control: FieldControl, problem: Problem | undefined): void {
  const place = document.getElementById(`problem-${control.name}`);
  if (!place) return;
  place.textContent = problem === undefined ? '' : (control.dataset[problem] ?? '');
  place.hidden = problem === undefined;
  if (problem === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}
