import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tools/serve/temporaryFolder.ts';
import { judge } from './check.ts';
import { DRINK_FILES, type Encoded } from './encode.ts';
import { exampleDrink } from './exampleDrink.ts';
import { placesIn, type Places } from './places.ts';
import { planPictures } from './plan.ts';
import { publishDrink } from './publish.ts';

const ENCODED: Encoded = {
  files: new Map(DRINK_FILES.map((name) => [name, Buffer.from('picture')])),
  placeholder: '#dcb,#ba9,#987,#765,#543',
};
let places: Places;

beforeEach(() => {
  places = placesIn(temporaryFolder());
  mkdirSync(dirname(places.drinks), { recursive: true });
  writeFileSync(
    places.drinks,
    JSON.stringify([exampleDrink('11001', 'Margarita'), exampleDrink('11002', 'Negroni')]),
  );
});

const hashOf = (id: string) => planPictures(places).drinks.find(({ drink }) => drink.id === id)?.hash ?? '';

test('what is missing is listed and is no fault', () => {
  publishDrink(places, '11002', hashOf('11002'), ENCODED);
  const { faults, missing } = judge(planPictures(places));
  expect(faults).toEqual([]);
  expect(missing).toContain('11001 Margarita');
  expect(missing).toContain('speakeasy-portrait');
  expect(missing).not.toContain('11002 Negroni');
});

test('a stale picture fails by name', () => {
  publishDrink(places, '11002', 'a'.repeat(64), ENCODED);
  expect(judge(planPictures(places)).faults).toEqual([
    '11002 Negroni: the picture shows what the recipe no longer says',
  ]);
});

test('a lost file, a file of nobody and a picture of no recipe fail', () => {
  publishDrink(places, '11002', hashOf('11002'), ENCODED);
  publishDrink(places, '99999', 'b'.repeat(64), ENCODED);
  rmSync(join(places.published, '11002/800.avif'));
  writeFileSync(join(places.published, '11002/1600.avif'), 'stray');
  expect(judge(planPictures(places)).faults).toEqual([
    '99999: the picture is of no recipe or scene',
    '11002/1600.avif: no entry of data/pictures.json names this file',
    '11002/800.avif: data/pictures.json promises this file, which is not there',
  ]);
});

test('without the file of drinks nothing is said of any picture', () => {
  rmSync(places.drinks);
  expect(() => planPictures(places)).toThrow('drinks.json is missing');
});
