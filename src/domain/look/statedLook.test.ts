import { expect, test } from 'vitest';
import { statedLookSchema } from '../../contracts/drinks/look.ts';
import type { Look } from './look.ts';
import { withStated } from './statedLook.ts';

const DERIVED: Look = {
  glass: 'highball',
  ice: 'cubes',
  layers: [{ colour: '#d94f2b', clarity: 'cloudy', share: 1 }],
  foam: '#f6eedd',
  bubbles: true,
  steam: false,
  rim: 'salt',
  garnish: [{ ingredient: 'orange', cut: 'wheel', count: 1 }],
  steeped: [],
  fill: 0.8,
};

test('what a recipe states replaces that alone', () => {
  const look = withStated(DERIVED, { garnish: [{ ingredient: 'straw', cut: 'piece', count: 2 }], fill: 0.6 });
  expect(look).toEqual({
    ...DERIVED,
    garnish: [{ ingredient: 'straw', cut: 'piece', count: 2 }],
    fill: 0.6,
  });
});

test('false takes away what was derived', () => {
  const look = withStated(DERIVED, { foam: false, rim: false, dust: false, bubbles: false });
  expect(look).not.toHaveProperty('foam');
  expect(look).not.toHaveProperty('rim');
  expect(look).not.toHaveProperty('dust');
  expect(look.bubbles).toBe(false);
});

test('foam, dust and rim can be added', () => {
  expect(withStated(DERIVED, { foam: '#ffffff', dust: 'nutmeg', rim: 'sugar' })).toMatchObject({
    foam: '#ffffff',
    dust: 'nutmeg',
    rim: 'sugar',
  });
});

test.each([
  ['nothing', {}],
  ['a colour that is none', { foam: '#fff' }],
  ['an unknown field', { glass: 'coupe' }],
  ['a share above 1', { layers: [{ colour: '#ffffff', clarity: 'clear', share: 2 }] }],
  ['no layer', { layers: [] }],
  ['unknown ice', { ice: 'dry' }],
  ['a full glass and more', { fill: 1.2 }],
])('a look that states %s is refused', (_name, look) => {
  expect(statedLookSchema.safeParse(look).success).toBe(false);
});

test('a garnish that states no count is one', () => {
  expect(statedLookSchema.parse({ garnish: [{ ingredient: 'umbrella', cut: 'piece' }] })).toEqual({
    garnish: [{ ingredient: 'umbrella', cut: 'piece', count: 1 }],
  });
});
