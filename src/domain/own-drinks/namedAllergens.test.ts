import { expect, test } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { findDismissed, findNamedAllergens, withNamedAllergens } from './namedAllergens.ts';
import { SMOKE } from './testDrink.ts';

const parts = drinkParts(readCheckedCatalogue('data'), 'en');
const [gin, free] = SMOKE.lines;
const drink = (change: Partial<OwnRecipe>): OwnRecipe => ({
  ...SMOKE,
  note: null,
  allergens: [],
  lines: gin ? [gin] : [],
  ...change,
});
const noted = drink({ lines: gin ? [{ ...gin, note: 'infused with almonds' }] : [] });

test.each<[OwnRecipe, string[]]>([
  [drink({ name: 'Peanut Butter Cup' }), ['peanuts']],
  [drink({ note: 'Contains fish.' }), ['fish']],
  [drink({ instructions: 'Shake with egg white.\nTop with cream.' }), ['eggs', 'milk']],
  [noted, ['almonds']],
  [
    drink({
      instructions: 'Top with cream.',
      lines: [{ ingredient: 'cream', unit: 'ml', amount: 20, garnish: false }],
    }),
    [],
  ],
  [drink({ note: 'Without nuts.' }), []],
])('finds what the texts of %j name', (one, named) => {
  expect(findNamedAllergens(one, parts, 'en')).toEqual(named);
});

test('states what is named, until the owner says that it is not in it', () => {
  expect(withNamedAllergens(noted, [], parts, 'en').allergens).toEqual(['almonds']);
  expect(withNamedAllergens(noted, ['almonds'], parts, 'en').allergens).toEqual([]);
  expect(findDismissed(noted, parts, 'en')).toEqual(['almonds']);
  expect(findDismissed({ ...noted, allergens: ['almonds'] }, parts, 'en')).toEqual([]);
});

test('states nothing of a thing that nobody knows, until its owner states something', () => {
  const unknown = drink({ note: 'Contains fish.', lines: free ? [free] : [] });
  expect(withNamedAllergens(unknown, [], parts, 'en').allergens).toEqual([]);
  expect(findDismissed(unknown, parts, 'en')).toEqual([]);
  expect(withNamedAllergens({ ...unknown, allergens: ['milk'] }, [], parts, 'en').allergens).toEqual([
    'fish',
    'milk',
  ]);
});
