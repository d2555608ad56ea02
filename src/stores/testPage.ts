import { vi } from 'vitest';

/** A page of a browser for tests of stores: what it keeps, and what its tabs tell each other. */
export interface TestPage {
  /** What local storage holds. */
  kept: Map<string, string>;
  /** Changes local storage as another tab does; null removes. */
  elsewhere(key: string, value: string | null): void;
  /** Empties local storage as another tab does. */
  clear(): void;
  /** Comes back as it was left. */
  show(): void;
}

/**
 * Opens a page that knows nothing yet: modules that a test imports now begin anew.
 *
 * @param kept what local storage holds already; null where the browser blocks it
 * @param cookie the cookies that scripts can read
 */
export function openPage(kept: Record<string, string> | null = {}, cookie = ''): TestPage {
  vi.resetModules();
  const values = new Map(Object.entries(kept ?? {}));
  const page = new EventTarget();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  vi.stubGlobal('localStorage', kept === null ? blocked : storageOf(values));
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { cookie });
  return {
    kept: values,
    elsewhere(key, newValue) {
      if (newValue === null) values.delete(key);
      else values.set(key, newValue);
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
    clear() {
      values.clear();
      page.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
    },
    show() {
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
  };
}

function storageOf(values: Map<string, string>) {
  return {
    get length() {
      return values.size;
    },
    key: (place: number) => [...values.keys()][place] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

/** The cookies of a reader who may be signed in. */
export const SIGNED_IN = 'mixmaster-signed-in=1';
