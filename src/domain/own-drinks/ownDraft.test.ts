import { expect, it } from 'vitest';
import type { IngredientPart, UnitPart } from '../../contracts/drinks/drinkParts.ts';
import { ownRecipeSchema, type OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import {
  addOwnLine,
  addReadLine,
  saysMoreThanName,
  editOwnLine,
  EMPTY_OWN_DRAFT,
  toOwnDraft,
  findOwnMissing,
  toOwnRecipe,
  listStillMissing,
  readDays,
  readYield,
  removeOwnLine,
  settleAmount,
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
  house: null,
  after: '11031',
};
const withLines = (...added: (IngredientPart | string)[]): OwnDraft =>
  added.reduce<OwnDraft>((draft, one) => addOwnLine(draft, one), { ...EMPTY_OWN_DRAFT, name: 'Own' });

it('gives back what it was made of, in the numbers of a language', () => {
  const draft = toOwnDraft(SMOKE, 'de');
  expect(draft.lines.map(({ amount }) => amount)).toEqual(['22,5', '20', '']);
  expect(toOwnRecipe(draft, UNITS)).toEqual(SMOKE);
  expect(findOwnMissing(draft, UNITS)).toBeUndefined();
  expect(ownRecipeSchema.parse(toOwnRecipe(draft, UNITS))).toEqual(SMOKE);
});

it('says what is missing, line by line', () => {
  expect(findOwnMissing(EMPTY_OWN_DRAFT, UNITS)).toMatchObject({ name: true, lines: true });
  let draft = withLines(part('gin', 'spirit'), 'Tea', 'Syrup');
  expect(findOwnMissing(draft, UNITS)).toBeUndefined();
  draft = editOwnLine(draft, 0, { amount: 'much' });
  draft = editOwnLine(draft, 1, { name: ' ', amount: '0', strength: '97' });
  expect(findOwnMissing(draft, UNITS)).toEqual({
    name: false,
    lines: false,
    names: [1],
    amounts: [0, 1],
    strengths: [1],
    yield: false,
    days: false,
  });
  expect(
    findOwnMissing(editOwnLine(withLines('Sugar'), 0, { unit: 'rim', amount: '' }), UNITS),
  ).toBeUndefined();
});

it('takes back what was mended since it was marked, and marks nothing new', () => {
  const draft = editOwnLine(withLines('Tea', 'Syrup'), 0, { amount: 'much' });
  const marked = findOwnMissing({ ...draft, name: '' }, UNITS);
  const later = editOwnLine({ ...draft, name: 'Smoke' }, 1, { name: '', strength: '97' });
  expect(marked && listStillMissing(marked, findOwnMissing(later, UNITS))).toEqual({
    name: false,
    lines: false,
    names: [],
    amounts: [0],
    strengths: [],
    yield: false,
    days: false,
  });
  expect(marked && listStillMissing(marked, undefined)).toBeUndefined();
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

it.each([
  ['1 1/2', 'oz', 45],
  ['1½', 'oz', 45],
  ['1/8', 'oz', 3.75],
  ['⅛', 'oz', 3.75],
  ['.5', 'oz', 15],
  ['0,5', 'cl', 5],
  ['22,5', 'ml', 22.5],
  ['3/4', 'ml', 0.75],
  ['1.67', 'oz', 50.13],
])('takes the amount %s in %s', (amount, unitId, ml) => {
  const draft = editOwnLine(withLines(part('gin', 'spirit')), 0, { amount, unit: unitId });
  expect(findOwnMissing(draft, UNITS)).toBeUndefined();
  expect(toOwnRecipe(draft, UNITS).lines[0]).toMatchObject({ unit: 'ml', amount: ml });
});

it('takes no amount for one that is not known, and no text for an amount', () => {
  const draft = withLines(part('gin', 'spirit'));
  expect(findOwnMissing(editOwnLine(draft, 0, { amount: ' ' }), UNITS)).toBeUndefined();
  expect(toOwnRecipe(editOwnLine(draft, 0, { amount: '' }), UNITS).lines[0]?.amount).toBeNull();
  for (const amount of ['much', '0', '20001', '1 2', '1/0', '-5', '3 gin'])
    expect(findOwnMissing(editOwnLine(draft, 0, { amount }), UNITS)?.amounts, amount).toEqual([0]);
});

it('shows volumes in ounces where that loses nothing, and keeps every millilitre', () => {
  const lines = [45, 50, 22.5, 10, 3.75, 33.33].map((amount) => ({
    ingredient: 'gin',
    unit: 'ml',
    amount,
    garnish: false,
  }));
  const draft = toOwnDraft({ ...SMOKE, lines }, 'en', 'oz');
  expect(draft.lines.map(({ amount, unit: id }) => `${amount} ${id}`)).toEqual([
    '1½ oz',
    '1⅔ oz',
    '¾ oz',
    '⅓ oz',
    '3.75 ml',
    '33.33 ml',
  ]);
  expect(toOwnRecipe(draft, UNITS).lines).toEqual(lines);
});

it('keeps what a line says besides', () => {
  const lines = [
    {
      ingredient: 'gin',
      unit: 'ml',
      amount: null,
      garnish: false,
      note: 'a little',
      optional: true as const,
      or: ['vodka'],
    },
  ];
  expect(toOwnRecipe(toOwnDraft({ ...SMOKE, lines }, 'de'), UNITS).lines).toEqual(lines);
});

it('takes the unit and the range from what is typed into the amount', () => {
  const [line] = withLines(part('gin', 'spirit')).lines;
  if (line === undefined) throw new Error('There is no line.');
  const settled = (amount: string) => settleAmount({ ...line, amount }, UNITS, 'en');
  expect(settled('60ml')).toEqual({ amount: '60', unit: 'ml' });
  expect(settled('1 1/2 oz')).toEqual({ amount: '1½', unit: 'oz' });
  expect(settled('2-3')).toEqual({ amount: '2½', note: '2-3' });
  expect(settled('1½')).toEqual({});
  expect(settled('much')).toEqual({});
});

it('adds a line that was typed with its amount, in the unit of the reader', () => {
  const reading = {
    ingredient: 'gin',
    name: 'gin',
    unit: 'ml',
    amount: 45,
    note: '',
    isOptional: false,
    isGarnish: false,
    or: [],
  };
  expect(addReadLine(EMPTY_OWN_DRAFT, reading, 'en', 'oz').lines).toMatchObject([
    { key: 0, ingredient: 'gin', unit: 'oz', amount: '1½' },
  ]);
  expect(addOwnLine(EMPTY_OWN_DRAFT, part('gin', 'spirit'), 'oz').lines).toMatchObject([
    { unit: 'oz', amount: '1' },
  ]);
});

it.each([
  [{}, false],
  [{ strength: 50.5 }, true],
  [{ note: 'cask strength whisky' }, true],
  [{ amount: 30 }, true],
])('takes a typed line that says %o for more than a name: %s', (said, expected) => {
  const reading = { name: 'Wild Turkey', unit: 'ml', amount: null, note: '', or: [] };
  expect(saysMoreThanName({ ...reading, isOptional: false, isGarnish: false, ...said })).toBe(expected);
});

it('keeps the strength that an owner states of an ingredient of the catalogue', () => {
  const line = { ingredient: 'rum', strength: 75.5, unit: 'ml', amount: 60, garnish: false };
  const draft = toOwnDraft({ ...SMOKE, lines: [line] }, 'de');
  expect(draft.lines[0]?.strength).toBe('75,5');
  expect(toOwnRecipe(draft, UNITS).lines).toEqual([line]);
  const cleared = editOwnLine(draft, 0, { strength: '' });
  expect(toOwnRecipe(cleared, UNITS).lines).toEqual([
    { ingredient: 'rum', unit: 'ml', amount: 60, garnish: false },
  ]);
});

it.each([
  ['750', 750],
  ['75 cl', 750],
  ['1 l', 1000],
  ['1,5 l', 1500],
  ['0', undefined],
  ['', undefined],
  ['1 ml l', undefined],
  ['101 l', undefined],
])('reads %j as how much a house thing makes', (text, ml) => {
  expect(readYield(text)).toBe(ml);
});

it.each([
  ['14', 14],
  [' ', null],
  ['1.5', undefined],
  ['0', undefined],
  ['3651', undefined],
])('reads %j as the days that a house thing keeps', (text, days) => {
  expect(readDays(text)).toBe(days);
});
