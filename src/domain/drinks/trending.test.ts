import { expect, test } from 'vitest';
import { dayOfYear, trendingDrinks } from './trending.ts';

const DAYS = Array.from({ length: 365 }, (_, index) => index + 1);
const drinks = Array.from({ length: 480 }, (_, index) => ({ id: String(11001 + index) }));
const idsOn = (day: number) => trendingDrinks(drinks, day).map(({ id }) => id);

test.each([
  [new Date(2025, 0, 1), 1],
  [new Date(2025, 0, 1, 23, 59, 59), 1],
  [new Date(2025, 2, 30, 12), 89],
  [new Date(2025, 9, 27), 300],
  [new Date(2025, 11, 31, 23, 59), 365],
  [new Date(2024, 1, 29), 60],
  [new Date(2024, 11, 31), 366],
])('%s is day %i of its year', (date, day) => {
  expect(dayOfYear(date)).toBe(day);
});

test('place 0 leads, then each place 769 on from the last: 329 × 769 is 1 mod 1000', () => {
  const places = [0, 1, 2, 76, 307, 538, 614, 769, 845];
  const day = 100;
  const found = trendingDrinks(
    places.map((place) => ({ id: String(12_000 + place - day) })),
    day,
  );
  expect(found.map(({ id }) => Number(id) - 12_000 + day)).toEqual([0, 769, 538, 307, 76, 845]);
});

test('drinks a thousand apart share their place and come by id, whatever the order they are given in', () => {
  const shared = [{ id: '13005' }, { id: '11005' }, { id: '12005' }];
  expect(trendingDrinks(shared, 7).map(({ id }) => id)).toEqual(['11005', '12005', '13005']);
});

test('fewer than six are all shown, and what was given keeps its order', () => {
  const few = [{ id: '11002' }, { id: '11001' }];
  expect(trendingDrinks(few, 1)).toHaveLength(2);
  expect(few).toEqual([{ id: '11002' }, { id: '11001' }]);
});

test('no drink of today is there tomorrow, nor within ten weeks', () => {
  const lastSeen = new Map<string, number>();
  for (const day of DAYS) {
    for (const id of idsOn(day)) {
      expect(day - (lastSeen.get(id) ?? -Infinity), `${id} on day ${day}`).toBeGreaterThan(70);
      lastSeen.set(id, day);
    }
  }
});

test('each drink has its day in a year', () => {
  expect(new Set(DAYS.flatMap(idsOn)).size).toBe(drinks.length);
});
