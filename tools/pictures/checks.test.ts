import { expect, test } from 'vitest';
import { buildDrink } from '../../src/catalogue/drink.ts';
import { readDraft } from '../../src/catalogue/loadCatalogue.ts';
import { describeProblem } from '../../src/catalogue/problem.ts';
import type { StatedLook } from '../../src/contracts/drinks/look.ts';
import type { PictureManifest } from '../../src/contracts/drinks/pictures.ts';
import { temporaryFolder } from '../serve/temporaryFolder.ts';
import { judge } from './check.ts';
import { DRINK_FILES, type Encoded } from './encode.ts';
import { readManifest } from './manifest.ts';
import { placesIn } from './places.ts';
import { planPictures } from './plan.ts';
import { publishDrink } from './publish.ts';
import { findUnshowable } from './unshowable.ts';
import { readVocabulary } from './vocabulary.ts';
import { readWanted, type Wanted } from './wanted.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const vocabulary = readVocabulary();
const all = readWanted('data', vocabulary, {});
const wanted: Wanted = {
  ...all,
  pictures: all.pictures.filter(({ id }) => ['11001', '11002'].includes(id)),
};
const ENCODED: Encoded = {
  files: new Map(DRINK_FILES.map((name) => [name, Buffer.from('picture')])),
  placeholder: '#dcb,#ba9,#987,#765,#543',
};

function hashOf(id: string): string {
  return wanted.pictures.find((picture) => picture.id === id)?.hash ?? '';
}

function planIn(
  places: ReturnType<typeof placesIn>,
  manifest: PictureManifest = readManifest(places.manifest),
) {
  return planPictures(wanted, manifest, {}, places.published);
}

test('what is missing is listed and is no fault', () => {
  const places = placesIn(temporaryFolder());
  publishDrink(places, '11002', hashOf('11002'), ENCODED);
  const { faults, missing } = judge(planIn(places));
  expect(faults).toEqual([]);
  expect(missing).toContain('11001 Margarita');
  expect(missing).toContain('speakeasy-portrait');
  expect(missing).not.toContain('11002 Negroni');
});

test('a stale picture fails by name', () => {
  const places = placesIn(temporaryFolder());
  publishDrink(places, '11002', 'a'.repeat(64), ENCODED);
  expect(judge(planIn(places)).faults).toEqual([
    '11002 Negroni: the picture shows what the recipe no longer says',
  ]);
});

test('a picture whose part is being rendered anew passes, counted; one of a changed recipe does not', () => {
  const places = placesIn(temporaryFolder());
  const renewing = readWanted('data', vocabulary, { 'glass:rocks': 2 }, {});
  const standing = (hash: string) => {
    publishDrink(places, '11002', hash, ENCODED);
    const plan = planPictures(
      { ...renewing, pictures: renewing.pictures.filter(({ id }) => id === '11002') },
      readManifest(places.manifest),
      {},
      places.published,
    );
    return { state: plan.drinks[0]?.state, ...judge(plan) };
  };
  expect(standing(hashOf('11002'))).toMatchObject({ state: 'dated', dated: 1, faults: [] });
  const renewed = renewing.pictures.find(({ id }) => id === '11002')?.hash ?? '';
  expect(standing(renewed)).toMatchObject({ state: 'current', dated: 0, faults: [] });
  expect(standing('a'.repeat(64))).toMatchObject({ state: 'stale', dated: 0 });
});

test('a lost file, a file of nobody and a picture of no recipe fail', () => {
  const places = placesIn(temporaryFolder());
  publishDrink(places, '11002', hashOf('11002'), ENCODED);
  publishDrink(places, '99999', 'b'.repeat(64), ENCODED);
  rmSync(join(places.published, '11002/800.avif'));
  writeFileSync(join(places.published, '11002/1600.avif'), 'stray');
  expect(judge(planIn(places)).faults).toEqual([
    '99999: the picture is of no recipe or scene',
    '11002/1600.avif: no entry of data/pictures.json names this file',
    '11002/800.avif: data/pictures.json promises this file, which is not there',
  ]);
});

test('while a recipe cannot be read, no picture is said to be of none', () => {
  const places = placesIn(temporaryFolder());
  publishDrink(places, '99999', 'b'.repeat(64), ENCODED);
  const plan = planPictures(
    { ...wanted, isComplete: false },
    readManifest(places.manifest),
    {},
    places.published,
  );
  expect(plan.gone).toEqual([]);
});

function unshowable(look: StatedLook): string[] {
  const { draft } = readDraft('data');
  const recipes = draft.recipes
    .filter(({ recipe }) => recipe.id === '11001')
    .map(({ recipe, file }) => ({ file, recipe, drink: buildDrink({ ...recipe, look }, draft) }));
  return findUnshowable(vocabulary)({ ...draft, recipes }).map(describeProblem);
}

test.each<[StatedLook, string]>([
  [{ rim: 'gin' }, 'look.rim: pictures cannot show a rim of "gin" (tools/pictures)'],
  [{ dust: 'salt' }, 'look.dust: pictures cannot show a dusting of "salt" (tools/pictures)'],
  [
    { garnish: [{ ingredient: 'lime', cut: 'stalk', count: 1 }] },
    'look.garnish[0]: pictures cannot show the garnish "lime stalk" (tools/pictures)',
  ],
  [
    { steeped: [{ ingredient: 'gin', cut: 'piece', count: 1 }] },
    'look.steeped[0]: pictures cannot show the garnish "gin piece" (tools/pictures)',
  ],
])('%j is told with its field', (look, problem) => {
  expect(unshowable(look)).toEqual([`cocktails/11001-margarita.json: ${problem}`]);
});

test('a garnish of a line that cannot be shown is told with the line', () => {
  const { draft } = readDraft('data');
  const problems = findUnshowable({ ...vocabulary, garnish: {}, rims: [] })(draft).map(describeProblem);
  expect(problems).toContain(
    'cocktails/11002-negroni.json: lines[3]: pictures cannot show the garnish "orange half-wheel" (tools/pictures)',
  );
  expect(problems).toContain(
    'cocktails/11001-margarita.json: lines[3]: pictures cannot show a rim of "salt" (tools/pictures)',
  );
});
