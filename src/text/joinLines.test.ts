import { expect, it } from 'vitest';
import { joinLines } from './joinLines.ts';

it('makes one line of several, and leaves the white space within a line alone', () => {
  expect(joinLines('Gin  &\tTonic \n\n  Lemon\n')).toBe('Gin  &\tTonic Lemon ');
  expect(joinLines('Gin ')).toBe('Gin ');
});
