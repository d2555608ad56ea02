import { beforeAll, expect, test } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { buildDrink } from './drink.ts';
import type { Draft } from './draft.ts';
import { readDraft } from './loadCatalogue.ts';

let draft: Draft;
beforeAll(() => {
  ({ draft } = readDraft('data'));
});

function recipeOf(id: string) {
  const found = draft.recipes.find(({ recipe }) => recipe.id === id);
  if (found === undefined) throw new Error(`There is no recipe ${id}.`);
  return found.recipe;
}

test('a drink has what its ids name, and what follows from its lines', () => {
  const negroni = buildDrink(recipeOf('11002'), draft);
  expect(negroni?.lines.map(({ item, measure }) => `${measure.id} ${item.names.en}`)).toEqual([
    'ml gin',
    'ml Campari',
    'ml sweet vermouth',
    'half-wheel orange',
  ]);
  expect(negroni?.terms.glass.names.de).toBe('Tumbler');
  expect(negroni).toMatchObject({ abv: 21, appearance: { glass: 'rocks', ice: 'large-cube' } });
  expect(negroni?.measures.map(({ ingredient, ml }) => `${ml} ${ingredient}`)).toEqual([
    '30 gin',
    '30 campari',
    '30 sweet-vermouth',
  ]);
});

test('what is set alight loses a quarter of its alcohol, and of the energy of that', () => {
  const burning = recipeOf('11474');
  const quenched = { ...burning, lines: burning.lines.map((line) => ({ ...line, flamed: undefined })) };
  const [burnt, whole] = [buildDrink(burning, draft), buildDrink(quenched, draft)];
  expect(burnt?.standardDrinks).toBeCloseTo((whole?.standardDrinks ?? 0) * 0.75, 1);
  expect(burnt?.abv).toBeLessThan(whole?.abv ?? 0);
  expect(burnt?.energy).toBeLessThan(whole?.energy ?? 0);
});

test.each([
  [{ glass: 'bucket' }],
  [{ spirit: 'moonshine' }],
  [{ pairings: ['gravel', 'nachos'] }],
  [{ lines: [{ ingredient: 'moon-juice', unit: 'ml', amount: 10 }] }],
])('what names %j is no drink, and never comes into a catalogue', (fault) => {
  const recipe = { ...recipeOf('11002'), ...fault } as Draft['recipes'][number]['recipe'];
  const drink = buildDrink(recipe, draft);
  expect(drink).toBeUndefined();
  expect(() => buildCatalogue({ ...draft, recipes: [{ drink, file: 'cocktails/11002.json' }] })).toThrow(
    'cocktails/11002.json',
  );
});

test('a line that names a bottle counts with its strength', () => {
  const kingston = recipeOf('11320');
  const unnamed = { ...kingston, lines: kingston.lines.map((line) => ({ ...line, bottle: undefined })) };
  const [named, any] = [buildDrink(kingston, draft), buildDrink(unnamed, draft)];
  const rum = named?.lines.find(({ product }) => product !== undefined);
  expect(rum).toMatchObject({ product: { name: 'Smith & Cross' }, item: { strength: 57 } });
  expect(named?.abv).toBeGreaterThan(any?.abv ?? 100);
  expect(named?.energy).toBeGreaterThan(any?.energy ?? 1000);
});
