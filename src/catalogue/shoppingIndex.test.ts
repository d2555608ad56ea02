import { expect, test } from 'vitest';
import { shoppingIndexSchema } from '../contracts/shopping/shoppingIndex.ts';
import { listNeeds } from '../domain/shopping/shoppingNeeds.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { shoppingIndex } from './shoppingIndex.ts';

const index = shoppingIndexSchema.parse(shoppingIndex(loadCatalogue('data'), 'en'));
const needsOf = (id: string, servings: number) =>
  listNeeds(index, new Map([[id, servings]]), () => new Set()).missing;

test('twelve Negronis take their bottles to the millilitre, and an orange', () => {
  expect(needsOf('11002', 12)).toEqual([
    { entry: 'gin', ml: 360 },
    { entry: 'campari', ml: 360 },
    { entry: 'sweet-vermouth', ml: 360 },
    { entry: 'orange', pieces: 0.75 },
  ]);
});

test('lime juice is bought as limes and egg white as eggs; other juices as they are', () => {
  const sources = index.things.flatMap(({ id, source }) =>
    source === undefined ? [] : [`${id}: ${index.things[source.of]?.id} ${source.ml}`],
  );
  expect(sources.toSorted()).toEqual([
    'egg-white: egg 30',
    'egg-yolk: egg 18',
    'lemon-juice: lemon 40',
    'lime-juice: lime 25',
  ]);
});

test('every drink needs something', () => {
  for (const id of Object.keys(index.drinks)) expect(needsOf(id, 1).length, id).toBeGreaterThan(0);
});
