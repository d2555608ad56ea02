import { expect, test } from 'vitest';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
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

test.each([
  ['ab', 'wordless'],
  ['xyz', undefined],
  ['y'.repeat(SHELF_LIMITS.letters), undefined],
  ['y'.repeat(SHELF_LIMITS.letters + 1), 'long'],
])('%j is refused at the edge: %s', (typed, why) => {
  expect(add(typed).refused[0]?.why).toBe(why);
});

test('a long text is named by its beginning', () => {
  const half = 'y'.repeat(SHELF_LIMITS.letters / 2);
  expect(add(`${half}, ${half}, ${half}y, ${half}y`).refused.map(({ text }) => text)).toEqual([
    half,
    `${'y'.repeat(24)}…`,
  ]);
});

test('a link holds no more than a shelf, and each thing once', () => {
  const link = Array.from({ length: 302 }, (_, index) => `~thing number ${index}`).join(',');
  const { shelf, unread } = shelfFromLink(`${link}, ~Thing number 3 `, isId);
  expect(shelf).toHaveLength(300);
  expect(unread).toEqual(['~thing number 300', '~thing number 301', '~Thing number 3']);
  expect(shelfFromLink('gin, ~ GIN ,~x', isId)).toEqual({ shelf: ['gin'], unread: ['~x'] });
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
