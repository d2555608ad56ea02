import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import {
  COLOURS,
  FOOD_GROUPS,
  INGREDIENT_GROUPS,
  OCCASIONS,
  ORDERS,
  SERVES,
  type Wish,
} from '../contracts/search/wishes.ts';
import { siteCatalogue } from './siteCatalogue.ts';
import { WISH_WORDS, wishLabel } from './wishLabel.ts';

const catalogue = siteCatalogue();

describe('wishLabel', () => {
  it.each<[Locale, Wish, string]>([
    ['en', { kind: 'ingredient', id: 'gin', not: false }, 'gin'],
    ['en', { kind: 'ingredient', id: 'gin', not: true }, 'without gin'],
    ['en', { kind: 'taste', taste: 'sweet', not: true }, 'not sweet'],
    ['en', { kind: 'leave-out', what: 'nuts' }, 'I leave out: tree nuts'],
    ['de', { kind: 'leave-out', what: 'nuts' }, 'Ich lasse weg: Schalenfrüchte'],
    ['nl', { kind: 'leave-out', what: 'alcohol' }, 'zonder alcohol'],
    ['fr', { kind: 'leave-out', what: 'caffeine' }, 'J’évite\u202f: caféine'],
    ['es', { kind: 'leave-out', what: 'vegan' }, 'vegano'],
    ['en', { kind: 'leave-out', what: 'pregnancy' }, 'pregnancy'],
    ['en', { kind: 'leave-out-food', id: 'pineapple' }, 'I leave out: pineapple'],
    ['en', { kind: 'leave-out-food', id: 'pineapple', some: true }, 'some guests: without pineapple'],
    ['de', { kind: 'leave-out', what: 'eggs', some: true }, 'einige Gäste: ohne Eier'],
    ['fr', { kind: 'leave-out', what: 'alcohol', some: true }, 'certains invités\u202f: sans alcool'],
    ['de', { kind: 'leave-out-food', id: 'stone-fruit' }, 'Ich lasse weg: Steinobst'],
    ['en', { kind: 'guests', count: 8 }, 'for 8'],
    ['en', { kind: 'strength', most: 15 }, 'at most 15%'],
    ['de', { kind: 'strength', least: 20 }, 'mindestens 20\u00a0%'],
    ['en', { kind: 'strength', least: 10, most: 20 }, '10 to 20%'],
    ['en', { kind: 'strength', most: 0 }, 'without alcohol'],
    ['en', { kind: 'group', group: 'smoke', not: false }, 'something with smoke'],
    ['nl', { kind: 'group', group: 'citrus', not: true }, 'zonder citrus'],
    ['de', { kind: 'style', style: 'sour', not: false }, 'Sour'],
    ['en', { kind: 'food', food: 'grilled-steak' }, 'to go with grilled steak'],
    ['en', { kind: 'glass', glass: 'rocks' }, 'in a rocks glass'],
    ['en', { kind: 'method', method: 'shake', not: true }, 'not shaken'],
    ['en', { kind: 'like', drink: '11002' }, 'like Negroni'],
    ['fr', { kind: 'like', drink: '11002' }, 'dans le genre de Negroni'],
    ['fr', { kind: 'like', drink: '11005' }, 'dans le genre d’Old Fashioned'],
    ['fr', { kind: 'not-drink', drink: '11005' }, 'pas d’Old Fashioned'],
    ['en', { kind: 'unknown', text: 'birch water', not: false }, 'birch water'],
  ])('%s %j is "%s"', (locale, wish, label) => {
    expect(wishLabel(wish, catalogue, locale)).toBe(label);
  });

  it('has a word for everything in every language', () => {
    for (const locale of LOCALES) {
      const { tastes, groups, occasions, colours, serves, orders, patterns } = WISH_WORDS[locale];
      expect(Object.keys(tastes).sort()).toEqual([...catalogue.vocabularies.tastes.keys()].sort());
      expect(Object.keys(groups).sort()).toEqual([...new Set([...INGREDIENT_GROUPS, ...FOOD_GROUPS])].sort());
      expect(Object.keys(occasions)).toEqual(OCCASIONS);
      expect(Object.keys(colours)).toEqual(COLOURS);
      expect(Object.keys(serves)).toEqual(SERVES);
      expect(Object.keys(orders)).toEqual(ORDERS);
      expect(Object.keys(patterns)).toEqual(Object.keys(WISH_WORDS.en.patterns));
    }
  });
});
