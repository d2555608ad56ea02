import { expect, test } from 'vitest';
import { hashSpec, heroHash, parseVersions } from './hash.ts';
import type { Spec } from './spec.ts';

const PLACE = { place: 'kitchen', table: 'oak', turn: 20, mirrored: false };

const MOJITO: Spec = {
  id: '11003',
  glass: 'highball',
  fill: 0.84,
  ice: 'cubes',
  layers: [{ colour: '#e2e9b9', clarity: 'cloudy', share: 1, scattering: 1 }],
  bubbles: true,
  steam: false,
  garnish: [{ ingredient: 'lime', cut: 'wheel', count: 1 }],
  steeped: [{ ingredient: 'mint', cut: 'leaf', count: 8 }],
  ...PLACE,
  framing: { frame: 18, elevation: 11, aside: 0, base: 0.14, aperture: 2.8 },
  seed: 42,
};

test('the same picture has the same hash', () => {
  expect(hashSpec(MOJITO, {})).toMatch(/^[0-9a-f]{64}$/);
  expect(hashSpec(structuredClone(MOJITO), {})).toBe(hashSpec(MOJITO, {}));
});

test.each([
  ['fill', { fill: 0.85 }],
  ['seed', { seed: 43 }],
  ['place', { place: 'tiki' }],
  ['foam', { foam: '#ffffff' }],
  ['garnish', { garnish: [] }],
  ['layers', { layers: [{ colour: '#e2e9ba', clarity: 'cloudy' as const, share: 1, scattering: 1 }] }],
])('another %s gives another hash', (_name, change) => {
  expect(hashSpec({ ...MOJITO, ...change }, {})).not.toBe(hashSpec(MOJITO, {}));
});

test.each([
  'studio',
  'glass:highball',
  'ice:cubes',
  'liquid:cloudy',
  'bubbles',
  'garnish:lime',
  'garnish:mint',
  `place:${PLACE.place}`,
  `table:${PLACE.table}`,
])('a mended %s makes the picture stale', (part) => {
  expect(hashSpec(MOJITO, { [part]: 2 })).not.toBe(hashSpec(MOJITO, {}));
});

test.each(['glass:coupe', 'ice:crushed', 'liquid:clear', 'foam', 'steam', 'garnish:orange', 'rim:salt'])(
  'a mended %s leaves a picture without it as it is',
  (part) => {
    expect(hashSpec(MOJITO, { [part]: 2 })).toBe(hashSpec(MOJITO, {}));
  },
);

test('a mended peel makes those pictures stale whose twist is broad', () => {
  const twist = { garnish: [{ ingredient: 'orange', cut: 'twist', count: 1 }] };
  const isStale = (change: Partial<Spec>) =>
    hashSpec({ ...MOJITO, ...change }, { peel: 2 }) !== hashSpec({ ...MOJITO, ...change }, {});
  expect(isStale({ ...twist, glass: 'rocks' })).toBe(true);
  expect(isStale({ ...twist, glass: 'coupe' })).toBe(false);
  expect(isStale({ glass: 'rocks' })).toBe(false);
});

test.each<[string, Partial<Spec>]>([
  ['froth', { shaken: true }],
  ['juice', { layers: MOJITO.layers.map((layer) => ({ ...layer, texture: 'juice' as const })) }],
])('a mended %s makes the pictures stale that show it, and no others', (part, change) => {
  expect(hashSpec({ ...MOJITO, ...change }, { [part]: 2 })).not.toBe(hashSpec({ ...MOJITO, ...change }, {}));
  expect(hashSpec(MOJITO, { [part]: 2 })).toBe(hashSpec(MOJITO, {}));
});

test('a part that is not listed has version 1', () => {
  expect(hashSpec(MOJITO, { studio: 1, 'garnish:mint': 1 })).toBe(hashSpec(MOJITO, {}));
});

test('a scene is stale when it or the studio was mended, in each shape by itself', () => {
  const hero = { id: 'hotel-bar', shape: 'landscape' } as const;
  expect(heroHash(hero, { 'hero:hotel-bar': 2 })).not.toBe(heroHash(hero, {}));
  expect(heroHash(hero, { studio: 2 })).not.toBe(heroHash(hero, {}));
  expect(heroHash(hero, { 'hero:speakeasy': 2 })).toBe(heroHash(hero, {}));
  expect(heroHash({ ...hero, shape: 'portrait' }, {})).not.toBe(heroHash(hero, {}));
});

test.each([
  [{ 'glas:coupe': 2 }, 'versions.json: "glas:coupe" is no part of a picture.'],
  [{ 'garnish:moon': 2 }, 'versions.json: "garnish:moon" is no part of a picture.'],
  [{ studio: 0 }, 'versions.json: a version must be a whole number from 1, by the name of a part.'],
  [{ studio: '2' }, 'versions.json: a version must be a whole number from 1, by the name of a part.'],
])('%j is refused', (value, reason) => {
  expect(() => parseVersions(value)).toThrow(reason);
});

test('every kind of part can be named', () => {
  const versions = {
    studio: 2,
    'glass:coupe': 3,
    'garnish:mint': 2,
    'hero:tiki-night': 2,
    'rim:salt': 4,
    foam: 2,
  };
  expect(parseVersions(versions)).toEqual(versions);
});
