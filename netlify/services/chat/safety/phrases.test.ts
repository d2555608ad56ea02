import { expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contracts/site/locale.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import frames from './evidence/frames.json' with { type: 'json' };
import { createPhraseFinders } from './phrases.ts';
import { EVIDENCE, FILES, VOCABULARY } from './safetyWords.ts';

const finder = createPhraseFinders({ child: ['son|daughter', 'little one'], young: ['@child', 'baby'] });
const finds = (phrase: string, text: string) => finder([phrase])([...text.split(' '), '/']).length > 0;

it.each([
  ['a choice', 'pill|pills', 'two pills', true],
  ['another word', 'pill|pills', 'two pillows', false],
  ['a beginning', 'sleep*', 'sleeping', true],
  ['an end', '*pill', 'sleepingpill', true],
  ['a middle', '*ing*', 'sleepingpill', true],
  ['a word that may be missing', 'my? son', 'son', true],
  ['a number', '#13-17 years', '15 years', true],
  ['another number', '#13-17 years', '18 years', false],
  ['a list', 'my @child', 'my little one', true],
  ['a list within a list', '@young sleeps', 'daughter sleeps', true],
  ['a small gap', 'not . wake', 'not to wake', true],
  ['a gap that is too long', 'not . wake', 'not ever to wake', false],
  ['a longer gap', 'not .. wake', 'not ever to wake', true],
  ['a gap over the end of a sentence', 'not .. wake', 'not / wake', false],
  ['phrases in any order', 'pregnant + wife', 'my wife is pregnant', true],
  ['phrases of two sentences', 'pregnant + wife', 'my wife / pregnant', false],
  ['a choice of two words', 'car|jet_ski & beer', 'beer on the jet ski', true],
  ['half of a choice of two words', 'car|jet_ski & beer', 'beer on the ski', false],
  ['phrases of neighbouring sentences', 'pregnant & wife', 'my wife / pregnant', true],
  ['phrases in the other order', 'wife & pregnant', 'pregnant / my wife', true],
  ['phrases too far apart', 'pregnant & wife', 'my wife / good evening / pregnant', false],
  ['one of three phrases missing', 'pregnant & wife & wine', 'my wife / pregnant', false],
])('finds %s: %s in “%s”', (_what, phrase, text, isFound) => {
  expect(finds(phrase, text)).toBe(isFound);
});

it('says where, the longest place first known', () => {
  const [place] = finder(['my .. son'])(['is', 'my', 'dear', 'son', 'here', '/']);
  expect(place).toMatchObject({ start: 1, end: 4, sentence: { from: 0, to: 6 }, isCombined: false });
});

it('has the same pieces of evidence and fields of words in every language', () => {
  for (const locale of LOCALES)
    for (const words of [EVIDENCE, VOCABULARY])
      expect(Object.keys(words[locale]).sort()).toEqual(Object.keys(words.en).sort());
});

it.each(LOCALES)('writes the words of %s as messages are folded', (locale) => {
  const words = JSON.stringify([EVIDENCE[locale], VOCABULARY[locale], FILES[locale]]).match(/\p{L}+/gu) ?? [];
  const said = words.filter((word) => word === word.toLowerCase());
  expect(said.filter((word) => foldText(word) !== word)).toEqual([]);
});

it('refuses a list that is not there', () => {
  expect(() => finder(['@nobody'])).toThrow('there is no list @nobody');
});

it('does not slow down with many gaps', () => {
  const words = [...Array.from({ length: 400 }, () => 'a'), '/'];
  const start = performance.now();
  finder(['a ... a ... a ... a ... a ... a ... b'])(words);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('does not slow down with words that are repeated, of which many phrases begin', () => {
  const words = [...Array.from({ length: 2000 }, () => 'no'), '/'];
  const phrases = Array.from({ length: 300 }, (_, place) => `no ... no ... word${place}`);
  const start = performance.now();
  expect(finder(phrases)(words)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each(['no .. no .. air', 'no .. my? @child', 'no ... little_one|son here?', 'no ... here?'])(
  'finds %s among words that are repeated',
  (phrase) => {
    const words = [...Array.from({ length: 20 }, () => ['no', 'my']).flat(), 'son', 'air', '/'];
    expect(finder([phrase])(words).length).toBeGreaterThan(0);
  },
);

it.each(LOCALES)('has all lists that the phrases in %s refer to', (locale) => {
  const { lists, harmless, ...sets } = FILES[locale];
  const evidence = { ...EVIDENCE[locale], ...VOCABULARY[locale] };
  const phrases = [sets, lists, harmless, evidence, frames].flatMap((all) => Object.values(all).flat());
  const known = [...Object.keys(lists), ...Object.keys(evidence), 'medicine'];
  const named = phrases.flatMap((phrase) => [...phrase.matchAll(/@(\w+)/g)].map(([, list = '']) => list));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((list) => !known.includes(list))).toEqual([]);
});
