import { $ageVerified } from '../../stores/preferences.ts';

/** Place in the storage of the tab. */
const REFUSED = 'ageRefused';
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
  gate.querySelector('[data-of-age="yes"]')?.addEventListener('click', () => {
    $ageVerified.set('yes');
  });
  gate.querySelector('[data-of-age="no"]')?.addEventListener('click', () => {
    try {
      sessionStorage.setItem(REFUSED, 'yes');
    } catch {
      // It holds for this page.
    }
    refuse();
  });
  // Answered here, in another tab, or on the page that one comes back from.
  addEventListener('pageshow', () => {
    if (isKeptRefused()) refuse();
  });
  $ageVerified.subscribe((answer) => {
    if (answer && isGateClosed() && !isRefused() && !isKeptRefused()) letIn();
  });
  // Browsers differ in what they let close a dialog.
  gate.addEventListener('close', () => {
    if (isGateClosed()) gate.showModal();
  });
  gate.addEventListener('cancel', (event) => {
    event.preventDefault();
  });
  if (isRefused()) refuse();
}

function isKeptRefused(): boolean {
  try {
    return sessionStorage.getItem(REFUSED) === 'yes';
  } catch {
    return false;
  }
}

function isGateClosed(): boolean {
  return root.dataset['gate'] !== undefined;
}

function isRefused(): boolean {
  return root.dataset['gate'] === 'refused';
}
