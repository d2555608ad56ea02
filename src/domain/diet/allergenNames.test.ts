import { expect, test } from 'vitest';
import { CEREALS, NUTS } from '../../contracts/diet/diet.ts';
import { namedAllergens } from './allergenNames.ts';

const words = {
  allergen: (id: string) => ({ gluten: 'Gluten', nuts: 'Schalenfrüchte', milk: 'Milch' })[id] ?? id,
  substance: (id: string) => ({ barley: 'Gerste', wheat: 'Weizen', almonds: 'Mandeln' })[id] ?? id,
};

test.each([
  [
    'de',
    ['almonds', 'milk', 'wheat', 'barley'],
    'Gluten (Weizen, Gerste) · Milch · Schalenfrüchte (Mandeln)',
  ],
  ['nl', ['barley'], 'Gluten (gerste)'],
  // Of which kind nobody has said.
  ['de', [...NUTS, ...CEREALS], 'Gluten · Schalenfrüchte'],
  ['en', [], ''],
] as const)(
  'in %s %j are named with the allergen that readers look for, once',
  (locale, substances, names) => {
    const found = namedAllergens(substances, words, locale);
    expect(found.map(({ name }) => name).join(' · ')).toBe(names);
  },
);
