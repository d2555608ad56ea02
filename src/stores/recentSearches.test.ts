import { expect, it } from 'vitest';
import { openPage } from './testPage.ts';

const KEY = 'recent-searches';
const open = async (kept: Record<string, string> | null = {}) => {
  const page = openPage(kept);
  return { page, ...(await import('./recentSearches.ts')) };
};

it('keeps the last five, the newest first, each once however it is written', async () => {
  const { page, $recentSearches, noteSearch } = await open();
  for (const text of ['gin', 'rum', ' Mojito ', 'sour', 'mezcal', 'GIN', 'vodka', '  ']) noteSearch(text);
  expect($recentSearches.get()).toEqual(['vodka', 'GIN', 'mezcal', 'sour', 'Mojito']);
  expect(page.kept.get(KEY)).toBe(JSON.stringify($recentSearches.get()));
});

it('leaves nothing in the browser once they are forgotten', async () => {
  const { page, $recentSearches, forgetSearches } = await open({ [KEY]: '["gin"]' });
  expect($recentSearches.get()).toEqual(['gin']);
  forgetSearches();
  expect($recentSearches.get()).toEqual([]);
  expect(page.kept.has(KEY)).toBe(false);
});

it('reads no more than it keeps, nothing blank, and no more than a search may hold', async () => {
  const long = 'x'.repeat(200);
  const { $recentSearches, noteSearch } = await open({
    [KEY]: JSON.stringify([long, ' ', 1, 'a', 'b', 'c', 'd', 'e']),
  });
  expect($recentSearches.get()).toEqual([long.slice(0, 80), 'a', 'b', 'c', 'd']);
  noteSearch(`y${long}`);
  expect($recentSearches.get()[0]).toHaveLength(80);
});

it.each(['{"a":1}', 'gin', '[1,""]'])('takes %s for nothing', async (text) => {
  const { $recentSearches } = await open({ [KEY]: text });
  expect($recentSearches.get()).toEqual([]);
});
