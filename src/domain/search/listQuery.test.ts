import { expect, test } from 'vitest';
import { DRINK_ORDERS } from '../drinks/drinkOrder.ts';
import {
  changeQuery,
  inOrder,
  hasFilters,
  getOrder,
  readQuery,
  SEARCH_ORDERS,
  WHOLE_LIST,
  writeQuery,
  type ListQuery,
} from './listQuery.ts';

const cocktails = {
  spirits: [{ id: 'gin' }, { id: 'rum' }],
  chips: [{ id: 'juice' }, { id: 'lime' }],
  hasTypes: true,
};
const shots = { spirits: cocktails.spirits, chips: [], hasTypes: false };
const everything: ListQuery = {
  search: 'piña & co',
  taken: ['taste:sweet'],
  spirit: 'rum',
  sort: 'name',
  searchSort: 'lightest',
  type: 'mocktails',
  ingredients: ['juice', 'lime'],
  terms: ['taste:not-sweet', 'diet:vegan'],
  things: ['campari'],
  isFromShelf: true,
  own: 'liked',
  guests: 2,
};

test('an address gives back what was written into it', () => {
  expect(readQuery(writeQuery('', everything), cocktails)).toEqual(everything);
});

test.each(DRINK_ORDERS.filter((order) => order !== WHOLE_LIST.sort))(
  'the order "%s" lives in the address, of shots too',
  (sort) => {
    const address = writeQuery('', { ...WHOLE_LIST, sort });
    expect(address).toBe(`?sort=${sort}`);
    for (const offer of [cocktails, shots])
      expect(readQuery(address, offer)).toEqual({ ...WHOLE_LIST, sort });
  },
);

test('a search stands by relevance until another order is chosen, and leads back to the one before', () => {
  const byName = { ...WHOLE_LIST, ...inOrder(WHOLE_LIST, 'name') };
  const searched = changeQuery(byName, { search: 'gin' });
  expect(getOrder(searched)).toBe('relevance');
  const chosen = changeQuery(searched, inOrder(searched, 'popularity'));
  expect(getOrder(chosen)).toBe('popularity');
  expect(getOrder(changeQuery(chosen, { search: 'gin f' }))).toBe('popularity');
  const cleared = changeQuery(chosen, { search: ' ' });
  expect(getOrder(cleared)).toBe('name');
  expect(getOrder(changeQuery(cleared, { search: 'rum' }))).toBe('relevance');
});

test.each(SEARCH_ORDERS)(
  'the order "%s" of a search, and the one before it, live in the address',
  (order) => {
    const query: ListQuery = { ...WHOLE_LIST, search: 'gin', searchSort: order, sort: 'strongest' };
    expect(readQuery(writeQuery('', query), cocktails)).toEqual(query);
  },
);

test('an order that a list does not know is by popularity, of a search that by relevance', () => {
  expect(getOrder({ ...WHOLE_LIST, ...inOrder(WHOLE_LIST, 'relevance') })).toBe('popularity');
  const searched = { ...WHOLE_LIST, search: 'gin' };
  expect(getOrder({ ...searched, ...inOrder(searched, 'price') })).toBe('relevance');
});

test('the list itself leaves the address bare', () => {
  expect(writeQuery('', WHOLE_LIST)).toBe('');
  expect(writeQuery('?q=gin&spirit=gin&sort=popularity&type=mocktails&ingredient=lime', WHOLE_LIST)).toBe('');
});

test('what else an address holds stays', () => {
  expect(writeQuery('?ref=mail&q=old', { ...WHOLE_LIST, search: 'new' })).toBe('?ref=mail&q=new');
});

test.each([
  '?spirit=plutonium',
  '?sort=price',
  '?type=beer',
  '?ingredient=gravel',
  '?spirit=GIN&spirit=',
  '?q=%20%20',
  '?unknown=1',
  '?%E0%A4%A',
])('%s asks for nothing', (address) => {
  expect(hasFilters(readQuery(address, cocktails))).toBe(false);
});

test.each(['?q=gin', '?spirit=gin', '?sort=name', '?type=mocktails', '?ingredient=lime'])(
  '%s asks for something',
  (address) => {
    expect(hasFilters(readQuery(address, cocktails))).toBe(true);
  },
);

test('an order behind a blank search is that of the list', () => {
  expect(getOrder(readQuery('?q=%20&sort=popularity&before=strongest', cocktails))).toBe('popularity');
});

test('shots know neither mocktails nor chips', () => {
  expect(readQuery('?type=mocktails&ingredient=lime', shots)).toEqual(WHOLE_LIST);
});

test('chips come once and in the order of the list', () => {
  expect(readQuery('?ingredient=lime&ingredient=juice&ingredient=lime', cocktails).ingredients).toEqual([
    'juice',
    'lime',
  ]);
});

test('an endless search is cut', () => {
  expect(readQuery(`?q=${'a'.repeat(500)}`, cocktails).search).toHaveLength(80);
});
