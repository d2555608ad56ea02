import { expect, test } from 'vitest';
import { soundKey } from './soundKey.ts';

test.each([
  ['beilis', 'baileys'],
  ['konjak', 'cognac'],
  ['cointro', 'cointreau'],
  ['tekila', 'tequila'],
  ['kaluha', 'kahlua'],
  ['whiskie', 'whisky'],
])('%j sounds like %j', (written, meant) => {
  expect(soundKey(written)).toBe(soundKey(meant));
});

test.each([
  ['rum', 'ram'],
  ['lemon', 'lime'],
  ['porto', 'pastis'],
])('%j does not sound like %j', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});
