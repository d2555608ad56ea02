import { beforeAll, expect, test } from 'vitest';
import type { Allergen, Substance } from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { GuestMenu, PublishedMenu } from '../contracts/menus/publishedMenu.ts';
import { NOTHING_EXCLUDED } from '../domain/diet/exclusion.ts';
import type { Catalogue } from './catalogue.ts';
import { guestMenu } from './guestMenu.ts';
import { loadCatalogue } from './loadCatalogue.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

const drink = (cocktailId: string) => ({ cocktailId, prices: [], note: null });
const MENU: PublishedMenu = {
  name: 'Abendkarte',
  description: 'Wie der Wirt sie schrieb.',
  restaurantName: null,
  currency: null,
  priceLists: [],
  sections: [
    {
      title: 'Klassiker',
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: ['€ 12'] }], note: 'Aus dem Fass' }],
    },
    { title: 'Ohne', drinks: [drink('13001'), drink('99999')] },
    { title: 'Verschwunden', drinks: [drink('99998')] },
  ],
  soldOut: ['13001', '99999'],
  followsShelf: false,
  heldPrices: null,
  timeZone: null,
  bottles: [],
  ownDrinks: [],
  brand: null,
};
const noted = (id: string, note: string): PublishedMenu => ({
  ...MENU,
  sections: [{ title: null, drinks: [{ ...drink(id), note }] }],
});
const read = (locale: Locale, menu = MENU): GuestMenu => guestMenu(menu, catalogue, locale);

test('drinks speak the language of the guest, the owner’s words stay', () => {
  const [classics] = read('fr').sections;
  expect(classics).toMatchObject({ title: 'Klassiker' });
  expect(classics?.drinks[0]).toMatchObject({
    name: 'Negroni',
    contents: ['Gin', 'Campari', 'Vermouth rouge'],
    abv: 21,
    alcoholFree: undefined,
    allergens: {
      contains: [{ id: 'sulphites', name: 'Sulfites' }],
      mayContain: [
        { id: 'eggs', name: 'Œufs' },
        { id: 'milk', name: 'Lait' },
      ],
    },
    cautions: ['Quinine : à éviter pendant la grossesse et avec certains médicaments.'],
    prices: [{ size: null, text: '€ 12' }],
    note: 'Aus dem Fass',
    isSoldOut: false,
  });
});

test.each<[string, string[]]>([
  ['topped with crushed peanuts and cream', ['peanuts', 'milk', 'sulphites']],
  ['mit gerösteten Haselnüssen', ['nuts', 'sulphites']],
  ['con un toque de apio', ['celery', 'sulphites']],
  ['finition au blanc d’œuf', ['eggs', 'sulphites']],
  ['without nuts, dairy-free, in a wine glass', ['sulphites']],
])('an allergen that the note %j names is in the drink', (note, expected) => {
  const menu = { ...MENU, sections: [{ title: null, drinks: [{ ...drink('11002'), note }] }] };
  const [told] = read('en', menu).sections[0]?.drinks ?? [];
  expect(told?.allergens.contains.map(({ id }) => id)).toEqual(expected);
});

test.each([
  ...['Aperol', 'Campari', 'Cointreau', 'Kahlúa', 'Disaronno', 'Bacardi', 'Malibu', 'Jägermeister', 'Lillet'],
  ...['Stroh 80', 'Frangelico', 'Pimm’s', 'our 20% vol ginger infusion'],
])('a drink whose note pours %s is not called free of alcohol', (bottle) => {
  for (const note of [`on request with ${bottle}`, `without ice, ${bottle}`]) {
    const menu = { ...MENU, sections: [{ title: null, drinks: [{ ...drink('13001'), note }] }] };
    expect(read('en', menu).sections[0]?.drinks[0]).toMatchObject({ alcoholFree: undefined, abv: undefined });
  }
});

test.each([
  ['topped with prosecco', ['sulphites'], undefined],
  ['sherry rinse', ['sulphites'], undefined],
  ['topped with our whiskey', ['sulphites'], undefined],
  ['with more Campari', ['sulphites'], 21],
])('the note %j gives what the same thing gives on a line', (note, contains, abv) => {
  const menu = { ...MENU, sections: [{ title: null, drinks: [{ ...drink('11002'), note }] }] };
  const [told] = read('en', menu).sections[0]?.drinks ?? [];
  expect(told?.allergens.contains.map(({ id }) => id)).toEqual(contains);
  expect(told?.abv).toBe(abv);
});

const declaring = (contains: Substance[], without: Substance[], note: string | null = null) => ({
  ...MENU,
  sections: [{ title: null, drinks: [{ ...drink('11002'), note, declared: { contains, without } }] }],
});

test('what the bar declares takes the place of what the recipe says, for guests and their filters', () => {
  const menu = declaring(['almonds'], ['milk', 'sulphites']);
  const [told] = read('en', menu).sections[0]?.drinks ?? [];
  expect(told?.isDeclared).toBe(true);
  expect(told?.allergens).toEqual({
    contains: [{ id: 'nuts', name: 'Tree nuts (almonds)' }],
    mayContain: [{ id: 'eggs', name: 'Eggs' }],
  });
  const shownWithout = (allergens: Allergen[]) =>
    guestMenu(menu, catalogue, 'en', { exclusion: { ...NOTHING_EXCLUDED, allergens } }).sections.length;
  expect(shownWithout(['milk', 'sulphites'])).toBe(1);
  expect(shownWithout(['eggs'])).toBe(0);
  expect(shownWithout(['nuts'])).toBe(0);
  expect(read('en').sections[0]?.drinks[0]?.isDeclared).toBe(false);
});

test('what a note names is in the drink, whatever the bar declares', () => {
  const menu = declaring([], ['eggs', 'milk', 'sulphites'], 'topped with cream');
  const [told] = read('en', menu).sections[0]?.drinks ?? [];
  expect(told?.allergens.contains.map(({ id }) => id)).toEqual(['milk']);
});

test('an egg that the bar declares is told with its caution, and one that it denies without', () => {
  const cautions = (contains: Substance[], without: Substance[]) =>
    read('en', declaring(contains, without)).sections[0]?.drinks[0]?.cautions.join(' ');
  expect(cautions(['eggs'], [])).toMatch(/raw egg/i);
  expect(cautions([], ['eggs'])).not.toMatch(/raw egg/i);
});

test('what a note says may be in it stays possible', () => {
  const note = 'May contain traces of nuts.';
  const menu = { ...MENU, sections: [{ title: null, drinks: [{ ...drink('11002'), note }] }] };
  const [told] = read('en', menu).sections[0]?.drinks ?? [];
  expect(told?.allergens.contains.map(({ id }) => id)).not.toContain('nuts');
  expect(told?.allergens.mayContain).toContainEqual({ id: 'nuts', name: 'Tree nuts' });
});

test('guests who avoid what a note names do not see the drink, and it is not called free of alcohol', () => {
  const avoided = guestMenu(noted('11002', 'with crushed peanuts'), catalogue, 'en', {
    exclusion: { ...NOTHING_EXCLUDED, allergens: ['peanuts'] },
  });
  expect(avoided.left).toBe(1);
  const [free] = read('en', noted('13001', 'with a splash of rum')).sections[0]?.drinks ?? [];
  expect(free).toMatchObject({ alcoholFree: undefined, abv: undefined });
});

test('contents are named as a guest reads them, without what only a bartender needs', () => {
  const menu = { ...MENU, sections: [{ title: null, drinks: [drink('11010')] }] };
  expect(read('de', menu).sections[0]?.drinks[0]).toMatchObject({
    name: 'Aperol Spritz',
    contents: ['Aperol', 'Prosecco', 'Sodawasser'],
  });
});

test('that a drink has water is told to no guest', () => {
  const menu = { ...MENU, sections: [{ title: null, drinks: [drink('11005')] }] };
  expect(read('de', menu).sections[0]?.drinks[0]?.contents).not.toContain('Wasser');
});

test('a drink without alcohol says so, one that is sold out too', () => {
  expect(read('nl').sections[1]?.drinks[0]).toMatchObject({ alcoholFree: 'Alcoholvrij', isSoldOut: true });
});

test('a recipe that is gone leaves no gap, and no empty section', () => {
  expect(read('en').sections.map(({ title, drinks }) => [title, drinks.length])).toEqual([
    ['Klassiker', 1],
    ['Ohne', 1],
  ]);
});

test('guests read of the bottles that their bar pours', () => {
  const menu = { ...MENU, sections: [{ title: null, drinks: [drink('11082')] }] };
  const own = { ...menu, bottles: ['amaretto:disaronno'] };
  const nutsOf = (one: PublishedMenu) =>
    read('en', one).sections[0]?.drinks[0]?.allergens.mayContain.filter(({ id }) => id === 'nuts');
  expect(nutsOf(menu)).toHaveLength(1);
  expect(nutsOf(own)).toEqual([]);
  const avoiding = { ...NOTHING_EXCLUDED, allergens: ['nuts' as const] };
  expect(guestMenu(menu, catalogue, 'en', { exclusion: avoiding }).left).toBe(1);
  expect(guestMenu(own, catalogue, 'en', { exclusion: avoiding }).left).toBe(0);
});

const OWN_ID = '00000000-0000-4000-8000-00000000000a';
const OWN: PublishedMenu['ownDrinks'][number] = {
  id: OWN_ID,
  name: 'Rauch',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false },
    { ingredient: 'egg-white', unit: 'ml', amount: 20, garnish: false },
    { name: 'Teesirup', strength: 0, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'lemon', unit: 'twist', amount: 1, garnish: true },
  ],
  allergens: ['sulphites'],
  vegan: true,
  vegetarian: true,
  house: null,
};
const OWN_MENU: PublishedMenu = {
  ...MENU,
  sections: [{ title: null, drinks: [drink(OWN_ID), drink('11002')] }],
  soldOut: [],
  followsShelf: false,
  heldPrices: null,
  timeZone: null,
  ownDrinks: [OWN],
};

test('an own drink is told as those of the catalogue are, and drawn', () => {
  const told = read('de', OWN_MENU).sections[0]?.drinks[0];
  expect(told).toMatchObject({
    id: OWN_ID,
    name: 'Rauch',
    contents: ['Gin', 'Eiweiß', 'Teesirup'],
    abv: 16,
    allergens: { contains: [{ id: 'eggs' }, { id: 'sulphites' }], mayContain: [] },
    isUnstated: false,
    picture: undefined,
    look: { glass: 'coupe', foam: expect.any(String) as unknown },
  });
  expect(told?.cautions).toHaveLength(1);
  expect(told?.holds).toEqual(expect.arrayContaining(['eggs', 'sulphites', 'vegan', 'alcohol-free']));
});

test('of an own drink nobody has stated the allergens of, each is possible, and that is said', () => {
  const unstated = { ...OWN_MENU, ownDrinks: [{ ...OWN, allergens: [] }] };
  const told = read('de', unstated).sections[0]?.drinks[0];
  expect(told?.isUnstated).toBe(true);
  expect(told?.allergens).toMatchObject({ contains: [{ id: 'eggs' }], mayContain: [] });
  const exclusion = { ...NOTHING_EXCLUDED, allergens: ['celery' as const] };
  expect(guestMenu(unstated, catalogue, 'de', { exclusion }).left).toBe(1);
  expect(guestMenu(OWN_MENU, catalogue, 'de', { exclusion }).left).toBe(0);
});

test('guests are told the strength and the allergens of a house thing in an own drink, and never as a drink', () => {
  const id = '00000000-0000-4000-8000-00000000000b';
  const lines = [{ ingredient: 'orgeat', unit: 'ml', amount: 100, garnish: false }];
  const syrup = { ...OWN, id, name: 'Haussirup', lines, allergens: [], house: { ml: 200, days: 7 } };
  const pours = {
    name: 'Sirup',
    strength: null,
    colour: null,
    own: id,
    unit: 'ml',
    amount: 50,
    garnish: false,
  };
  const sour = { ...OWN, allergens: [], lines: [...OWN.lines.slice(0, 1), pours] };
  const drinks = read('de', { ...OWN_MENU, ownDrinks: [sour, syrup] }).sections[0]?.drinks;
  expect(drinks).toHaveLength(2);
  expect(drinks?.[0]).toMatchObject({ contents: ['Gin', 'Haussirup'], abv: 15, isUnstated: false });
  expect(drinks?.[0]?.allergens.contains.map((one) => one.id)).toContain('nuts');
  const gone = read('de', { ...OWN_MENU, ownDrinks: [sour] }).sections[0]?.drinks[0];
  expect(gone).toMatchObject({ contents: ['Gin', 'Sirup'], abv: undefined, isUnstated: true });
});

test('an own drink that its owner has deleted is left out', () => {
  const names = read('de', { ...OWN_MENU, ownDrinks: [] }).sections[0]?.drinks.map(({ name }) => name);
  expect(names).toEqual(['Negroni']);
});

test('drinks of one strength alone are shown, with food beside them, and what there is to choose from', () => {
  const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
  const item = (place: number, kind: 'wine' | 'food', name: string) => ({
    ...{ cocktailId: id(place), prices: [], note: null },
    item: { kind, name, allergens: ['sulphites' as const], vegan: true, vegetarian: true },
  });
  const menu = {
    ...MENU,
    sections: [
      {
        title: null,
        drinks: [drink('11002'), drink('13001'), item(1, 'wine', 'Riesling'), item(2, 'food', 'Nüsse')],
      },
    ],
  };
  const namesOf = (wish: Parameters<typeof guestMenu>[3]) =>
    guestMenu(menu, catalogue, 'de', wish).sections.flatMap(({ drinks }) => drinks.map(({ name }) => name));
  expect(namesOf({})).toEqual(['Negroni', 'Virgin Mojito', 'Riesling', 'Nüsse']);
  expect(namesOf({ strength: 'free' })).toEqual(['Virgin Mojito', 'Nüsse']);
  expect(namesOf({ strength: 'light' })).toEqual(['Riesling', 'Nüsse']);
  expect(namesOf({ strength: 'strong' })).toEqual(['Negroni', 'Nüsse']);
  expect(guestMenu(menu, catalogue, 'de', { strength: 'light' }).strengths).toEqual([
    { band: 'free', isChosen: false },
    { band: 'light', isChosen: true },
    { band: 'strong', isChosen: false },
  ]);
  expect(guestMenu({ ...MENU, sections: MENU.sections.slice(0, 1) }, catalogue, 'de').strengths).toEqual([]);
});

test('a drink whose strength nobody knows is shown among the strong alone, and counted elsewhere', () => {
  const [gin] = OWN.lines;
  const unknown = { ...OWN, lines: gin === undefined ? [] : [{ ...gin, unit: 'piece', amount: 1 }] };
  const menu = { ...OWN_MENU, ownDrinks: [unknown] };
  const told = (strength?: 'free' | 'light' | 'strong') => {
    const { sections, strengthUnknown } = guestMenu(menu, catalogue, 'de', { strength });
    return [sections.flatMap(({ drinks }) => drinks.map(({ name }) => name)).join(), strengthUnknown];
  };
  expect(read('de', menu).sections[0]?.drinks[0]?.abv).toBeUndefined();
  expect(told()).toEqual(['Rauch,Negroni', 0]);
  expect(told('free')).toEqual(['', 1]);
  expect(told('light')).toEqual(['', 1]);
  expect(told('strong')).toEqual(['Rauch,Negroni', 0]);
});

test('what a guest avoids stays to be taken back where drinks of a strength alone are shown', () => {
  const exclusion = { ...NOTHING_EXCLUDED, allergens: ['milk' as const] };
  const { choices, left } = guestMenu(MENU, catalogue, 'de', { strength: 'free', exclusion });
  expect(choices.find(({ value }) => value === 'milk')?.isChosen).toBe(true);
  expect(left).toBe(0);
});

test('the prices of a happy hour are the ones that count as long as it holds, and guests are told until when', () => {
  const hours = { days: [3], from: '17:00', to: '19:00' };
  const menu: PublishedMenu = {
    ...MENU,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    priceLists: [
      { name: 'Terrasse', hours: null },
      { name: 'Happy Hour', hours },
    ],
    sections: [
      {
        title: null,
        drinks: [
          { ...drink('11002'), prices: [{ size: null, amounts: [1200, 1300, 700] }] },
          { ...drink('11003'), prices: [{ size: null, amounts: [1100, 1300, null] }] },
        ],
      },
    ],
    soldOut: [],
  };
  const readAt = (time: string, more: Partial<PublishedMenu> = {}, priceList?: number) => {
    const read = guestMenu({ ...menu, ...more }, catalogue, 'de', { now: new Date(time), priceList });
    const told = read.sections[0]?.drinks.map(({ prices, timedPrices, usualPrices }) =>
      [prices, timedPrices.flatMap((list) => list.prices), usualPrices].map((all) =>
        all.map(({ text }) => text),
      ),
    );
    return [read.now, ...(told ?? [])];
  };
  const [during, after] = ['2026-07-15T15:30:00Z', '2026-07-15T17:00:00Z'];
  const usual = [
    [['12\u00a0€'], ['7\u00a0€'], []],
    [['11\u00a0€'], [], []],
  ];
  const happy = [
    [['7\u00a0€'], [], ['12\u00a0€']],
    [['11\u00a0€'], [], []],
  ];
  const isOn = { list: 'Happy Hour', isOn: true };
  expect(readAt(after)).toEqual([undefined, ...usual]);
  expect(readAt(during)).toEqual([{ ...isOn, until: '19:00' }, ...happy]);
  expect(readAt(during, { timeZone: null })).toEqual([undefined, ...usual]);
  // By hand.
  const off = { list: 'Happy Hour', isOn: false };
  const until = '2026-07-15T19:00:00.000Z';
  expect(readAt(after, { heldPrices: { list: 1, until } })).toEqual([{ ...isOn, until: '21:00' }, ...happy]);
  expect(readAt(after, { heldPrices: { list: 1, until }, timeZone: null })).toEqual([isOn, ...happy]);
  expect(readAt(during, { heldPrices: { list: null, until } })).toEqual([off, ...usual]);
  expect(readAt(during, { heldPrices: { list: null, until }, timeZone: null })[0]).toEqual(off);
  // Who sits on the terrace reads its prices.
  expect(readAt(during, {}, 0).slice(1)).toEqual([
    [['13\u00a0€'], ['7\u00a0€'], []],
    [['13\u00a0€'], [], []],
  ]);
});

test('the texts of a menu are read once for all guests, and anew once the menu has changed', () => {
  // Only what reads lines takes the recipes of the catalogue.
  let readings = 0;
  const counted: Catalogue = {
    ...catalogue,
    get recipes() {
      readings += 1;
      return catalogue.recipes;
    },
  };
  const notedMenu = noted('11002', 'with crushed peanuts');
  const readCounted = (menu: PublishedMenu, wish: Parameters<typeof guestMenu>[3] = {}) =>
    guestMenu(structuredClone(menu), counted, 'en', wish).sections.flatMap(({ drinks }) => drinks);
  const [drinkOfAll] = readCounted(notedMenu);
  expect(drinkOfAll?.isSoldOut).toBe(false);
  const allergens: Allergen[] = ['peanuts'];
  expect(readCounted(notedMenu, { exclusion: { ...NOTHING_EXCLUDED, allergens } })).toEqual([]);
  expect(readCounted({ ...notedMenu, soldOut: ['11002'] })[0]?.isSoldOut).toBe(true);
  expect(readings).toBe(1);
  expect(readCounted(noted('11002', 'with lime'))[0]?.allergens.contains).not.toEqual(
    drinkOfAll?.allergens.contains,
  );
  expect(readings).toBe(2);
});

const withNotes = (
  guestNotes: PublishedMenu['guestNotes'],
  ...drinks: PublishedMenu['sections'][0]['drinks']
) => read('de', { ...MENU, guestNotes, sections: [{ title: null, drinks }] }).sections[0]?.drinks ?? [];

test('additives are told where the menu marks them, of a line without a recipe once they are declared', () => {
  const cubaLibre = drink('11294');
  const item = { kind: 'soft' as const, name: 'Limo', allergens: [], vegan: true, vegetarian: true };
  const lemonade = { ...drink('8f1c2f0e-0000-4000-8000-000000000000'), item };
  const marked = { additives: true, health: true };
  const [told, unstated] = withNotes(marked, cubaLibre, lemonade);
  expect(told?.additives).toMatchObject({ isUnstated: false });
  expect(told?.additives?.contains).toEqual(expect.arrayContaining(['colour', 'caffeine']));
  expect(unstated?.additives).toEqual({ contains: [], mayContain: [], isUnstated: true });
  const declared = { contains: ['sweetener' as const], without: [] };
  const [own] = withNotes(marked, { ...lemonade, additives: declared });
  expect(own?.additives).toEqual({ contains: ['sweetener'], mayContain: [], isUnstated: false });
  expect(withNotes({ additives: false, health: true }, cubaLibre)[0]?.additives).toBeUndefined();
});

test('notes on health can be left out, but those on raw egg and traces of alcohol', () => {
  const [gin, fizz, trace] = withNotes(
    { additives: false, health: false },
    drink('11002'),
    { ...drink('11002'), declared: { contains: ['eggs'], without: [] } },
    drink('13020'),
  );
  expect(gin?.cautions).toEqual([]);
  expect(fizz?.cautions).toEqual([expect.stringContaining('Rohes Ei')]);
  expect(trace?.cautions).toEqual([expect.stringContaining('0,5')]);
});

test('a drink with alcohol and caffeine does not say how much of it is right in pregnancy', () => {
  const notes = { additives: false, health: true };
  const [martini, cola] = withNotes(notes, drink('11009'), { ...drink('13001'), note: 'with cola' });
  expect(martini?.cautions).toEqual(['Koffein.']);
  expect(cola?.cautions).toContain('Koffein: in der Schwangerschaft nur wenig.');
});
