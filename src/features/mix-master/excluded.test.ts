import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExclusion } from '../../../tools/test/anyExclusion.ts';
import { loadCatalogue } from '../../catalogue/loadCatalogue.ts';
import { mixIndex } from '../../catalogue/mixIndex.ts';
import { ingredientOfEntry, isBottleEntry } from '../../domain/shelf/bottles.ts';
import { listAccepted } from '../../domain/shelf/matchLine.ts';
import { hasNoEffects, findSubstitutionEffects } from '../../domain/shelf/substitutionEffects.ts';
import { isAllowed } from '../../domain/diet/exclusion.ts';
import { planMenu } from '../../domain/menus/menuPlanning.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import { STAPLES } from '../../domain/shelf/staples.ts';
import { NO_FILTERS } from './filters.ts';
import { createShelfMatcher } from './shelfMatcher.ts';
import { listMatchRecipes, buildMatchIndex } from './buildMatchIndex.ts';

const index = mixIndex(loadCatalogue('data'), 'en');
const matcher = createShelfMatcher(index, 'en');
const bottles = new Map([
  ...index.ingredients.map((one): [string, ReturnType<typeof readFacts>] => [one.id, readFacts(one)]),
  ...index.bottles.map((one): [string, ReturnType<typeof readFacts>] => [one.entry, readFacts(one)]),
]);
const asked = new Map(listMatchRecipes(index).map((recipe) => [recipe.id, recipe]));
const besides = new Map(
  index.recipes.map(({ id, besides: places = [] }) => [
    id,
    places.map((place) => index.ingredients[place]?.id ?? ''),
  ]),
);
const drinks = new Map(index.recipes.map((recipe) => [recipe.id, readFacts(recipe)]));
const factsOf = (facts: typeof bottles, id: string) => {
  const found = facts.get(id);
  if (found === undefined) throw new RangeError(id);
  return found;
};

const isBottleOf = (entry: string, ingredient: string) =>
  isBottleEntry(entry) && ingredientOfEntry(entry) === ingredient;

const anyShelf = fc.subarray([...bottles.keys()], { minLength: 5, maxLength: 60 });

test('what is excluded is in no match, serves in none and is not to be bought', () => {
  fc.assert(
    fc.property(anyShelf, anyExclusion(4), (shelf, exclusion) => {
      const filters = { ...NO_FILTERS, exclusion };
      for (const { id, matched } of matcher.match(shelf, true, filters)) {
        // A bottle that is known may be free of what its ingredient may have, whichever line it is poured for; all else in
        // the drink counts as it is.
        const pouredFor = new Map(
          matched
            .filter(({ service }) => isBottleEntry(service.by))
            .map(({ line, service }) => [line.ingredient, service.by]),
        );
        if (pouredFor.size === 0) expect(isAllowed(factsOf(drinks, id), exclusion)).toBe(true);
        else {
          const lines = asked.get(id)?.lines ?? [];
          const inIt = lines.map(({ ingredient }) => pouredFor.get(ingredient) ?? ingredient);
          for (const one of [...inIt, ...(besides.get(id) ?? [])])
            expect(
              [one, ...shelf.filter((entry) => isBottleOf(entry, one))].some((known) =>
                isAllowed(factsOf(bottles, known), exclusion),
              ),
              `${id} ${one}`,
            ).toBe(true);
        }
        for (const { service } of matched)
          expect(isAllowed(factsOf(bottles, service.by), exclusion)).toBe(true);
      }
      const { single, pair } = matcher.buy(shelf, true, filters);
      for (const bought of [...(single?.ingredients ?? []), ...(pair?.ingredients ?? [])])
        expect(isAllowed(factsOf(bottles, bought), exclusion)).toBe(true);
    }),
    {
      numRuns: 60,
      // Crème de noyaux is poured for the amaretto, so that the amaretto that is free of egg stands in for another.
      examples: [
        [
          ['creme-de-noyaux', 'amaretto:adriatico-amaretto', 'irish-cream', 'vodka'],
          { allergens: ['eggs'], isVegan: false, isVegetarian: false, isAlcoholFree: false, cautions: [] },
        ],
      ],
    },
  );
});

test('no alcohol serves in a drink without it, whatever is on the shelf', () => {
  fc.assert(
    fc.property(anyShelf, (shelf) => {
      for (const { id, matched } of matcher.match(shelf, true, NO_FILTERS)) {
        if (factsOf(drinks, id).strength > 0) continue;
        for (const { service } of matched) expect(factsOf(bottles, service.by).strength).toBe(0);
      }
    }),
    { numRuns: 60 },
  );
});

test('what a menu takes brings nothing into its drinks that their recipes have not', () => {
  const isHarmless = (use: string, asked: string) =>
    hasNoEffects(findSubstitutionEffects(factsOf(bottles, use), factsOf(bottles, asked)));
  const recipes = listMatchRecipes(index);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const rules = {
    matchIndex: buildMatchIndex(index),
    staples: STAPLES,
    isHarmless,
  };
  const isServed = (asked: string, bought: readonly string[]) =>
    [...bought, ...STAPLES].some(
      (use) => rules.matchIndex.servedBy(use).has(asked) && isHarmless(use, asked),
    );
  const anyMenu = fc.subarray([...drinks.keys()], { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyMenu, (menu) => {
      const plan = planMenu(menu, recipes, rules);
      const bought = plan.needs.map(({ ingredient }) => ingredient);
      for (const id of [...menu, ...plan.free]) {
        for (const line of byId.get(id)?.lines ?? [])
          expect(
            listAccepted(line).some((asked) => isServed(asked, bought)),
            `${id} ${line.ingredient}`,
          ).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
