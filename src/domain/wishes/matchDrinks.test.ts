import { describe, expect, it } from 'vitest';
import { FOOD_GROUPS } from '../../contracts/search/wishes.ts';
import { getIngredientKin, getWishedDrinks } from '../../catalogue/wishedDrinks.ts';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import type { Wish } from '../../contracts/search/wishes.ts';
import { possibleAllergens } from '../diet/dietary.ts';
import { fitsWishes, rankDrinks, type RankedDrink, type RankOptions } from './matchDrinks.ts';

const catalogue = siteCatalogue();
const kin = getIngredientKin(catalogue);
const drinks = getWishedDrinks(catalogue);

const nameOf = (id: string) => catalogue.recipes.find((recipe) => recipe.id === id)?.name.en;
const idOf = (name: string) => catalogue.recipes.find((recipe) => recipe.name.en === name)?.id ?? '';
const drinkNamed = (name: string) => {
  const drink = drinks.find(({ id }) => id === idOf(name));
  if (drink === undefined) throw new Error(`no ${name}`);
  return drink;
};
const rank = (wishes: Wish[], options: Partial<RankOptions> = {}): RankedDrink[] =>
  rankDrinks(drinks, wishes, { kin, ...options });
const names = (ranked: readonly RankedDrink[]) => ranked.map(({ drink }) => nameOf(drink.id));
const wants = (id: string): Wish => ({ kind: 'ingredient', id, not: false });
const refuses = (id: string): Wish => ({ kind: 'ingredient', id, not: true });

describe('what is wanted', () => {
  it('counts the kinds of an ingredient', () => {
    const ranked = rank([wants('rum')]);
    expect(names(ranked)).toEqual(expect.arrayContaining(['Mojito', 'Daiquiri', 'Mai Tai']));
    for (const { drink } of ranked)
      expect(drink.ingredients.some((id) => kin.kinds('rum').has(id))).toBe(true);
  });

  it('holds all wanted ingredients where any drink does', () => {
    for (const { drink, missing } of rank([wants('gin'), wants('lemon')])) {
      expect(missing).toEqual([]);
      expect(drink.ingredients.some((id) => ['lemon', 'lemon-juice'].includes(id))).toBe(true);
    }
  });

  it('holds as many as any drink does, and says what is missing', () => {
    const [first] = rank([
      wants('genever'),
      wants('tomato-juice'),
      wants('espresso'),
      wants('beetroot-juice'),
    ]);
    expect(first?.missing.length).toBeGreaterThan(0);
    expect(first?.reasons).toContainEqual(wants('genever'));
  });

  it('takes two base spirits as a choice', () => {
    const [first] = rank([wants('vodka'), wants('rum'), wants('mint')]);
    expect(nameOf(first?.drink.id ?? '')).toBe('Mojito');
    expect(first?.missing).toEqual([]);
  });

  it('prefers a wished taste, and says that it is the reason', () => {
    const [first] = rank([{ kind: 'taste', taste: 'smoky', not: false }]);
    expect(first?.drink.tastes).toContain('smoky');
    expect(first?.reasons).toContainEqual({ kind: 'taste', taste: 'smoky', not: false });
  });

  it('meets a wish for a group', () => {
    for (const { drink } of rank([{ kind: 'group', group: 'smoke', not: false }])) {
      expect(drink.ingredients.some((id) => ['mezcal', 'islay-scotch-whisky'].includes(id))).toBe(true);
    }
  });
});

describe('what is not wanted', () => {
  it.each<[string, Wish, (ids: readonly string[]) => boolean]>([
    ['rum', refuses('rum'), (ids) => ids.some((id) => kin.kinds('rum').has(id))],
    [
      'citrus',
      { kind: 'group', group: 'citrus', not: true },
      (ids) => ids.some((id) => /lemon|lime|orange|grapefruit|triple-sec/.test(id)),
    ],
    [
      'dairy',
      { kind: 'group', group: 'dairy', not: true },
      (ids) => ids.some((id) => ['milk', 'cream', 'irish-cream', 'butter'].includes(id)),
    ],
    [
      'something unknown, by its words',
      { kind: 'unknown', text: 'kokos', not: true },
      (ids) => ids.some((id) => id.includes('coconut')),
    ],
    [
      'a single food',
      { kind: 'leave-out-food', id: 'pineapple' },
      (ids) => ids.some((id) => id.includes('pineapple')),
    ],
  ])('has no %s, nor what is made of it, garnish included', (_, wish, holds) => {
    const ranked = rank([wish], { includeAll: true });
    expect(ranked.length).toBeGreaterThan(100);
    for (const { drink } of ranked) expect(holds([...drink.ingredients, ...drink.garnish])).toBe(false);
  });

  it('leaves out what may contain an allergen', () => {
    for (const { drink } of rank([{ kind: 'leave-out', what: 'nuts' }], { includeAll: true })) {
      expect(possibleAllergens(drink.dietary.allergens)).not.toContain('nuts');
    }
  });

  it('leaves out what nobody knows to be vegan', () => {
    for (const { drink } of rank([{ kind: 'leave-out', what: 'vegan' }]))
      expect(drink.dietary.vegan).toBe('yes');
  });

  it.each<[string, Wish]>([
    ['left out', { kind: 'leave-out', what: 'alcohol' }],
    ['bound to nothing', { kind: 'strength', most: 0 }],
  ])('has not a drop of alcohol where that is %s', (_, wish) => {
    const ranked = rank([wish]);
    expect(ranked.length).toBeGreaterThan(20);
    for (const { drink } of ranked) expect(drink.dietary.strength).toBe(0);
  });

  it('leaves out a drink and its versions', () => {
    const left = names(rank([wants('tequila'), { kind: 'not-drink', drink: idOf('Margarita') }]));
    expect(left.filter((name) => name?.includes('Margarita'))).toEqual([]);
    expect(left).toContain('Paloma');
  });

  it('leaves out in pregnancy alcohol, its traces and what cautions advise against', () => {
    const ranked = rank([{ kind: 'leave-out', what: 'pregnancy' }]);
    expect(ranked.length).toBeGreaterThan(10);
    for (const { drink } of ranked) {
      expect(drink.dietary.strength).toBe(0);
      for (const caution of [
        'alcohol-trace',
        'raw-egg',
        'quinine',
        'caffeine',
        'liquorice',
        'coumarin',
      ] as const)
        expect(drink.dietary.cautions).not.toContain(caution);
    }
  });

  it('leaves out each food of a group, and has no ingredient with its name', () => {
    for (const group of FOOD_GROUPS) expect(kin.categoryOf(group)).toBeUndefined();
    const [citrus, pineapple] = [kin.madeOf('citrus'), kin.madeOf('pineapple')];
    for (const id of ['lemon', 'lime-juice', 'grapefruit', 'triple-sec']) expect([...citrus]).toContain(id);
    expect([...kin.madeOf('berries')]).toContain('cranberry-juice');
    // Sloes are small plums, and amaretto is made of the stones of apricots.
    for (const id of ['peach-liqueur', 'sloe-gin', 'amaretto'])
      expect([...kin.madeOf('stone-fruit')]).toContain(id);
    expect([...kin.madeOf('anise')]).toContain('absinthe');
    expect([...pineapple]).not.toContain('lime');
  });

  it('leaves out for a spice what has a secret recipe', () => {
    expect(fitsWishes(drinkNamed('Negroni'), [{ kind: 'leave-out-food', id: 'cinnamon' }], kin)).toBe(false);
    expect(fitsWishes(drinkNamed('Daiquiri'), [{ kind: 'leave-out-food', id: 'cinnamon' }], kin)).toBe(true);
  });
});

describe('what binds', () => {
  it.each<[string, Wish, string, string]>([
    ['strength', { kind: 'strength', most: 15 }, 'Aperol Spritz', 'Negroni'],
    ['serve', { kind: 'serve', serve: 'hot', not: false }, 'Irish Coffee', 'Daiquiri'],
    ['a refused serve', { kind: 'serve', serve: 'fizzy', not: true }, 'Daiquiri', 'Mojito'],
    ['method', { kind: 'method', method: 'shake', not: false }, 'Daiquiri', 'Negroni'],
    ['glass', { kind: 'glass', glass: 'flute' }, 'French 75', 'Negroni'],
    ['size', { kind: 'ingredients', most: 3 }, 'Negroni', 'Zombie'],
    ['calories', { kind: 'calories', most: 150 }, 'Americano', 'Piña Colada'],
    ['a refused taste', { kind: 'taste', taste: 'sweet', not: true }, 'Negroni', 'White Russian'],
  ])('%s', (_, wish, fitting, other) => {
    expect(fitsWishes(drinkNamed(fitting), [wish], kin)).toBe(true);
    expect(fitsWishes(drinkNamed(other), [wish], kin)).toBe(false);
  });
});

describe('what is offered unasked', () => {
  it('is no shot', () => {
    expect(rank([wants('vodka')]).every(({ drink }) => drink.kind === 'cocktail')).toBe(true);
    expect(rank([wants('vodka'), { kind: 'drink-kind', is: 'shot' }])[0]?.drink.kind).toBe('shot');
    expect(rank([wants('vodka')], { includeAll: true }).some(({ drink }) => drink.kind === 'shot')).toBe(
      true,
    );
  });

  it('is nothing without alcohol, unless an ingredient is named and no strength', () => {
    const isFree = ({ drink }: RankedDrink) => drink.dietary.strength === 0;
    expect(rank([{ kind: 'taste', taste: 'fresh', not: false }]).some(isFree)).toBe(false);
    expect(rank([wants('cucumber')]).some(isFree)).toBe(true);
    expect(rank([wants('cucumber'), { kind: 'strength', most: 12 }]).some(isFree)).toBe(false);
  });
});

describe('order', () => {
  it('puts the weakest or strongest first where that is asked for', () => {
    const abvs = rank([wants('gin'), { kind: 'order', order: 'strongest' }]).map(({ drink }) => drink.abv);
    expect(abvs[0]).toBe(Math.max(...abvs));
    expect(rank([{ kind: 'order', order: 'fewest-ingredients' }])[0]?.drink.size).toBe(2);
  });

  it('does not begin with versions of one drink', () => {
    for (const id of ['campari', 'tequila', 'champagne', 'bourbon']) {
      const families = rank([wants(id)], { limit: 3 }).map(({ drink }) => [drink.id, ...drink.versionOf]);
      expect(new Set(families.flat()).size).toBe(families.flat().length);
    }
  });

  it('leaves out what was shown before', () => {
    const [first] = rank([wants('gin')]);
    expect(
      rank([wants('gin')], { shown: [first?.drink.id ?? ''] }).map(({ drink }) => drink.id),
    ).not.toContain(first?.drink.id);
  });

  it('keeps to the shelf where that is wished', () => {
    const makeable = new Set([idOf('Negroni'), idOf('Daiquiri')]);
    expect(names(rank([{ kind: 'shelf' }], { makeable })).sort()).toEqual(['Daiquiri', 'Negroni']);
  });

  it('gives nothing where nothing fits', () => {
    expect(rank([{ kind: 'strength', least: 90 }])).toEqual([]);
  });
});
