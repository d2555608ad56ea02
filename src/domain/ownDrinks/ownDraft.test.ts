import { expect, it } from 'vitest';
import type { IngredientPart, UnitPart } from '../../contracts/drinkParts.ts';
import { ownRecipeSchema, type OwnRecipe } from '../../contracts/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/ownDrinkLimits.ts';
import {
  addOwnLine,
  editOwnLine,
  EMPTY_OWN_DRAFT,
  ownDraftOf,
  ownLacksOf,
  ownRecipeOf,
  removeOwnLine,
  stepOwnLine,
  type OwnDraft,
} from './ownDraft.ts';

const words = { one: '{n} {i}', other: '{n} {i}' };
const unit = (id: string, number: UnitPart['number'] = 'required'): UnitPart => ({
  id,
  ml: 1,
  number,
  amount: words,
  item: words,
  line: words,
});
const UNITS = [unit('ml'), unit('rim', 'none')];
const part = (id: string, category: IngredientPart['category']): IngredientPart => ({
  id,
  name: id,
  category,
  colour: '#ffffff',
  clarity: 'clear',
});
const SMOKE: OwnRecipe = {
  name: 'Smoke',
  note: 'Ours',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'mezcal', unit: 'ml', amount: 22.5, garnish: false },
    { name: 'Tea', strength: 0, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'salt', unit: 'rim', amount: null, garnish: true },
  ],
  instructions: 'Shake.\nStrain.',
  allergens: ['milk'],
  vegan: false,
  vegetarian: true,
  after: '11031',
};
const withLines = (...added: (IngredientPart | string)[]): OwnDraft =>
  added.reduce<OwnDraft>(addOwnLine, { ...EMPTY_OWN_DRAFT, name: 'Own' });

it('gives back what it was made of, in the numbers of a language', () => {
  const draft = ownDraftOf(SMOKE, 'de');
  expect(draft.lines.map(({ amount }) => amount)).toEqual(['22,5', '20', '']);
  expect(ownRecipeOf(draft, UNITS)).toEqual(SMOKE);
  expect(ownLacksOf(draft, UNITS)).toBeUndefined();
  expect(ownRecipeSchema.parse(ownRecipeOf(draft, UNITS))).toEqual(SMOKE);
});

it('says what is missing, line by line', () => {
  expect(ownLacksOf(EMPTY_OWN_DRAFT, UNITS)).toMatchObject({ name: true, lines: true });
  let draft = withLines(part('gin', 'spirit'), 'Tea', 'Syrup');
  expect(ownLacksOf(draft, UNITS)).toBeUndefined();
  draft = editOwnLine(draft, 0, { amount: 'much' });
  draft = editOwnLine(draft, 1, { name: ' ', amount: '0', strength: '97' });
  expect(ownLacksOf(draft, UNITS)).toEqual({
    name: false,
    lines: false,
    names: [1],
    amounts: [0, 1],
    strengths: [1],
  });
  expect(ownLacksOf(editOwnLine(withLines('Sugar'), 0, { unit: 'rim', amount: '' }), UNITS)).toBeUndefined();
});

it('adds an ingredient in the amount that is usual for it', () => {
  const { lines } = withLines(
    part('gin', 'spirit'),
    part('angostura', 'bitters'),
    part('mint', 'herb'),
    part('cherry', 'garnish'),
    ' Tea ',
  );
  expect(lines.map(({ unit: id, amount }) => `${amount} ${id}`)).toEqual([
    '30 ml',
    '2 dash',
    '1 piece',
    '1 piece',
    '30 ml',
  ]);
  expect(lines.map(({ garnish }) => garnish)).toEqual([false, false, false, true, false]);
  expect(lines.at(-1)?.name).toBe('Tea');
});

it('takes as many lines as a drink may have', () => {
  const full = withLines(...Array.from({ length: OWN_DRINK_LIMITS.lines + 1 }, () => 'Tea'));
  expect(full.lines).toHaveLength(OWN_DRINK_LIMITS.lines);
  expect(addOwnLine(full, 'More')).toBe(full);
});

it('moves and removes lines', () => {
  const draft = withLines('a', 'b', 'c');
  const namesOf = ({ lines }: OwnDraft) => lines.map(({ name }) => name).join('');
  expect(namesOf(stepOwnLine(draft, 2, -1))).toBe('acb');
  expect(stepOwnLine(draft, 0, -1)).toBe(draft);
  expect(stepOwnLine(draft, 2, 1)).toBe(draft);
  const fewer = removeOwnLine(draft, 1);
  expect(namesOf(fewer)).toBe('ac');
  expect(addOwnLine(fewer, 'd').lines.at(-1)?.key).toBe(3);
});
