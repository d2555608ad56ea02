import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bottleIndexSchema } from '../contracts/shelf/bottleIndex.ts';
import { bottleEntry } from '../domain/shelf/bottles.ts';
import { createOwnFacts } from '../domain/costs/ownBottles.ts';
import { bottleIndex } from './bottleIndex.ts';
import { withBottles, type Drink } from './drink.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const catalogue = loadCatalogue('data');
const index = bottleIndexSchema.parse({ ...bottleIndex(catalogue, 'en'), texts: {} });
const entries = catalogue.bottles.map(bottleEntry);
const drinkOf = (id: string) => {
  const found = catalogue.recipes.find((recipe) => recipe.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};
const told = ({ abv, energy, standardDrinks, dietary }: Drink) => ({ abv, energy, standardDrinks, dietary });

test('a browser tells of own bottles what the catalogue tells, of every drink and whatever the shelf', () => {
  fc.assert(
    fc.property(fc.subarray(entries, { minLength: 1 }), (bottles) => {
      const shelf = ['gin', ...bottles];
      const own = createOwnFacts(index, shelf);
      for (const recipe of catalogue.recipes) {
        const facts = own(recipe.id);
        const drink = withBottles(recipe, shelf, catalogue);
        if (facts === undefined) expect(drink).toBe(recipe);
        else {
          expect(facts, `${recipe.id} ${shelf.join(' ')}`).toMatchObject(told(drink));
          expect(facts.differs).toBe(JSON.stringify(told(drink)) !== JSON.stringify(told(recipe)));
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('a bottle makes a drink of its own strength, and frees it of what it does not contain', () => {
  const own = createOwnFacts(index, ['amaretto:disaronno']);
  expect(drinkOf('11082').dietary.allergens.mayContain).toContain('almonds');
  expect(own('11082')).toMatchObject({ bottles: ['Disaronno'], differs: true });
  expect(own('11082')?.dietary.allergens.mayContain).not.toContain('almonds');
  expect(own('11002')).toBeUndefined();
});

test('of two bottles nobody knows which is poured, nor of one beside any other', () => {
  for (const other of ['amaretto', 'amaretto:adriatico-amaretto']) {
    expect(createOwnFacts(index, ['amaretto:disaronno', other])('11082')).toBeUndefined();
  }
});

test('the own bottle counts where the recipe names another', () => {
  const kingston = drinkOf('11320');
  const own = createOwnFacts(index, ['jamaican-rum:appleton-signature'])('11320');
  expect(kingston.lines.map(({ product }) => product?.name)).toContain('Smith & Cross');
  expect(own?.abv).toBeLessThan(kingston.abv);
  expect(createOwnFacts(index, ['jamaican-rum:smith-and-cross'])('11320')).toMatchObject({
    ...told(kingston),
    differs: false,
  });
});
