import { expect, it } from 'vitest';
import { createMatchIndex } from '../shelf/matchIndex.ts';
import { planMenu } from './menuPlanning.ts';

const CLOSE = { ratio: 1, remark: 'close' };
const INGREDIENTS = [
  { id: 'gin' },
  { id: 'london-dry-gin', parent: 'gin' },
  {
    id: 'old-tom-gin',
    parent: 'gin',
    differs: 'sweeter',
    standIns: [{ use: 'gin', ratio: 1, remark: 'drier' }],
  },
  { id: 'campari' },
  { id: 'red-vermouth', standIns: [{ use: 'port', ...CLOSE }] },
  { id: 'port' },
  { id: 'lime', yields: ['lime-juice'] },
  { id: 'lime-juice' },
  { id: 'sugar', yields: ['sugar-cube', 'syrup'] },
  { id: 'sugar-cube', parent: 'sugar', yields: ['sugar', 'syrup'] },
  { id: 'syrup' },
].map((ingredient) => ({ parent: undefined, standIns: [], yields: [], ...ingredient }));
const rules = {
  matchIndex: createMatchIndex(INGREDIENTS),
  staples: ['sugar'],
  isHarmless: () => true,
};

/** "gin! campari": a line of each, the first specific. */
const recipe = (id: string, lines: string) => ({
  id,
  lines: lines
    .split(' ')
    .map((line) => ({ ingredient: line.replace('!', ''), specific: line.endsWith('!') })),
});
const RECIPES = [
  recipe('negroni', 'gin campari red-vermouth'),
  recipe('martinez', 'old-tom-gin! red-vermouth'),
  recipe('gimlet', 'london-dry-gin lime-juice sugar'),
  recipe('smash', 'gin lime sugar'),
  recipe('americano', 'campari red-vermouth'),
  recipe('port-sour', 'port lime-juice'),
  recipe('syrup', 'sugar'),
  recipe('old-fashioned', 'port sugar-cube'),
  recipe('sour', 'port lime-juice syrup'),
  recipe('two-gins', 'gin london-dry-gin'),
  recipe('pure', 'gin! campari'),
];
const plan = (...menu: string[]) => planMenu(menu, RECIPES, rules);
const needsOf = (...menu: string[]) =>
  Object.fromEntries(plan(...menu).needs.map(({ ingredient, drinks }) => [ingredient, drinks.join(' ')]));

it('needs nothing for nothing, nor for drinks that there are not', () => {
  expect(plan()).toEqual({ needs: [], usedOnce: [], free: [] });
  expect(plan('gone')).toEqual({ needs: [], usedOnce: [], free: [] });
});

it('counts what drinks share, the most shared first, without what every bar has', () => {
  expect(plan('gimlet', 'negroni', 'americano').needs.map(({ ingredient }) => ingredient)).toEqual([
    'london-dry-gin',
    'campari',
    'red-vermouth',
    'lime-juice',
  ]);
});

it('buys one bottle where a kind serves for what is asked more widely', () => {
  expect(needsOf('negroni', 'gimlet')).toMatchObject({ 'london-dry-gin': 'negroni gimlet' });
  expect(needsOf('negroni', 'gimlet')).not.toHaveProperty('gin');
});

it('buys both where the wider one is meant and nothing else', () => {
  expect(needsOf('pure', 'gimlet')).toMatchObject({ gin: 'pure', 'london-dry-gin': 'gimlet' });
});

it('buys fruit where another drink takes its juice', () => {
  expect(needsOf('gimlet', 'smash')).toEqual({ 'london-dry-gin': 'gimlet smash', lime: 'gimlet smash' });
});

it('says what a single drink uses, where there is more than one', () => {
  expect(plan('americano', 'negroni').usedOnce).toEqual([
    { ingredient: 'gin', drinks: ['negroni'], swaps: [] },
  ]);
  expect(plan('negroni', 'pure', 'martinez').usedOnce).toEqual([
    { ingredient: 'old-tom-gin', drinks: ['martinez'], swaps: [] },
  ]);
  expect(plan('negroni').usedOnce).toEqual([]);
});

it('names the drinks that the same bottles make, without stand-ins', () => {
  expect(plan('negroni').free).toEqual(['americano', 'pure']);
  expect(plan('gimlet').free).toEqual([]);
  expect(plan('port-sour', 'negroni').free).not.toContain('martinez');
  expect(plan('smash', 'martinez').free).not.toContain('syrup');
});

it('buys both where the one would bring something into the drinks of the other', () => {
  const careful = { ...rules, isHarmless: (use: string) => use !== 'london-dry-gin' };
  const { needs, free } = planMenu(['negroni', 'gimlet'], RECIPES, careful);
  expect(needs.map(({ ingredient }) => ingredient)).toEqual(
    expect.arrayContaining(['gin', 'london-dry-gin']),
  );
  expect(planMenu(['gimlet'], RECIPES, careful).free).not.toContain('smash');
  expect(free).toContain('pure');
});

it('takes no special kind for the plain one, nor the plain one for it', () => {
  expect(needsOf('negroni', 'martinez')).toMatchObject({ gin: 'negroni', 'old-tom-gin': 'martinez' });
});

it('names a special kind as a swap beside the plain one, with what changes, and nowhere else', () => {
  const swapsOf = (...menu: string[]) =>
    plan(...menu).needs.flatMap(({ ingredient, swaps }) => swaps.map((swap) => ({ ingredient, ...swap })));
  expect(swapsOf('negroni', 'martinez')).toEqual([
    { ingredient: 'gin', by: 'old-tom-gin', remark: 'sweeter' },
  ]);
  expect(swapsOf('pure', 'martinez')).toEqual([]);
  expect(swapsOf('negroni', 'gimlet')).toEqual([]);
});

it('needs nothing that is made of what every bar has', () => {
  const needs = needsOf('gimlet', 'old-fashioned', 'sour');
  expect(needs).not.toHaveProperty('sugar');
  expect(needs).not.toHaveProperty('syrup');
});

it('takes what every bar has for no kind of it', () => {
  expect(needsOf('old-fashioned', 'gimlet', 'sour')).toMatchObject({ 'sugar-cube': 'old-fashioned' });
  expect(plan('port-sour', 'negroni').free).not.toContain('old-fashioned');
  expect(plan('smash', 'port-sour', 'negroni').free).not.toContain('gimlet');
});

it('buys both where one drink takes both', () => {
  expect(needsOf('two-gins', 'negroni')).toMatchObject({
    gin: 'two-gins negroni',
    'london-dry-gin': 'two-gins',
  });
});
