import { expect, test } from 'vitest';
import { DRINK_ORDERS } from './drinkOrder.ts';
import { isAsked, readQuery, WHOLE_LIST, writeQuery, type ListQuery } from './listQuery.ts';

const cocktails = {
  spirits: [{ id: 'gin' }, { id: 'rum' }],
  chips: [{ id: 'juice' }, { id: 'lime' }],
  hasTypes: true,
};
const shots = { spirits: cocktails.spirits, chips: [], hasTypes: false };
const everything: ListQuery = {
  search: 'piña & co',
  spirit: 'rum',
  sort: 'popularity',
  type: 'mocktails',
  ingredients: ['juice', 'lime'],
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
  expect(isAsked(readQuery(address, cocktails))).toBe(false);
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
