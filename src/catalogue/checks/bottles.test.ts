import { beforeAll, expect, test } from 'vitest';
import type { Bottle } from '../../contracts/shelf/bottle.ts';
import type { Draft } from '../draft.ts';
import { readDraft } from '../loadCatalogue.ts';
import { describeProblem } from '../problem.ts';
import { checkBottles } from './bottles.ts';

let draft: Draft;
beforeAll(() => {
  ({ draft } = readDraft('data'));
});

/** What the check says of the catalogue with one of its bottles changed. */
function problemsWith(id: string, change: Partial<Bottle>): string[] {
  expect(draft.bottles.map((bottle) => bottle.id)).toContain(id);
  const bottles = draft.bottles.map((bottle) => (bottle.id === id ? { ...bottle, ...change } : bottle));
  return checkBottles({ ...draft, bottles }).map(describeProblem);
}

test('the bottles as they stand have no problem', () => {
  expect(checkBottles(draft)).toEqual([]);
});

test.each<[string, Partial<Bottle>, string]>([
  ['guinness-draught', { sources: ['a-friend'] }, '"a-friend" is not in sources.json'],
  ['guinness-draught', { name: 'Guinness of my own' }, 'is no brand of "stout"'],
  ['disaronno', { ingredient: 'moon-juice' }, '"moon-juice" is no known ingredient'],
  ['disaronno', { allergens: { contains: ['fish'], mayContain: [] } }, 'may contain fish'],
  ['guinness-draught', { allergens: { contains: [], mayContain: ['barley'] } }, 'lacks barley'],
  ['disaronno', { cautions: ['caffeine'] }, 'has the cautions caffeine'],
  ['smith-and-cross', { vegan: 'unknown' }, 'is not vegan, and every "jamaican-rum" is'],
  ['smith-and-cross', { strength: 0 }, 'has alcohol, or lacks it'],
])('%s that says %j is refused', (id, change, reason) => {
  expect(problemsWith(id, change).join('\n')).toContain(reason);
});

test('a bottle that says nothing of its own is refused, and one that stands there twice', () => {
  expect(problemsWith('smith-and-cross', { strength: undefined }).join()).toContain(
    'says nothing of its own',
  );
  const twice = { ...draft, bottles: [...draft.bottles, ...draft.bottles.slice(0, 1)] };
  expect(checkBottles(twice).map(describeProblem).join()).toContain('stands there twice');
});

test('a recipe may name the bottles of its ingredient, and no others', () => {
  const recipes = draft.recipes
    .filter(({ recipe }) => recipe.id === '11320')
    .map((one) => ({
      ...one,
      recipe: { ...one.recipe, lines: one.recipe.lines.map((line) => ({ ...line, bottle: 'disaronno' })) },
    }));
  const problems = checkBottles({ ...draft, recipes }).map(({ reason }) => reason);
  expect(problems).toHaveLength(recipes[0]?.recipe.lines.length ?? 0);
  expect(problems).toContain('"disaronno" is no bottle of "jamaican-rum"');
});
