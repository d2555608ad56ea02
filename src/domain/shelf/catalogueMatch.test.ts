import { expect, test } from 'vitest';
import { createCatalogueMatch } from './catalogueMatch.ts';
import { createMatchIndex } from './matchIndex.ts';
import { listServices } from './shelfMatch.ts';

const thing = (id: string, use?: string, rest: object = {}) => ({
  id,
  yields: [],
  standIns: use === undefined ? [] : [{ use, ratio: 1, remark: 'sweeter' }],
  ...rest,
});
const matchIndex = createMatchIndex([
  thing('vodka'),
  thing('orange-juice'),
  thing('grapefruit-juice', 'orange-juice', {
    standIns: [
      { use: 'orange-juice', ratio: 1, remark: 'sweeter' },
      { use: 'pomelo-juice', ratio: 1, remark: 'milder' },
    ],
  }),
  thing('pomelo-juice'),
  thing('ginger-beer', 'ginger-ale'),
  thing('ginger-ale'),
  thing('sparkling-wine'),
  thing('champagne', undefined, { parent: 'sparkling-wine' }),
  thing('white-wine', 'sparkling-wine'),
  thing('cassis'),
  thing('water'),
  thing('rum'),
  thing('white-rum', 'dark-rum', { parent: 'rum' }),
  thing('dark-rum', undefined, { parent: 'rum' }),
  thing('lime', undefined, { yields: ['lime-juice'] }),
  thing('lime-juice', undefined, {
    standIns: [
      { use: 'lemon-juice', ratio: 1, remark: 'sweeter' },
      { use: 'yuzu-juice', ratio: 1, remark: 'sweeter' },
    ],
  }),
  thing('yuzu-juice'),
  thing('lemon-juice'),
  thing('clam-juice', 'tomato-juice'),
  thing('tomato-juice'),
]);
const recipe = (id: string, lines: string) => ({
  id,
  lines: lines.split(' ').map((ingredient) => ({ ingredient, specific: false })),
});
const RECIPES = [
  recipe('screwdriver', 'vodka orange-juice'),
  recipe('long-screwdriver', 'vodka orange-juice water'),
  recipe('greyhound', 'vodka grapefruit-juice'),
  recipe('mule', 'vodka ginger-beer'),
  recipe('kir', 'white-wine cassis'),
  recipe('kir-royal', 'champagne cassis'),
  recipe('daiquiri', 'white-rum lime-juice'),
  recipe('punch', 'dark-rum lime'),
  recipe('caesar', 'vodka cassis clam-juice lime-juice'),
  recipe('mary', 'vodka cassis tomato-juice lemon-juice'),
];
const matchRecipe = createCatalogueMatch(RECIPES, matchIndex);
const match = (id: string, shelf: string[]) => {
  const found = RECIPES.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(id);
  return matchRecipe(found, listServices(shelf, matchIndex));
};

test('a swap that makes another drink is not offered, and the other drink is named', () => {
  expect(match('greyhound', ['vodka', 'orange-juice'])).toMatchObject({
    makes: 'screwdriver',
    tier: 'almost',
    score: 50,
    missing: [{ ingredient: 'grapefruit-juice' }],
  });
});

test('so it is where the rest is still to be bought', () => {
  expect(match('greyhound', ['orange-juice'])).toMatchObject({ makes: 'screwdriver', score: 0 });
});

test('a kind makes the other drink as its parent does', () => {
  expect(match('kir', ['champagne', 'cassis'])).toMatchObject({ makes: 'kir-royal', tier: 'almost' });
});

test('a swap that makes no other drink stays', () => {
  const found = match('mule', ['vodka', 'ginger-ale']);
  expect(found).toMatchObject({ tier: 'swap', missing: [] });
  expect(found.makes).toBeUndefined();
});

test('a drink without swaps is itself, whatever else could be made', () => {
  expect(match('screwdriver', ['vodka', 'orange-juice']).tier).toBe('perfect');
});

test('where the first swap makes another drink, the next one is taken', () => {
  const found = match('greyhound', ['vodka', 'orange-juice', 'pomelo-juice']);
  expect(found).toMatchObject({ tier: 'swap', missing: [] });
  expect(found.makes).toBeUndefined();
  expect(found.matched.map(({ service }) => service.by)).toEqual(['vodka', 'pomelo-juice']);
});

test('a drink that differs in more than what is swapped is another one anyway, and the swap is offered', () => {
  expect(match('punch', ['dark-rum', 'lime'])).toMatchObject({ tier: 'perfect' });
  expect(match('daiquiri', ['dark-rum', 'lime'])).toMatchObject({ tier: 'swap', missing: [] });
});

test('of several swaps that make another drink only one is given up', () => {
  expect(match('caesar', ['vodka', 'cassis', 'tomato-juice', 'lemon-juice'])).toMatchObject({
    makes: 'mary',
    missing: [{ ingredient: 'clam-juice' }],
    matched: [
      {},
      {},
      { line: { ingredient: 'lime-juice' }, service: { by: 'lemon-juice', how: 'stand-in' } },
    ],
  });
});

test('that swap is given up whose place another one takes', () => {
  const found = match('caesar', ['vodka', 'cassis', 'tomato-juice', 'lemon-juice', 'yuzu-juice']);
  expect(found).toMatchObject({ makes: 'mary', missing: [] });
  expect(found.matched.map(({ service }) => service.by)).toEqual([
    'vodka',
    'cassis',
    'tomato-juice',
    'yuzu-juice',
  ]);
});
