import { expect, it } from 'vitest';
import { NOTHING_EXCLUDED } from './exclusion.ts';
import { readExclusion, listExclusionValues } from './exclusionQuery.ts';

const read = (query: string) => readExclusion(new URLSearchParams(query));

it('reads allergens and diets, each as often as it stands there', () => {
  expect(read('without=nuts&without=milk&without=milk&diet=vegan&diet=alcohol-free')).toEqual({
    ...NOTHING_EXCLUDED,
    allergens: ['milk', 'nuts'],
    isVegan: true,
    isAlcoholFree: true,
  });
});

it('passes over what nobody knows', () => {
  expect(read('without=moon&diet=keto&diet=VEGAN&lang=de')).toEqual(NOTHING_EXCLUDED);
});

it('reads what cautions are of beside the allergens', () => {
  expect(read('without=raw-egg&without=eggs')).toEqual({
    ...NOTHING_EXCLUDED,
    allergens: ['eggs'],
    cautions: ['raw-egg'],
  });
});

it('says what is avoided in the words of an address', () => {
  const avoided = {
    ...read('without=milk&without=raw-egg&diet=vegan'),
    cautions: ['alcohol-trace' as const],
  };
  expect(listExclusionValues(avoided)).toEqual(['milk', 'vegan', 'alcohol-trace', 'alcohol-free']);
  expect(listExclusionValues(NOTHING_EXCLUDED)).toEqual([]);
});
