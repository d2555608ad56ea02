import { getNameReader } from '../../../catalogue/nameReader.ts';
import { readCheckedCatalogue } from '../../../catalogue/readCheckedCatalogue.ts';
import { expect, it } from 'vitest';
import { ALLERGENS, SUBSTANCES } from '../../../contracts/diet/diet.ts';
import type { Cocktail } from '../../../contracts/drinks/cocktail.ts';
import type { Menu, MenuDrink } from '../../../contracts/menus/menu.ts';
import type { MixIndex } from '../../../contracts/shelf/mixIndex.ts';
import { lineCode } from '../../shelf/lineCode.ts';
import { printMenu, type PrintChoices, type PrintedOwn, type PrintSources } from './printMenu.ts';

const OWN = '00000000-0000-4000-8000-000000000001';
const WINE = '00000000-0000-4000-8000-000000000002';
const GONE = '00000000-0000-4000-8000-000000000003';
const at = (substance: (typeof SUBSTANCES)[number]) => SUBSTANCES.indexOf(substance);
const NEGRONI = {
  ...{ id: '11002', name: 'Negroni', category: 'Aperitif', glass: 'Rocks glass', abv: '21%' },
  ingredients: ['30\u00a0ml gin', '30\u00a0ml Campari'],
  instructions: 'Stir with ice. Strain.',
} as unknown as Cocktail;
const INDEX = {
  ingredients: [
    { id: 'gin', name: 'gin' },
    { id: 'water', name: 'water' },
    { id: 'campari', name: 'Campari' },
  ],
  recipes: [
    {
      ...{ id: '11002', contains: [at('sulphites')], mayContain: [at('almonds')] },
      lines: [
        lineCode(0, false),
        lineCode(1, false),
        lineCode(2, true),
        lineCode(0, true),
        lineCode(9, false),
      ],
    },
    { id: '11003', lines: [] },
  ],
  allergens: ALLERGENS.map((id) => ({ id, name: id === 'nuts' ? 'Nuts' : id })),
  substances: [{ id: 'almonds', name: 'Almonds' }],
} as unknown as MixIndex;
const OWN_DRINK = {
  name: 'House Sour',
  view: {
    ...{ method: 'Shaken', glass: 'Coupe', abv: 18, lines: [{ text: '60\u00a0ml gin' }], steps: ['Shake.'] },
    ...{ contents: ['Gin'], allergens: { contains: ['eggs'], mayContain: [] }, isUnstated: true },
  },
} as unknown as PrintedOwn;

const CHOICES: PrintChoices = {
  ...{ design: 'elegant', paper: 'letter', format: 'half', hasMarks: true },
  ...{ unit: 'oz', locale: 'en', hasAllergens: true },
};
const SOURCES: PrintSources = {
  cocktails: new Map([
    ['11002', NEGRONI],
    ['11003', { ...NEGRONI, id: '11003' }],
  ]),
  ownDrinks: new Map([[OWN, OWN_DRINK]]),
  pictures: new Set(['11002', OWN]),
  index: INDEX,
  ownFacts: () => undefined,
  strength: '{{number}}% ABV',
  strengthUnknown: 'strength unknown',
  words: {} as PrintSources['words'],
  additiveNames: {} as PrintSources['additiveNames'],
  address: 'bar.example',
  look: { accent: null, namesProduct: true, logo: null },
};
const drink = (cocktailId: string, more: Partial<MenuDrink> = {}): MenuDrink => ({
  ...{ cocktailId, prices: [], note: null },
  ...more,
});
const menuOf = (...drinks: MenuDrink[]): Menu => ({
  ...{ id: 'm', name: 'Late', restaurantName: 'Bar', description: 'Stirred.', currency: 'EUR', version: 1 },
  ...{ updatedAt: '', isArchived: false, publication: null, cocktailIds: [] },
  priceLists: [{ name: 'Happy Hour', hours: { days: [5], from: '17:00', to: '17:00' } }],
  sections: [{ title: 'Classics', drinks }],
});
const print = (
  drinks: MenuDrink[],
  choices: Partial<PrintChoices> = {},
  sources: Partial<PrintSources> = {},
) => printMenu(menuOf(...drinks), { ...CHOICES, ...choices }, { ...SOURCES, ...sources });
const printed = (one: MenuDrink, sources: Partial<PrintSources> = {}) =>
  print([one], {}, sources).sections[0]?.drinks[0];

it('prints a recipe in the unit of the menu, its contents without amounts, water and what is named twice', () => {
  const prices = [{ size: null, amounts: [900, 700] }];
  expect(printed(drink('11002', { prices, note: 'Dry' }))).toEqual({
    ...{ id: '11002', isMixed: true, name: 'Negroni', category: 'Aperitif', glass: 'Rocks glass' },
    ...{ strength: '21% ABV', ingredients: ['1\u00a0oz gin', '1\u00a0oz Campari'] },
    ...{ steps: ['Stir with ice.', 'Strain.'], hasPicture: true, contents: ['Gin', 'Campari'] },
    allergens: { contains: ['sulphites'], mayContain: ['almonds'] },
    isUnstated: false,
    prices: [{ size: null, text: '€9' }],
    timedPrices: ['Happy Hour\u00a0\u00a0€7'],
    note: 'Dry',
  });
});

it('prints the allergens that the bar declares, marked as such', () => {
  const declared = { contains: ['milk' as const], without: ['almonds' as const] };
  expect(printed(drink('11002', { declared }))).toMatchObject({
    allergens: { contains: ['milk', 'sulphites'], mayContain: [] },
    isDeclared: true,
  });
  const noted = drink('11002', { declared, note: 'with crushed almonds' });
  expect(printed(noted)?.allergens.contains).toContain('almonds');
});

it('prints what is optional in a drink', () => {
  const [negroni, ...others] = INDEX.recipes;
  const recipes = [{ ...negroni, optional: [3, 0, 1] }, ...others] as MixIndex['recipes'];
  const ingredients = [...INDEX.ingredients, { id: 'egg-white', name: 'egg white' }];
  const { contents } = printed(drink('11002'), { index: { ...INDEX, ingredients, recipes } }) ?? {};
  expect(contents).toEqual(['Gin', 'Campari', 'egg white']);
});

it('prints no contents of a drink that has none, or where they are not asked for', () => {
  expect(printed(drink('11003'))).toMatchObject({ contents: [], hasPicture: false });
  expect(printed(drink('11002'), { index: undefined })).toMatchObject({
    contents: [],
    allergens: { contains: [], mayContain: [] },
  });
  expect(printed(drink('11002'), { index: { ...INDEX, recipes: [] } })).toMatchObject({
    contents: [],
    allergens: { contains: [], mayContain: [] },
  });
});

it('prints strength and allergens of the owner’s bottles', () => {
  const dietary = { allergens: { contains: ['milk' as const], mayContain: [] } };
  const ownFacts = () => ({ abv: 30, dietary }) as unknown as ReturnType<PrintSources['ownFacts']>;
  expect(printed(drink('11002'), { ownFacts })).toMatchObject({
    strength: '30% ABV',
    allergens: { contains: ['milk'], mayContain: [] },
  });
});

it('prints no strength of a drink without alcohol whose note pours some, and reads names where it has them', () => {
  const free = new Map([[OWN, { ...OWN_DRINK, view: { ...OWN_DRINK.view, abv: 0 } }]]);
  const strengthWith = (note: string | null, sources: Partial<PrintSources> = {}) =>
    printed(drink(OWN, { note }), { ownDrinks: free, ...sources })?.strength;
  expect(strengthWith(null)).toBe('0% ABV');
  expect(strengthWith('with a shot of vodka')).toBe('strength unknown');
  expect(strengthWith('in a wine glass')).toBe('0% ABV');
  expect(strengthWith('with a shot of Frangelico')).toBe('0% ABV');
  const names = getNameReader(readCheckedCatalogue('data'), 'en');
  expect(strengthWith('with a shot of Frangelico', { names })).toBe('strength unknown');
  const noted = printed(drink(OWN, { note: 'topped with Baileys' }), { names });
  expect(noted?.allergens.contains).toEqual(['eggs', 'milk']);
});

it('prints an own drink, and says where nobody knows how strong it is', () => {
  expect(printed(drink(OWN))).toMatchObject({
    ...{ id: OWN, isMixed: true, name: 'House Sour', category: 'Shaken', glass: 'Coupe' },
    ...{ strength: '18% ABV', ingredients: ['2\u00a0oz gin'], steps: ['Shake.'], hasPicture: true },
    ...{ contents: ['Gin'], allergens: { contains: ['eggs'], mayContain: [] }, isUnstated: true },
  });
  const unknown = { ...OWN_DRINK, view: { ...OWN_DRINK.view, abv: undefined } };
  const ownDrinks = new Map([[OWN, unknown]]);
  expect(printed(drink(OWN), { ownDrinks })?.strength).toBe('strength unknown');
});

it('prints of a line that is no mixed drink what its owner states, and that nothing was stated', () => {
  const item = { kind: 'wine' as const, name: 'Riesling', allergens: [], vegan: false, vegetarian: false };
  expect(printed(drink(WINE, { item, note: 'Dry' }))).toEqual({
    ...{ id: WINE, isMixed: false, name: 'Riesling', category: '', glass: '', strength: '', note: 'Dry' },
    ...{ ingredients: [], steps: [], hasPicture: false, contents: [], prices: [], timedPrices: [] },
    allergens: { contains: [], mayContain: [] },
    isUnstated: true,
  });
  const stated = { ...item, allergens: ['sulphites' as const] };
  expect(printed(drink(WINE, { item: stated }))).toMatchObject({
    allergens: { contains: ['sulphites'], mayContain: [] },
    isUnstated: false,
  });
});

it('leaves out an own drink that is gone, and throws where a recipe did not come', () => {
  expect(print([drink(GONE), drink('11002')]).sections[0]?.drinks.map(({ id }) => id)).toEqual(['11002']);
  expect(() => print([drink('99999')])).toThrow('99999');
});

it('prints what stands around the drinks, and names allergens where they are wanted', () => {
  const timed = drink('11002', { prices: [{ size: null, amounts: [900, 700] }] });
  const { sections, words, allergenNames, ...rest } = print([timed]);
  expect(rest).toEqual({
    ...{ name: 'Late', venue: 'Bar', description: 'Stirred.', hours: ['Happy Hour: Fri'], locale: 'en' },
    ...{ paper: 'letter', format: 'half', hasMarks: true, address: 'bar.example', look: SOURCES.look },
  });
  expect([sections.map(({ title }) => title), words]).toEqual([['Classics'], SOURCES.words]);
  expect(allergenNames).toMatchObject({ almonds: 'Nuts (almonds)', milk: 'milk', wheat: 'gluten (wheat)' });
  expect(print([timed], { hasAllergens: false }).allergenNames).toBeUndefined();
  expect(print([timed], {}, { index: undefined }).allergenNames).toBeUndefined();
});
