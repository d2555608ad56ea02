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

test.each<[string, Partial<SubstitutionEffects>, string[]]>([
  ['nothing', {}, []],
  [
    'all at once, the most dangerous first',
    {
      ...{ contains: ['milk', 'eggs'], mayContain: ['almonds'], addsAlcohol: true, vegan: 'no' },
      ...{ cautions: ['caffeine', 'quinine'], strength: { from: 20, to: 40 } },
    },
    [
      'contains milk+eggs',
      'may almonds',
      'alcohol',
      'cautions caffeine, quinine',
      'animal',
      'strength 20 40',
    ],
  ],
  ['no alcohol', { takesAlcohol: true }, ['no-alcohol']],
  ['meat once', { vegan: 'no', vegetarian: 'no' }, ['meat']],
  ['that nobody knows', { vegan: 'unknown', vegetarian: 'unknown' }, ['vegan-unknown']],
])('tells %s', (_, effects, notes) => {
  const none = { contains: [], mayContain: [], cautions: [], addsAlcohol: false, takesAlcohol: false };
  const words = {
    say: (key: string, values: Record<string, string> = {}) =>
      [key.replace('brought.', ''), ...Object.values(values)].join(' '),
    substances: (ids: readonly string[]) => ids.join('+'),
    caution: (id: string) => id,
    number: String,
  };
  expect(listSubstitutionEffects({ ...none, ...effects }, words)).toEqual(notes);
});

test.each([
  [40, 46, { from: 40, to: 46 }],
  [40, 45.9, undefined],
  [46, 40, { from: 46, to: 40 }],
  [0, 40, undefined],
  [40, 0, undefined],
])('from %i to %i per cent is notable: %j', (from, to, strength) => {
  expect(findSubstitutionEffects(thing({ strength: to }), thing({ strength: from })).strength).toEqual(
    strength,
  );
});

test.each<[Partial<SubstitutionEffects>, boolean]>([
  [{}, true],
  [{ takesAlcohol: true, strength: { from: 40, to: 50 } }, true],
  [{ contains: ['milk'] }, false],
  [{ mayContain: ['milk'] }, false],
  [{ cautions: ['quinine'] }, false],
  [{ vegan: 'unknown' }, false],
  [{ vegetarian: 'no' }, false],
  [{ addsAlcohol: true }, false],
])('%j goes without a word: %s', (effects, isSilent) => {
  const none = { contains: [], mayContain: [], cautions: [], addsAlcohol: false, takesAlcohol: false };
  expect(hasNoEffects({ ...none, ...effects })).toBe(isSilent);
});
