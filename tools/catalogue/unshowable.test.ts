import { expect, test } from 'vitest';
import { buildDrink } from '../../src/catalogue/drink.ts';
import { readDraft } from '../../src/catalogue/loadCatalogue.ts';
import { describeProblem } from '../../src/catalogue/problem.ts';
import { HERO_WIDTHS, HEROES } from '../../src/contracts/drinks/heroes.ts';
import type { StatedLook } from '../../src/contracts/drinks/look.ts';
import { pictureManifestSchema } from '../../src/contracts/drinks/pictures.ts';
import manifest from '../../data/pictures.json' with { type: 'json' };
import { findUnshowable, PICTURE_VOCABULARY } from './unshowable.ts';

function unshowable(look: StatedLook): string[] {
  const { draft } = readDraft('data');
  const recipes = draft.recipes
    .filter(({ recipe }) => recipe.id === '11001')
    .map(({ recipe, file }) => ({ file, recipe, drink: buildDrink({ ...recipe, look }, draft) }));
  return findUnshowable()({ ...draft, recipes }).map(describeProblem);
}

test.each<[StatedLook, string]>([
  [{ rim: 'gin' }, 'look.rim: pictures cannot show a rim of "gin" (studio)'],
  [{ dust: 'salt' }, 'look.dust: pictures cannot show a dusting of "salt" (studio)'],
  [
    { garnish: [{ ingredient: 'lime', cut: 'stalk', count: 1 }] },
    'look.garnish[0]: pictures cannot show the garnish "lime stalk" (studio)',
  ],
  [
    { steeped: [{ ingredient: 'gin', cut: 'piece', count: 1 }] },
    'look.steeped[0]: pictures cannot show the garnish "gin piece" (studio)',
  ],
])('%j is told with its field', (look, problem) => {
  expect(unshowable(look)).toEqual([`cocktails/11001-margarita.json: ${problem}`]);
});

test('a garnish of a line that cannot be shown is told with the line', () => {
  const { draft } = readDraft('data');
  const problems = findUnshowable({ ...PICTURE_VOCABULARY, garnish: {}, rims: [] })(draft).map(
    describeProblem,
  );
  expect(problems).toContain(
    'cocktails/11002-negroni.json: lines[3]: pictures cannot show the garnish "orange half-wheel" (studio)',
  );
  expect(problems).toContain(
    'cocktails/11001-margarita.json: lines[3]: pictures cannot show a rim of "salt" (studio)',
  );
});

test('the studio has published every scene that the home page shows', () => {
  const { heroes } = pictureManifestSchema.parse(manifest);
  const wanted = HEROES.flatMap((id) => Object.keys(HERO_WIDTHS).map((shape) => `${id}-${shape}`));
  expect(Object.keys(heroes).sort()).toEqual(wanted.sort());
});
