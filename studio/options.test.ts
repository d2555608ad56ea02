import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('without options everything that is missing is rendered', () => {
  expect(parseOptions([])).toEqual({
    only: [],
    preview: false,
    minutes: undefined,
    heroes: false,
    list: false,
  });
});

test('ids can be repeated or stand between commas', () => {
  expect(parseOptions(['--only', '11001,11002', '--only', ' 12001 ']).only).toEqual([
    '11001',
    '11002',
    '12001',
  ]);
});

test('minutes may have a fraction', () => {
  expect(parseOptions(['--minutes', '0.5']).minutes).toBe(0.5);
});

test.each([
  [['--fast'], /Unknown option '--fast'/],
  [['11002'], /Unexpected argument '11002'/],
  [['--only'], /argument missing/],
  [['--minutes', 'ten'], '--minutes must be a number above 0, not "ten".'],
  [['--minutes', '0'], '--minutes must be a number above 0, not "0".'],
  [['--minutes', ''], '--minutes must be a number above 0, not "".'],
])('%j is refused', (args, reason) => {
  expect(() => parseOptions(args)).toThrow(reason);
  expect(() => parseOptions(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});
