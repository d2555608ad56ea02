import { expect, test, vi } from 'vitest';
import { openPage } from '../stores/testPage.ts';

async function openStores() {
  const { json, createWordFormat: oneOf, persistent } = await import('./persistent.ts');
  return {
    $unit: persistent<'ml' | 'oz' | undefined>('unit', undefined, oneOf(['ml', 'oz'])),
    $names: persistent<string[]>(
      'names',
      [],
      json((value) => (Array.isArray(value) ? value.map(String) : undefined)),
    ),
  };
}

test('a value comes back as it was kept, and is gone when it is taken back', async () => {
  const { kept } = openPage({ unit: 'oz' });
  const { $unit, $names } = await openStores();
  expect($unit.get()).toBe('oz');
  $names.set(['Ada', 'Zoë']);
  expect(kept.get('names')).toBe('["Ada","Zoë"]');
  $unit.set(undefined);
  expect(kept.has('unit')).toBe(false);
});

test.each(['', 'litre', 'OZ', '{"', 'null'])('rubbish counts as nothing: %j', async (text) => {
  openPage({ unit: text, names: text });
  const { $unit, $names } = await openStores();
  expect([$unit.get(), $names.get()]).toEqual([undefined, []]);
});

test('what another tab keeps, and what was kept while the page was away, is there without a reload', async () => {
  const page = openPage({ unit: 'ml' });
  const { $unit } = await openStores();
  const seen: unknown[] = [];
  $unit.subscribe((unit) => seen.push(unit));
  page.elsewhere('unit', 'oz');
  page.elsewhere('unit', 'litre');
  page.elsewhere('unit', null);
  page.kept.set('unit', 'oz');
  page.show();
  expect(seen).toEqual(['ml', 'oz', undefined, 'oz']);
});

test('where storage is blocked a value holds until the page is left', async () => {
  openPage(null);
  const { $unit } = await openStores();
  $unit.set('oz');
  expect($unit.get()).toBe('oz');
  $unit.set(undefined);
  expect($unit.get()).toBeUndefined();
});

test('where storage is full a value holds until the page is left, and is kept as soon as there is room', async () => {
  const { kept } = openPage({ unit: 'ml' });
  const { $unit } = await openStores();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  $unit.set('oz');
  expect([$unit.get(), kept.get('unit')]).toEqual(['oz', 'ml']);
  full.mockRestore();
  $unit.set('oz');
  expect(kept.get('unit')).toBe('oz');
});
