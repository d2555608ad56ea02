import { expect, test } from 'vitest';
import { namedAllergens } from './allergenNames.ts';

const words = {
  allergen: (id: string) => ({ gluten: 'Gluten', nuts: 'Schalenfrüchte', milk: 'Milch' })[id] ?? id,
  substance: (id: string) => ({ barley: 'Gerste', wheat: 'Weizen', almonds: 'Mandeln' })[id] ?? id,
};

test('cereals and nuts are named with the allergen that readers look for, once', () => {
  const names = namedAllergens(['almonds', 'milk', 'wheat', 'barley'], words, 'de').map(({ name }) => name);
  expect(names).toEqual(['Gluten (Weizen, Gerste)', 'Milch', 'Schalenfrüchte (Mandeln)']);
});
