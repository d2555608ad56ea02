import { expect, test } from 'vitest';
import { asShelf } from './asShelf.ts';
import { addEntries, shelfFromLink, shelfToLink } from './shelfEntries.ts';

const IDS = ['gin', 'tonic-water', 'lime'];
const NAMES: Record<string, string> = { gin: 'gin', tonic: 'tonic-water', lime: 'lime', limes: 'lime' };
const find = (text: string) => NAMES[text.toLowerCase()];
const isId = (entry: string) => IDS.includes(entry);
const add = (typed: string, shelf: string[] = []) => addEntries(shelf, typed, find);

test('text is trimmed, compared without case, and taken once', () => {
  expect(add('  GIN ').shelf).toEqual(['gin']);
  expect(add('limes', ['lime']).shelf).toEqual(['lime']);
  expect(add('Fairy Dust', ['fairy dust']).shelf).toEqual(['fairy dust']);
});

test('what was typed is told with the entry that it became, of new ones alone', () => {
  expect(add('Limes, gin, fairy dust', ['gin']).added).toEqual([
    { text: 'Limes', entry: 'lime' },
    { text: 'fairy dust', entry: 'fairy dust' },
  ]);
});

test('several come at once, by comma, line or "and"', () => {
  expect(add('gin, lime\nfairy dust;').shelf).toEqual(['gin', 'lime', 'fairy dust']);
  expect(add('gin 0,7 l, lime').shelf).toEqual(['gin 0,7 l', 'lime']);
  expect(add('gin and tonic').shelf).toEqual(['gin', 'tonic-water']);
  expect(add('gin and moonshine').shelf).toEqual(['gin and moonshine']);
});

test.each([
  ['', []],
  ['   ', []],
  ['x', ['short']],
  ['🍸🍋', ['wordless']],
  ['of 12', ['wordless']],
  ['y'.repeat(500), ['long']],
  ['<img src=x onerror=alert(1)>', []],
  ['ليمون أخضر', []],
])('%j is refused as %j', (typed, refusals) => {
  expect(add(typed).refused.map(({ why }) => why)).toEqual(refusals);
});

test('what is on the shelf already is ignored, and named', () => {
  expect(add('Limes', ['lime']).refused).toEqual([{ text: 'Limes', why: 'known' }]);
  expect(add('fairy dust, Fairy Dust').refused).toEqual([{ text: 'Fairy Dust', why: 'known' }]);
});

test('a shelf takes 300 and says what it did not take', () => {
  const { shelf, refused } = add(
    Array.from({ length: 303 }, (_, index) => `thing number ${index}`).join(','),
  );
  expect(shelf).toHaveLength(300);
  expect(refused.map(({ why }) => why)).toEqual(['full', 'full', 'full']);
});

test('a link carries ids and texts there and back', () => {
  const shelf = ['gin', 'crème, 50% <b>', 'lime'];
  const link = new URLSearchParams({ shelf: shelfToLink(shelf, isId) }).toString();
  const value = new URLSearchParams(link).get('shelf') ?? '';
  expect(shelfFromLink(value, isId)).toEqual({ shelf, unread: [] });
});

test('of a damaged or foreign link what can be read is read and the rest is named', () => {
  expect(shelfFromLink('gin,unobtainium,~%E0%A4,,lime,gin,~🍸', isId)).toEqual({
    shelf: ['gin', 'lime'],
    unread: ['unobtainium', '~%E0%A4', '~🍸'],
  });
});

test.each([
  [undefined, undefined],
  ['gin', undefined],
  [{ gin: true }, undefined],
  [['gin', 7, null, '', ' ', 'x'.repeat(61), 'gin'], ['gin']],
])('stored %j is the shelf %j', (value, shelf) => {
  expect(asShelf(value)).toEqual(shelf);
});
