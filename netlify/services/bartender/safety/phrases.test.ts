import { expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contracts/locale.ts';
import { createPhraseFinders } from './phrases.ts';
import { FILES } from './safetyWords.ts';

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
])('finds %s: %s in “%s”', (_what, phrase, text, isFound) => {
  expect(finds(phrase, text)).toBe(isFound);
});

it('says where, the longest place first known', () => {
  const [place] = finder(['my .. son'])(['is', 'my', 'dear', 'son', 'here', '/']);
  expect(place).toMatchObject({ start: 1, end: 4, sentence: { from: 0, to: 6 }, isCombined: false });
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

it.each(LOCALES)('has all lists that the phrases in %s refer to', (locale) => {
  const { lists, harmless, ...sets } = FILES[locale];
  const phrases = [sets, lists, harmless].flatMap((all) => Object.values(all).flat());
  const known = [...Object.keys(lists), 'medicine'];
  const named = phrases.flatMap((phrase) => [...phrase.matchAll(/@(\w+)/g)].map(([, list = '']) => list));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((list) => !known.includes(list))).toEqual([]);
});
