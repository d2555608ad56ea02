import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Look } from './drinks.ts';
import { choosePlace, PLACES } from './place.ts';

const IDS = Array.from({ length: 300 }, (_, index) => String(20_000 + index));

function look(colour: string): Look {
  return {
    glass: 'coupe',
    ice: 'none',
    layers: [{ colour, clarity: 'opaque', share: 1 }],
    bubbles: false,
    steam: false,
    garnish: [],
    steeped: [],
    fill: 0.8,
  };
}

const placesOf = (category: string, taste: string, shown = look('#941e26')) =>
  IDS.map((id) => choosePlace({ id, category, taste, look: shown }).place);

/** The names that a table of the studio has. */
function namesIn(file: string, table: string): string[] {
  const source = readFileSync(`studio/blender/${file}`, 'utf8');
  const body = source.slice(source.indexOf(`\n${table}`)).split('\n}')[0] ?? '';
  return [...body.matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, name]) => name ?? '');
}

test('the studio has every place and every table', () => {
  expect(namesIn('places.py', 'PLACES').sort()).toEqual(Object.keys(PLACES).sort());
  const tables = new Set(Object.values(PLACES).flatMap((place) => place.tables.map(([name]) => name)));
  expect(namesIn('tables.py', 'TABLES')).toEqual(expect.arrayContaining([...tables]));
});

test('a hot drink stands indoors, a tropical one by the sea or among bamboo', () => {
  expect(placesOf('hot-drink', 'sweet').filter((place) => /beach|terrace|garden/.test(place))).toEqual([]);
  const tropical = placesOf('tiki', 'tropical');
  expect(tropical.filter((place) => /tiki|beach/.test(place)).length).toBeGreaterThan(IDS.length / 2);
});

test('a pale drink stands in a bright place less often than a dark one', () => {
  const bright = (shown: Look) =>
    placesOf('dessert', 'creamy', shown).filter((place) => PLACES[place]?.isBright).length;
  expect(bright(look('#f6eedd'))).toBeLessThan(bright(look('#5a2408')) / 2);
});

test('a clear drink in a wide glass mirrors no dusk, and silver no day, as often as another', () => {
  const clear: Look = { ...look('#5a2408'), layers: [{ colour: '#5a2408', clarity: 'clear', share: 1 }] };
  const atDusk = (shown: Look) =>
    placesOf('aperitif', 'bitter', shown).filter((place) => place === 'terrace-dusk').length;
  const iced: Look = { ...clear, ice: 'cubes' };
  expect(atDusk(iced)).toBeLessThan(atDusk({ ...iced, glass: 'rocks' }) / 2);
  const byDay = (glass: string) =>
    placesOf('julep-smash', 'sweet', { ...clear, glass }).filter((place) => PLACES[place]?.isBright).length;
  expect(byDay('julep-cup')).toBeLessThan(byDay('rocks') * 0.8);
});

test('a clear drink without ice, through which one sees the place, stands more seldom where that is restless', () => {
  const iced: Look = { ...look('#5a2408'), ice: 'cubes', glass: 'rocks' };
  const clear: Look = { ...iced, layers: [{ colour: '#5a2408', clarity: 'clear', share: 1 }] };
  const restless = (shown: Look) =>
    placesOf('sparkling', 'bitter', shown).filter((place) =>
      ['terrace-dusk', 'kitchen', 'brunch'].includes(place),
    );
  expect(restless({ ...clear, ice: 'none' }).length).toBeLessThan(restless(clear).length / 2);
});

test('the same recipe has the same place, and the drinks of a category have several', () => {
  expect(placesOf('sour', 'sour')).toEqual(placesOf('sour', 'sour'));
  expect(new Set(placesOf('sour', 'sour')).size).toBeGreaterThanOrEqual(4);
});

test('drinks of all kinds are spread over at least eight places, none with more than a quarter', () => {
  const kinds = [
    'aperitif',
    'sour',
    'old-fashioned',
    'highball',
    'tiki',
    'mocktail',
    'shooter',
    'dessert',
    'hot-drink',
  ];
  const places = kinds.flatMap((kind) => placesOf(kind, 'sour'));
  const counts = Object.values(Object.groupBy(places, (place) => place)).map((same) => same?.length ?? 0);
  expect(counts.length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...counts)).toBeLessThan(places.length / 4);
});
