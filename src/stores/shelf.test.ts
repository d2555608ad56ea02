import { expect, it } from 'vitest';
import { SHELF_LIMITS } from '../contracts/shelf/shelfLimits.ts';
import { openPage } from './testPage.ts';

async function openShelf(kept: Record<string, string> | null = {}) {
  const page = openPage(kept);
  return { page, ...(await import('./shelf.ts')), ...(await import('./shelfMarks.ts')) };
}

it('reads what older pages have kept, and says what it serves for', async () => {
  const { $shelf, $marked } = await openShelf({
    'mixmaster-shelf': '["london-dry-gin","fairy dust"]',
    'mixmaster-shelf-serves': '{"london-dry-gin":["gin"]}',
  });
  expect($shelf.get()).toEqual(['london-dry-gin', 'fairy dust']);
  expect([...$marked.get()(['gin', 'campari'])]).toEqual(['gin']);
});

it.each(['', 'gin', '{}', '{"gin":true}', '[[', 'null'])(
  'takes %j in storage for an empty shelf',
  async (text) => {
    const { $marked } = await openShelf({ 'mixmaster-shelf': text, 'mixmaster-shelf-serves': text });
    expect($marked.get()(['gin', 'rum']).size).toBe(0);
  },
);

it('leaves out what a thing serves for where that is no list of ids', async () => {
  const { $marked } = await openShelf({
    'mixmaster-shelf': '["gin","rum"]',
    'mixmaster-shelf-serves': '{"gin":[1],"rum":["spirit"]}',
  });
  expect([...$marked.get()(['gin'])]).toEqual(['gin']);
  expect([...$marked.get()(['spirit', '1'])]).toEqual(['spirit']);
});

it('takes an ingredient on with what it serves for and off again, and keeps nothing of an empty shelf', async () => {
  const { page, $marked, toggleIngredient } = await openShelf();
  const seen: string[][] = [];
  $marked.subscribe((marked) => seen.push([...marked(['lime-juice'])]));
  expect(toggleIngredient('lime', ['lime-juice'])).toBe(true);
  expect(page.kept.get('mixmaster-shelf')).toBe('["lime"]');
  expect(toggleIngredient('lime', ['lime-juice'])).toBe(true);
  expect(seen).toEqual([[], ['lime-juice'], []]);
  expect(page.kept.has('mixmaster-shelf')).toBe(false);
});

it('takes no more than it holds', async () => {
  const full = Array.from({ length: SHELF_LIMITS.entries }, (_, place) => `thing ${place}`);
  const { $shelf, toggleIngredient } = await openShelf({ 'mixmaster-shelf': JSON.stringify(full) });
  expect(toggleIngredient('gin', [])).toBe(false);
  expect($shelf.get()).toEqual(full);
  expect(toggleIngredient('thing 7', [])).toBe(true);
});

it('calls back once as soon as the shelf says of a thing which bottle it is', async () => {
  const { onceBottleIsStored, storeShelf } = await openShelf({ 'mixmaster-shelf': '["gin"]' });
  let calls = 0;
  onceBottleIsStored(() => (calls += 1));
  expect(calls).toBe(0);
  storeShelf(['gin', 'rum:plain']);
  storeShelf(['gin:roku']);
  expect(calls).toBe(1);
});

it('agrees with another tab without a reload', async () => {
  const { page, $shelf } = await openShelf();
  const seen: unknown[] = [];
  $shelf.subscribe((shelf) => seen.push(shelf));
  page.elsewhere('mixmaster-shelf', '["gin"]');
  page.elsewhere('mixmaster-shelf', null);
  expect(seen).toEqual([[], ['gin'], []]);
});

it('works where the browser keeps nothing', async () => {
  const { $marked, toggleIngredient } = await openShelf(null);
  toggleIngredient('gin', []);
  expect([...$marked.get()(['gin'])]).toEqual(['gin']);
});
