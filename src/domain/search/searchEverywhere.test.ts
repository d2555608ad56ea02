import { expect, it } from 'vitest';
import type { SearchIndex } from '../../contracts/search/searchIndex.ts';
import { createDrinkSearch } from './createDrinkSearch.ts';
import { createSearchEverywhere } from './searchEverywhere.ts';

const page = (name: string, subject: SearchIndex['pages'][number]['subject'], more: object = {}) => ({
  ...{ id: name, name, path: `/${name}`, ingredients: [], views: 0, subject },
  ...more,
});
const INDEX = {
  ingredients: [{ name: 'Milk' }, { name: 'Gin' }],
  drinks: [
    { id: '1', name: 'Milk Punch', ingredients: [0], views: 1 },
    { id: '2', name: 'Gin Fizz', ingredients: [1], views: 1 },
  ],
  pages: [
    page('Milk', 'ingredient'),
    page('Gin', 'ingredient'),
    page('Drinks with gin', 'collection'),
    page('All about gin', 'guide'),
    page('Drinks without milk', 'collection', { isWithout: true, aliases: ['milk'] }),
  ],
} as unknown as SearchIndex;
const search = createSearchEverywhere(INDEX);

it('finds drinks as the lists do, and pages by what they are of', () => {
  const { drinks, ingredients, reading } = search('gin');
  expect(drinks).toEqual(createDrinkSearch(INDEX)('gin'));
  expect(ingredients).toEqual([1]);
  expect(reading.toSorted()).toEqual([2, 3]);
});

it('finds for what is not wanted the page without it, and not the page of it', () => {
  expect(search('drinks without milk')).toMatchObject({ ingredients: [], reading: [4] });
  expect(search('drinks without gin')).toMatchObject({ ingredients: [], reading: [] });
});

it('finds nothing for nothing', () => {
  expect(search('')).toEqual({
    drinks: { fitting: [], near: [], isNamed: false },
    ingredients: [],
    reading: [],
    isRead: false,
  });
});

it('finds the drinks that keep to a sentence, and no pages that carry its words', () => {
  const read = { wishes: [{ key: 'x', label: 'Not sour' }], drinks: ['9', '2'], rest: '', isSentence: true };
  expect(search('gin not sour', read)).toEqual({
    drinks: { fitting: [1], near: [], isNamed: true, unread: '' },
    ingredients: [],
    reading: [],
    isRead: true,
  });
  expect(search('drinks without milk', read)).toMatchObject({ reading: [4], isRead: true });
  expect(search('gin fizz', { ...read, isSentence: false })).toMatchObject({ isRead: false });
});

const WISH = { wishes: [{ key: 'x', label: 'Blue' }], drinks: ['2', '1'], rest: '', isSentence: true };

it('offers what keeps to the most as near and tells what that misses, unless a drink is called so', () => {
  const near = { ...WISH, isNear: true as const, missed: ['Gin'] };
  expect(search('blue without gin', near)).toMatchObject({
    drinks: { fitting: [], near: [1, 0], missed: ['Gin'], isNamed: true },
    isRead: true,
  });
  expect(search('gin fizz', near)).toMatchObject({ drinks: { fitting: [1] }, isRead: false });
  // Where nothing is near, names are: of a sentence not, which refuses more than they know of.
  expect(search('gin things', { ...near, drinks: [] }).isRead).toBe(true);
  expect(search('gin things', { ...near, drinks: [], isSentence: false }).isRead).toBe(false);
});

it('keeps what a sentence finds where no drink of it has the words that were not read', () => {
  expect(search('blue fizz', { ...WISH, rest: 'fizz' }).drinks.fitting).toEqual([1]);
  expect(search('blue punch', { ...WISH, drinks: ['2'], rest: 'punch' }).drinks.fitting).toEqual([1]);
});

it('finds by names what is meant in spite of a slip, rather than what is like it', () => {
  const like = { ...WISH, wishes: [{ key: 'like', label: 'Like Gin Fizz' }], isSentence: false };
  expect(search('gin fiz', like)).toMatchObject({ isRead: false });
  expect(search('gin fizz type things', like)).toMatchObject({ isRead: true });
});

it('reads what is wished of a named drink where the first name found has it not', () => {
  const other = { ...WISH, isSentence: false, isOther: true as const };
  expect(search('gin fizz', { ...other, drinks: ['1'] })).toMatchObject({ isRead: true });
  expect(search('gin fizz', { ...other, drinks: ['2'] })).toMatchObject({ isRead: false });
});

it('tells the words that nothing came of', () => {
  const unreadIn = (more: Partial<typeof WISH> & { isNear?: true }) =>
    search('blue punch', { ...WISH, ...more }).drinks.unread;
  expect(unreadIn({ rest: 'fizz' })).toBe('');
  expect(unreadIn({ drinks: ['2'], rest: 'punch' })).toBe('punch');
  expect(unreadIn({ rest: 'qwx', isNear: true })).toBe('qwx');
});

it('reads one word as a wish where few drinks are called so', () => {
  const drinks = Array.from({ length: 4 }, (_, at) => ({
    ...{ id: String(at), name: `Tiki ${at}`, ingredients: [], views: 1 },
  }));
  const word = { ...WISH, isWord: true as const };
  const among = (count: number) =>
    createSearchEverywhere({ ...INDEX, drinks: drinks.slice(0, count) } as unknown as SearchIndex);
  expect(among(3)('tiki', word).isRead).toBe(true);
  expect(among(4)('tiki', word).isRead).toBe(false);
});

it('leaves names of things to the search for names where a word was not read', () => {
  const things = { ...WISH, isSentence: false, rest: 'fis' };
  expect(search('gin fis', things).isRead).toBe(false);
  expect(search('gin qwxkpv', { ...things, rest: '' }).isRead).toBe(true);
});
