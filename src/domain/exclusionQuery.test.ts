import { expect, it } from 'vitest';
import { NOTHING_EXCLUDED } from './exclusion.ts';
import { exclusionOf } from './exclusionQuery.ts';

const read = (query: string) => exclusionOf(new URLSearchParams(query));

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
