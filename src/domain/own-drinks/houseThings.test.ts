import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { OwnLine, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { ownDrinkInputSchema } from '../../contracts/own-drinks/ownDrink.ts';
import { describeOwnDrink } from './describeOwnDrink.ts';
import { listUses, withHouseThings } from './houseThings.ts';
import { isStated } from './namedAllergens.ts';
import { SMOKE } from './testDrink.ts';

const parts = drinkParts(readCheckedCatalogue('data'), 'en');
const ID = '5f1c9f60-8a52-4a4e-9a55-0c6a4a1b2c3d';

const of = (ingredient: string, amount: number | null, unit = 'ml'): OwnLine => ({
  ...{ ingredient, unit, amount, garnish: false },
});
const free = (name: string, strength: number | null): OwnLine => ({
  ...{ name, strength, colour: null, unit: 'ml', amount: 100, garnish: false },
});
const pours = (amount: number): OwnLine => ({
  ...{ name: 'House', strength: null, colour: null, own: ID, unit: 'ml', amount, garnish: false },
});
const drink: OwnRecipe = { ...SMOKE, glass: 'coupe', method: 'build', ice: 'none', allergens: [], lines: [] };
const house = (lines: OwnLine[], ml: number, change: Partial<OwnRecipe> = {}) => ({
  ...{ ...drink, name: 'House', vegan: false, vegetarian: false, lines, house: { ml, days: 14 }, ...change },
  id: ID,
});
/** A house thing, and a drink with it beside 50 ml of gin of 40 %. */
const described = (thing: ReturnType<typeof house>, amount = 50, change: Partial<OwnRecipe> = {}) => {
  const whole = withHouseThings(parts, [thing], 'en');
  const lines = [of('gin', 50), pours(amount)];
  return {
    thing: describeOwnDrink(thing, parts, 'en'),
    made: describeOwnDrink({ ...drink, vegan: false, vegetarian: false, lines, ...change }, whole, 'en'),
  };
};

it.each<[string, OwnLine[], number, number | undefined, number | undefined]>([
  // 500 ml of 40 % in 1000 ml is 20 %; 50 ml of that with 50 ml of 40 % is 30 %.
  ['halves', [of('vodka', 500), of('water', 500)], 1000, 20, 30],
  ['counts what is made, not what goes in', [of('vodka', 500), of('raspberry', 40, 'piece')], 500, 40, 40],
  ['is free of alcohol', [of('sugar', null), of('water', 500)], 800, 0, 20],
  ['does not guess an amount of alcohol', [of('vodka', null), of('water', 500)], 800, undefined, undefined],
  ['does not guess a strength', [free('Root tincture', null)], 800, undefined, undefined],
  ['takes the word of its owner', [free('Root tincture', 60)], 200, 30, 35],
  ['makes no stronger thing of what it holds', [of('vodka', 500)], 300, undefined, undefined],
])('a house thing %s', (_, lines, ml, own, withGin) => {
  const { thing, made } = described(house(lines, ml));
  expect([thing.abv, made.abv]).toEqual([own, withGin]);
});

it('gives a drink its allergens, and what nobody knows stays unknown', () => {
  const orgeat = described(house([of('orgeat', 100), of('water', 100)], 200)).made;
  expect(orgeat.allergens.contains).toContain('almonds');
  expect(orgeat.isUnstated).toBe(false);

  const stated = described(house([free('Spice mix', 0)], 200, { allergens: ['celery'], vegan: true })).made;
  expect(stated.allergens.contains).toContain('celery');
  expect([stated.isUnstated, stated.facts.vegan]).toEqual([false, 'yes']);

  const unstated = house([free('Spice mix', 0)], 200);
  for (const change of [{}, { allergens: ['milk' as const], vegan: true }]) {
    const { made } = described(unstated, 50, change);
    expect([made.isUnstated, made.facts.vegan]).toEqual([true, change.vegan ? 'no' : 'unknown']);
    expect(made.facts.allergens.mayContain).toContain('celery');
    expect(made.allergens.mayContain).not.toContain('celery');
  }
  const asked = { ...drink, lines: [pours(10)] };
  expect(isStated(asked, withHouseThings(parts, [unstated], 'en'))).toBe(false);
  expect(isStated(asked, withHouseThings(parts, [house([of('water', 1)], 1)], 'en'))).toBe(true);
});

it('is in a drink what it is called now, and something unknown by its old name where it is gone', () => {
  const now = described(house([of('water', 100)], 100, { name: 'Ginger water' })).made;
  expect(now.lines[1]).toMatchObject({ ingredient: ID, name: 'Ginger water' });
  const gone = describeOwnDrink({ ...drink, lines: [pours(20)] }, parts, 'en');
  expect(gone.lines[0]).toMatchObject({ ingredient: undefined, name: 'House' });
  expect([gone.abv, gone.isUnstated]).toEqual([undefined, true]);
});

it('says which drinks it goes into', () => {
  const uses = { ...drink, name: 'With it', lines: [of('gin', 50), pours(20)] };
  expect(listUses(ID, [uses, { ...drink, lines: [free('House', 0)] }])).toEqual([uses]);
});

it('has no house thing in it', () => {
  const { id: _, ...thing } = house([pours(20)], 100);
  expect(ownDrinkInputSchema.safeParse(thing).success).toBe(false);
  expect(ownDrinkInputSchema.safeParse({ ...thing, house: null }).success).toBe(true);
});
