import { describe, expect, it } from 'vitest';
import { SHOPPING_LIMITS } from '../../contracts/shopping/shoppingLimits.ts';
import { addNeeds, asShoppingList, readWritten, tickItem, type ShoppingItem } from './shoppingList.ts';

describe('a shopping list', () => {
  it('adds up what is needed of one thing', () => {
    const { list, refused } = addNeeds(
      [{ entry: 'gin', ml: 60 }, { entry: 'napkins' }],
      [{ entry: 'gin', ml: 45 }, { entry: 'lime', pieces: 1.5 }, { entry: 'Napkins' }],
    );
    expect(list).toEqual([{ entry: 'gin', ml: 105 }, { entry: 'napkins' }, { entry: 'lime', pieces: 1.5 }]);
    expect(refused).toBe(0);
  });

  it('needs anew what was bought, without its old amount', () => {
    const list: ShoppingItem[] = [{ entry: 'gin', ml: 700, isBought: true }];
    expect(addNeeds(list, [{ entry: 'gin', ml: 30 }]).list).toEqual([{ entry: 'gin', ml: 30 }]);
  });

  it('takes no more things than its limit, and still adds to those that are there', () => {
    const full = Array.from({ length: SHOPPING_LIMITS.items }, (_, place) => ({ entry: `thing ${place}` }));
    const { list, refused } = addNeeds(full, [{ entry: 'one more' }, { entry: 'thing 0', ml: 5 }]);
    expect(list).toHaveLength(SHOPPING_LIMITS.items);
    expect(list[0]).toEqual({ entry: 'thing 0', ml: 5 });
    expect(refused).toBe(1);
  });

  it('marks a thing as bought and takes that back', () => {
    const bought = tickItem([{ entry: 'gin' }, { entry: 'lime' }], 'lime', true);
    expect(bought).toEqual([{ entry: 'gin' }, { entry: 'lime', isBought: true }]);
    expect(tickItem(bought, 'lime', false)).toEqual([{ entry: 'gin' }, { entry: 'lime' }]);
  });
});

describe('what is written by hand', () => {
  it.each([
    ['  ice \n cubes ', 'ice cubes'],
    [' \t', undefined],
    ['🍸'.repeat(100), '🍸'.repeat(SHOPPING_LIMITS.letters)],
  ])('%j is %j', (text, entry) => {
    expect(readWritten(text)).toBe(entry);
  });
});

describe('a stored list', () => {
  it.each([undefined, null, {}, 'x', 3])('is none: %j', (value) => {
    expect(asShoppingList(value)).toBeUndefined();
  });

  it('keeps what is an item, each once, and drops amounts that are none', () => {
    const stored = [
      { entry: 'gin', ml: 60, isBought: true },
      { entry: 'GIN', ml: 30 },
      { entry: 'lime', pieces: -1, ml: 1e9, isBought: 'yes' },
      { entry: ' ' },
      { ml: 3 },
      null,
    ];
    expect(asShoppingList(stored)).toEqual([{ entry: 'GIN', ml: 30 }, { entry: 'lime' }]);
  });
});
