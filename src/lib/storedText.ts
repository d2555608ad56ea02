/*
 * Local storage that never throws: where it is blocked or full, a text holds until the page is left.
 */

/** What local storage did not take. */
const untaken = new Map<string, string>();

/** @returns undefined where nothing is kept */
export function readStoredText(key: string): string | undefined {
  return untaken.get(key) ?? attempt(() => localStorage.getItem(key) ?? undefined);
}

/** @param text undefined keeps nothing any more */
export function storeText(key: string, text: string | undefined): void {
  if (text === undefined) {
    untaken.delete(key);
    attempt(() => localStorage.removeItem(key));
    return;
  }
  untaken.set(key, text);
  attempt(() => {
    localStorage.setItem(key, text);
    untaken.delete(key);
  });
}

/** @returns undefined where the action throws */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The keys under which anything is kept, in no order. */
export function listStoredKeys(): string[] {
  const stored =
    attempt(() => Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')) ??
    [];
  return [...new Set([...stored, ...untaken.keys()])];
}
