import { expect, test } from 'vitest';
import type { Look } from '../../src/contracts/look.ts';
import { secondSpecOf, type SpecifiedRecipe } from './secondSpec.ts';

const RED = { colour: '#c43420', clarity: 'opaque', share: 1, scattering: 8 } as const;
const LOOK: Look = {
  glass: 'rocks',
  ice: 'none',
  layers: [RED],
  bubbles: false,
  steam: false,
  garnish: [],
  steeped: [],
  fill: 0.65,
};

function specOf(look: Partial<Look>, recipe: Partial<SpecifiedRecipe> = {}) {
  const usual = { id: '11001', category: 'sour', taste: 'sour', method: 'shake', lines: [] } as const;
  return secondSpecOf({ ...usual, ...recipe }, { ...LOOK, ...look });
}

test('tomato has pulp and pepper, a blended drink crystals, and another juice neither', () => {
  const tomato = [{ ingredient: 'vodka' }, { ingredient: 'tomato-juice' }];
  expect(specOf({}, { lines: tomato }).layers[0]?.texture).toBe('tomato');
  expect(specOf({}, { lines: [{ ingredient: 'peach-puree' }] }).layers[0]?.texture).toBe('pulp');
  expect(specOf({}, { method: 'blend' }).layers[0]?.texture).toBe('blended');
  expect(specOf({}, { lines: [{ ingredient: 'orange-juice' }] }).layers[0]).not.toHaveProperty('texture');
  const clear = { layers: [{ ...RED, clarity: 'clear' as const }] };
  expect(specOf(clear, { lines: tomato }).layers[0]).not.toHaveProperty('texture');
});

test('loose ice fills the glass, a single piece does not', () => {
  expect(specOf({ ice: 'cracked' }).fill).toBeGreaterThan(0.7);
  expect(specOf({ ice: 'cubes', fill: 0.9 }).fill).toBe(0.9);
  expect(specOf({ ice: 'sphere' }).fill).toBe(0.65);
});

test('a lime that is muddled whole is seen in wedges, a cherry as it is', () => {
  const lime = { ingredient: 'lime', cut: 'piece', count: 1 };
  const cherry = { ingredient: 'cocktail-cherry', cut: 'piece', count: 1 };
  const [wedges, whole] = specOf({ steeped: [lime, cherry] }).steeped;
  expect(wedges).toMatchObject({ cut: 'wedge' });
  expect(wedges?.count).toBeGreaterThan(3);
  expect(whole).toEqual(cherry);
  expect(specOf({ garnish: [lime] }).garnish).toEqual([lime]);
});

test('what scatters is told of every layer, of one that a recipe states by its clarity', () => {
  const stated = { colour: '#ffffff', clarity: 'cloudy', share: 1 } as const;
  expect(specOf({}).layers[0]?.scattering).toBe(8);
  expect(specOf({ layers: [stated] }).layers[0]?.scattering).toBe(1);
});
