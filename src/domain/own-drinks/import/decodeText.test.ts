import { expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

const TEXT = '{"name":"Crème à la réglisse"}';
const latin = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));
const utf16 = (isLittle: boolean) =>
  Uint8Array.from(
    [...`\uFEFF${TEXT}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['Latin-1', latin],
  ['UTF-16, low byte first', utf16(true)],
  ['UTF-16, high byte first', utf16(false)],
])('reads a file in %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

it('reads an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
