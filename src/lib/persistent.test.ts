import { expect, test, vi } from 'vitest';
import { openPage } from '../stores/testPage.ts';

async function openStores() {
  const { json, oneOf, persistent } = await import('./persistent.ts');
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

test('what is kept one by one comes and goes one by one, here and in other tabs', async () => {
  const page = openPage({ 'note:a': '"one"', 'note:b': 'rubbish', notes: '"other"' });
  const { json, persistentEach } = await import('./persistent.ts');
  const $notes = persistentEach(
    'note',
    json((value) => (typeof value === 'string' ? value : undefined)),
  );
  const seen: object[] = [];
  $notes.subscribe((notes) => seen.push({ ...notes }));
  expect(seen.at(-1)).toEqual({ a: 'one' });
  page.elsewhere('note:c', '"three"');
  $notes.setKey('a', 'changed');
  expect(page.kept.get('note:a')).toBe('"changed"');
  page.elsewhere('note:c', null);
  expect(seen.at(-1)).toEqual({ a: 'changed' });
  $notes.setKey('a', undefined);
  expect([...page.kept.keys()]).toEqual(['notes']);
});

test('where storage is blocked, what is kept one by one holds until the page is left', async () => {
  openPage(null);
  const { json, persistentEach } = await import('./persistent.ts');
  const $notes = persistentEach(
    'note',
    json((value) => (typeof value === 'string' ? value : undefined)),
  );
  $notes.setKey('a', 'one');
  expect($notes.get()).toEqual({ a: 'one' });
});
