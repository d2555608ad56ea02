import {
  persistentAtom,
  persistentMap,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import type { MapStore, WritableAtom } from 'nanostores';

/** How a value stands in local storage. */
interface Format<Value> {
  /** @returns undefined for a text that is no such value */
  parse(text: string): Value | undefined;
  format(value: Value): string;
}

/**
 * A value that this browser keeps, and that all its tabs agree on. Nothing here throws: where local storage is blocked
 * or full the value holds until the page is left, and a text that is no such value counts as nothing.
 *
 * @param initial stands where nothing is kept; to set it is to keep nothing
 * @example const $unit = persistent('cocktail-unit-preference', undefined, oneOf(['ml', 'oz']))
 */
export function persistent<Value>(
  key: string,
  initial: Value,
  { parse, format }: Format<NonNullable<Value>>,
): WritableAtom<Value> {
  return persistentAtom<Value>(key, initial, {
    encode: (value) =>
      value === initial || value === undefined || value === null ? undefined : format(value),
    decode: (text: string) => attempt(() => parse(text)) ?? initial,
  });
}

/**
 * Values that this browser keeps one by one, each under `name:key`, so that tabs that change different ones never write
 * over each other. Otherwise like {@link persistent}; to set one to undefined is to keep it no longer.
 *
 * @example const $drafts = persistentEach('menu-draft', json(asDraft))
 */
export function persistentEach<Value>(
  name: string,
  { parse, format }: Format<Value>,
): MapStore<Record<string, Value | undefined>> {
  return persistentMap<Record<string, Value | undefined>>(
    `${name}:`,
    {},
    {
      encode: (value) => (value === undefined ? undefined : format(value as Value)) as string,
      decode: (text: string) => attempt(() => parse(text)),
    },
  );
}

/** The format of one of a few words. */
export function oneOf<Word extends string>(words: readonly Word[]): Format<Word> {
  return { parse: (text) => words.find((word) => word === text), format: (word) => word };
}

/** The format of what JSON can hold, checked when it is read. */
export function json<Value>(check: (value: unknown) => Value | undefined): Format<Value> {
  return { parse: (text) => check(JSON.parse(text)), format: (value) => JSON.stringify(value) };
}

/** What local storage did not take. */
const untaken = new Map<string, string>();
const readKeys = () =>
  attempt(() => Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')) ??
  [];
const read = (key: string) => untaken.get(key) ?? attempt(() => localStorage.getItem(key) ?? undefined);

setPersistentEngine(
  new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key: string) => read(key) !== undefined,
      get: (_, key: string) => read(key),
      ownKeys: () => [...new Set([...readKeys(), ...untaken.keys()])],
      getOwnPropertyDescriptor: (_, key: string) => ({
        value: read(key),
        enumerable: true,
        configurable: true,
      }),
      set: (_, key: string, value: string) => {
        untaken.set(key, value);
        attempt(() => {
          localStorage.setItem(key, value);
          untaken.delete(key);
        });
        return true;
      },
      deleteProperty: (_, key: string) => {
        untaken.delete(key);
        attempt(() => {
          localStorage.removeItem(key);
        });
        return true;
      },
    },
  ),
  // Where islands are rendered for the build there is no other tab.
  {
    addEventListener(...listening) {
      if (typeof window !== 'undefined') windowPersistentEvents.addEventListener(...listening);
    },
    removeEventListener(...listening) {
      if (typeof window !== 'undefined') windowPersistentEvents.removeEventListener(...listening);
    },
  },
);

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
