import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['&eacute;toile &amp; 30&deg;', 'étoile & 30°'],
  // What every object has, and no list of entities.
  ['gin &toString; &constructor;', 'gin &toString; &constructor;'],
  ['rum &xtoString; &evalueOf;', 'rum &xtoString; &evalueOf;'],
])('reads %j as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
