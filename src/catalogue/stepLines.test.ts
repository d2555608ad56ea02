import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { findStepLines } from './stepLines.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

/** What the steps of a recipe add, as ids of ingredients. */
function added(id: string, steps?: string[]): string[][] {
  const recipe = catalogue.recipes.find((candidate) => candidate.id === id);
  if (recipe === undefined) throw new Error(`No recipe ${id}`);
  const places = findStepLines(steps ? { ...recipe, steps } : recipe, catalogue);
  return places.map((step) => step.map((place) => recipe.lines[place]?.ingredient ?? ''));
}

const NEGRONI = ['gin', 'campari', 'sweet-vermouth'];

test('all the ingredients are every line but the garnish', () => {
  expect(added('11002', ['Add all the ingredients to a mixing glass.', 'Stir.'])).toEqual([NEGRONI, []]);
});

test('a line is added once, by the first step that names it', () => {
  expect(added('11002', ['Stir the gin.', 'Add everything.', 'Pour the gin.'])).toEqual([
    ['gin'],
    ['campari', 'sweet-vermouth'],
    [],
  ]);
});

test('what is excepted waits for its own step', () => {
  const steps = ['Add all the ingredients except the Campari.', 'Float the Campari.'];
  expect(added('11002', steps)).toEqual([['gin', 'sweet-vermouth'], ['campari']]);
});

test('of a part nobody knows the measure', () => {
  expect(added('11002', ['Add half of the gin.'])).toEqual([[]]);
});

test('nearly every measured line of the catalogue is added by a step', () => {
  let [lines, found] = [0, 0];
  for (const recipe of catalogue.recipes) {
    const places = new Set(findStepLines(recipe, catalogue).flat());
    for (const [place, line] of recipe.lines.entries()) {
      if (line.garnish || line.beside || line.unit !== 'ml') continue;
      lines++;
      if (places.has(place)) found++;
    }
  }
  expect(found / lines).toBeGreaterThan(0.97);
});
