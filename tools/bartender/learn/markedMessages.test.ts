import { expect, it } from 'vitest';
import { wordsOf } from '../../../netlify/services/chat/messageWords.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { markedMessage, markedMessages } from './markedMessages.ts';

it.each([
  ['no <egg white> please, but {gin}', ['egg white', true], ['gin', false]],
  ['{Rum}? Never. <Milk>, never', ['rum', false], ['milk', true]],
  ['bin gegen <Sellerie> allergisch', ['sellerie', true]],
] as const)('says of each thing that a message names whether it is avoided: %s', (line, ...things) => {
  const message = markedMessage(line, 'en');
  const { words } = wordsOf(message.text);
  expect(message.text).not.toMatch(/[<>{}]/);
  expect(
    message.things.map(({ start, end, isAvoided }) => [words.slice(start, end).join(' '), isAvoided]),
  ).toEqual(things);
});

it('has messages in all languages, with as many things that are avoided as others', () => {
  const messages = markedMessages();
  expect(new Set(messages.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
  expect(messages.filter(({ things }) => things.length === 0)).toEqual([]);
  const things = messages.flatMap((message) => message.things);
  const avoided = things.filter(({ isAvoided }) => isAvoided).length / things.length;
  expect(avoided).toBeGreaterThan(0.4);
  expect(avoided).toBeLessThan(0.6);
});
