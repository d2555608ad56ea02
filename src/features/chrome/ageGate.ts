import { oneOf, stored } from '../../lib/stored.ts';

const OF_AGE = 'yes';
const ageVerified = stored('ageVerified', oneOf([OF_AGE]));
const root = document.documentElement;

/**
 * Lets a reader who says to be of age in and remembers it; one who is not stays before the gate for as long as the
 * page is open (specification, sections 2 and 4). Nothing else closes the gate.
 */
export function guardAgeGate(): void {
  const gate = document.querySelector<HTMLDialogElement>('#age-gate');
  if (!gate || !isGateClosed()) return;
  let isRejected = false;

  const letIn = () => {
    delete root.dataset['gate'];
    gate.close();
  };
  const reject = () => {
    isRejected = true;
    for (const part of gate.querySelectorAll('[data-gate-question]')) part.remove();
    gate.querySelector('[data-gate-restricted]')?.removeAttribute('hidden');
    gate.setAttribute('aria-labelledby', 'age-gate-restricted');
    gate.querySelector<HTMLElement>('#age-gate-restricted')?.focus();
  };
  const letInIfVerified = () => {
    if (!isRejected && isGateClosed() && ageVerified.get()) letIn();
  };

  gate.querySelector('[data-of-age="yes"]')?.addEventListener('click', () => {
    ageVerified.set(OF_AGE);
    letIn();
  });
  gate.querySelector('[data-of-age="no"]')?.addEventListener('click', reject);
  // Answered in another tab, or on the page that one comes back from.
  addEventListener('storage', letInIfVerified);
  addEventListener('pageshow', letInIfVerified);
  // Browsers differ in what they let close a dialog.
  gate.addEventListener('close', () => {
    if (isGateClosed()) gate.showModal();
  });
  gate.addEventListener('cancel', (event) => {
    event.preventDefault();
  });
}

function isGateClosed(): boolean {
  return root.dataset['gate'] === 'closed';
}
