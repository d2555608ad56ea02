import { expect, it } from 'vitest';
import { layOutMap } from './layOutMap.ts';
import type { TasteDrink } from './tasteDrinks.ts';

const drink = (id: string, taste: string, abv: number): TasteDrink => ({
  ...{ id, name: id, path: `/cocktail/${id}`, taste, abv, views: 0, facts: [] },
  isFree: abv === 0,
});
const draw = (liked: readonly TasteDrink[], nearby: readonly TasteDrink[] = []) =>
  layOutMap(liked, nearby).rows.map(({ taste, points, lanes, area }) => ({
    taste,
    points: points.map(({ drink: { id }, at, lane }) => `${id} ${at.toFixed(2)} ${lane}`),
    lanes,
    area: area && [area.from.toFixed(2), area.to.toFixed(2)],
  }));

it('has a row for each main taste, the most liked first, and its area around what is liked alone', () => {
  const liked = [drink('1', 'Sour', 20), drink('2', 'Bitter', 24), drink('3', 'Bitter', 32)];
  expect(draw(liked, [drink('4', 'Bitter', 8), drink('5', 'Smoky', 40)])).toEqual([
    { taste: 'Bitter', points: ['4 0.20 0', '2 0.60 0', '3 0.80 0'], lanes: 1, area: ['0.55', '0.85'] },
    { taste: 'Sour', points: ['1 0.50 0'], lanes: 1, area: ['0.45', '0.55'] },
    { taste: 'Smoky', points: ['5 1.00 0'], lanes: 1, area: undefined },
  ]);
});

it('puts what would overlap into lanes of its own', () => {
  const liked = [
    drink('1', 'Sour', 20),
    drink('2', 'Sour', 21),
    drink('3', 'Sour', 25),
    drink('4', 'Sour', 22),
  ];
  expect(draw(liked)[0]).toMatchObject({
    points: ['1 0.50 0', '2 0.53 1', '4 0.55 2', '3 0.63 0'],
    lanes: 3,
  });
});

it.each([
  [0, 40],
  [40, 40],
  [41, 50],
  [75, 80],
])('ends its scale on a round number: %i to %i', (abv, most) => {
  expect(layOutMap([drink('1', 'Strong', abv)], []).most).toBe(most);
});

it('keeps areas inside the map', () => {
  expect(draw([drink('1', 'Sweet', 0), drink('2', 'Strong', 40)]).map(({ area }) => area)).toEqual([
    ['0.00', '0.05'],
    ['0.95', '1.00'],
  ]);
});
