import { expect, it } from 'vitest';
import { shelfNote } from './shelfNote.ts';

it.each([
  [[], '', false],
  [['campari'], 'You have 1 of 3', false],
  [['campari', 'gin', 'sweet-vermouth', 'rum'], 'You have 3 of 3', true],
])('a card says of a shelf that serves for %j: %j', (served, text, hasAll) => {
  const asked = ['gin', 'campari', 'sweet-vermouth'];
  const marked = () => new Set(asked.filter((id) => served.includes(id)));
  expect(shelfNote(asked, marked, 'You have {{have}} of {{total}}')).toEqual({ text, hasAll });
});
