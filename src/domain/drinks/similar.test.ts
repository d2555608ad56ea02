import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSimilarFinder, type Comparable } from './similar.ts';

const drink = (id: string, ingredients: string[], rest: Partial<Comparable> = {}): Comparable => ({
  id,
  ingredients,
  category: `category of ${id}`,
  spirit: `spirit of ${id}`,
  glass: `glass of ${id}`,
  views: 0,
  ...rest,
});

test('10 per shared ingredient, 5 for the category, 3 for the spirit, 2 for the glass', () => {
  const negroni = drink('1', ['gin', 'campari', 'vermouth'], {
    category: 'aperitif',
    spirit: 'gin',
    glass: 'rocks',
  });
  const all = [
    negroni,
    drink('glass', [], { glass: 'rocks' }),
    drink('spirit', [], { spirit: 'gin' }),
    drink('category', [], { category: 'aperitif' }),
    drink('ingredient', ['campari']),
    drink('nothing', ['milk']),
  ];
  expect(createSimilarFinder(all)(negroni).map(({ id }) => id)).toEqual([
    'ingredient',
    'category',
    'spirit',
    'glass',
  ]);
});

test('drinks that share nothing are left out, and the drink itself too', () => {
  const lonely = drink('1', ['milk']);
  expect(createSimilarFinder([lonely, drink('2', ['gin'])])(lonely)).toEqual([]);
});

test('two drinks without a spirit do not share one', () => {
  const one = drink('1', [], { spirit: undefined });
  expect(createSimilarFinder([one, drink('2', [], { spirit: undefined })])(one)).toEqual([]);
});

test('equal scores are ordered by views', () => {
  const one = drink('1', ['gin']);
  const all = [one, drink('2', ['gin'], { views: 5 }), drink('3', ['gin'], { views: 50 })];
  expect(createSimilarFinder(all)(one).map(({ id }) => id)).toEqual(['3', '2']);
});

test('the index finds what comparing every pair would find', () => {
  const some = (...values: string[]) => fc.constantFrom(...values);
  const drinks = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[1-9]\d{3}$/),
      ingredients: fc.uniqueArray(some('gin', 'rum', 'lime', 'mint', 'soda'), { maxLength: 5 }),
      category: some('sour', 'fizz'),
      spirit: some('gin', 'rum'),
      glass: some('coupe', 'rocks'),
      views: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
  );
  const score = (a: Comparable, b: Comparable) =>
    10 * a.ingredients.filter((id) => b.ingredients.includes(id)).length +
    (a.category === b.category ? 5 : 0) +
    (a.spirit === b.spirit ? 3 : 0) +
    (a.glass === b.glass ? 2 : 0);
  fc.assert(
    fc.property(drinks, (all) => {
      const [first] = all;
      if (first === undefined) return;
      const expected = all
        .filter((other) => other.id !== first.id && score(first, other) > 0)
        .sort((a, b) => score(first, b) - score(first, a) || b.views - a.views || Number(a.id) - Number(b.id))
        .slice(0, 4);
      expect(createSimilarFinder(all)(first)).toEqual(expected);
    }),
  );
});
