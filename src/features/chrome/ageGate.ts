import { oneOf, stored } from '../../lib/stored.ts';

const YES = 'yes';
const ageVerified = stored('ageVerified', oneOf([YES]));
const ageRefused = stored('ageRefused', oneOf([YES]), () => sessionStorage);
const root = document.documentElement;

/**
 * Lets a reader who says to be of age in and remembers it; one who is not stays before the gate for as long as the tab
 * is open (specification, sections 2 and 4). Nothing else closes the gate.
 */
export function guardAgeGate(): void {
  const gate = document.querySelector<HTMLDialogElement>('#age-gate');
  if (!gate || !isGateClosed()) return;

  const letIn = () => {
    delete root.dataset['gate'];
    gate.close();
  };
  const refuse = () => {
    root.dataset['gate'] = 'refused';
    for (const part of gate.querySelectorAll('[data-gate-question]')) part.remove();
    gate.setAttribute('aria-labelledby', 'age-gate-restricted');
    gate.querySelector<HTMLElement>('#age-gate-restricted')?.focus();
  };
  const hearAnswer = () => {
    if (ageRefused.get()) refuse();
    else if (isGateClosed() && !isRefused() && ageVerified.get()) letIn();
  };

  gate.querySelector('[data-of-age="yes"]')?.addEventListener('click', () => {
    ageVerified.set(YES);
    letIn();
  });
  gate.querySelector('[data-of-age="no"]')?.addEventListener('click', () => {
    ageRefused.set(YES);
    refuse();
  });
  // Answered in another tab, or on the page that one comes back from.
  addEventListener('storage', hearAnswer);
  addEventListener('pageshow', hearAnswer);
  // Browsers differ in what they let close a dialog.
  gate.addEventListener('close', () => {
    if (isGateClosed()) gate.showModal();
  });
  gate.addEventListener('cancel', (event) => {
    event.preventDefault();
  });
  if (isRefused()) refuse();
}

function isGateClosed(): boolean {
  return root.dataset['gate'] !== undefined;
}

function isRefused(): boolean {
  return root.dataset['gate'] === 'refused';
}
