import { expect, test } from 'vitest';
import type { Drink, Look } from './drinks.ts';
import { createSpec } from './spec.ts';

const RED = { colour: '#c43420', clarity: 'opaque', share: 1, scattering: 8 } as const;
const LOOK: Look = {
  glass: 'rocks',
  ice: 'none',
  layers: [RED],
  bubbles: false,
  steam: false,
  garnish: [],
  steeped: [],
  fill: 0.65123456,
};

function specWith(look: Partial<Look>, drink: Partial<Drink> = {}) {
  const usual = { id: '11001', category: 'sour', taste: 'sour', method: 'shake', ingredients: [] };
  return createSpec({ ...usual, look: { ...LOOK, ...look }, ...drink });
}

test('a spec states the look with shares that come to 1 and whole counts', () => {
  const layers: Look['layers'] = [
    { colour: '#24120a', clarity: 'clear', share: 0.33 },
    { colour: '#cdb090', clarity: 'opaque', share: 0.33, melts: true },
    { colour: '#c9822f', clarity: 'clear', share: 0.33, melts: false },
  ];
  const garnish = [{ ingredient: 'orange', cut: 'wheel', count: 0.5 }];
  const spec = specWith({ layers, rim: 'salt', garnish }, { id: '12001' });
  expect(spec).toMatchObject({
    id: '12001',
    glass: 'rocks',
    fill: 0.6512,
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

test('a directed drink has the place that an editor chose and the second manner; others have neither', () => {
  expect(specWith({}, { id: '11471' })).toMatchObject({ place: 'fireside', table: 'walnut', manner: 2 });
  expect(specWith({}, { id: '11002' })).not.toHaveProperty('manner');
});

test('the seed is the id’s own and fits 31 bits', () => {
  const seedOf = (id: string) => specWith({}, { id }).seed;
  expect(seedOf('11002')).toBe(seedOf('11002'));
  expect(seedOf('11002')).not.toBe(seedOf('11003'));
  expect(seedOf('11002')).toBeGreaterThanOrEqual(0);
  expect(seedOf('11002')).toBeLessThan(2 ** 31);
});

test('tomato has pulp and pepper, a blended drink crystals, squeezed fruit its sacs, and a filtered juice nothing', () => {
  const tomato = ['vodka', 'tomato-juice'];
  expect(specWith({}, { ingredients: tomato }).layers[0]?.texture).toBe('tomato');
  expect(specWith({}, { ingredients: ['peach-puree'] }).layers[0]?.texture).toBe('pulp');
  expect(specWith({}, { method: 'blend' }).layers[0]?.texture).toBe('blended');
  expect(specWith({}, { ingredients: ['orange-juice'] }).layers[0]?.texture).toBe('juice');
  expect(specWith({}, { ingredients: ['cranberry-juice'] }).layers[0]).not.toHaveProperty('texture');
  const clear = { layers: [{ ...RED, clarity: 'clear' as const }] };
  expect(specWith(clear, { ingredients: tomato }).layers[0]).not.toHaveProperty('texture');
});

test('of what is seen in a liquid only the sacs of squeezed fruit are seen in a cloudy one', () => {
  const cloudy = { layers: [{ ...RED, clarity: 'cloudy' as const }] };
  expect(specWith(cloudy, { ingredients: ['lime-juice'] }).layers[0]?.texture).toBe('juice');
  expect(specWith(cloudy, { method: 'blend' }).layers[0]).not.toHaveProperty('texture');
});

test('a shaken drink has a thin froth where it has no head', () => {
  expect(specWith({}, { method: 'shake' }).shaken).toBe(true);
  expect(specWith({ foam: '#ffffff' }, { method: 'shake' })).not.toHaveProperty('shaken');
  expect(specWith({}, { method: 'stir' })).not.toHaveProperty('shaken');
});

test('neither a shot nor what is between the chips of ice shows a froth of shaking', () => {
  const looks: Partial<Look>[] = [{ glass: 'shot' }, { glass: 'tall-shot' }, { ice: 'crushed' }];
  for (const look of looks) expect(specWith(look, { method: 'shake' })).not.toHaveProperty('shaken');
});

test('bubbles are seen in a cloudy drink, and in none as thick as milk', () => {
  const fizzy = (scattering: number) =>
    specWith({ bubbles: true, layers: [{ ...RED, clarity: 'cloudy', scattering }] }).bubbles;
  expect(fizzy(1)).toBe(true);
  expect(fizzy(12)).toBe(false);
});

test('loose ice fills the glass, a single piece does not', () => {
  expect(specWith({ ice: 'cracked' }).fill).toBeGreaterThan(0.7);
  expect(specWith({ ice: 'cubes', fill: 0.9 }).fill).toBe(0.9);
  expect(specWith({ ice: 'sphere', fill: 0.65 }).fill).toBe(0.65);
});

test('a lime that is muddled whole is seen in wedges, a cherry as it is', () => {
  const lime = { ingredient: 'lime', cut: 'piece', count: 1 };
  const cherry = { ingredient: 'cocktail-cherry', cut: 'piece', count: 1 };
  const [wedges, whole] = specWith({ steeped: [lime, cherry] }).steeped;
  expect(wedges).toMatchObject({ cut: 'wedge' });
  expect(wedges?.count).toBeGreaterThan(3);
  expect(whole).toEqual(cherry);
  expect(specWith({ garnish: [lime] }).garnish).toEqual([lime]);
});

test('what scatters is told of every layer, of one that a recipe states by its clarity', () => {
  const stated = { colour: '#ffffff', clarity: 'cloudy', share: 1 } as const;
  expect(specWith({}).layers[0]?.scattering).toBe(8);
  expect(specWith({ layers: [stated] }).layers[0]?.scattering).toBe(1);
});
