import { describe, expect, it } from 'vitest';
import type { DrinkLog } from '../drink-log/drinkLog.ts';
import { countTastes, findNearby, listLiked } from './findNearby.ts';
import type { TasteDrink, TasteFact } from './tasteDrinks.ts';

/** A drink with facts; of its strength nothing but the number matters here. */
const drink = (id: string, facts: string, abv = 25, views = 0): TasteDrink => ({
  ...{ id, name: id, path: `/cocktail/${id}`, taste: 'Bitter', abv, views },
  isFree: abv === 0,
  facts: facts.split(' ') as TasteFact[],
});
const BITTER = 'taste:bitter family:martini method:stir ingredient:campari';
const SOUR = 'taste:sour family:sour method:shake ingredient:lime-juice';
const FRUITY = 'taste:fruity family:tiki method:blend ingredient:pineapple-juice';
const LIKED = [drink('1', BITTER), drink('2', SOUR), drink('3', FRUITY)];
const LOG: DrinkLog = { 1: { stars: 4 }, 2: { stars: 5 }, 3: { stars: 4 } };
const ANY = () => true;
const offered = (some: readonly TasteDrink[], log = LOG, isAllowed: (id: string) => boolean = ANY) =>
  findNearby(log, [...LIKED, ...some], isAllowed).map(({ drink: { id }, because }) => [id, because.id]);

describe('drinks nearby', () => {
  it.each<[string, TasteDrink, boolean]>([
    ['the same taste, family and method', drink('9', 'taste:bitter family:martini method:stir'), true],
    ['two facts alone', drink('9', 'taste:bitter family:martini'), false],
    ['no taste', drink('9', 'family:martini method:stir ingredient:campari taste:sweet'), false],
    ['8 per cent stronger', drink('9', BITTER, 33), true],
    ['9 per cent stronger', drink('9', BITTER, 34), false],
    ['facts of two liked drinks, too few of each', drink('9', 'taste:bitter method:stir taste:sour'), false],
  ])('share enough with one liked drink: %s', (_, other, isOffered) => {
    expect(offered([other])).toEqual(isOffered ? [['9', '1']] : []);
  });

  it.each<[string, DrinkLog[string]]>([
    ['made', { madeOn: ['2026-11-29'] }],
    ['rated low', { stars: 1 }],
    ['rated well', { stars: 4 }],
  ])('are not those that were tried: %s', (_, entry) => {
    expect(offered([drink('9', BITTER)], { ...LOG, 9: entry })).toEqual([]);
  });

  it('may have a note', () => {
    expect(offered([drink('9', BITTER)], { ...LOG, 9: { note: 'Soon' } })).toEqual([['9', '1']]);
  });

  it('are none that the reader must not have', () => {
    const some = [drink('8', BITTER), drink('9', BITTER)];
    expect(offered(some, LOG, (id) => id !== '8')).toEqual([['9', '1']]);
  });

  it('are none with alcohol because of one without', () => {
    const log: DrinkLog = { ...LOG, 4: { stars: 5 } };
    const free = drink('4', `${BITTER} strength:none`, 0);
    expect(offered([free, drink('9', BITTER, 1)], log)).toEqual([]);
    expect(offered([free, drink('9', BITTER, 0)], log)).toEqual([['9', '4']]);
  });

  it('follow from three liked drinks, not from two', () => {
    const log: DrinkLog = { 1: { stars: 4 }, 2: { stars: 5 }, 3: { stars: 3 } };
    expect(offered([drink('9', BITTER)], log)).toEqual([]);
  });

  it('come the nearest first, at most two for one liked drink, and six in all', () => {
    const some = [
      drink('11', `${BITTER} taste:sweet`),
      drink('12', BITTER),
      drink('13', `${BITTER} taste:sweet taste:dry`),
      drink('14', SOUR),
      ...['15', '16', '17'].map((id) => drink(id, FRUITY)),
    ];
    expect(offered(some)).toEqual([
      // Five stars come before four.
      ['14', '2'],
      ['12', '1'],
      ['15', '3'],
      ['16', '3'],
      ['11', '1'],
    ]);
    const more = [
      drink('4', 'taste:smoky family:sour method:shake'),
      drink('5', 'taste:dry family:sour method:shake'),
    ];
    const log: DrinkLog = { ...LOG, 4: { stars: 4 }, 5: { stars: 4 } };
    const alike = more.flatMap(({ id, facts }) =>
      [`${id}1`, `${id}2`].map((own) => drink(own, facts.join(' '))),
    );
    expect(offered([...more, ...some, ...alike], log)).toHaveLength(6);
  });

  it('come with what both have, the tastes first', () => {
    const other = drink('9', 'method:stir ingredient:gin ingredient:campari family:martini taste:bitter');
    expect(findNearby(LOG, [...LIKED, other], ANY)[0]?.shared).toEqual([
      'taste:bitter',
      'family:martini',
      'ingredient:campari',
      'method:stir',
    ]);
  });
});

it('counts tastes and families that more than one liked drink has', () => {
  const log: DrinkLog = { 1: { stars: 4 }, 2: { stars: 5 }, 3: { stars: 3 }, 9: { stars: 5 } };
  const liked = listLiked(log, [...LIKED, drink('9', 'taste:bitter taste:sour family:sour method:shake')]);
  expect(liked.map(({ id }) => id)).toEqual(['1', '2', '9']);
  expect(countTastes(liked).slice(0, 2)).toEqual([
    { fact: 'taste:bitter', count: 2 },
    { fact: 'taste:sour', count: 2 },
  ]);
  expect(countTastes(liked).at(-1)).toEqual({ fact: 'family:sour', count: 2 });
});
