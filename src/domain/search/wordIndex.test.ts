import { expect, it } from 'vitest';
import type { SearchedDrinks } from '../../contracts/search/searchedDrinks.ts';
import { listDrinkNames } from './names.ts';
import { createWordIndex, note } from './wordIndex.ts';

const SEARCHED: SearchedDrinks = {
  ingredients: [
    { name: 'Lime' },
    { name: 'Lime juice', madeOf: [0] },
    { name: 'Rum' },
    { name: 'White rum', parent: 2 },
    { name: 'Cane syrup', synonyms: ['sirop de canne'] },
  ],
  drinks: [
    { name: 'Blue Lagoon', ingredients: [], views: 0 },
    { name: 'Mojito', aliases: ['Mint Rum'], ingredients: [], views: 0 },
    { name: 'Zombie Punch', ingredients: [], views: 0 },
  ],
};
const index = createWordIndex(SEARCHED, listDrinkNames(SEARCHED.drinks));
const costs = (places: ReadonlyMap<number, number> | undefined) =>
  places && Object.fromEntries([...places].map(([place, cost]) => [place, Math.round(cost * 100) / 100]));

it.each([
  ['as it stands there', 'mojito', { 1: 0 }, {}, true],
  ['in a name and in an ingredient', 'rum', { 1: 0 }, { 2: 0, 3: 0 }, true],
  ['two words as one', 'bluelagoon', { 0: 0 }, {}, true],
  ['in the plural', 'mojitos', { 1: 0.05 }, {}, true],
  ['of an ingredient, for what is made of it too', 'limes', {}, { 0: 0.05, 1: 0.05 }, true],
  ['of what is made of something', 'juice', {}, { 0: 0.1, 1: 0 }, true],
  ['of a kind, for its family too', 'white', {}, { 2: 0.1, 3: 0 }, true],
  ['of another name', 'canne', {}, { 4: 0 }, true],
  ['in another language', 'blaue', { 0: 0.1 }, {}, false],
  ['begun', 'moj', { 1: 0.35 }, {}, false],
  ['begun with one letter', 'z', { 2: 0.35 }, {}, false],
  ['inside', 'goo', { 0: 0.6 }, {}, false],
  ['two letters inside, which say nothing', 'go', {}, {}, false],
  ['with a slip', 'pumch', { 2: 0.7 }, {}, false],
  ['begun with a slip', 'zombu', { 2: 0.8 }, {}, false],
  ['by ear', 'zombee', { 2: 0.58 }, {}, false],
  ['with too many slips', 'mxjxtx', {}, {}, false],
  ['unknown', 'quark', {}, {}, false],
])('finds a word %s: “%s”', (_, word, named, of, isKnown) => {
  const found = index.find(word);
  expect([costs(found.named), costs(found.of), found.isKnown]).toEqual([named, of, isKnown]);
  expect(index.find(word)).toBe(found);
});

it.each([
  ['lime', { 0: 0, 1: 0.1 }],
  ['lime juice', { 0: 0.1, 1: 0 }],
  ['limes', { 0: 0, 1: 0.1 }],
  ['rum', { 2: 0, 3: 0 }],
  ['white rum', { 2: 0.1, 3: 0 }],
  ['sirop canne', { 4: 0 }],
  ['sirop de la canne', { 4: 0 }],
  ['juice', undefined],
  ['juice lime', undefined],
  ['mojito', undefined],
])('calls by “%s” the ingredients %j', (words, places) => {
  expect(costs(index.ingredientsCalled(words.split(' ')))).toEqual(places);
});

it('finds the same after more words than it remembers', () => {
  for (let word = 0; word < 250; word += 1) index.find(`word${word}`);
  expect(costs(index.find('mojito').named)).toEqual({ 1: 0 });
});

it('notes of two costs the lesser', () => {
  const noted = new Map([[1, 0.5]]);
  note(noted, 1, 0.6);
  note(noted, 2, 0.6);
  expect(noted).toEqual(
    new Map([
      [1, 0.5],
      [2, 0.6],
    ]),
  );
  note(noted, 1, 0.4);
  expect(noted.get(1)).toBe(0.4);
});
