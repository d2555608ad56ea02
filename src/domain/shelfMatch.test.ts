import { expect, test } from 'vitest';
import { createLarder } from './larder.ts';
import { matchShelf, servicesOf, tierOf, type AskedLine } from './shelfMatch.ts';

const ingredient = (id: string, rest: object = {}) => ({ id, standIns: [], yields: [], ...rest });
const larder = createLarder([
  ingredient('gin'),
  ingredient('campari'),
  ingredient('aperol', { standIns: [{ use: 'campari', ratio: 0.5, remark: 'more-bitter' }] }),
  ingredient('vermouth'),
  ingredient('sweet-vermouth', { parent: 'vermouth' }),
]);

/** `gin campari!`: `!` is specific. */
const lines = (text: string): AskedLine[] =>
  text.split(' ').map((word) => ({ ingredient: word.replace('!', ''), specific: word.endsWith('!') }));
const plain = (ingredient: string) => ({ ingredient, specific: false });
const match = (recipe: string, shelf: string[]) =>
  matchShelf([{ id: '1', lines: lines(recipe) }], servicesOf(shelf, larder))[0];

test('the score is the rounded share of what one has', () => {
  expect(match('gin campari sweet-vermouth', ['gin', 'campari'])).toMatchObject({
    score: 67,
    tier: 'almost',
    missing: [plain('sweet-vermouth')],
    total: 3,
  });
});

test('what is not served at all is not shown', () => {
  expect(match('gin campari', ['sweet-vermouth'])).toBeUndefined();
});

test('a specific line takes no relative and no stand-in', () => {
  expect(match('aperol gin', ['campari', 'gin'])?.score).toBe(100);
  expect(match('aperol! gin', ['campari', 'gin'])?.missing).toEqual([
    { ingredient: 'aperol', specific: true },
  ]);
  expect(match('vermouth! gin', ['sweet-vermouth', 'gin'])?.missing).toEqual([
    { ingredient: 'vermouth', specific: true },
  ]);
});

test('equal scores: the surer match comes first', () => {
  const recipes = [
    { id: 'stand-in', lines: lines('aperol gin') },
    { id: 'exact', lines: lines('campari gin') },
  ];
  const found = matchShelf(recipes, servicesOf(['gin', 'campari'], larder));
  expect(found.map(({ id }) => id)).toEqual(['exact', 'stand-in']);
});

test('the surest of several things on the shelf serves a line', () => {
  const [service] = servicesOf(['campari', 'aperol'], larder).get('aperol') ?? [];
  expect(service).toEqual({ by: 'aperol', how: 'exact' });
});

test('an entry that is no known ingredient may match by name', () => {
  const byName = ({ ingredient: asked }: AskedLine) =>
    asked === 'gin' ? ({ by: 'my gin', how: 'name' } as const) : undefined;
  const [found] = matchShelf([{ id: '1', lines: lines('gin! campari') }], new Map(), byName);
  expect(found?.matched).toEqual([
    { line: { ingredient: 'gin', specific: true }, service: { by: 'my gin', how: 'name' } },
  ]);
});

test.each([
  [100, 'perfect'],
  [99, 'almost'],
  [50, 'almost'],
  [49, 'partial'],
  [1, 'partial'],
])('%i is %s', (score, tier) => {
  expect(tierOf(score)).toBe(tier);
});
