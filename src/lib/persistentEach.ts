import { map, onMount, type ReadableAtom } from 'nanostores';
import { attempt, storeText, listStoredKeys, readStoredText } from './storedText.ts';
import type { Format } from './persistent.ts';

/** Values that this browser keeps one by one. */
interface Kept<Value> {
  /** All of them, by id; all tabs agree on them. */
  $all: ReadableAtom<Readonly<Record<string, Value | undefined>>>;
  /** @param value undefined keeps it no longer */
  keep(id: string, value: Value | undefined): void;
}

/**
 * Values that this browser keeps one by one, each under `name:id`, so that tabs that change different ones never write
 * over each other. Otherwise like `persistent`; a text that is no such value stays where it is.
 *
 * @example const drafts = persistentEach('menu-draft', json(asDraft))
 */
export function persistentEach<Value>(name: string, { parse, format }: Format<Value>): Kept<Value> {
  const prefix = `${name}:`;
  const $all = map<Record<string, Value | undefined>>({});

  function readOne(key: string): [id: string, value: Value][] {
    const text = readStoredText(key);
    const value = text === undefined ? undefined : attempt(() => parse(text));
    return value === undefined ? [] : [[key.slice(prefix.length), value]];
  }
  const read = () => {
    $all.set(
      Object.fromEntries(listStoredKeys().flatMap((key) => (key.startsWith(prefix) ? readOne(key) : []))),
    );
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) read();
  };

  onMount($all, () => {
    read();
    // Where islands are rendered for the build there is no other tab.
    if (typeof window === 'undefined') return undefined;
    const tab = window;
    tab.addEventListener('storage', onStorage);
    tab.addEventListener('pageshow', read);
    return () => {
      tab.removeEventListener('storage', onStorage);
      tab.removeEventListener('pageshow', read);
    };
  });

  return {
    $all,
    keep(id, value) {
      storeText(prefix + id, value === undefined ? undefined : format(value));
      $all.setKey(id, value);
    },
  };
}
