import { expect, it } from 'vitest';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { filterDrinks, NO_DRINK_FILTERS, type DrinkFilterState } from './filterDrinks.ts';

const recipe = (id: string, spirit: number | undefined, terms: number[]) =>
  ({ id, spirit, terms }) as unknown as MixIndex['recipes'][0];
const INDEX = {
  spirits: [
    { id: 'gin', name: 'Gin' },
    { id: 'rum', name: 'Rum' },
  ],
  terms: [
    { facet: 'taste', id: 'sour', name: 'Sour' },
    { facet: 'strength', id: 'strong', name: 'Strong' },
    { facet: 'diet', id: 'vegan', name: 'Vegan' },
  ],
  recipes: [
    recipe('1', 0, [0, 2]),
    recipe('2', 1, [0, 1]),
    recipe('3', 0, [1, 2]),
    recipe('4', undefined, [2]),
  ],
} satisfies Pick<MixIndex, 'spirits' | 'terms' | 'recipes'>;

const filtered = (filters: Partial<DrinkFilterState>, onShelf: string[] = []) => {
  const ids = filterDrinks(INDEX, { ...NO_DRINK_FILTERS, ...filters }, new Set(onShelf));
  return ids && [...ids].join(' ');
};
const terms = (chosen: Partial<DrinkFilterState['terms']>) => ({
  terms: { ...NO_DRINK_FILTERS.terms, ...chosen },
});

it('lets all drinks through where nothing is chosen', () => {
  expect(filtered({})).toBeUndefined();
});

it('narrows by spirit, strength, taste and diet, all of them together', () => {
  expect(filtered({ spirit: 'gin' })).toBe('1 3');
  expect(filtered(terms({ taste: 'taste:sour' }))).toBe('1 2');
  expect(filtered({ spirit: 'gin', ...terms({ strength: 'strength:strong', diet: 'diet:vegan' }) })).toBe(
    '3',
  );
  expect(filtered({ spirit: 'rum', ...terms({ diet: 'diet:vegan' }) })).toBe('');
  expect(filtered({ spirit: 'unknown' })).toBe('');
});

it('leaves what the shelf makes', () => {
  expect(filtered({ isFromShelf: true }, ['2', '4'])).toBe('2 4');
  expect(filtered({ isFromShelf: true })).toBe('');
});
