import { expect, test } from 'vitest';
import { countTerms, createFacetFilter, type FacetTerm } from './facets.ts';

const terms: FacetTerm[] = [
  { facet: 'taste', id: 'sour' },
  { facet: 'taste', id: 'sweet' },
  { facet: 'diet', id: 'vegan' },
  { facet: 'diet', id: 'egg' },
  { facet: 'glass', id: 'coupe' },
];
const keptOut = (places: number[], ...chosen: string[]) => createFacetFilter(terms, chosen)(places);

test('one taste of several will do, of diets each one counts', () => {
  expect(keptOut([0], 'taste:sour', 'taste:sweet')).toEqual([]);
  expect(keptOut([4], 'taste:sour', 'taste:sweet')).toEqual(['taste']);
  expect(keptOut([2], 'diet:vegan', 'diet:egg')).toEqual(['diet']);
  expect(keptOut([2, 3], 'diet:vegan', 'diet:egg')).toEqual([]);
});

test('nothing chosen, and what no drink has, keeps nothing out', () => {
  expect(keptOut([])).toEqual([]);
  expect(keptOut([0], 'taste:purple', 'price:low')).toEqual([]);
});

test('a choice counts what it would give beside the other facets', () => {
  const drinks = [[0, 2, 4], [0, 3], [1, 2, 3, 4], [1]];
  expect(countTerms(terms, drinks, [])).toEqual([2, 2, 2, 2, 2]);
  expect(countTerms(terms, drinks, ['taste:sour'])).toEqual([2, 2, 1, 1, 1]);
  expect(countTerms(terms, drinks, ['diet:vegan'])).toEqual([1, 1, 2, 1, 2]);
  expect(countTerms(terms, drinks, ['diet:vegan', 'taste:sour'])).toEqual([1, 1, 1, 0, 1]);
});
