import { expect, it } from 'vitest';
import type { Locale } from '../../../src/contracts/locale.ts';
import { createLexicon, lexiconTables } from './lexicon.ts';
import { createMasker } from './readMessage.ts';
import { catalogue } from './testConversation.ts';
import { wordsOf } from './messageWords.ts';

const mask = createMasker(createLexicon(lexiconTables(catalogue)));

it.each<[Locale, string, [string, string][]]>([
  [
    'en',
    'an egg white sour, no dairy',
    [
      ['egg white', 'thing'],
      ['dairy', 'thing'],
    ],
  ],
  ['fr', 'les noix de cajou me font gonfler', [['noix de cajou', 'thing']]],
  ['de', 'Alkohol vertrage ich nicht', [['alkohol', 'alcohol']]],
  [
    'en',
    'rum? gin? both are out',
    [
      ['rum', 'thing'],
      ['gin', 'thing'],
      ['both', 'both'],
    ],
  ],
  ['en', 'a White Russian, please', []],
])('finds what a message speaks of (%s: %s)', (locale, message, expected) => {
  const { words } = wordsOf(message);
  const found = mask(message, locale).mentions.map(({ of, start, end }) => [
    words.slice(start, end).join(' '),
    of,
  ]);
  expect(found).toEqual(expected);
});

it('shows the learnt model one thing amid the words around it, with commas, and whatever else is named as marks', () => {
  const { mentions, saidOf } = mask('I love gin, but egg makes me ill', 'en');
  const [, egg] = mentions;
  expect(egg && saidOf(egg, mentions)).toMatchObject({
    before: ['i', 'love', 'xix', ',', 'but'],
    behind: ['makes', 'me', 'ill'],
  });
});
