import { expect, it } from 'vitest';
import { ALLERGENS } from '../../contracts/diet/diet.ts';
import { ITEM_KINDS } from '../../contracts/menus/menuLimits.ts';
import { isAllowed, NOTHING_EXCLUDED } from '../diet/exclusion.ts';
import { itemFacts, readableText } from './menuItem.ts';

const item = { kind: 'food', name: 'Bread', allergens: [], vegan: false, vegetarian: false } as const;

it.each(ITEM_KINDS)('keeps a line (%s) without a stated allergen from whoever avoids any', (kind) => {
  const facts = itemFacts({ ...item, kind, allergens: [] });
  for (const allergen of ALLERGENS)
    expect(isAllowed(facts, { ...NOTHING_EXCLUDED, allergens: [allergen] }), allergen).toBe(false);
  expect(isAllowed(facts, NOTHING_EXCLUDED)).toBe(true);
});

it('serves a line that its owner declares to be free of allergens to those who avoid them', () => {
  const facts = itemFacts({ ...item, allergens: [], isFreeOfAllergens: true });
  for (const allergen of ALLERGENS)
    expect(isAllowed(facts, { ...NOTHING_EXCLUDED, allergens: [allergen] }), allergen).toBe(true);
});

it('reads the name of such a line, which may say otherwise', () => {
  const line = { note: 'warm', item: { ...item, name: 'Almond cake', allergens: [] } };
  expect(readableText(line)).toBe('warm');
  expect(readableText({ ...line, item: { ...line.item, isFreeOfAllergens: true } })).toBe(
    'Almond cake. warm',
  );
  expect(readableText({ note: null })).toBeNull();
});

it('keeps a line with stated allergens from those who avoid these alone', () => {
  const facts = itemFacts({ ...item, allergens: ['milk', 'wheat'] });
  const refused = ALLERGENS.filter(
    (allergen) => !isAllowed(facts, { ...NOTHING_EXCLUDED, allergens: [allergen] }),
  );
  expect(refused).toEqual(ALLERGENS.filter((allergen) => allergen === 'gluten' || allergen === 'milk'));
});

it('keeps food from whoever avoids raw egg, and soft drinks from whoever avoids caffeine or quinine', () => {
  const avoiding = (caution: 'raw-egg' | 'caffeine' | 'quinine') => ({
    ...NOTHING_EXCLUDED,
    cautions: [caution],
  });
  expect(isAllowed(itemFacts({ ...item, allergens: [] }), avoiding('raw-egg'))).toBe(false);
  const cola = itemFacts({ ...item, kind: 'soft', allergens: [] });
  expect(isAllowed(cola, avoiding('caffeine')) || isAllowed(cola, avoiding('quinine'))).toBe(false);
});

it('keeps food from whoever avoids alcohol, since a tiramisu holds some, and serves them soft drinks', () => {
  const avoiding = { ...NOTHING_EXCLUDED, isAlcoholFree: true };
  expect(isAllowed(itemFacts({ ...item, allergens: ['milk'] }), avoiding)).toBe(false);
  expect(isAllowed(itemFacts({ ...item, kind: 'soft', allergens: ['milk'] }), avoiding)).toBe(true);
});

it('keeps soft drinks from whoever must not have a trace of alcohol', () => {
  const facts = itemFacts({ ...item, kind: 'soft', allergens: ['milk'] });
  expect(isAllowed(facts, { ...NOTHING_EXCLUDED, cautions: ['alcohol-trace'] })).toBe(false);
});
