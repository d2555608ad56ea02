import { expect, test } from 'vitest';
import { createMatchIndex } from './matchIndex.ts';
import { byMatch, matchRecipe, listServices } from './shelfMatch.ts';
import type { MatchLine } from './matchLine.ts';

const ingredient = (id: string, rest: object = {}) => ({ id, standIns: [], yields: [], ...rest });
const matchIndex = createMatchIndex([
  ingredient('gin'),
  ingredient('campari'),
  ingredient('aperol', { standIns: [{ use: 'campari', ratio: 0.5, remark: 'more-bitter' }] }),
  ingredient('vermouth'),
  ingredient('sweet-vermouth', { parent: 'vermouth' }),
  ingredient('whiskey'),
  ingredient('bourbon', { parent: 'whiskey', standIns: [{ use: 'tennessee', ratio: 1, remark: 'close' }] }),
  ingredient('tennessee', { parent: 'whiskey', standIns: [{ use: 'bourbon', ratio: 1, remark: 'close' }] }),
  ingredient('scotch', { parent: 'whiskey', standIns: [{ use: 'bourbon', ratio: 1, remark: 'sweeter' }] }),
  ingredient('lime', { yields: ['lime-juice'] }),
  ingredient('lime-juice'),
  ingredient('sugar'),
]);

/** `gin campari!`: `!` is specific. */
const lines = (text: string): MatchLine[] =>
  text.split(' ').map((word) => ({ ingredient: word.replace('!', ''), specific: word.endsWith('!') }));
const plain = (ingredient: string) => ({ ingredient, specific: false });
const match = (recipe: string, shelf: string[]) =>
  matchRecipe({ id: '1', lines: lines(recipe) }, listServices(shelf, matchIndex));

test('the score is the rounded share of what one has', () => {
  expect(match('gin campari sweet-vermouth', ['gin', 'campari'])).toMatchObject({
    score: 67,
    tier: 'almost',
    missing: [plain('sweet-vermouth')],
    total: 3,
  });
});

test('what is not served at all scores nothing', () => {
  expect(match('gin campari', ['sweet-vermouth'])).toMatchObject({ score: 0, matched: [] });
});

test('a specific line takes no relative and no stand-in', () => {
  expect(match('aperol gin', ['campari', 'gin'])).toMatchObject({ tier: 'swap', score: 75, missing: [] });
  expect(match('aperol! gin', ['campari', 'gin']).missing).toEqual([
    { ingredient: 'aperol', specific: true },
  ]);
  expect(match('vermouth! gin', ['sweet-vermouth', 'gin']).missing).toEqual([
    { ingredient: 'vermouth', specific: true },
  ]);
});

test('what a recipe takes as well is exact, and nothing stands in for it', () => {
  const recipe = { id: '1', lines: [{ ...plain('scotch'), or: ['tennessee'] }, plain('campari')] };
  const made = matchRecipe(recipe, listServices(['tennessee', 'campari'], matchIndex));
  expect(made).toMatchObject({ score: 100, tier: 'perfect' });
  expect(made.matched[0]?.service).toEqual({ by: 'tennessee', how: 'family', taken: true });
  // Bourbon stands in for both: for what the line names it does.
  const swapped = matchRecipe(recipe, listServices(['bourbon', 'campari'], matchIndex));
  expect(swapped).toMatchObject({ tier: 'swap' });
  expect(swapped.matched[0]?.service.remark).toBe('sweeter');
});

test('of what a recipe takes, what it names is surer', () => {
  const recipe = { id: '1', lines: [{ ...plain('bourbon'), or: ['scotch'] }] };
  const made = matchRecipe(recipe, listServices(['scotch', 'bourbon'], matchIndex));
  expect(made.matched[0]?.service.by).toBe('bourbon');
});

test('equal scores: the surer match comes first', () => {
  const recipes = [
    { id: 'stand-in', lines: lines('aperol gin') },
    { id: 'exact', lines: lines('campari gin') },
  ];
  const services = listServices(['gin', 'campari'], matchIndex);
  const found = recipes.map((recipe) => matchRecipe(recipe, services)).sort(byMatch);
  expect(found.map(({ id }) => id)).toEqual(['exact', 'stand-in']);
});

test('the surest of several things on the shelf serves a line', () => {
  const [service] = listServices(['campari', 'aperol'], matchIndex).get('aperol') ?? [];
  expect(service).toEqual({ by: 'aperol', how: 'exact' });
});

test('an entry that is no known ingredient may match by name', () => {
  const byName = ({ ingredient: asked }: MatchLine) =>
    asked === 'gin' ? [{ by: 'my gin', how: 'name' } as const] : [];
  const found = matchRecipe({ id: '1', lines: lines('gin! campari') }, new Map(), byName);
  expect(found.matched).toEqual([
    { line: { ingredient: 'gin', specific: true }, service: { by: 'my gin', how: 'name' } },
  ]);
});

const tierOf = (recipe: string, shelf: string[]) => match(recipe, shelf).tier;

test('the groups: everything exactly, with a swap, and the others by their scores', () => {
  expect(tierOf('gin campari vermouth', ['gin', 'campari', 'sweet-vermouth'])).toBe('perfect');
  expect(tierOf('gin aperol', ['gin', 'campari'])).toBe('swap');
  expect(tierOf('gin aperol', ['gin'])).toBe('almost');
  expect(tierOf('gin aperol lime', ['gin'])).toBe('partial');
  expect(match('gin', [])).toMatchObject({ tier: 'partial', score: 0 });
});

const served = (recipe: string, shelf: string[]) =>
  match(recipe, shelf).matched.map(({ line, service }) => `${line.ingredient}: ${service.by} ${service.how}`);

test('one bottle serves one line', () => {
  expect(served('bourbon tennessee scotch', ['bourbon'])).toEqual(['bourbon: bourbon exact']);
  expect(served('bourbon tennessee scotch', ['tennessee', 'scotch', 'bourbon'])).toEqual([
    'bourbon: bourbon exact',
    'tennessee: tennessee exact',
    'scotch: scotch exact',
  ]);
  expect(match('bourbon tennessee', ['whiskey'])).toMatchObject({ score: 50, tier: 'almost' });
});

test('each line is served as surely as the bottles allow, not the first line first', () => {
  expect(served('whiskey bourbon', ['bourbon', 'scotch'])).toEqual([
    'whiskey: scotch family',
    'bourbon: bourbon exact',
  ]);
});

test('one fruit is itself and its juice', () => {
  expect(match('lime lime-juice gin', ['lime', 'gin'])).toMatchObject({ tier: 'perfect', score: 100 });
});

test('a bottle may serve a second line as a swap where enough else is in the drink', () => {
  const found = match('bourbon tennessee gin lime', ['bourbon', 'gin', 'lime']);
  expect(found).toMatchObject({ tier: 'swap', missing: [] });
  expect(found.matched[1]?.service).toMatchObject({ by: 'bourbon', how: 'stand-in', twice: true });
  expect(match('bourbon tennessee gin', ['bourbon', 'gin']).missing).toEqual([plain('tennessee')]);
});

test('a drink of nothing but swaps is another drink', () => {
  expect(match('scotch', ['bourbon'])).toMatchObject({ score: 0, missing: [plain('scotch')] });
  expect(match('scotch sugar', ['bourbon', 'sugar'])).toMatchObject({
    score: 50,
    missing: [plain('scotch')],
  });
});

test('twice the same line takes the same bottle', () => {
  expect(matchRecipe({ id: '1', lines: lines('gin gin') }, listServices(['gin'], matchIndex)).tier).toBe(
    'perfect',
  );
});
