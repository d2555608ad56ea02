import { expect, test } from 'vitest';
import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Reading } from '../../domain/search/sentence.ts';
import { createDrinkChooser } from './chooseDrinks.ts';
import { WHOLE_LIST, type ListQuery } from '../../domain/search/listQuery.ts';

const ingredients = [
  { id: 'gin', name: 'Gin', chips: ['gin'] },
  { id: 'lime-juice', name: 'Limettensaft', synonyms: ['Saft von Limetten'], chips: ['juice', 'lime'] },
  { id: 'creme-de-cassis', name: 'Crème de cassis', synonyms: ['Johannisbeerlikör'] },
  { id: 'ginger-beer', name: 'Ingwerbier', synonyms: ['Ginger Beer'] },
  { id: 'bourbon', name: 'Bourbon', synonyms: ['Whiskey'] },
];
const drink = (
  id: string,
  name: string,
  views: number,
  places: number[],
  more: Partial<ListedDrink> = {},
) => ({
  id,
  path: `/cocktail/${id}`,
  name,
  abv: 20,
  views,
  taste: 'Sauer',
  glass: 'Coupe',
  ingredients: places,
  terms: [],
  ...more,
});
const index: ListIndex = {
  spirits: { gin: 'Gin', whiskey: 'Whiskey' },
  terms: [],
  ingredients,
  drinks: [
    drink('1', 'Boulevardier', 50, [4], { spirit: 'whiskey', abv: 26 }),
    drink('2', 'Gimlet', 10, [0, 1], { spirit: 'gin' }),
    drink('3', 'Gin Fizz', 40, [0, 1], { spirit: 'gin' }),
    drink('4', 'Margarita', 90, [1]),
    drink('5', 'Piña Colada', 30, [3]),
    drink('6', 'Virgin Mule', 20, [1, 3], { isMocktail: true, abv: 0 }),
    drink('7', 'Weißer Kir', 20, [2], { english: 'Kir Blanc' }),
  ],
};
const createChoice = createDrinkChooser(index);
const choose = (query: ListQuery, shelf: readonly string[] = []) =>
  createChoice(query, (asked) => new Set(asked.filter((id) => shelf.includes(id))));
const names = (query: Partial<ListQuery>) =>
  choose({ ...WHOLE_LIST, ...query }).drinks.map(({ name }) => name);
const near = (query: Partial<ListQuery>) => choose({ ...WHOLE_LIST, ...query }).near.map(({ name }) => name);
const A_TO_Z = index.drinks.map(({ name }) => name);

test('by name the drinks stand as in the file, from A to Z', () => {
  expect(names({ sort: 'name' })).toEqual(A_TO_Z);
});

test('nothing asked gives every drink, the most viewed first, equal ones by id', () => {
  expect(names({})).toEqual([
    'Margarita',
    'Boulevardier',
    'Gin Fizz',
    'Piña Colada',
    'Virgin Mule',
    'Weißer Kir',
    'Gimlet',
  ]);
});

test('by the fewest ingredients, the lightest and the strongest drink, equal ones by name', () => {
  expect(names({ sort: 'fewest' }).slice(-3)).toEqual(['Gimlet', 'Gin Fizz', 'Virgin Mule']);
  expect(names({ sort: 'lightest' }).slice(0, 2)).toEqual(['Virgin Mule', 'Gimlet']);
  expect(names({ sort: 'lightest' }).at(-1)).toBe('Boulevardier');
  expect(names({ sort: 'strongest' }).slice(0, 2)).toEqual(['Boulevardier', 'Gimlet']);
});

test.each<[string, string[]]>([
  ['margarita', ['Margarita']],
  ['MARG', ['Margarita']],
  ['margerita', ['Margarita']],
  ['magarita', ['Margarita']],
  ['boulvardier', ['Boulevardier']],
  ['pina colada', ['Piña Colada']],
  ['pinacolada', ['Piña Colada']],
  ['weisser', ['Weißer Kir']],
  ['blanc', ['Weißer Kir']],
  ['creme cassis', ['Weißer Kir']],
  ['johannisbeer', ['Weißer Kir']],
  ['saft', ['Gimlet', 'Gin Fizz', 'Margarita', 'Virgin Mule']],
  ['fizz limette', ['Gin Fizz']],
  ['qqqq', []],
  ['gin qqqq', []],
])('a search for "%s" finds %j', (search, expected) => {
  expect(names({ search }).toSorted()).toEqual(expected.toSorted());
});

test('what a search finds stands by relevance, or in the order that was chosen for it', () => {
  expect(names({ sort: 'popularity', search: 'gin' }).slice(0, 2)).toEqual(['Gin Fizz', 'Gimlet']);
  expect(names({ searchSort: 'name', search: 'gin' })[0]).toBe('Gimlet');
  expect(names({ searchSort: 'lightest', search: 'gin' })[0]).toBe('Virgin Mule');
});

test('where nothing fits what comes nearest is offered, three at the most', () => {
  expect(near({ search: 'gin qqqq' })[0]).toBe('Gin Fizz');
  expect(near({ search: 'gin qqqq' })).toHaveLength(3);
  expect(near({ search: 'gin' })).toEqual([]);
  expect(near({ spirit: 'rum' })).toEqual([]);
});

test('where filters leave nothing of a search what they hide is offered', () => {
  expect(names({ search: 'margarita', spirit: 'gin' })).toEqual([]);
  expect(near({ search: 'margarita', spirit: 'gin' })).toEqual(['Margarita']);
});

test('a search for gin gives its namesakes, then what has gin, then what begins so, and no Virgin', () => {
  expect(names({ search: 'gin' })).toEqual(['Gin Fizz', 'Gimlet', 'Piña Colada', 'Virgin Mule']);
});

test('a kind of spirit is found by the spirit', () => {
  expect(names({ search: 'whiskey' })).toEqual(['Boulevardier']);
});

test('signs alone ask for nothing that there is', () => {
  expect(names({ search: '!?' })).toEqual([]);
});

test('spirit, type and chips narrow the list together', () => {
  expect(names({ spirit: 'gin' })).toEqual(['Gin Fizz', 'Gimlet']);
  expect(names({ type: 'mocktails' })).toEqual(['Virgin Mule']);
  expect(names({ type: 'cocktails' })).toHaveLength(6);
  expect(names({ ingredients: ['juice'] })).toEqual(['Margarita', 'Gin Fizz', 'Virgin Mule', 'Gimlet']);
  expect(names({ ingredients: ['juice', 'gin'], search: 'fizz' })).toEqual(['Gin Fizz']);
});

test('things, a facet and the shelf narrow the list, and each choice tells how many drinks it gives', () => {
  expect(names({ things: ['gin', 'lime-juice'] })).toEqual(['Gin Fizz', 'Gimlet']);
  expect(names({ things: ['unknown'] })).toHaveLength(7);
  const onShelf = choose({ ...WHOLE_LIST, isFromShelf: true }, ['gin', 'lime-juice']);
  expect(onShelf.drinks.map(({ name }) => name)).toEqual(['Margarita', 'Gin Fizz', 'Gimlet']);
  const { counts } = choose({ ...WHOLE_LIST, spirit: 'whiskey' }, ['gin', 'lime-juice']);
  expect(counts.spirits).toEqual(
    new Map([
      ['whiskey', 1],
      ['gin', 2],
    ]),
  );
  expect(counts.fromShelf).toBe(0);
});

test('the own log narrows the list and counts, where there is one', () => {
  const liked = new Set(['3', '4']);
  const own = { fits: (id: string, filter: string) => liked.has(id) !== (filter === 'untried') };
  const query = { ...WHOLE_LIST, own: 'liked', spirit: 'gin' } as const;
  const { drinks, counts } = createChoice(query, () => new Set(), undefined, own);
  expect(drinks.map(({ name }) => name)).toEqual(['Gin Fizz']);
  expect(counts.own).toEqual({ tried: 1, untried: 1, liked: 1 });
  expect(counts.spirits).toEqual(new Map([['gin', 1]]));
  expect(choose(query).drinks.map(({ name }) => name)).toEqual(['Gin Fizz', 'Gimlet']);
});

test('a sentence decides where it says more than names do, and what was not read has to be in the drinks', () => {
  const read = (search: string, reading: Partial<Reading>) =>
    createChoice({ ...WHOLE_LIST, search }, () => new Set(), {
      wishes: [{ key: 'taste:sweet', label: 'Not sweet' }],
      drinks: ['6', '3', '99'],
      rest: '',
      isSentence: true,
      ...reading,
    }).drinks.map(({ name }) => name);
  expect(read('not sweet please', {})).toEqual(['Virgin Mule', 'Gin Fizz']);
  expect(read('not sweet fizz', { rest: 'fizz' })).toEqual(['Gin Fizz']);
  expect(read('gin fizz', { isSentence: false })[0]).toBe('Gin Fizz');
  expect(read('qqqq with gin', { isSentence: false })).toEqual(['Virgin Mule', 'Gin Fizz']);
  expect(read('gin', { wishes: [], drinks: [] })[0]).toBe('Gin Fizz');
  // Where no drink keeps to it none is shown, whatever names would find.
  expect(read('no gin fizz', { drinks: [] })).toEqual([]);
});

test('where no drink keeps to a sentence the nearest are offered, and what they miss', () => {
  const reading = {
    ...{ wishes: [{ key: 'x', label: 'Blau' }], drinks: ['2'], isNear: true as const, missed: ['Blau'] },
    ...{ rest: '', isSentence: true },
  };
  const query = { ...WHOLE_LIST, search: 'etwas Blaues' };
  const { drinks, near: others, missed } = createChoice(query, () => new Set(), reading);
  expect(drinks).toEqual([]);
  expect(others.map(({ name }) => name)).toEqual(['Gimlet']);
  expect(missed).toEqual(['Blau']);
});
