import { expect, it } from 'vitest';
import type { BottleIndex } from '../../contracts/shelf/bottleIndex.ts';
import { SUBSTANCES } from '../../contracts/diet/diet.ts';
import { bottlesIn, createOwnFacts } from './ownBottles.ts';

const at = (substance: (typeof SUBSTANCES)[number]) => SUBSTANCES.indexOf(substance);
const [GIN, AMARETTO] = [0, 1];
const INDEX: BottleIndex = {
  ingredients: [
    { id: 'gin', strength: 40 },
    { id: 'amaretto', strength: 25, energy: 200, mayContain: [at('almonds')], suits: 'uy' },
  ],
  bottles: [
    { entry: 'gin:plain', name: 'Plain', strength: 40 },
    { entry: 'gin:navy', name: 'Navy', strength: 57 },
    { entry: 'amaretto:kernel', name: 'Kernel', strength: 28, energy: 200 },
  ],
  drinks: {
    '11001': {
      lines: [
        { ml: 30, of: GIN },
        { ml: 30, of: GIN },
        { ml: 30, strength: 16, energy: 150 },
      ],
      rest: { contains: [at('sulphites')], strength: 16 },
      dilution: 0.25,
    },
    '11002': {
      lines: [
        { ml: 40, of: AMARETTO },
        { ml: 20, of: GIN, flamed: true },
        { ml: 40, energy: 10, wholeEnergy: 50, top: true },
      ],
      rest: { suits: 'ny' },
      dilution: 0.2,
    },
    '11003': {
      lines: [
        { ml: 60, of: GIN, bottle: 1 },
        { ml: 60, top: true },
      ],
      rest: {},
      dilution: 0.5,
      dilutesTops: true,
    },
  },
  allergens: [],
  substances: [],
  diets: [],
  texts: {},
};
const factsOf = (id: string, ...shelf: string[]) => createOwnFacts(INDEX, shelf)(id);

it('tells of a drink of the own bottle its strength, energy and allergens, and whether these differ', () => {
  expect(factsOf('11001', 'gin:navy')).toEqual({
    abv: 33,
    energy: 260,
    standardDrinks: 3.1,
    dietary: {
      allergens: { contains: ['sulphites'], mayContain: [] },
      vegan: 'yes',
      vegetarian: 'yes',
      cautions: [],
      strength: 57,
    },
    bottles: ['Navy'],
    differs: true,
  });
  expect(factsOf('11001', 'gin:plain')).toMatchObject({ abv: 24, differs: false });
});

it('counts what other lines bring, what tops up and burns, and leaves out what the bottle has not', () => {
  expect(factsOf('11002', 'amaretto:kernel', 'gin:navy')).toMatchObject({
    abv: 17,
    standardDrinks: 1.6,
    energy: 245,
    bottles: ['Kernel', 'Navy'],
    dietary: { allergens: { mayContain: [] }, vegan: 'no', vegetarian: 'yes', strength: 57 },
  });
  expect(factsOf('11002', 'gin:navy')).toMatchObject({
    dietary: { allergens: { mayContain: ['almonds'] } },
    bottles: ['Navy'],
  });
});

it('compares with the bottle that the recipe names', () => {
  expect(factsOf('11003', 'gin:navy')).toMatchObject({ abv: 14, differs: false });
  expect(factsOf('11003', 'gin:plain')).toMatchObject({ abv: 10, differs: true });
});

it.each([
  ['no bottle', '11001', []],
  ['a bottle of something else', '11001', ['amaretto:kernel']],
  ['a bottle that nobody knows', '11001', ['gin:moonshine']],
  ['two bottles, of which either may be poured', '11001', ['gin:plain', 'gin:navy']],
  ['a drink that is not there', '99999', ['gin:navy']],
])('tells nothing with %s', (_, id, shelf) => {
  expect(factsOf(id, ...shelf)).toBeUndefined();
});

it('names each bottle once that goes into any of some drinks', () => {
  const shelf = ['gin:navy', 'amaretto:kernel'];
  expect(bottlesIn(INDEX, shelf, ['11001', '99999', '11002', '11001'])).toEqual(['Navy', 'Kernel']);
  expect(bottlesIn(INDEX, shelf, [])).toEqual([]);
});
