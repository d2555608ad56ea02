import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { attempt, storeText, readStoredText } from './storedText.ts';

/** How a value stands in local storage. */
export interface Format<Value> {
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

/** The format of one of a few words. */
export function createWordFormat<Word extends string>(words: readonly Word[]): Format<Word> {
  return { parse: (text) => words.find((word) => word === text), format: (word) => word };
}

/** The format of what JSON can hold, checked when it is read. */
export function json<Value>(check: (value: unknown) => Value | undefined): Format<Value> {
  return { parse: (text) => check(JSON.parse(text)), format: (value) => JSON.stringify(value) };
}

setPersistentEngine(
  new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key: string) => readStoredText(key) !== undefined,
      get: (_, key: string) => readStoredText(key),
      set: (_, key: string, value: string) => {
        storeText(key, value);
        return true;
      },
      deleteProperty: (_, key: string) => {
        storeText(key, undefined);
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
