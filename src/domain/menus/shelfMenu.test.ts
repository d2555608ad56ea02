import { expect, test } from 'vitest';
import { COURSES, getCourse, menuFromShelf, type Course, type MakeableDrink } from './shelfMenu.ts';

const drink = (id: string, more: Partial<MakeableDrink> = {}): MakeableDrink => ({
  id,
  category: 'sour',
  taste: 'sour',
  spirit: 'gin',
  isAlcoholFree: false,
  ...more,
});
const ALL = new Set(COURSES);

test.each<[string, Partial<MakeableDrink>, Course]>([
  ['a Daiquiri', { category: 'sour', taste: 'sour' }, 'sour'],
  ['a Negroni', { category: 'aperitif', taste: 'bitter' }, 'bitter'],
  ['an Aperol Spritz', { category: 'spritz', taste: 'bitter' }, 'bitter'],
  ['a Moscow Mule', { category: 'mule-buck', taste: 'spicy' }, 'light'],
  ['a Dry Martini', { category: 'martini', taste: 'dry' }, 'strong'],
  ['an Old Fashioned', { category: 'old-fashioned', taste: 'strong' }, 'strong'],
  ['a White Russian', { category: 'dessert', taste: 'coffee' }, 'sweet'],
  ['a Hot Toddy', { category: 'hot-drink', taste: 'spicy' }, 'sweet'],
  ['a Virgin Mojito', { category: 'mocktail', taste: 'minty', isAlcoholFree: true }, 'free'],
])('%s stands under its part', (_, more, course) => {
  expect(getCourse(drink('1', more))).toBe(course);
});

test('the parts take turns, the most wanted drink of each first', () => {
  const drinks = [
    drink('sour 1'),
    drink('sour 2', { spirit: 'rum' }),
    drink('strong 1', { category: 'martini', spirit: 'vodka' }),
    drink('free 1', { isAlcoholFree: true, spirit: undefined }),
  ];
  expect(menuFromShelf(drinks, { length: 3, courses: ALL })).toEqual([
    { course: 'sour', ids: ['sour 1'] },
    { course: 'strong', ids: ['strong 1'] },
    { course: 'free', ids: ['free 1'] },
  ]);
  expect(menuFromShelf(drinks, { length: 10, courses: ALL })[0]).toEqual({
    course: 'sour',
    ids: ['sour 1', 'sour 2'],
  });
});

test('a spirit that has its share waits for the others', () => {
  const drinks = [
    drink('gin 1'),
    drink('gin 2'),
    drink('gin 3'),
    drink('gin 4'),
    drink('rum', { spirit: 'rum' }),
  ];
  const [part] = menuFromShelf(drinks, { length: 4, courses: ALL });
  expect(part?.ids).toEqual(['gin 1', 'gin 2', 'rum', 'gin 3']);
});

test('what is not wished for stays away, and nothing stands twice, whatever the shelf', () => {
  const drinks = Array.from({ length: 60 }, (_, index) =>
    drink(String(index), {
      category: ['sour', 'martini', 'spritz', 'dessert'][index % 4] ?? '',
      spirit: ['gin', 'rum', undefined][index % 3],
      isAlcoholFree: index % 5 === 0,
    }),
  );
  for (const courses of [
    ALL,
    new Set<Course>(['sour']),
    new Set<Course>(['free', 'sweet']),
    new Set<Course>(),
  ]) {
    for (const length of [0, 1, 7, 16, 100]) {
      const parts = menuFromShelf(drinks, { length, courses });
      const ids = parts.flatMap((part) => part.ids);
      const possible = drinks.filter((one) => courses.has(getCourse(one))).length;
      expect(ids).toHaveLength(Math.min(length, possible));
      expect(new Set(ids).size).toBe(ids.length);
      expect(parts.every(({ course }) => courses.has(course))).toBe(true);
    }
  }
});
