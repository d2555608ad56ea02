import { expect, test } from 'vitest';
import { LOCALES } from '../../contracts/site/locale.ts';
import type { Unit } from '../../contracts/drinks/vocabulary.ts';
import { capitalise, formatNumber, frenchDe, lineText } from './lineText.ts';

const forms = (one: string, other = one) => ({ one, other });
const everywhere = <Value>(value: Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<(typeof LOCALES)[number], Value>;
const ml: Unit = {
  id: 'ml',
  ml: 1,
  number: 'required',
  plural: false,
  amount: everywhere(forms('{n} ml')),
  item: everywhere(forms('{i}')),
  line: { ...everywhere(forms('{n} ml {i}')), fr: forms('{n} ml {de i}') },
};
const twist: Unit = {
  id: 'twist',
  ml: 0,
  number: 'required',
  plural: false,
  amount: everywhere(forms('{n}')),
  item: {
    ...everywhere(forms('{i} twist', '{i} twists')),
    de: forms('{stem}zeste', '{stem}zesten'),
    fr: forms('zeste {de i}', 'zestes {de i}'),
  },
  line: {
    ...everywhere(forms('{n} {i} twist', '{n} {i} twists')),
    de: forms('{n} {stem}zeste', '{n} {stem}zesten'),
    fr: forms('{n} zeste {de i}', '{n} zestes {de i}'),
  },
};
const piece: Unit = {
  ...ml,
  id: 'piece',
  ml: 0,
  plural: true,
  amount: everywhere(forms('{n}')),
  line: everywhere(forms('{n} {i}')),
};
const orange = {
  names: { en: 'orange', nl: 'sinaasappel', de: 'Orange', es: 'naranja', fr: 'orange' },
  plurals: { en: 'oranges', nl: 'sinaasappels', de: 'Orangen', es: 'naranjas', fr: 'oranges' },
  stems: { de: 'Orangen' },
};

test('a measure is written with a no-break space', () => {
  expect(lineText({ amount: 30 }, ml, orange, 'en')).toEqual({
    amount: '30\u00a0ml',
    item: 'orange',
    text: '30\u00a0ml orange',
  });
});

test('amounts have the decimal sign of the language', () => {
  expect(lineText({ amount: 22.5 }, ml, orange, 'de').amount).toBe('22,5\u00a0ml');
  expect(lineText({ amount: 22.5 }, ml, orange, 'en').amount).toBe('22.5\u00a0ml');
});

test.each([
  [1, 'de', 'Orangenzeste'],
  [2, 'de', 'Orangenzesten'],
  [1, 'fr', 'zeste d’orange'],
  [2, 'en', 'orange twists'],
] as const)('%i cut in %s is "%s"', (amount, locale, item) => {
  expect(lineText({ amount }, twist, orange, locale).item).toBe(item);
});

test('French is singular below two', () => {
  expect(lineText({ amount: 1.5 }, twist, orange, 'fr').item).toBe('zeste d’orange');
  expect(lineText({ amount: 2 }, twist, orange, 'fr').item).toBe('zestes d’orange');
});

test.each([
  [0.5, '½\u00a0orange'],
  [1, '1\u00a0orange'],
  [1.5, '1½\u00a0oranges'],
  [3, '3\u00a0oranges'],
])('%f pieces read "%s"', (amount, text) => {
  expect(lineText({ amount }, piece, orange, 'en').text).toBe(text);
});

test.each([
  ['orange', 'd’orange'],
  ['œuf', 'd’œuf'],
  ['infusion', 'd’infusion'],
  ['hibiscus', 'd’hibiscus'],
  ['yaourt', 'de yaourt'],
  ['gin', 'de gin'],
  ['Angostura', 'd’Angostura'],
  ['eau gazeuse', 'd’eau gazeuse'],
])('French "de" before %s is "%s"', (name, phrase) => {
  expect(frenchDe(name)).toBe(phrase);
});

test('thousands are grouped as the language does', () => {
  expect(formatNumber(61204, 'en')).toBe('61,204');
  expect(formatNumber(61204, 'nl')).toBe('61.204');
});

test.each([
  [0.5, 'en', '½'],
  [2.25, 'de', '2¼'],
  [1.67, 'fr', '1⅔'],
  [4 / 3, 'es', '1⅓'],
  [0.99, 'en', '0.99'],
  [0.1, 'nl', '0,1'],
  [3, 'en', '3'],
  [1000.5, 'en', '1,000½'],
] as const)('%f with fractions is written in %s: %s', (value, locale, text) => {
  expect(formatNumber(value, locale, 'fraction')).toBe(text);
});

test('a first letter becomes a capital, accents kept', () => {
  expect(capitalise('œuf', 'fr')).toBe('Œuf');
  expect(capitalise('½ lime', 'en')).toBe('½ lime');
});
