import { expect, it } from 'vitest';
import type { Substance } from '../../contracts/diet/diet.ts';
import { MAX_SWAPS } from '../../contracts/shelf/shelfLimits.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { isAllowed, NOTHING_EXCLUDED } from '../diet/exclusion.ts';
import { createCatalogueMatch } from './catalogueMatch.ts';
import { createMatchIndex } from './matchIndex.ts';
import { addSwapServices, asSwaps, listSwapsIn, readSwap, withSwaps, writeSwap } from './ownSwaps.ts';
import { listServices } from './shelfMatch.ts';

const swap = (text: string) => readSwap(text) ?? expect.fail(text);

it.each(['aperol>campari', 'aperol>campari@11002'])('writes what it reads: %s', (text) => {
  expect(writeSwap(swap(text))).toBe(text);
});

it.each(['', 'aperol', '>campari', 'gin>gin', 'gin>gin@11002', 'Gin>rum', 'gin>rum@', 'gin>rum@0123'])(
  'takes %j for no swap',
  (text) => {
    expect(readSwap(text)).toBeUndefined();
  },
);

it('takes of a stored list what is a swap, each once, and no more than an account holds', () => {
  expect(asSwaps(['a>b', 'a>b', 7, 'x', 'b>a@11002'])).toEqual(['a>b', 'b>a@11002']);
  expect(asSwaps(Array.from({ length: MAX_SWAPS + 1 }, (_, place) => `a${place}>b`))).toHaveLength(MAX_SWAPS);
  expect(asSwaps({ swaps: [] })).toBeUndefined();
});

it.each([
  ['a>gin', '11002', true],
  ['a>gin@11002', '11002', true],
  ['a>gin@11002', '11003', false],
  ['a>rum', '11002', false],
])('whether %s is poured in %s', (text, drink, isPoured) => {
  expect(listSwapsIn([swap(text)], drink, ['gin', 'campari'])).toHaveLength(Number(isPoured));
});

const facts = (contains: readonly string[], rest: Partial<DietaryFacts> = {}): DietaryFacts => ({
  allergens: { contains: contains as Substance[], mayContain: [] },
  ...{ vegan: 'yes', vegetarian: 'yes', cautions: [], strength: 0 },
  ...rest,
});
const THINGS: Record<string, DietaryFacts> = {
  cream: facts(['milk'], { vegan: 'no' }),
  'oat-cream': facts([]),
  orgeat: facts(['peanuts']),
  falernum: facts([], { strength: 11, allergens: { contains: [], mayContain: ['peanuts'] } }),
};
const PEANUTS = { ...NOTHING_EXCLUDED, allergens: ['peanuts'] } as const;
const MILK = { ...NOTHING_EXCLUDED, allergens: ['milk'] } as const;
const VEGAN = { ...NOTHING_EXCLUDED, isVegan: true };
const SOBER = { ...NOTHING_EXCLUDED, isAlcoholFree: true };

it.each([
  ['brings an allergen', 'orgeat>oat-cream', [], PEANUTS, false],
  ['may bring one', 'falernum>oat-cream', [], PEANUTS, false],
  ['brings alcohol', 'falernum>oat-cream', [], SOBER, false],
  ['lifts none', 'oat-cream>cream', ['milk'], MILK, false],
  ['makes nothing vegan', 'oat-cream>cream', ['milk'], VEGAN, false],
  ['makes something not vegan', 'cream>oat-cream', [], VEGAN, false],
  ['is gone from the catalogue, so that nobody knows', 'gone>oat-cream', [], PEANUTS, false],
  ['is gone, and may hold alcohol', 'gone>oat-cream', [], SOBER, false],
  ['changes nothing', 'oat-cream>cream', [], PEANUTS, true],
])('a swap that %s (%s)', (_, text, contains, exclusion, isFor) => {
  const drink = facts(contains, contains.length > 0 ? { vegan: 'no' } : {});
  expect(
    isAllowed(
      withSwaps(drink, [swap(text)], (id) => THINGS[id]),
      exclusion,
    ),
  ).toBe(isFor);
});

const thing = (id: string, rest: object = {}) => ({ id, yields: [], standIns: [], ...rest });
const matchIndex = createMatchIndex([
  thing('gin'),
  thing('london-gin', { parent: 'gin' }),
  thing('campari', { standIns: [{ use: 'cynar', ratio: 1 }] }),
  thing('cynar'),
  thing('aperol'),
  thing('vodka'),
  thing('orange-juice'),
  thing('grapefruit-juice'),
]);
const lines = (text: string) =>
  text.split(' ').map((id) => ({ ingredient: id.replace('!', ''), specific: id.endsWith('!') }));
const RECIPES = {
  'gin-campari': { id: '11002', lines: lines('gin campari') },
  specific: { id: '11003', lines: lines('gin campari!') },
  greyhound: { id: '11004', lines: lines('vodka grapefruit-juice') },
  screwdriver: { id: '11005', lines: lines('vodka orange-juice') },
};
const matchRecipe = createCatalogueMatch(Object.values(RECIPES), matchIndex);

it.each([
  ['serves with it', 'gin-campari', 'gin aperol', 'aperol>campari', 'swap', 75, 'aperol'],
  ['serves a line that takes no relative', 'specific', 'gin aperol', 'aperol>campari', 'swap', 75, 'aperol'],
  ['goes before another swap', 'gin-campari', 'gin aperol cynar', 'aperol>campari', 'swap', 75, 'aperol'],
  [
    'leaves what is asked for',
    'gin-campari',
    'gin campari aperol',
    'aperol>campari',
    'perfect',
    100,
    undefined,
  ],
  ['needs what is poured', 'gin-campari', 'gin vodka', 'aperol>campari', 'almost', 50, undefined],
  [
    'may make another drink',
    'greyhound',
    'vodka orange-juice',
    'orange-juice>grapefruit-juice',
    'swap',
    75,
    'orange-juice',
  ],
] as const)('a swap %s', (_, drink, shelf, text, tier, score, poured) => {
  const services = addSwapServices(listServices(shelf.split(' '), matchIndex), [swap(text)]);
  const match = matchRecipe(RECIPES[drink], services);
  const own = match.matched.find(({ service }) => service.own);
  expect([match.tier, match.score, own?.service.by]).toEqual([tier, score, poured]);
  expect(own?.service.how).toBe(own && 'stand-in');
});

it('lets all lines of a drink be own swaps', () => {
  const services = addSwapServices(listServices(['vodka', 'aperol'], matchIndex), [
    swap('vodka>gin'),
    swap('aperol>campari'),
  ]);
  expect(matchRecipe(RECIPES['gin-campari'], services).tier).toBe('swap');
});
