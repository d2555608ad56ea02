import { $ageVerified } from '../../stores/preferences.ts';

/** Place in the storage of the tab. */
const REFUSED = 'ageRefused';
const root = document.documentElement;

/**
 * Lets a reader who says to be of age in and remembers it; one who is not stays before the gate for as long as the tab
 * is open (specification, sections 2 and 4). Since that cannot be undone, a first No asks once more, and counts only
 * when it is confirmed. Nothing else closes the gate.
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
    for (const part of gate.querySelectorAll('[data-gate-question], [data-gate-sure]')) part.remove();
    gate.setAttribute('aria-labelledby', 'age-gate-restricted');
    gate.querySelector<HTMLElement>('#age-gate-restricted')?.focus();
  };
  const askOnceMore = (isAsking: boolean) => {
    for (const part of gate.querySelectorAll<HTMLElement>('[data-gate-question]')) part.hidden = isAsking;
    for (const part of gate.querySelectorAll<HTMLElement>('[data-gate-sure]')) part.hidden = !isAsking;
    const heading = isAsking ? 'age-gate-sure' : 'age-gate-question';
    gate.setAttribute('aria-labelledby', heading);
    gate.querySelector<HTMLElement>(`#${heading}`)?.focus();
  };
  gate.querySelector('[data-of-age="yes"]')?.addEventListener('click', () => {
    $ageVerified.set('yes');
  });
  gate.querySelector('[data-of-age="no"]')?.addEventListener('click', () => {
    askOnceMore(true);
  });
  gate.querySelector('[data-of-age="ask-again"]')?.addEventListener('click', () => {
    askOnceMore(false);
  });
  gate.querySelector('[data-of-age="surely-not"]')?.addEventListener('click', () => {
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
