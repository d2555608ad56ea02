import { expect, test } from 'vitest';
import { mergeShelves } from './mergeShelves.ts';

test.each([
  ['a first meeting keeps both', ['gin'], ['rum', 'gin'], [], ['rum', 'gin']],
  ['what was added on either side stays', ['gin', 'lime'], ['gin', 'rum'], ['gin'], ['gin', 'rum', 'lime']],
  ['what both have removed goes', [], [], ['gin'], []],
  ['what was removed here goes', [], ['gin'], ['gin'], []],
  ['what was removed elsewhere goes', ['gin'], [], ['gin'], []],
])('%s', (_, local, remote, agreed, expected) => {
  expect(mergeShelves(local, remote, agreed)).toEqual(expected);
});
