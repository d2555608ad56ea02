import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/loadCatalogue.ts';
import { mixIndex } from '../../catalogue/mixIndex.ts';
import { hasNoEffects, findSubstitutionEffects } from '../../domain/shelf/substitutionEffects.ts';
import { isExact } from '../../domain/shelf/service.ts';
import { planMenu } from '../../domain/menus/menuPlanning.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import type { ShelfMatch } from '../../domain/shelf/shelfMatch.ts';
import { STAPLES } from '../../domain/shelf/staples.ts';
import { NO_FILTERS } from './filters.ts';
import { createShelfMatcher } from './shelfMatcher.ts';
import { listMatchRecipes, buildMatchIndex } from './buildMatchIndex.ts';

const index = mixIndex(loadCatalogue('data'), 'en');
const matcher = createShelfMatcher(index, 'en');
const nameOf = new Map(index.recipes.map(({ id, name }) => [id, name]));
const idOf = new Map(index.recipes.map(({ id, name }) => [name, id]));
const ids = index.ingredients.map(({ id }) => id);
const matches = (...shelf: string[]) => matcher.match(shelf, true, NO_FILTERS);
const named = (tier: ShelfMatch['tier'], found: readonly ShelfMatch[]) =>
  found.filter((match) => match.tier === tier).map(({ id }) => nameOf.get(id));
const matchOf = (name: string, found: readonly ShelfMatch[]) => found.find(({ id }) => id === idOf.get(name));

describe('shelves that were answered wrongly once', () => {
  test('bourbon, sugar and bitters make an Old Fashioned, no Three Wise Men and no Nikolaschka', () => {
    const found = matches('bourbon', 'sugar', 'angostura-bitters');
    expect(named('perfect', found)).toContain('Old Fashioned');
    for (const name of ['Three Wise Men', 'Nikolaschka']) {
      expect(named('perfect', found)).not.toContain(name);
      expect(named('swap', found)).not.toContain(name);
    }
  });

  test.each([
    ['vodka orange-juice', 'Screwdriver', 'Greyhound'],
    ['champagne creme-de-cassis', 'Kir Royal', 'Kir'],
    ['bourbon lemon simple-syrup', 'Whiskey Sour', 'Gold Rush'],
  ])('%s make a %s and no %s', (shelf, made, other) => {
    const found = matches(...shelf.split(' '));
    expect(named('perfect', found)).toContain(made);
    expect(matchOf(other, found)).toMatchObject({ tier: 'almost', makes: idOf.get(made) });
  });

  test('milk for cream makes a White Russian with a swap', () => {
    const white = matchOf('White Russian', matches('vodka', 'coffee-liqueur', 'milk'));
    expect(white?.tier).toBe('swap');
    expect(white?.score).toBeLessThan(100);
    expect(white?.matched.map(({ service }) => service.how)).toEqual(['exact', 'exact', 'stand-in']);
  });
});

describe('what menus take', () => {
  const facts = new Map(index.ingredients.map((ingredient) => [ingredient.id, readFacts(ingredient)]));
  const rules = {
    matchIndex: buildMatchIndex(index),
    staples: STAPLES,
    isHarmless: (use: string, asked: string) => {
      const [one, other] = [facts.get(use), facts.get(asked)];
      return one !== undefined && other !== undefined && hasNoEffects(findSubstitutionEffects(one, other));
    },
  };
  const needsOf = (...names: string[]) => {
    const menu = names.map((name) => idOf.get(name) ?? name);
    const { needs } = planMenu(menu, listMatchRecipes(index), rules);
    return Object.fromEntries(needs.map(({ ingredient, drinks }) => [ingredient, drinks.length]));
  };

  test('a flavored vodka is bought for its own drink alone', () => {
    expect(needsOf('Moscow Mule', 'Apple Pie Shot')).toMatchObject({ vodka: 1, 'vanilla-vodka': 1 });
  });

  test('an Old Tom gin is bought for its own drink alone', () => {
    expect(needsOf('Negroni', 'Gin Fizz', 'Tom Collins')).toMatchObject({ gin: 2, 'old-tom-gin': 1 });
  });

  test('sugar and its syrup are there, and its cubes are bought for their own drink alone', () => {
    const needs = Object.entries(needsOf('Daiquiri', 'Old Fashioned', 'Whiskey Sour'));
    expect(needs.filter(([id]) => /sugar|syrup/.test(id))).toEqual([['sugar-cube', 1]]);
  });
});

describe('for any shelf', () => {
  const anyShelf = fc.subarray(ids, { minLength: 1, maxLength: 40 });
  const anyId = fc.constantFrom(...ids);
  const runs = { numRuns: 80 };
  const perfect = (shelf: readonly string[]) =>
    matcher
      .match(shelf, true, NO_FILTERS)
      .filter(({ tier }) => tier === 'perfect')
      .map(({ id }) => id);

  test('one more bottle loses no exact match', () => {
    fc.assert(
      fc.property(anyShelf, anyId, (shelf, more) => {
        expect(perfect([...shelf, more])).toEqual(expect.arrayContaining(perfect(shelf)));
      }),
      runs,
    );
  });

  test('the order of the shelf does not matter', () => {
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        expect(matches(...[...shelf].reverse())).toEqual(matches(...shelf));
      }),
      runs,
    );
  });

  test('what can be made as it is comes first, in the order of the index', () => {
    const places = new Map(index.recipes.map(({ id }, place) => [id, place]));
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        const found = matches(...shelf);
        const perfect = found.filter(({ tier }) => tier === 'perfect');
        expect(found.slice(0, perfect.length)).toEqual(perfect);
        const order = perfect.map(({ id }) => places.get(id) ?? 0);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      runs,
    );
  });

  test('of the others the best matches come first, of equal ones those that say which other drink a swap would make', () => {
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        const found = matches(...shelf).filter(({ tier }) => tier !== 'perfect');
        for (const [place, match] of found.slice(1).entries()) {
          const before = found[place] ?? match;
          const rank = ({ score, sureness, makes }: ShelfMatch) => [
            score,
            sureness,
            Number(makes !== undefined),
          ];
          const differing = rank(before).findIndex((value, at) => value !== rank(match)[at]);
          if (differing !== -1) expect(rank(before)[differing]).toBeGreaterThan(rank(match)[differing] ?? 0);
        }
      }),
      runs,
    );
  });

  test('an alcohol-free drink is matched as if nothing with alcohol were on the shelf', () => {
    const strong = new Set(index.ingredients.filter(({ strength = 0 }) => strength > 0).map(({ id }) => id));
    const alcoholic = new Set(
      index.recipes.filter(({ strength }) => strength !== undefined).map(({ id }) => id),
    );
    const alcoholFree = (shelf: readonly string[]) =>
      matches(...shelf).filter(({ id }) => !alcoholic.has(id));
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        expect(alcoholFree(shelf)).toEqual(alcoholFree(shelf.filter((id) => !strong.has(id))));
      }),
      runs,
    );
  });

  test('one bottle serves one line, unless it is itself or made of it, or is said to serve a second time', () => {
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        for (const { id, matched } of matches(...shelf)) {
          for (const [place, { line, service }] of matched.entries()) {
            for (const other of matched.slice(place + 1)) {
              if (other.service.by !== service.by || other.line.ingredient === line.ingredient) continue;
              const isOwn = service.how === 'exact' && other.service.how === 'exact';
              const isTwice = (service.twice ?? false) || (other.service.twice ?? false);
              expect(isOwn || isTwice, `${id}: ${service.by}`).toBe(true);
            }
          }
        }
      }),
      runs,
    );
  });

  test('100 per cent is exact throughout, and nothing else is', () => {
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        for (const { score, tier, matched, missing } of matches(...shelf)) {
          const isWhole = missing.length === 0 && matched.every(({ service }) => isExact(service));
          expect(score === 100).toBe(isWhole);
          expect(tier === 'perfect').toBe(isWhole);
        }
      }),
      runs,
    );
  });

  test('what one is told to buy makes what it is said to make', () => {
    fc.assert(
      fc.property(anyShelf, (shelf) => {
        const { single, pair } = matcher.buy(shelf, true, NO_FILTERS);
        for (const purchase of [single, pair]) {
          if (purchase === undefined) continue;
          const before = new Set(
            matches(...shelf)
              .filter(({ missing }) => missing.length === 0)
              .map(({ id }) => id),
          );
          const now = perfect([...shelf, ...purchase.ingredients]);
          expect(now).toEqual(expect.arrayContaining([...purchase.unlocks]));
          for (const id of purchase.unlocks) expect(before.has(id)).toBe(false);
        }
      }),
      runs,
    );
  });
});
