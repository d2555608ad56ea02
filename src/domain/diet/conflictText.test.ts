import { expect, it } from 'vitest';
import { listConflictNotes } from './conflictText.ts';
import type { DietaryFacts } from './dietary.ts';
import { findExclusionConflict, NOTHING_EXCLUDED, type Exclusion } from './exclusion.ts';

const FINE: DietaryFacts = {
  allergens: { contains: [], mayContain: [] },
  vegan: 'yes',
  vegetarian: 'yes',
  cautions: [],
  strength: 0,
};

const notesOf = (facts: Partial<DietaryFacts>, exclusion: Partial<Exclusion>) => {
  const clash = findExclusionConflict({ ...FINE, ...facts }, { ...NOTHING_EXCLUDED, ...exclusion });
  return (
    clash &&
    listConflictNotes(clash, {
      say: (key, values = {}) => [key, ...Object.values(values)].join(' '),
      substance: (id) => id,
      caution: (id) => id,
    })
  );
};

it.each<[string, Partial<DietaryFacts>, Partial<Exclusion>, string[] | undefined]>([
  ['nothing where nothing is avoided', { vegan: 'no', strength: 40 }, {}, undefined],
  [
    'an allergen that is surely in it',
    { allergens: { contains: ['almonds', 'milk'], mayContain: [] } },
    { allergens: ['nuts', 'milk'] },
    ['brought.contains almonds, milk'],
  ],
  [
    'an allergen that depends on the brand',
    { allergens: { contains: [], mayContain: ['barley'] } },
    { allergens: ['gluten'] },
    ['brought.may barley'],
  ],
  ['alcohol', { strength: 0.5 }, { isAlcoholFree: true }, ['diet.alcohol']],
  [
    'what it is to be minded for',
    { cautions: ['raw-egg', 'caffeine'] },
    { cautions: ['caffeine', 'raw-egg'] },
    ['raw-egg, caffeine'],
  ],
  ['an animal product', { vegan: 'no' }, { isVegan: true }, ['brought.animal']],
  [
    'meat once, to a vegan who is a vegetarian too',
    { vegan: 'no', vegetarian: 'no' },
    { isVegan: true, isVegetarian: true },
    ['brought.meat'],
  ],
  [
    'meat to a vegan, of whom it is not known to be vegan either',
    { vegan: 'unknown', vegetarian: 'no' },
    { isVegan: true, isVegetarian: true },
    ['brought.meat'],
  ],
  [
    'once that nobody knows, to a vegan who is a vegetarian too',
    { vegan: 'unknown', vegetarian: 'unknown' },
    { isVegan: true, isVegetarian: true },
    ['brought.vegan-unknown'],
  ],
  ['what nobody knows to be vegan', { vegan: 'unknown' }, { isVegan: true }, ['brought.vegan-unknown']],
  [
    'what nobody knows to be vegetarian',
    { vegan: 'unknown', vegetarian: 'unknown' },
    { isVegetarian: true },
    ['diet.vegetarian-unknown'],
  ],
])('says %s', (_, facts, exclusion, notes) => {
  expect(notesOf(facts, exclusion)).toEqual(notes);
});
