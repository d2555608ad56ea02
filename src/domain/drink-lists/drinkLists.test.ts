import { describe, expect, it } from 'vitest';
import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import {
  asDrinkLists,
  listListChanges,
  mergeLists,
  moveDrink,
  placeList,
  putList,
  readListName,
  removeList,
  toggleDrink,
  type DrinkList,
} from './drinkLists.ts';

const [ONE, TWO] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const list = (drinks: string, name = 'Party', id = ONE): DrinkList => ({ id, name, drinks: [...drinks] });
const MOST = Array.from({ length: DRINK_LIST_LIMITS.drinks }, (_, place) => String(1000 + place));

describe('a list', () => {
  it('takes a drink at its end, once, and lets it go', () => {
    expect(toggleDrink(list('12'), '3', true)).toEqual(list('123'));
    expect(toggleDrink(list('12'), '1', true)).toEqual(list('12'));
    expect(toggleDrink(list('12'), '1', false)).toEqual(list('2'));
    expect(toggleDrink(list('12'), '3', false)).toEqual(list('12'));
  });

  it('takes no drink beyond its limit', () => {
    const full = { ...list(''), drinks: MOST };
    expect(toggleDrink(full, '1', true)).toBe(full);
    expect(toggleDrink({ ...full, drinks: MOST.slice(1) }, '1', true).drinks).toHaveLength(MOST.length);
  });

  it.each([
    ['1', 1, '213'],
    ['3', -1, '132'],
    ['1', -1, '123'],
    ['3', 1, '123'],
    ['1', 9, '231'],
    ['9', 1, '123'],
  ])('moves %s by %d to %s', (drink, by, order) => {
    expect(moveDrink(list('123'), drink, by)).toEqual(list(order));
  });

  it('keeps its place when it changes, and goes', () => {
    const lists = [list('1'), list('2', 'Beach', TWO)];
    expect(putList(lists, list('3'))).toEqual([list('3'), lists[1]]);
    expect(putList([], list('3'))).toEqual([list('3')]);
    expect(removeList(lists, ONE)).toEqual([lists[1]]);
  });

  it.each([
    ['  Summer \n party ', 'Summer party'],
    [' \t', undefined],
    ['a\0b', 'ab'],
    ['\ud83c', '\ufffd'],
    ['🍸'.repeat(90), '🍸'.repeat(DRINK_LIST_LIMITS.name)],
    ['<b>x</b>', '<b>x</b>'],
  ])('is named from %j: %j', (text, name) => {
    expect(readListName(text)).toBe(name);
  });
});

describe('stored lists', () => {
  it.each([undefined, null, {}, 'x', 3])('are none: %j', (value) => {
    expect(asDrinkLists(value)).toBeUndefined();
  });

  it('keep what is a list or a drink, each once', () => {
    const stored = [
      { id: ONE, name: ' Party ', drinks: ['1', '1', 'x', '12345678901', '2'], more: true },
      { id: TWO, name: ' ', drinks: [] },
      { id: 'x', name: 'x', drinks: [] },
      { id: '00000000-0000-9000-8000-000000000001', name: 'x', drinks: [] },
      { id: TWO, name: 'x', drinks: [1] },
      { id: TWO, name: 'x' },
      null,
    ];
    expect(asDrinkLists(stored)).toEqual([list('12')]);
    expect(asDrinkLists([{ ...list(''), drinks: [...MOST, '1'] }])?.[0]?.drinks).toEqual(MOST);
  });
});

describe('the lists of a browser and an account', () => {
  it('are those of both without a common past, the account’s first', () => {
    expect(mergeLists([list('1')], [list('2', 'Beach', TWO)])).toEqual([list('2', 'Beach', TWO), list('1')]);
  });

  it.each([
    // here, there, before, merged
    ['12', '12', '12', '12'],
    ['123', '124', '12', '1243'],
    ['2', '123', '12', '23'],
    ['21', '123', '12', '213'],
    ['12', '21', '12', '21'],
    ['21', '12', undefined, '21'],
    ['1', '', '1', ''],
  ])('of %s here and %s there, which was %s, become %s', (here, there, before, merged) => {
    const agreed = before === undefined ? [] : [list(before)];
    expect(mergeLists([list(here)], [list(there)], agreed)).toEqual([list(merged)]);
  });

  it.each([
    ['New', 'Old', 'Old', 'New'],
    ['Old', 'New', 'Old', 'New'],
    ['Here', 'There', 'Old', 'Here'],
  ])('named %s here and %s there, which was %s, become %s', (here, there, before, name) => {
    expect(mergeLists([list('1', here)], [list('1', there)], [list('1', before)])).toEqual([list('1', name)]);
  });

  it.each([
    // here, there, before, merged
    [true, false, false, true],
    [false, true, false, true],
    [false, true, true, false],
    [true, false, true, false],
    [false, true, undefined, true],
    [true, false, undefined, true],
  ])('at home %s here and %s there, which was %s, become %s', (here, there, before, merged) => {
    const agreed = before === undefined ? [] : [placeList(list('1'), before)];
    const both = mergeLists([placeList(list('1'), here)], [placeList(list('1'), there)], agreed);
    expect(both).toEqual([placeList(list('1'), merged)]);
    expect(asDrinkLists(JSON.parse(JSON.stringify(both)))).toEqual(both);
  });

  it('stay where the other side put them at home or took them out of it', () => {
    const home = placeList(list('1'), true);
    expect(mergeLists([], [home], [list('1')])).toEqual([home]);
    expect(mergeLists([list('1')], [], [home])).toEqual([list('1')]);
    expect(listListChanges([{ ...list('1'), version: 3 }], [home])).toEqual([{ ...home, version: 3 }]);
  });

  it('lose what one side deleted and the other left alone, and nothing that the other changed', () => {
    expect(mergeLists([], [list('1')], [list('1')])).toEqual([]);
    expect(mergeLists([list('1')], [], [list('1')])).toEqual([]);
    expect(mergeLists([], [list('12')], [list('1')])).toEqual([list('12')]);
    expect(mergeLists([list('1', 'New')], [], [list('1')])).toEqual([list('1', 'New')]);
  });

  it('hold no more drinks than a list may', () => {
    const merged = mergeLists([{ ...list(''), drinks: MOST }], [list('1')]);
    expect(merged[0]?.drinks).toHaveLength(MOST.length);
  });

  it('are made one by changes with the versions that were read', () => {
    const stored = [
      { ...list('1'), version: 3 },
      { ...list('2', 'Beach', TWO), version: 5 },
    ];
    expect(listListChanges(stored, [list('1'), list('2', 'Beach', TWO)])).toEqual([]);
    expect(listListChanges(stored, [list('21')])).toEqual([
      { id: TWO, version: 5, name: null, drinks: [] },
      { ...list('21'), version: 3 },
    ]);
    expect(listListChanges([], [list('1')])).toEqual([{ ...list('1'), version: 0 }]);
  });
});
