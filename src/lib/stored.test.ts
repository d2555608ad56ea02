import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, oneOf, stored } from './stored.ts';

const unit = stored('unit', oneOf(['ml', 'oz']));
const names = stored(
  'names',
  json((value) => (Array.isArray(value) ? value.map(String) : undefined)),
);

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a value comes back as it was stored, and is gone when it is removed', () => {
  expect(unit.get()).toBeUndefined();
  expect(unit.set('oz')).toBe(true);
  expect(names.set(['Ada', 'Zoë'])).toBe(true);
  expect([unit.get(), names.get()]).toEqual(['oz', ['Ada', 'Zoë']]);
  unit.remove();
  expect(unit.get()).toBeUndefined();
});

test.each(['', 'litre', 'OZ', '{"'])('rubbish in storage counts as nothing: %j', (text) => {
  kept.set('unit', text);
  kept.set('names', text);
  expect([unit.get(), names.get()]).toEqual([undefined, undefined]);
});

test('storage that is blocked or full is said, not thrown', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(unit.get()).toBeUndefined();
  expect(unit.set('oz')).toBe(false);
  expect(() => {
    unit.remove();
  }).not.toThrow();
});
