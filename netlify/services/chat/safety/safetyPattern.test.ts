import { expect, it } from 'vitest';
import { safetyPattern } from './safetyPattern.ts';
import { safetyText } from './safetyText.ts';

const found = (wording: string, message: string) =>
  safetyPattern([wording], { child: ['son', 'daughter'] }).test(safetyText(message, new Map()));

it.each([
  ['pregnan*', 'I’m pregnant!', true],
  ['pregnan', 'I’m pregnant!', false],
  ['(my|our) <child>', 'For our daughter', true],
  ['(my|our) <child>', 'For her daughter', false],
  ['want [to|really] die', 'I want to die', true],
  ['want [to|really] die', 'I want die', true],
  ['im safe [now|again]', 'I’m safe', true],
  ['im safe [now|again]', 'I’m safe now', true],
  ['wake .. up', 'I cannot wake my poor friend up', true],
  ['wake .. up', 'wake one two three four five up', false],
  ['wake .. up', 'A wake. Then up!', false],
  ['im <13-17>', 'I’m 16yo', true],
  ['im <13-17>', 'I’m 18', false],
  ['im <13-17>', 'I’m 160', false],
  ['my <word> <child>', 'my little son', true],
  ['^ <13-17>', '17, in Leeds', true],
  ['^ <13-17>', 'Table 17', false],
])('reads %s in "%s": %s', (wording, message, expected) => {
  expect(found(wording, message)).toBe(expected);
});

it('finds nothing by no wordings, and refuses a set that there is not', () => {
  expect(safetyPattern([], {}).test(' anything ')).toBe(false);
  expect(() => safetyPattern(['<nobody>'], {})).toThrow(RangeError);
  expect(() => safetyPattern(['drunk[en]'], {})).toThrow(RangeError);
});

it('writes out what chats shorten', () => {
  expect(safetyText('Jsuis là. Ça va?', new Map([['jsuis', 'je suis']]))).toBe(' ^ je suis la / ca va / ');
});
