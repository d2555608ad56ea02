import { expect, test } from 'vitest';
import { openPage } from '../stores/testPage.ts';

const openParts = async () => ({
  ...(await import('./persistent.ts')),
  ...(await import('./persistentEach.ts')),
});

test('what is kept one by one comes and goes one by one, here and in other tabs', async () => {
  const page = openPage({ 'note:a': '"one"', 'note:b': 'rubbish', notes: '"other"' });
  const { json, persistentEach } = await openParts();
  const { $all, keep } = persistentEach(
    'note',
    json((value) => (typeof value === 'string' ? value : undefined)),
  );
  const seen: object[] = [];
  $all.subscribe((notes) => seen.push({ ...notes }));
  expect(seen.at(-1)).toEqual({ a: 'one' });
  page.elsewhere('note:c', '"three"');
  keep('a', 'changed');
  expect(page.kept.get('note:a')).toBe('"changed"');
  page.elsewhere('note:c', null);
  expect(seen.at(-1)).toEqual({ a: 'changed' });
  keep('a', undefined);
  expect([...page.kept.keys()]).toEqual(['note:b', 'notes']);
});

test('what another tab takes away all at once is gone, and what comes while the page is away is there', async () => {
  const page = openPage({ 'note:a': '"one"' });
  const { json, persistentEach } = await openParts();
  const { $all } = persistentEach('note', json(String));
  const seen: object[] = [];
  const stop = $all.subscribe((notes) => seen.push({ ...notes }));
  page.kept.clear();
  page.elsewhere('other', '1');
  expect(seen.at(-1)).toEqual({ a: 'one' });
  page.clear();
  expect(seen.at(-1)).toEqual({});
  page.kept.set('note:b', '"two"');
  page.show();
  expect(seen.at(-1)).toEqual({ b: 'two' });
  stop();
});

test('where storage is blocked, what is kept one by one holds until the page is left', async () => {
  openPage(null);
  const { json, persistentEach } = await openParts();
  const { $all, keep } = persistentEach(
    'note',
    json((value) => (typeof value === 'string' ? value : undefined)),
  );
  keep('a', 'one');
  expect($all.get()).toEqual({ a: 'one' });
});
