/** Where local storage keeps what the reader avoids; `diet.ts` reads and writes it. */
export const DIET_KEY = 'mixmaster-diet';

/**
 * Calls back once where the reader avoids something, now or as soon as another tab says so. Small, so that a page costs
 * nobody else the store and its rules.
 */
export function onceDietIsStored(then: () => void): void {
  if (isKept()) {
    then();
    return;
  }
  window.addEventListener('storage', function listen({ key }) {
    if (key !== DIET_KEY) return;
    window.removeEventListener('storage', listen);
    then();
  });
}

function isKept(): boolean {
  try {
    return localStorage.getItem(DIET_KEY) !== null;
  } catch {
    return false;
  }
}
