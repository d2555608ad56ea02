import { expect, it } from 'vitest';
import { createPatterns } from './safetyPattern.ts';
import { safetyText } from './safetyText.ts';
import { createIndexer } from './wordingIndex.ts';

/** A pattern of some wordings, over a set of children. */
function patternOf(wordings: readonly string[]) {
  const sets = { child: ['son', 'daughter'] };
  const index = createIndexer(sets);
  return createPatterns({ child: index(sets.child) })(index(wordings));
}

const found = (wording: string, message: string) =>
  patternOf([wording])(safetyText(message, new Map())) !== undefined;

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
  ['black ?out(s)?', 'Black outs', true],
  ['black ?out(s)?', 'blackout', true],
  ['(a|old [red|white] )wine*', 'old white wines', true],
  ['bottle [whole] .. gin', 'a bottle of that gin', true],
  ['(a|some <child>s)', 'some daughters', true],
  ['<child> <child>', 'my son daughter', true],
])('reads %s in "%s": %s', (wording, message, expected) => {
  expect(found(wording, message)).toBe(expected);
});

it('finds nothing by no wordings, and refuses what it cannot read', () => {
  expect(patternOf([])(' anything / ')).toBeUndefined();
  for (const wording of ['<nobody>', 'drunk[en]', 'drunk .', 'drunk)', '?'])
    expect(() => found(wording, 'drunk'), wording).toThrow(RangeError);
});

it('finds one place after the other, the longest gap first', () => {
  const finder = patternOf(['so .. much', 'gin']);
  const text = ' ^ so very much much gin gin / ';
  expect(finder(text)).toEqual({ start: 2, end: 20 });
  expect(finder(text, 20)).toEqual({ start: 20, end: 24 });
  expect(finder(text, 24)).toEqual({ start: 24, end: 28 });
  expect(finder(text, 28)).toBeUndefined();
});

it('writes out what chats shorten', () => {
  expect(safetyText('Jsuis là. Ça va?', new Map([['jsuis', 'je suis']]))).toBe(' ^ je suis la / ca va / ');
});

it('reads a wording where a text may begin so, and no other', () => {
  const { starts } = createIndexer({})(['broken', 'gin']);
  const find = createPatterns({})({ wordings: ['broken)', 'gin'], starts });
  expect(find(' ^ a gin / ')).toEqual({ start: 4, end: 8 });
  expect(() => find(' ^ broken / ')).toThrow(RangeError);
});
