import { expect, it } from 'vitest';
import { LOCALES } from '../../contracts/site/locale.ts';
import type { Look } from '../look/look.ts';
import { pictureText, type PictureWords } from './pictureText.ts';

/** The same in all languages: the rules are those of English here. */
const inAll = <Text>(text: Text) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<(typeof LOCALES)[number], Text>;
const forms = (one: string, other = one) => inAll({ one, other });
const named = (name: string) => ({ names: inAll(name), stems: {} });
const WORDS: PictureWords = {
  glass: inAll('in a coupe'),
  ice: undefined,
  sights: {
    foam: inAll('foam'),
    layers: inAll('in {n} layers'),
    with: inAll('with {list}'),
    rim: inAll('a rim of {i}'),
    dust: inAll('{i} on top'),
  } as PictureWords['sights'],
  ingredientOf: (id) =>
    ({
      orange: named('orange'),
      salt: named('salt'),
      mint: named('mint'),
      cherry: { ...named('cherry'), shown: forms('a cherry', '{n} cherries') },
    })[id],
  unitShown: (id) => ({ twist: forms('{a i} twist', '{n} {i} twists') })[id],
  propShown: (id) => ({ straw: forms('a straw', '{n} straws') })[id],
  numberNames: (value) => ({ 2: inAll('two'), 3: inAll('three') })[value],
};
const layer = { colour: '#ffffff', clarity: 'clear' as const, share: 0.5 };
const LOOK: Look = {
  ...{ glass: 'coupe', ice: 'none', layers: [layer], bubbles: false, steam: false, fill: 0.5 },
  ...{ garnish: [], steeped: [] },
};
const say = (look: Partial<Look>, words: Partial<PictureWords> = {}) =>
  pictureText('Drink', { ...LOOK, ...look }, 'en', { ...WORDS, ...words });
const one = (ingredient: string, cut: string, count = 1) => ({ ingredient, cut, count });

it.each<[string, Partial<Look>]>([
  ['Drink in a coupe', {}],
  ['Drink in a coupe', { steeped: [one('mint', 'twist')] }],
  ['Drink in a coupe with foam', { foam: '#ffffff' }],
  ['Drink in a coupe with a rim of salt', { rim: 'salt' }],
  ['Drink in a coupe', { rim: 'plutonium' }],
  ['Drink in a coupe with an orange twist', { garnish: [one('orange', 'twist')] }],
  ['Drink in a coupe with two orange twists', { garnish: [one('orange', 'twist', 1.5)] }],
  ['Drink in a coupe with 7 cherries', { garnish: [one('cherry', 'piece', 7)] }],
  ['Drink in a coupe with two straws', { garnish: [one('straw', 'piece', 2)] }],
  ['Drink in a coupe', { garnish: [one('orange', 'piece'), one('orange', 'cube')] }],
  ['Drink in a coupe, in two layers', { layers: [layer, layer] }],
  ['Drink in a coupe, in three layers, with foam', { layers: [layer, layer, layer], foam: '#ffffff' }],
  ['Drink in a coupe', { layers: [layer, { ...layer, melts: true }] }],
  ['Drink in a coupe', { layers: [layer, layer], glass: 'tiki-mug' }],
])('says “%s”', (text, look) => {
  expect(say(look)).toBe(text);
});

it('names ice first, then foam, what is dusted, garnishes and the rim', () => {
  const look = { foam: '#ffffff', dust: 'mint', garnish: [one('cherry', 'piece')], rim: 'salt' };
  expect(say(look, { ice: inAll('ice') })).toBe(
    'Drink in a coupe with ice, foam, mint on top, a cherry, and a rim of salt',
  );
});
