/*
 * What one tab of this browser has to itself, by Web Locks: a lock ends with its tab, however that ends. Where the
 * browser has none, every tab is told that it has what it asks for.
 */

/** Ends what this tab holds, by name. */
const releases = new Map<string, () => void>();
/** What it has let go of, until the browser has too. */
const leaving = new Set<string>();

/** Takes something for this tab until it is let go. @returns false where another tab has it */
export function holdInTab(name: string): Promise<boolean> {
  if (releases.has(name) || !hasLocks()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => releases.set(name, release));
    });
    void held.then(() => leaving.delete(name));
  });
}

/** Lets go of what this tab holds. */
export function releaseInTab(name: string): void {
  releases.get(name)?.();
  if (releases.delete(name)) leaving.add(name);
}

/** The names of all that other tabs hold. */
export async function heldInOtherTabs(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set();
  // As it was when the browser was asked: by its answer more may be let go of.
  const own = new Set([...releases.keys(), ...leaving]);
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (own.has(name) ? [] : [name])));
}

function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator;
}
