import { expect, test } from 'vitest';
import { createMentionFinder } from './mentions.ts';

const find = createMentionFinder(
  [
    { id: 'lime', names: ['lime', 'limes'] },
    { id: 'lime-juice', names: ['lime juice'] },
    { id: 'ginger', names: ['ginger'] },
    { id: 'ginger-beer', names: ['ginger beer'] },
    { id: 'wine', names: ['wine'] },
    { id: 'mint', names: ['mint', 'mint leaves'] },
    { id: 'raspberry', names: ['raspberry', 'raspberries'] },
    { id: 'pimms', names: ['Pimm’s No. 1', 'Pimm’s'] },
    { id: 'sugar', names: ['sugar'] },
    ...['pie', 'peach', 'radish', 'box', 'tomato', 'hibiscus', 'gas', 'leaf'].map((id) => ({
      id,
      names: [id],
    })),
    { id: 'cream', names: ['whipped cream'] },
    { id: 'topping', names: ['whipped cream'] },
  ],
  ['white wine glass'],
);
const ids = (sentence: string) => find(sentence).map((mention) => mention.ids.join('|'));

test.each([
  ['Pour in the lime juice.', ['lime-juice']],
  ['Cut the lime into eight wedges.', ['lime']],
  ['Cut the limes.', ['lime']],
  ['Top up with ginger beer.', ['ginger-beer']],
  ['Fill a white wine glass with ice cubes.', []],
  ['Pour in the wine.', ['wine']],
  ['Muddle the mint leaves with the sugar.', ['mint', 'sugar']],
  ['Garnish with three raspberries.', ['raspberry']],
  ['Add the Pimm’s No. 1.', ['pimms']],
  ['Float the whipped cream on top.', ['cream|topping']],
  ['Cut pies, peaches and radishes.', ['pie', 'peach', 'radish']],
  ['Open boxes of tomatoes, hibiscus and gas.', ['box', 'tomato', 'hibiscus', 'gas']],
  ['Add two leaves, LIMES & mint.', ['leaf', 'lime', 'mint']],
  ['Strain.', []],
])('%s names %j', (sentence, expected) => {
  expect(ids(sentence)).toEqual(expected);
});
