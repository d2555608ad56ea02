import { describe, expect, test } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { readDraft } from '../../src/catalogue/loadCatalogue.ts';
import { ALLERGENS, type Substance } from '../../src/contracts/diet/diet.ts';
import { getAllergenGroup, possibleAllergens } from '../../src/domain/diet/dietary.ts';
import { listDifferences, readAgreedDifferences, readIngredientTable } from './ingredientTable.ts';

const { ingredientById } = functionCatalogue();
const table = readIngredientTable();
const agreed = readAgreedDifferences();

test('the table has a line for every ingredient, and for no other', () => {
  expect(table.map(({ id }) => id).sort()).toEqual([...ingredientById.keys()].sort());
});

/*
 * What a guest may be harmed by: no exception is agreed, whether the line was looked up or is from memory.
 */
describe.each(ALLERGENS)('%s', (allergen) => {
  const isOf = (substances: readonly Substance[]) =>
    substances.some((name) => getAllergenGroup(name) === allergen);
  const statedIn = (part: 'contains' | 'mayContain') => table.filter((line) => isOf(line[part]));
  const hidden = (lines: typeof table) =>
    lines.filter(({ id }) => !possibleAllergens(ingredientById.entry(id).allergens).has(allergen));

  test('is not said to be absent where the table says that it is in it', () => {
    expect(hidden(statedIn('contains'))).toEqual([]);
  });

  test('is not passed over where the table says that it may be in it', () => {
    expect(hidden(statedIn('mayContain'))).toEqual([]);
  });
});

describe.each(['vegan', 'vegetarian'] as const)('%s', (diet) => {
  test('is not promised where the table says no or does not know', () => {
    const promised = table.filter(
      (line) => line[diet] !== 'yes' && ingredientById.entry(line.id)[diet] === 'yes',
    );
    expect(promised).toEqual([]);
  });

  test('is not left open where the table says no', () => {
    const open = table.filter((line) => line[diet] === 'no' && ingredientById.entry(line.id)[diet] !== 'no');
    expect(open).toEqual([]);
  });
});

test('our data differs from the table where that is agreed, and nowhere else', () => {
  const found = table.flatMap((line) => listDifferences(ingredientById.entry(line.id), line));
  const expected = agreed.flatMap(({ ids, on, ours, table }) => ids.map((id) => ({ id, on, ours, table })));
  const inOrder = (differences: typeof found) =>
    differences.map(({ id, on, ours, table }) => `${id}: ${on}: ours ${ours}, table ${table}`).sort();
  expect(inOrder(found)).toEqual(inOrder(expected));
});

test('every agreed difference rests on known sources', () => {
  const { sources } = readDraft('data').draft;
  expect(agreed.flatMap((difference) => difference.sources).filter((id) => !sources.has(id))).toEqual([]);
});
