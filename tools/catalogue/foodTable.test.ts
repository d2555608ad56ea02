import { describe, expect, test } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { ALLERGENS, SUBSTANCES, type Substance } from '../../src/contracts/diet/diet.ts';
import { getAllergenGroup, possibleAllergens } from '../../src/domain/diet/dietary.ts';
import { FOOD_TABLE } from './foodTable.ts';

const { ingredientById } = functionCatalogue();
const [sure, perhaps] = [partOf(0), partOf(1)];

function partOf(place: 0 | 1): (id: string) => string[] {
  return (id) =>
    (FOOD_TABLE[id]?.split('|')[place] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
}

test('the table knows every ingredient, and no other', () => {
  expect(Object.keys(FOOD_TABLE).sort()).toEqual([...ingredientById.keys()].sort());
});

test('the table names substances as labels do', () => {
  const named = Object.keys(FOOD_TABLE).flatMap((id) => [...sure(id), ...perhaps(id)]);
  expect(named.filter((name) => !SUBSTANCES.includes(name as Substance))).toEqual([]);
});

describe.each(ALLERGENS)('%s', (allergen) => {
  const isOf = (names: readonly string[]) =>
    names.some((name) => getAllergenGroup(name as Substance) === allergen);

  test('is kept from nobody who avoids it, and from no drink without a reason', () => {
    const wrong = [...ingredientById.values()].filter(
      ({ id, allergens }) =>
        possibleAllergens(allergens).has(allergen) !== isOf([...sure(id), ...perhaps(id)]),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('is stated as sure where it is', () => {
    const wrong = [...ingredientById.values()].filter(
      ({ id, allergens }) => isOf(allergens.contains) !== isOf(sure(id)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('cereals and nuts are stated by kind', () => {
  for (const { id, allergens } of ingredientById.values()) {
    expect([...allergens.contains].sort(), id).toEqual(sure(id).sort());
    expect([...allergens.mayContain].sort(), id).toEqual(perhaps(id).sort());
  }
});
