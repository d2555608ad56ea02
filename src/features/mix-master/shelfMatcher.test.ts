import { expect, test } from 'vitest';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { SUBSTANCES } from '../../contracts/diet/diet.ts';
import { NOTHING_EXCLUDED } from '../../domain/diet/exclusion.ts';
import { lineCode } from '../../domain/shelf/lineCode.ts';
import { NO_FILTERS, type Filters } from './filters.ts';
import { createShelfMatcher } from './shelfMatcher.ts';

const [GIN, FREE_GIN, TONIC, LIME_JUICE, ICE, CREAM, SALT] = [0, 1, 2, 4, 5, 6, 7] as const;
const MILK = SUBSTANCES.indexOf('milk');
const NO_MILK = { exclusion: { ...NOTHING_EXCLUDED, allergens: ['milk'] } } satisfies Partial<Filters>;
const line = (place: number) => lineCode(place, false);
const INDEX: MixIndex = {
  ingredients: [
    { id: 'gin', name: 'gin', strength: 40 },
    { id: 'non-alcoholic-gin', name: 'alcohol-free gin', standIns: [[GIN, 1, 0]] },
    { id: 'tonic-water', name: 'tonic water' },
    { id: 'lime', name: 'lime', yields: [LIME_JUICE] },
    { id: 'lime-juice', name: 'lime juice' },
    { id: 'ice', name: 'ice' },
    { id: 'cream', name: 'cream', contains: [MILK], suits: 'ny' },
    { id: 'salt', name: 'salt' },
  ],
  bottles: [],
  remarks: [{ id: 'sweeter', name: 'Sweeter' }],
  spirits: [{ id: 'gin', name: 'Gin' }],
  tastes: [{ id: 'dry', name: 'Dry' }],
  terms: [],
  allergens: [{ id: 'milk', name: 'Milk' }],
  substances: [],
  cautions: [],
  recipes: [
    {
      id: '13001',
      path: '/cocktail/13001',
      name: 'Free G&T',
      lines: [line(FREE_GIN), line(TONIC)],
      taste: 0,
    },
    {
      id: '11001',
      path: '/cocktail/11001',
      name: 'Gin and Tonic',
      lines: [line(GIN), line(TONIC)],
      spirit: 0,
      taste: 0,
      strength: 40,
    },
    {
      id: '11002',
      path: '/cocktail/11002',
      name: 'Iced lime',
      lines: [line(LIME_JUICE), line(ICE)],
      taste: 0,
    },
    {
      id: '11004',
      path: '/cocktail/11004',
      name: 'Salt cream',
      lines: [line(CREAM), line(SALT)],
      taste: 0,
      contains: [MILK],
    },
    {
      id: '11003',
      path: '/cocktail/11003',
      name: 'Cream',
      lines: [line(CREAM), line(LIME_JUICE)],
      taste: 0,
      contains: [MILK],
    },
  ],
};
const matcher = createShelfMatcher(INDEX, 'en');
const scores = (shelf: string[], hasStaples = false, filters = {}) =>
  matcher.match(shelf, hasStaples, { ...NO_FILTERS, ...filters }).map(({ id, score }) => [id, score]);

test('no alcohol stands in for anything in a drink without it', () => {
  expect(scores(['gin', 'tonic-water'])).toEqual([
    ['11001', 100],
    ['13001', 50],
  ]);
});

test('ice is never missing, salt and sugar where the switch is off, and they make no match alone', () => {
  expect(scores(['lime'])).toContainEqual(['11002', 100]);
  expect(scores(['cream'])).toContainEqual(['11004', 50]);
  expect(scores(['cream'], true)).toContainEqual(['11004', 100]);
  expect(scores(['gin'], true)).toEqual([['11001', 50]]);
});

test('what holds an avoided allergen serves nothing', () => {
  expect(scores(['cream'])).toEqual([
    ['11004', 50],
    ['11003', 50],
  ]);
  expect(scores(['cream'], false, NO_MILK)).toEqual([]);
});

test('of an entry that names nothing nobody knows what is in it, so it serves nobody who excludes something', () => {
  expect(scores(['lime cordial of mine'])).not.toEqual([]);
  expect(scores(['lime cordial of mine'], false, NO_MILK)).toEqual([]);
});

test('at most so many may be missing', () => {
  expect(scores(['tonic-water'], false, { mostMissing: 0 })).toEqual([]);
  expect(scores(['tonic-water'], false, { mostMissing: 1 })).toHaveLength(2);
});

test('an entry that names nothing matches by its words', () => {
  const [match] = matcher.match(['lime cordial of mine'], false, NO_FILTERS);
  expect(match?.matched[0]?.service).toEqual({ by: 'lime cordial of mine', how: 'name' });
});

test('what to buy is counted among the drinks that pass', () => {
  const { single } = matcher.buy(['tonic-water', 'lime'], false, {
    ...NO_FILTERS,
    exclusion: { ...NO_MILK.exclusion, isAlcoholFree: true },
  });
  expect(single).toEqual({ ingredients: ['non-alcoholic-gin'], unlocks: ['13001'] });
});

test('of drinks that can be made the most viewed come first, however surely each is served', () => {
  const ids = (recipes: MixIndex['recipes']) =>
    createShelfMatcher({ ...INDEX, recipes }, 'en')
      .match(['gin', 'tonic-water', 'lime'], false, NO_FILTERS)
      .filter(({ tier }) => tier === 'perfect')
      .map(({ id }) => id);
  expect(ids(INDEX.recipes)).toEqual(['11001', '11002']);
  expect(ids([...INDEX.recipes].reverse())).toEqual(['11002', '11001']);
});

const OWN_SWAP = [{ use: 'lime-juice', asked: 'tonic-water' }];
const CREAM_SWAP = [{ use: 'cream', asked: 'tonic-water' }];
const found = (shelf: string[], swaps: typeof OWN_SWAP, filters = {}) =>
  matcher
    .match(shelf, false, { ...NO_FILTERS, ...filters }, swaps)
    .map(({ id, tier }) => [id, tier])
    .filter(([id]) => id === '11001');

test('a drink can be made with an own swap, by what gives what is poured too, and with a swap for it alone', () => {
  expect(found(['gin', 'lime'], OWN_SWAP)).toEqual([['11001', 'swap']]);
  const inDrink = (drink: string) => OWN_SWAP.map((swap) => ({ ...swap, drink }));
  expect(found(['gin', 'lime'], inDrink('11001'))).toEqual([['11001', 'swap']]);
  expect(found(['gin', 'lime'], inDrink('11002'))).toEqual([['11001', 'almost']]);
});

test('a drink is left out for what an own swap brings, whatever stands on the shelf', () => {
  expect(found(['gin', 'tonic-water'], CREAM_SWAP)).toEqual([['11001', 'perfect']]);
  expect(found(['gin', 'tonic-water'], CREAM_SWAP, NO_MILK)).toEqual([]);
});
