import { expect, test } from 'vitest';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { messagesIn } from '../../i18n/messages.ts';
import { changeText } from './changeText.ts';
import { MIX_AREAS } from './say.ts';

const say = createTranslator(messagesIn('en', ...MIX_AREAS), 'en');
const IDS = ['campari', 'gin', 'gin:tanqueray'];
const textOf = (before: string[], after: string[]) =>
  changeText(say, { before, after, isId: (entry) => IDS.includes(entry), nameOf: (entry) => entry });

test.each([
  [[], ['campari'], 'campari added'],
  [['gin'], ['gin', 'campari', 'xyz'], 'campari added, xyz added: not in our catalog, matched by name'],
  [['gin', 'campari'], ['gin'], 'campari removed'],
  [['gin'], [], 'gin removed'],
  [['gin', 'campari'], [], 'List cleared'],
  [['gin'], ['gin:tanqueray'], 'gin:tanqueray added'],
  [['gin'], ['gin'], ''],
  [[], [], ''],
])('from %j to %j it says %j', (before, after, text) => {
  expect(textOf(before, after)).toBe(text);
});

test('as long as nobody knows the ingredients, nothing is called unknown', () => {
  const change = { before: [], after: ['xyz'], isId: undefined, nameOf: (entry: string) => entry };
  expect(changeText(say, change)).toBe('xyz added');
});
