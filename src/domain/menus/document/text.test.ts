import { expect, test } from 'vitest';
import { splitAmount } from './amountColumn.ts';
import { POINT } from './block.ts';
import { graphemes } from './graphemes.ts';
import { lineInUnit } from '../../drinks/lineInUnit.ts';
import { pdfFileName } from './pdfFileName.ts';
import { printableText } from './printableText.ts';
import type { TextMeasurer, TextStyle } from './page.ts';
import { wrapText } from './wrapText.ts';

/** Every letter is half as wide as the type is high; Latin letters alone are there. */
const measurer: TextMeasurer = {
  width: (text, _, size) => [...text].length * size * 0.5,
  has: (character) => /^[\u0020-\u017f\u2018-\u201e\u202f½¼¾⅓⅔−→]$/u.test(character) && character !== 'ł',
};
const style: TextStyle = { face: 'sans', size: 10, leading: 12, ink: 'ink' };
const print = (text: string) => printableText(text, 'sans', measurer);

test('what a typeface has is printed as it is, composed', () => {
  expect(print('Cre\u0300me bru\u0302le\u0301e ½ → −')).toEqual({ text: 'Crème brûlée ½ → −', lost: [] });
  expect(print('22,5\u202fml «\u202foui\u202f»').text).toBe('22,5\u202fml «\u202foui\u202f»');
});

test('a letter that is missing does not become another one', () => {
  expect(print('Phở łan')).toEqual({ text: 'Ph an', lost: ['ở', 'ł'] });
  expect(print('⅛ oz, 1⁄8, 10⁷').lost).toEqual(['⅛', '⁄', '⁷']);
});

test('the sign of a currency that no typeface has is printed as its code', () => {
  expect(print('320 ៛ / 480 ៛')).toEqual({ text: '320 KHR / 480 KHR', lost: [] });
});

test.each([
  ['Summer 🍸 Menu', 'Summer Menu', ['🍸']],
  ['👩🏽‍🍳 Chef', 'Chef', ['👩🏽‍🍳']],
  ['Bar 東京', 'Bar ', ['東', '京']],
])('%s leaves out what nothing stands for, whole', (written, text, lost) => {
  expect(print(written)).toEqual({ text: text.trimEnd(), lost });
});

test('controls and marks of direction are no rubbish on the page', () => {
  expect(print('a\u0000b\u200bc\u202ed\u00ade\tf')).toEqual({ text: 'abcde f', lost: [] });
  expect(print('one\r\ntwo').text).toBe('one\ntwo');
});

test('lines break at spaces, never at those that do not break', () => {
  expect(wrapText('30\u00a0ml gin over ice', 50, style, measurer)).toEqual(['30\u00a0ml gin', 'over ice']);
  expect(wrapText('a\n\nb', 50, style, measurer)).toEqual(['a', 'b']);
});

test('a word wider than the line is parted between syllables, with a hyphen, and loses no letter', () => {
  const word = 'Schwarzwälderkirschwasserfläschchen';
  const lines = wrapText(`Ein ${word}`, 60, style, measurer);
  expect(lines).toEqual(['Ein', 'Schwarzwäl-', 'derkirsch-', 'wasser-', 'fläschchen']);
  expect(lines.every((line) => measurer.width(line, 'sans', 10) <= 60)).toBe(true);
});

test.each([
  ['東京の夜、ゆずのカクテル。', 45, ['東京の夜、ゆずの', 'カクテル。']],
  ['桂花酸酒「加冰」', 30, ['桂花酸酒「加', '冰」']],
  ['ค็อกเทลน้ำมะพร้าว', 50, ['ค็อกเทลน้ำ', 'มะพร้าว']],
])('%s breaks between words, and no line begins or ends with the wrong sign', (text, width, lines) => {
  const broken = wrapText(text, width, style, {
    ...measurer,
    width: (part, _, size) => graphemes(part).length * size * 0.5,
  });
  expect(broken.join('')).toBe(text);
  expect(broken).toEqual(lines);
});

test('a word that is wider than the line is never broken between a letter and its marks', () => {
  const lines = wrapText('กี่กี่กี่กี่', 11, style, { ...measurer, width: (part) => graphemes(part).length * 5 });
  expect(lines).toEqual(['กี่กี่', 'กี่กี่']);
});

test('a hyphen ends a line', () => {
  expect(wrapText('Gin-Gin-Mule', 42, style, measurer)).toEqual(['Gin-Gin-', 'Mule']);
});

test('the dash of a span parts nothing', () => {
  expect(wrapText('Blaue Stunde: Mo–Fr, 17 Uhr', 85, style, measurer)).toEqual([
    'Blaue Stunde:',
    'Mo–Fr, 17 Uhr',
  ]);
});

test('a line may end behind the point between two facts, and breaks none of them', () => {
  const facts = ['C\u00a0Eier', 'H3\u00a0Schalenfrüchte\u00a0(Walnüsse)', 'L\u00a0Sulfite'];
  const lines = wrapText(facts.join(POINT), 160, style, measurer);
  expect(lines).toHaveLength(3);
  for (const [place, fact] of facts.entries()) expect(lines[place]).toContain(fact);
});

test('no short word is left alone on the last line', () => {
  const text = 'Shake all of it with ice for ten seconds and go';
  const lines = wrapText(text, 230, style, measurer);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.length).toBeGreaterThan(8);
});

test('the lines of a title are about equally long', () => {
  const [first = '', second = ''] = wrapText(
    'The long menu of summer nights',
    140,
    style,
    measurer,
    'balanced',
  );
  expect(Math.abs(first.length - second.length)).toBeLessThan(6);
});

test.each([
  ['30\u00a0ml gin', 'oz', 'en', '1\u00a0oz gin'],
  ['22.5\u00a0ml gin', 'oz', 'en', '¾\u00a0oz gin'],
  ['22,5\u00a0ml de gin', 'oz', 'fr', '¾\u00a0oz de gin'],
  ['1,000\u00a0ml water', 'oz', 'en', '33⅓\u00a0oz water'],
  ['1.000\u00a0ml Wasser', 'oz', 'de', '33⅓\u00a0oz Wasser'],
  ['2\u00a0dashes bitters', 'oz', 'en', '2\u00a0dashes bitters'],
  ['50\u00a0ml', 'oz', 'nl', '1⅔\u00a0oz'],
  ['30\u00a0ml gin', 'ml', 'en', '30\u00a0ml gin'],
] as const)('%s in %s (%s) is %s', (line, unit, locale, text) => {
  expect(lineInUnit(line, unit, locale)).toBe(text);
});

test.each([
  ['30\u00a0ml gin', '30\u00a0ml', 'gin'],
  ['¾\u00a0oz +\u00a0½\u00a0tsp gin', '¾\u00a0oz +\u00a0½\u00a0tsp', 'gin'],
  ['1\u00a0c. à c. de gin', '1\u00a0c. à c.', 'gin'],
  ['½\u00a0lime', '½', 'lime'],
  ['2\u00a0dashes bitters', '2', 'dashes bitters'],
  ['Mint sprig', '', 'Mint sprig'],
])('%s stands in two columns as %s and %s', (line, amount, rest) => {
  expect(splitAmount(line)).toEqual([amount, rest]);
});

test.each([
  ['Summer Menu', 'summer_menu_menu_elegant_de.pdf'],
  ['Späte Stunde!', 'späte_stunde__menu_elegant_de.pdf'],
  ['<b>Bar</b> 2026', '_b_bar__b__2026_menu_elegant_de.pdf'],
  ['🍸', '__menu_elegant_de.pdf'],
  ['../../etc', '______etc_menu_elegant_de.pdf'],
])('the file of %s is %s', (name, file) => {
  expect(pdfFileName(name, 'elegant', 'de')).toBe(file);
});
