import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchedDrink } from '../../contracts/search/searchedDrinks.ts';
import { createDrinkSearch } from './createDrinkSearch.ts';

const INGREDIENTS = [
  { name: 'Vodka', synonyms: ['wodka'] },
  { name: 'Orange juice', synonyms: ['zumo de naranja', 'jus d orange'], madeOf: [9] },
  { name: 'Peach schnapps' },
  { name: 'Tequila' },
  { name: 'Triple sec' },
  { name: 'Lime juice', synonyms: ['limettensaft'] },
  { name: 'Simple syrup', isUnsaid: true as const },
  { name: 'Rum', synonyms: ['ron'] },
  { name: 'Cointreau', parent: 4 },
  { name: 'Orange' },
  { name: 'Mint' },
  { name: 'Coffee liqueur', synonyms: ['kahlua'] },
  { name: 'Coffee', synonyms: ['kaffee'] },
  { name: 'White rum', parent: 7 },
];
const drink = (
  name: string,
  ingredients: number[],
  views: number,
  more: Partial<SearchedDrink> = {},
): SearchedDrink => ({ id: `1${views}`, name, ingredients, views, ...more });
const DRINKS = [
  drink('Blue Margarita', [3, 4, 5], 900),
  drink('Black Russian', [0, 11], 700, { aliases: ['schwarzer russe'] }),
  drink('Dark ’n’ Stormy', [7, 5], 300),
  drink('Fuzzy Screwdriver', [0, 1, 2], 800),
  drink('Hot Toddy', [7, 12], 100),
  drink('Margarita', [3, 4, 5], 500, { aliases: ['rita'] }),
  drink('Mojito', [13, 5, 6], 650, { garnishes: [10] }),
  drink('Ritalina', [0], 400),
  drink('Sex on the Beach', [0, 1, 2, 4], 990),
  drink('Screwdriver', [0, 1], 200, { aliases: ['vodka orange', 'destornillador'] }),
  drink('Virgin Mojito', [5, 6, 10], 150, { isMocktail: true, aliases: ['mojito sin alcohol', 'nojito'] }),
];
const search = createDrinkSearch({ ingredients: INGREDIENTS, drinks: DRINKS });
const namesAt = (places: readonly number[]) => places.map((place) => DRINKS[place]?.name ?? '');
const found = (text: string) => namesAt(search(text).fitting);
const first = (text: string) => found(text)[0];

test.each([
  ['the whole name before names that hold it', 'margarita', ['Margarita', 'Blue Margarita']],
  ['a nickname before names that begin so', 'rita', ['Margarita', 'Ritalina']],
  ['names that begin so, the most viewed first', 's', ['Sex on the Beach', 'Screwdriver']],
])('the order is: %s', (_rule, text, names) => {
  expect(found(text).slice(0, 2)).toEqual(names);
});

test.each([
  ['small words', 'dark and stormy', 'Dark ’n’ Stormy'],
  ['small words left out', 'sex beach', 'Sex on the Beach'],
  ['words of every drink', 'cocktail margarita', 'Margarita'],
  ['a plural', 'margaritas', 'Margarita'],
  ['an apostrophe', 'screwdriver’s', 'Screwdriver'],
  ['written as one', 'sexonthebeach', 'Sex on the Beach'],
  ['written as two', 'screw driver', 'Screwdriver'],
  ['another order', 'toddy hot', 'Hot Toddy'],
  ['a slip', 'margerita', 'Margarita'],
  ['by ear', 'moxhito', 'Mojito'],
  ['the name in another language', 'destornillador', 'Screwdriver'],
  ['a word of the name in another language', 'heißer toddy', 'Hot Toddy'],
])('%s change nothing: “%s” finds %s', (_kind, text, name) => {
  expect(first(text)).toBe(name);
});

test('ingredients alone find the drink with the fewest others first', () => {
  expect(found('vodka orange juice').slice(0, 3)).toEqual([
    'Screwdriver',
    'Fuzzy Screwdriver',
    'Sex on the Beach',
  ]);
  expect(first('wodka mit zumo de naranja')).toBe('Screwdriver');
});

test('an ingredient that is named whole goes before one that has its name in its own', () => {
  expect(found('coffee')).toEqual(['Hot Toddy', 'Black Russian']);
});

test('a kind is found for what asks for its family, and the family for the kind', () => {
  expect(found('tequila cointreau lime')).toEqual(['Blue Margarita', 'Margarita']);
  expect(first('rum mint lime')).toBe('Mojito');
});

test('what nobody types counts less than what was left out', () => {
  const drinks = [drink('Sweet', [7, 5, 6], 1), drink('Strong', [7, 5, 4], 2)];
  expect(createDrinkSearch({ ingredients: INGREDIENTS, drinks })('rum lime').fitting).toEqual([0, 1]);
});

test('a drink without alcohol is found in whatever way that is said, and no other', () => {
  for (const text of [
    'mojito ohne alkohol',
    'alkoholfreier mojito',
    'virgin mojito',
    'mojitos sin alcohol',
    'nojito',
  ])
    expect(found(text)).toEqual(['Virgin Mojito']);
  expect(found('sans alcool')).toEqual(['Virgin Mojito']);
  expect(first('mojito')).toBe('Mojito');
});

test.each([
  ['vodka orange juice without peach schnapps', ['Screwdriver']],
  ['vodka orange juice without schnapps peach', ['Screwdriver']],
  ['vodka orange juice without peach', ['Screwdriver']],
  ['vodka without orange', ['Black Russian', 'Ritalina']],
  ['mojito without rum', ['Virgin Mojito']],
  // Nor as its garnish.
  ['mojito without mint', []],
])('“%s” finds no drink with that: %j', (text, names) => {
  expect(found(text).toSorted()).toEqual(names);
});

/** The names that a text finds of drinks that are viewed the more, the further behind they stand. */
function foundOf(drinks: readonly [string, number[]?, Partial<SearchedDrink>?][], text: string): string[] {
  const searched = drinks.map(([title, ingredients = [], more], views) =>
    drink(title, ingredients, views, more),
  );
  const { fitting } = createDrinkSearch({ ingredients: INGREDIENTS, drinks: searched })(text);
  return fitting.map((place) => searched[place]?.name ?? '');
}
const [VODKA, ORANGE_JUICE, LIME, SYRUP, RUM, MINT] = [0, 1, 5, 6, 7, 10];

test.each<[string, string, [string, number[]?, Partial<SearchedDrink>?][]]>([
  [
    'names by how they begin, own ones first, then those that hold the word, then those with such an ingredient',
    'vodka',
    [
      ['Vodka'],
      ['Other', [], { aliases: ['vodka'] }],
      ['Vodka Blue'],
      ['Vodkatini'],
      ['Another', [], { aliases: ['vodka mule'] }],
      ['Third', [], { aliases: ['vodkarita'] }],
      ['Blue Vodka'],
      ['Big Blue Vodka'],
      ['Plain', [VODKA]],
    ],
  ],
  [
    'the name as it is written, then written as one, then in another number',
    'screw driver',
    [['Screw Driver'], ['Screwdriver'], ['Screw Drivers']],
  ],
  [
    'ingredients with the fewest others, of which those that may be left out or go without saying count less',
    'rum lime',
    [
      ['B', [RUM, LIME, VODKA, MINT], { optional: [VODKA, MINT] }],
      ['C', [RUM, LIME, SYRUP]],
      ['D', [RUM, LIME, VODKA]],
      ['E', [RUM, LIME, VODKA, SYRUP]],
    ],
  ],
  [
    'what is poured before what only garnishes',
    'mint',
    [
      ['A', [MINT, VODKA]],
      ['B', [VODKA], { garnishes: [MINT] }],
    ],
  ],
  [
    'what is named whole before what is made of it',
    'orange',
    [
      ['A', [9]],
      ['B', [ORANGE_JUICE]],
    ],
  ],
  ['a name nearly right before ingredients, where a word is wrong', 'mimt', [['Mimo'], ['Julep', [MINT]]]],
  [
    'a name nearly right behind ingredients, where all words are right',
    'mint',
    [['Julep', [MINT]], ['Mind']],
  ],
  ['of names nearly right only those nearly as good as the best', 'margarina', [['Margarita']]],
])('the order is: %s', (_, text, drinks) => {
  const noise: [string, number[]?][] = [['Marjorita'], ['Zombie', [4]]];
  expect(foundOf([...drinks, ...noise], text)).toEqual(drinks.map(([title]) => title));
});

test('equals come by their views, then as they are listed', () => {
  const drinks = ['Gin Fizz', 'Gin Sour', 'Gin Daisy'].map((title, place) =>
    drink(title, [], place === 2 ? 9 : 1),
  );
  expect(createDrinkSearch({ ingredients: [], drinks })('gin').fitting).toEqual([2, 0, 1]);
});

test('all drinks without alcohol come by their views, and none is named', () => {
  const drinks = [1, 3, 2].map((views) => drink(`Drink ${views}`, [], views, { isMocktail: true }));
  const asked = createDrinkSearch({ ingredients: [], drinks: [...drinks, drink('Rum', [], 9)] });
  for (const text of ['sans alcool', 'mocktail'])
    expect(asked(text)).toEqual({ fitting: [1, 2, 0], near: [], isNamed: false });
});

test('what nobody serves finds nothing, and offers at most three that come nearest', () => {
  expect(search('tequila kahlua mint').fitting).toEqual([]);
  expect(namesAt(search('tequila kahlua mint').near)).toEqual([
    'Black Russian',
    'Blue Margarita',
    'Margarita',
  ]);
  expect(namesAt(search('xcrxwxrivex').near)).toContain('Screwdriver');
  expect(search('  !? ')).toEqual({ fitting: [], near: [], isNamed: false });
});

const name = fc.constantFrom(...DRINKS.map((one) => one.name));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

test('each drink is first by its name, in whatever case, without accents and signs, and in the plural', () => {
  fc.assert(
    fc.property(name, fc.constantFrom('', 's', ' cocktail'), fc.boolean(), (text, ending, isLoud) => {
      const typed = `${text}${ending}`.replace(/’/g, '');
      expect(first(isLoud ? typed.toUpperCase() : typed)).toBe(text);
    }),
  );
});

test('each drink with a long name is among the first three with any letter of it wrong', () => {
  fc.assert(
    fc.property(
      name.filter((text) => text.length > 7),
      fc.nat(),
      letter,
      (text, at, wrong) => {
        const place = at % text.length;
        const typed = text.slice(0, place) + wrong + text.slice(place + 1);
        const { fitting, near } = search(typed);
        expect(namesAt([...fitting, ...near]).slice(0, 3)).toContain(text);
      },
    ),
  );
});

test('whatever is typed, each drink is found once at the most, and either found or offered', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const { fitting, near } = search(text);
      expect(new Set(fitting).size).toBe(fitting.length);
      expect(new Set(near).size).toBe(near.length);
      expect(fitting.length === 0 || near.length === 0).toBe(true);
    }),
  );
});

test.each([
  ['a name', 'mojito', true],
  ['a nickname', 'nojito', true],
  ['a synonym of an ingredient', 'kahlua', false],
  ['the beginning of a name', 'screwd', true],
  ['the beginning of a name without its small words', 'sexb', true],
  ['a name that is misspelt', 'margerita', false],
  ['an ingredient', 'tequila', false],
  ['nothing', '', false],
])('whether drinks are named by %s', (_, typed, isNamed) => {
  expect(search(typed).isNamed).toBe(isNamed);
});
