import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import { SUBSTANCES } from '../../contracts/diet/diet.ts';
import { LOCALES } from '../../contracts/site/locale.ts';
import type { OwnLine, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { NOT_SAID } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { lineText } from '../drinks/lineText.ts';
import { describeOwnDrink } from './describeOwnDrink.ts';

const catalogue = readCheckedCatalogue('data');
const english = drinkParts(catalogue, 'en');

const EMPTY: OwnRecipe = {
  name: 'Own',
  note: null,
  glass: 'rocks',
  method: 'build',
  ice: 'cubes',
  lines: [],
  instructions: null,
  allergens: [],
  vegan: false,
  vegetarian: false,
  after: null,
  house: null,
};
const poured = (ingredient: string, amount: number): OwnLine => ({
  ingredient,
  unit: 'ml',
  amount,
  garnish: false,
});
const free = (name: string, strength: number | null, colour: string | null = null): OwnLine => ({
  name,
  strength,
  colour,
  unit: 'ml',
  amount: 30,
  garnish: false,
});
const describe = (change: Partial<OwnRecipe>, parts = english) =>
  describeOwnDrink({ ...EMPTY, ...change }, parts, 'en');

it.each(LOCALES)('tells of the recipes of the catalogue in %s what the catalogue tells of them', (locale) => {
  const parts = drinkParts(catalogue, locale);
  const recipes = catalogue.recipes.filter(
    ({ lines, look }, place) =>
      place % 7 === 0 &&
      look === undefined &&
      lines.every(({ beside, flamed, bottle }) => !beside && !flamed && bottle === undefined),
  );
  expect(recipes.length).toBeGreaterThan(50);
  for (const recipe of recipes) {
    const { glass, method, ice } = recipe;
    const lines = recipe.lines.map(({ ingredient, unit, amount = null, garnish }) => ({
      ingredient,
      unit,
      amount,
      garnish,
    }));
    const view = describeOwnDrink({ ...EMPTY, glass, method, ice, lines }, parts, locale);
    expect(view.abv, recipe.id).toBe(recipe.abv);
    expect(view.facts, recipe.id).toEqual(recipe.dietary);
    expect(view.allergens, recipe.id).toEqual(recipe.dietary.allergens);
    expect(view.cautions, recipe.id).toEqual(recipe.dietary.cautions);
    expect(view.look, recipe.id).toEqual(recipe.appearance);
    expect(view.lines.map(({ text }) => text.toLowerCase())).toEqual(
      recipe.lines.map((line) => lineText(line, line.measure, line.item, locale).text.toLowerCase()),
    );
    expect(view.isUnstated).toBe(false);
  }
});

it('takes an ingredient of the own by what its owner states', () => {
  const stated = describe({
    lines: [poured('gin', 50), free('Rhubarb syrup', 0, '#e0506a')],
    allergens: ['sulphites'],
    vegan: true,
  });
  expect(stated.lines.map(({ text }) => text)).toEqual(['50\u00a0ml gin', '30\u00a0ml Rhubarb syrup']);
  expect(stated.contents).toEqual(['Gin', 'Rhubarb syrup']);
  expect(stated.abv).toBe(22);
  expect(stated.facts).toMatchObject({
    allergens: { contains: ['sulphites'], mayContain: [] },
    vegan: 'yes',
    vegetarian: 'yes',
  });
  expect(stated.isUnstated).toBe(false);
});

it('tells no strength of a drink with less alcohol than a whole number can say', () => {
  const dash = { ...poured('rum', 1), unit: 'dash' };
  const strength = (...lines: ReturnType<typeof poured>[]) => {
    const { abv, isUnderOne } = describe({ lines: [poured('soda-water', 125), ...lines] });
    return { abv, isUnderOne };
  };
  expect(strength(dash)).toEqual({ abv: undefined, isUnderOne: true });
  expect(strength()).toEqual({ abv: 0, isUnderOne: false });
  expect(strength(poured('rum', 20))).toEqual({ abv: 5, isUnderOne: false });
});

it('names to guests all that may be poured', () => {
  const lines = [{ ...poured('tomato-juice', 100), or: ['clamato', 'House juice'] }];
  expect(describe({ lines }).contents).toEqual(['Tomato juice, Clamato, or House juice']);
});

it('takes for possible what nobody states', () => {
  const unstated = describe({ lines: [poured('gin', 50), free('Magic', null)] });
  expect(unstated.abv).toBeUndefined();
  expect(unstated.isUnstated).toBe(true);
  expect(unstated.facts.allergens.mayContain).toEqual(SUBSTANCES);
  expect(unstated.allergens).toEqual({ contains: [], mayContain: [] });
  expect(unstated.facts.vegan).toBe('unknown');
  expect(unstated.facts.cautions).toContain('raw-egg');
  expect(unstated.cautions).toEqual([]);
  expect(describe({ lines: [free('Cordial', null)] }).facts.strength).toBeGreaterThan(0);
  expect(describe({ lines: [free('Cordial', 0)] }).facts.strength).toBe(0);
});

it('takes for contained what the name of a thing speaks of, whatever its owner states', () => {
  const view = describe({
    lines: [free('Pistachio syrup', 0), free('Haselnusswodka', 38)],
    allergens: ['milk'],
  });
  expect(view.allergens.contains).toEqual(['milk', 'hazelnuts', 'pistachios']);
  expect(view.facts.allergens.contains).toEqual(['milk', 'hazelnuts', 'pistachios']);
});

it('makes nothing vegan that the catalogue knows not to be', () => {
  const { facts } = describe({
    lines: [poured('cream', 30), free('Syrup', 0)],
    vegan: true,
    allergens: ['milk'],
  });
  expect(facts.vegan).toBe('no');
  expect(facts.vegetarian).toBe('yes');
});

it('shows the colour that the owner gives, and one of its own where nobody gives any', () => {
  const colourOf = (colour: string | null) =>
    describe({ lines: [free('Syrup', 0, colour)] }).look.layers[0]?.colour;
  expect(colourOf('#e0506a')).toBe('#e0506a');
  expect(colourOf(null)).toMatch(/^#[0-9a-f]{6}$/);
});

it('goes on without a glass, a method, a unit or an ingredient that is no more', () => {
  const view = describe({
    glass: 'boot',
    method: 'pray',
    lines: [
      { ingredient: 'old-one', unit: 'thimble', amount: 2, garnish: false },
      { name: 'Leaf', strength: 0, colour: null, unit: 'rim', amount: null, garnish: true },
    ],
  });
  expect(view.lines.map(({ text }) => text)).toEqual(['Old one', 'Leaf for the rim']);
  expect(view.contents).toEqual(['Old one']);
  expect(english.glasses.some(({ id }) => id === view.look.glass)).toBe(true);
});

it('reads each line of the instructions as a step', () => {
  expect(describe({ lines: [poured('gin', 50)], instructions: 'Shake.\n\n  Strain. Serve.' }).steps).toEqual([
    'Shake.',
    'Strain. Serve.',
  ]);
});

it('tells the strength of a drink only where it knows how much of all that counts is poured', () => {
  const abv = (lines: OwnLine[], more: Partial<OwnRecipe> = {}) => describe({ lines, ...more }).abv;
  const gin = poured('gin', 50);
  const counted = (unit: string, amount: number | null): OwnLine => ({ ...gin, unit, amount });
  expect(abv([gin])).toBeGreaterThan(30);
  expect(abv([gin, { ...poured('lime-juice', 20), amount: null }])).toBeUndefined();
  expect(abv([gin, { ingredient: 'mint', unit: 'leaf', amount: null, garnish: false }])).toBe(abv([gin]));
  for (const line of [counted('piece', 1), counted('slice', 1), counted('pinch', 2), counted('ml', null)])
    expect(abv([line]), line.unit).toBeUndefined();
  for (const unit of ['piece', 'slice', 'sprig', 'pinch'])
    expect(abv([{ ...free('Magic', null), unit, amount: 1 }]), unit).toBeUndefined();
  expect(abv([{ ...free('Magic', 0), unit: 'piece', amount: 1 }])).toBe(0);
  expect(abv([{ ...poured('lime-juice', 20), amount: null }])).toBe(0);
});

it('takes the room of the glass for what is topped up, whether it has alcohol or not', () => {
  const topped = (ingredient: string, amount: number | null) =>
    describe({
      glass: 'highball',
      lines: [poured('gin', 50), { ingredient, unit: 'top', amount, garnish: false }],
    });
  const tonic = topped('tonic-water', null);
  expect(tonic.lines[1]?.text).toBe('Tonic water to top up (about 120\u00a0ml)');
  // "1 topup" is a count.
  expect(topped('tonic-water', 1).abv).toBe(tonic.abv);
  expect(tonic.abv).toBeLessThan(12);
  expect(topped('tonic-water', 150).abv).toBeLessThan(tonic.abv ?? 0);
  expect(topped('champagne', null).abv).toBeGreaterThan((tonic.abv ?? 0) + 5);
  const small = describe({
    glass: 'shot',
    lines: [poured('gin', 50), { ingredient: 'soda-water', unit: 'top', amount: null, garnish: false }],
  });
  expect(small.lines[1]?.text).toContain('15');
});

it('writes what a line says besides, and no amount that nobody knows', () => {
  const { lines } = describe({
    lines: [
      { ...poured('mint', 1), unit: 'leaf', amount: null, note: '1 handful' },
      { ...poured('gin', 40), or: ['vodka', 'attic spirit'], optional: true },
      { ...poured('angostura-bitters', 1), unit: 'dash', amount: null },
    ],
  });
  expect(lines.map(({ text }) => text)).toEqual([
    'Mint leaves (1 handful)',
    '40\u00a0ml gin or vodka or attic spirit (optional)',
    'Angostura bitters',
  ]);
  expect(lines.map(({ isAmountUnknown }) => isAmountUnknown)).toEqual([true, false, true]);
});

it('counts what may be poured instead as possible', () => {
  const either = describe({ lines: [{ ...poured('oat-milk', 40), or: ['milk'] }] });
  expect(either.allergens.mayContain).toContain('milk');
  expect(either.facts.vegan).toBe('unknown');
  const other = describe({ lines: [{ ...poured('gin', 40), or: ['attic milk'] }] });
  expect(other.isUnstated).toBe(true);
  expect(other.abv).toBeUndefined();
  expect(describe({ lines: [{ ...poured('gin', 40), or: ['tonic-water'] }] }).abv).toBeUndefined();
  expect(describe({ lines: [{ ...poured('bourbon', 40), or: ['rye-whiskey'] }] }).abv).toBeGreaterThan(30);
});

it('counts the strength that a line states of an ingredient', () => {
  const usual = describe({ lines: [poured('rum', 60)] });
  const strong = describe({ lines: [{ ...poured('rum', 60), strength: 75.5 }] });
  expect(strong.facts.strength).toBe(75.5);
  expect(strong.abv).toBeGreaterThan(usual.abv ?? 0);
});

it('makes no drink vegan whose owner states eggs or milk, and asks whether eggs are raw', () => {
  const { facts } = describe({ lines: [poured('gin', 60)], allergens: ['eggs'] });
  expect(facts).toMatchObject({ vegan: 'no', vegetarian: 'yes' });
  expect(facts.cautions).toContain('raw-egg');
});

it('tells guests the cautions that a name speaks of', () => {
  const named = (name: string) => describe({ lines: [free(name, 40)] }).cautions;
  expect(named('coffee vodka')).toEqual(['caffeine']);
  expect(named('Lakritzlikör')).toEqual(['liquorice']);
  expect(named('pink grapefruit gin')).toEqual(['grapefruit']);
  expect(named('advocaat van de boer')).toEqual(['raw-egg']);
  expect(named('attic dust')).toEqual([]);
});

it('knows no room of a glass that is not said', () => {
  const lines: OwnLine[] = [poured('gin', 50), { ...poured('tonic-water', 1), unit: 'top', amount: null }];
  expect(describe({ lines, glass: NOT_SAID }).abv).toBeUndefined();
  expect(describe({ lines, glass: 'highball' }).abv).toBeGreaterThan(0);
});

it.each<[string, OwnLine[]]>([
  ['a drink that beer may be poured for', [{ ...poured('lemonade', 150), or: ['lager'] }]],
  [
    'juice with a garnish in alcohol',
    [poured('orange-juice', 100), { ...poured('brandy', 5), garnish: true }],
  ],
])('does not know the strength of %s', (_, lines) => {
  const { abv, facts } = describe({ lines });
  expect(abv).toBeUndefined();
  expect(facts.strength).toBeGreaterThan(0);
});
