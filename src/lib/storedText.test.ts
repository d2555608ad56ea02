import { beforeEach, expect, it, vi } from 'vitest';

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  vi.resetModules();
  stored = new Map([['a', '1']]);
  isFull = false;
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size;
    },
    key: (place: number) => [...stored.keys()][place] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

it('keeps, reads, lists and removes texts', async () => {
  const { listStoredKeys, readStoredText, storeText } = await import('./storedText.ts');
  storeText('b', '2');
  expect(stored).toEqual(
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  );
  expect([readStoredText('a'), readStoredText('c')]).toEqual(['1', undefined]);
  expect(listStoredKeys()).toEqual(['a', 'b']);
  storeText('a', undefined);
  expect(listStoredKeys()).toEqual(['b']);
});

it('holds what storage does not take until the page is left, and forgets it once it is taken or removed', async () => {
  const { listStoredKeys, readStoredText, storeText } = await import('./storedText.ts');
  isFull = true;
  storeText('a', '2');
  storeText('c', '3');
  expect([readStoredText('a'), stored.get('a'), readStoredText('c')]).toEqual(['2', '1', '3']);
  expect(listStoredKeys()).toEqual(['a', 'c']);
  storeText('c', undefined);
  expect(readStoredText('c')).toBeUndefined();
  isFull = false;
  storeText('a', '4');
  stored.set('a', '5');
  expect(readStoredText('a')).toBe('5');
});

it('lists what the page holds where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { attempt, listStoredKeys, readStoredText, storeText } = await import('./storedText.ts');
  storeText('a', '1');
  expect([readStoredText('a'), listStoredKeys()]).toEqual(['1', ['a']]);
  storeText('a', undefined);
  expect(listStoredKeys()).toEqual([]);
  expect(attempt(() => JSON.parse('{'))).toBeUndefined();
});
