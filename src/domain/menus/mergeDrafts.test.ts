import { expect, it } from 'vitest';
import {
  addDrink,
  addSection,
  editDrink,
  EMPTY_DRAFT,
  removeDrink,
  stepDrink,
  type MenuDraft,
} from './menuDraft.ts';
import { mergeDrafts } from './mergeDrafts.ts';

const BEFORE = ['1', '2', '3'].reduce(addDrink, { ...EMPTY_DRAFT, name: 'Friday' });
const named = (draft: MenuDraft, name: string) => ({ ...draft, name });
const priced = (draft: MenuDraft, id: string, amount: string) =>
  editDrink(draft, id, { prices: [{ size: '', amounts: [amount] }] });
const noted = (draft: MenuDraft, id: string, note: string) => editDrink(draft, id, { note });
const MILK = { contains: ['milk' as const], without: [] };

it('has not both where both declare other allergens', () => {
  const none = editDrink(BEFORE, '2', { declared: { contains: [], without: ['milk'] } });
  expect(mergeDrafts(BEFORE, editDrink(BEFORE, '2', { declared: MILK }), none)).toBeUndefined();
});

it.each<[string, MenuDraft, MenuDraft, MenuDraft]>([
  ['nothing', BEFORE, BEFORE, BEFORE],
  ['one side', named(BEFORE, 'Late'), BEFORE, named(BEFORE, 'Late')],
  [
    'a name and a price',
    named(BEFORE, 'Late'),
    priced(BEFORE, '2', '9'),
    named(priced(BEFORE, '2', '9'), 'Late'),
  ],
  [
    'a price and a note of one drink',
    priced(BEFORE, '2', '9'),
    noted(BEFORE, '2', 'sour'),
    noted(priced(BEFORE, '2', '9'), '2', 'sour'),
  ],
  [
    'declared allergens and a note of one drink',
    editDrink(BEFORE, '2', { declared: MILK }),
    noted(BEFORE, '2', 'sour'),
    noted(editDrink(BEFORE, '2', { declared: MILK }), '2', 'sour'),
  ],
  [
    'notes for guests and declared additives',
    { ...BEFORE, guestNotes: { additives: true, health: true } },
    editDrink(BEFORE, '2', { additives: { contains: ['colour'], without: [] } }),
    {
      ...editDrink(BEFORE, '2', { additives: { contains: ['colour'], without: [] } }),
      guestNotes: { additives: true, health: true },
    },
  ],
  ['the same twice', priced(BEFORE, '2', '9'), priced(BEFORE, '2', '9'), priced(BEFORE, '2', '9')],
  [
    'another order and a price',
    stepDrink(BEFORE, '3', -1),
    priced(BEFORE, '3', '9'),
    priced(stepDrink(BEFORE, '3', -1), '3', '9'),
  ],
  [
    'the same order twice and a price',
    stepDrink(BEFORE, '3', -1),
    priced(stepDrink(BEFORE, '3', -1), '3', '9'),
    priced(stepDrink(BEFORE, '3', -1), '3', '9'),
  ],
  [
    'a new drink and a name',
    addDrink(BEFORE, '4'),
    named(BEFORE, 'Late'),
    named(addDrink(BEFORE, '4'), 'Late'),
  ],
  [
    'a removed drink and a price of another',
    removeDrink(BEFORE, '1'),
    priced(BEFORE, '2', '9'),
    priced(removeDrink(BEFORE, '1'), '2', '9'),
  ],
])('has both: %s', (_, mine, theirs, both) => {
  expect(mergeDrafts(BEFORE, mine, theirs)).toEqual(both);
  expect(mergeDrafts(BEFORE, theirs, mine)).toEqual(both);
});

it.each<[string, MenuDraft, MenuDraft]>([
  ['two names', named(BEFORE, 'Late'), named(BEFORE, 'Early')],
  ['two prices of one drink', priced(BEFORE, '2', '9'), priced(BEFORE, '2', '12')],
  ['two orders', stepDrink(BEFORE, '3', -1), stepDrink(BEFORE, '1', 1)],
  ['two sets of drinks', addDrink(BEFORE, '4'), addDrink(BEFORE, '5')],
  ['a new section and another order', addSection(BEFORE), stepDrink(BEFORE, '1', 1)],
  ['a drink that one removed and the other priced', removeDrink(BEFORE, '2'), priced(BEFORE, '2', '9')],
])('leaves it to people: %s', (_, mine, theirs) => {
  expect(mergeDrafts(BEFORE, mine, theirs)).toBeUndefined();
  expect(mergeDrafts(BEFORE, theirs, mine)).toBeUndefined();
});
