import { expect, test } from 'vitest';
import { findSubstitutionEffects, hasNoEffects, type SubstitutionEffects } from './substitutionEffects.ts';
import { listSubstitutionEffects } from './substitutionText.ts';
import type { DietaryFacts } from '../diet/dietary.ts';

const thing = (facts: Partial<DietaryFacts> = {}): DietaryFacts => ({
  allergens: { contains: [], mayContain: [] },
  vegan: 'yes',
  vegetarian: 'yes',
  cautions: [],
  strength: 0,
  ...facts,
});
const almonds = thing({ allergens: { contains: ['almonds'], mayContain: [] } });
const perhapsAlmonds = thing({ allergens: { contains: [], mayContain: ['almonds'] }, strength: 28 });
const milk = thing({ allergens: { contains: ['milk'], mayContain: [] }, vegan: 'no' });
const wine = thing({ vegan: 'unknown', vegetarian: 'unknown', strength: 12 });
const gelatin = thing({ vegan: 'no', vegetarian: 'no' });

test.each<[string, DietaryFacts, DietaryFacts, Partial<SubstitutionEffects>]>([
  ['almonds for milk', almonds, milk, { contains: ['almonds'] }],
  ['what may have almonds for almonds', perhapsAlmonds, almonds, { mayContain: [], addsAlcohol: true }],
  ['almonds for what may have them', almonds, perhapsAlmonds, { contains: ['almonds'], takesAlcohol: true }],
  ['milk for nothing in particular', milk, thing(), { contains: ['milk'], vegan: 'no' }],
  ['wine for a spirit', wine, thing({ strength: 12 }), { vegan: 'unknown', vegetarian: 'unknown' }],
  ['gelatine for milk', gelatin, milk, { vegetarian: 'no' }],
  [
    'an overproof rum',
    thing({ strength: 75.5 }),
    thing({ strength: 63 }),
    { strength: { from: 63, to: 75.5 } },
  ],
  ['a trace for nothing', thing({ cautions: ['alcohol-trace'] }), thing(), { cautions: ['alcohol-trace'] }],
  ['a trace for a wine', thing({ cautions: ['alcohol-trace'] }), thing({ strength: 12 }), { cautions: [] }],
])('%s', (_name, use, asked, brought) => {
  expect(findSubstitutionEffects(use, asked)).toMatchObject(brought);
});

test('the same for the same brings nothing', () => {
  for (const one of [almonds, perhapsAlmonds, milk, wine, gelatin]) {
    expect(hasNoEffects(findSubstitutionEffects(one, one))).toBe(true);
  }
});

test('what is not vegan is not told where what it replaces was not either', () => {
  expect(findSubstitutionEffects(milk, gelatin).vegan).toBeUndefined();
});

test('what comes with it is told in notes, the most dangerous first', () => {
  const notes = listSubstitutionEffects(
    findSubstitutionEffects(thing({ ...milk, strength: 17, cautions: ['caffeine'] }), thing()),
    {
      say: (key, values = {}) => [key.replace('brought.', ''), ...Object.values(values)].join(' '),
      substances: (ids) => ids.join('+'),
      caution: (id) => id,
      number: String,
    },
  );
  expect(notes).toEqual(['contains milk', 'alcohol', 'cautions caffeine', 'animal']);
});
