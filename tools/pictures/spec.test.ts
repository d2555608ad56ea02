import { beforeAll, expect, test } from 'vitest';
import type { Look } from '../../src/domain/look.ts';
import { chooseBackdrop } from './backdrop.ts';
import { specOf } from './spec.ts';
import { readVocabulary, type PictureVocabulary } from './vocabulary.ts';
import { readWanted, type SiteWanted } from './wanted.ts';

let vocabulary: PictureVocabulary;
let wanted: SiteWanted;
beforeAll(() => {
  vocabulary = readVocabulary();
  wanted = readWanted('data', vocabulary, {});
});

const COLOURS: Record<string, string> = { mint: '#4f8a3c', orange: '#e08a22' };
const colourOf = (id: string) => COLOURS[id];

function look(rest: Partial<Look> = {}): Look {
  return {
    glass: 'rocks',
    ice: 'large-cube',
    layers: [{ colour: '#941e26', clarity: 'clear', share: 1 }],
    bubbles: false,
    steam: false,
    garnish: [],
    steeped: [],
    fill: 0.7123456,
    ...rest,
  };
}

const only = (colour: string): Look['layers'] => [{ colour, clarity: 'cloudy', share: 1 }];

/** The backdrops that a hundred recipes with this look get. */
function backdropsOf(shown: Look): Set<string> {
  const ids = Array.from({ length: 100 }, (_, index) => String(20_000 + index));
  return new Set(ids.map((id) => chooseBackdrop(id, shown, vocabulary.backdrops, colourOf)));
}

test('a spec states the look with shares that come to 1 and whole counts', () => {
  const layers: Look['layers'] = [
    { colour: '#24120a', clarity: 'clear', share: 0.33 },
    { colour: '#cdb090', clarity: 'opaque', share: 0.33, melts: true },
    { colour: '#c9822f', clarity: 'clear', share: 0.33, melts: false },
  ];
  const spec = specOf(
    '12001',
    look({ layers, rim: 'salt', garnish: [{ ingredient: 'orange', cut: 'wheel', count: 0.5 }] }),
    vocabulary.backdrops,
    colourOf,
  );
  expect(spec).toMatchObject({
    id: '12001',
    glass: 'rocks',
    fill: 0.7123,
    rim: 'salt',
    garnish: [{ ingredient: 'orange', cut: 'wheel', count: 1 }],
    layers: [
      { colour: '#24120a', clarity: 'clear', share: 0.3333 },
      { colour: '#cdb090', clarity: 'opaque', share: 0.3333, melts: true },
      { colour: '#c9822f', clarity: 'clear', share: 0.3333 },
    ],
  });
  expect(spec).not.toHaveProperty('foam');
  expect(spec).not.toHaveProperty('dust');
  expect(spec.layers[2]).not.toHaveProperty('melts');
});

test('the seed is the id’s own and fits 31 bits', () => {
  const seedOf = (id: string) => specOf(id, look(), vocabulary.backdrops, colourOf).seed;
  expect(seedOf('11002')).toBe(seedOf('11002'));
  expect(seedOf('11002')).not.toBe(seedOf('11003'));
  expect(seedOf('11002')).toBeGreaterThanOrEqual(0);
  expect(seedOf('11002')).toBeLessThan(2 ** 31);
});

test('a stated backdrop is taken as it is', () => {
  expect(specOf('11002', look({ backdrop: 'linen' }), vocabulary.backdrops, colourOf).backdrop).toBe('linen');
});

test('nothing green stands before green', () => {
  expect(backdropsOf(look({ layers: only('#7fae3a') }))).not.toContain('forest');
  const garnish = [{ ingredient: 'mint', cut: 'sprig', count: 1 }];
  expect(backdropsOf(look({ garnish }))).not.toContain('forest');
  expect(backdropsOf(look({ steeped: garnish }))).not.toContain('forest');
  const layers: Look['layers'] = [
    { colour: '#0f8f55', clarity: 'clear', share: 0.4 },
    { colour: '#cdb090', clarity: 'opaque', share: 0.6 },
  ];
  expect(backdropsOf(look({ layers }))).not.toContain('forest');
  const orange = [{ ingredient: 'orange', cut: 'twist', count: 1 }];
  expect(backdropsOf(look({ garnish: orange }))).toContain('forest');
});

test('a pale drink never stands before a bright ground, a dark one never before a black one', () => {
  const pale = backdropsOf(look({ layers: only('#f4f6f5') }));
  expect(pale).not.toContain('linen');
  expect(pale).not.toContain('terrace');
  expect(pale.size).toBeGreaterThan(4);
  const dark = backdropsOf(look({ layers: only('#1e110a') }));
  for (const name of dark) expect(vocabulary.backdrops[name]?.luminance).toBeGreaterThan(0.06);
  expect(dark.size).toBeGreaterThan(2);
});

test('red stands before no red', () => {
  expect(backdropsOf(look({ layers: only('#7a1f22') }))).not.toContain('burgundy');
});

test('what hides the drink is judged instead of it', () => {
  const inside = { layers: only('#f4f6f5') };
  expect(backdropsOf(look({ ...inside, glass: 'copper-mug' }))).toContain('terrace');
});

test('layers that leave no backdrop still get one', () => {
  const rainbow = ['#f4f6f5', '#1e110a', '#7fae3a', '#7a1f22', '#2a4fa0'];
  const layers = rainbow.map((colour) => ({ colour, clarity: 'clear' as const, share: 0.2 }));
  expect(backdropsOf(look({ layers })).size).toBeGreaterThan(0);
});

test('every recipe can be shown, and no backdrop has more than a quarter of them', () => {
  expect(wanted.problems).toEqual([]);
  const names = wanted.pictures.map(({ spec }) => spec.backdrop);
  const counts = Object.keys(vocabulary.backdrops).map(
    (backdrop) => names.filter((name) => name === backdrop).length,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(names.length / 4));
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(6);
});

test('the most viewed drinks come first', () => {
  expect(wanted.pictures.slice(0, 3).map(({ name }) => name)).toEqual([
    'Mojito',
    'Margarita',
    'Espresso Martini',
  ]);
});

test('the vocabulary tells the luminance of its colours', () => {
  for (const { colour, luminance } of Object.values(vocabulary.backdrops)) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    expect(luminance).toBeCloseTo(0.2126 * red + 0.7152 * green + 0.0722 * blue, 2);
  }
});
