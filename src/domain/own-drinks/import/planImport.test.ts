import { expect, it } from 'vitest';
import type { OwnDrink, OwnRecipe } from '../../../contracts/own-drinks/ownDrink.ts';
import { SMOKE } from '../testDrink.ts';
import { importAction, planImport, withNamesChosen } from './planImport.ts';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const kept = (number: number, change: Partial<OwnDrink> = {}): OwnDrink => ({
  ...SMOKE,
  id: id(number),
  version: 1,
  updatedAt: '2026-11-28T12:00:00.000Z',
  ...change,
});
const found = (change: Partial<OwnDrink> = {}, own?: string) => ({
  drink: { ...SMOKE, ...change },
  remarks: [],
  ...(own !== undefined && { id: own }),
});
const plan = (...args: [Parameters<typeof planImport>[0], OwnDrink[]]) => planImport(...args, () => 'new');

it('finds what the account has already, by the name however it is written', () => {
  const [entry] = plan([found({ name: 'SMÓKE' })], [kept(1)]);
  expect(entry).toMatchObject({ mine: { id: id(1) }, isSame: false, id: 'new' });
  expect(entry && importAction(entry, 'skip')).toBe('skip');
  expect(entry && importAction(entry, 'renew')).toBe('renew');
  expect(entry && importAction(entry, 'both')).toBe('make');
});

it('knows the same recipe, whatever the order of its fields, and changes nothing then', () => {
  const [line, ...lines] = SMOKE.lines;
  const turned = Object.fromEntries(Object.entries(line ?? {}).toReversed()) as (typeof SMOKE.lines)[number];
  const [entry] = plan([found()], [kept(1, { lines: [turned, ...lines] })]);
  expect(entry?.isSame).toBe(true);
  expect(entry && importAction(entry, 'renew')).toBe('skip');
});

it('meets each drink of the account once, the same recipe first', () => {
  const entries = plan([found({ note: 'Other' }), found(), found()], [kept(1), kept(2, { note: 'Other' })]);
  expect(entries.map(({ mine, isSame }) => [mine?.id, isSame])).toEqual([
    [id(2), true],
    [id(1), true],
    [undefined, false],
  ]);
});

it('brings a drink of an export back under its id, and finds it by that under another name', () => {
  const [back, renamed] = plan([found({}, id(1)), found({ name: 'Other' }, id(2))], [kept(2)]);
  expect(back).toMatchObject({ id: id(1), mine: undefined });
  expect(renamed).toMatchObject({ mine: { id: id(2) }, isSame: false });
});

it('takes what a name was chosen to be, keeps the rest of its line, and compares anew', () => {
  const chosen = new Map([['House cordial', 'lime-cordial']]);
  const lines = SMOKE.lines.map((line) =>
    'name' in line
      ? { ingredient: 'lime-cordial', unit: 'ml', amount: 20, garnish: false, note: 'ours, House cordial' }
      : line,
  );
  const typed = SMOKE.lines.map((line) => ('name' in line ? { ...line, note: 'ours' } : line));
  const [entry] = plan([found({ lines: typed })], [kept(1, { lines })]);
  if (!entry) throw new Error('No entry.');
  expect(entry.isSame).toBe(false);
  const identified = withNamesChosen(entry, chosen);
  expect(identified.drink.lines).toEqual(lines);
  expect(identified.isSame).toBe(true);
  expect(withNamesChosen(entry, new Map([['Another', 'gin']]))).toBe(entry);
});

it('states what the texts name once all lines are known, and nothing while one is not', () => {
  const lines = SMOKE.lines.map((line) => ('name' in line ? { ...line, name: 'House cordial' } : line));
  const other = { name: 'Other', strength: null, colour: null, unit: 'ml', amount: 10, garnish: false };
  const planned = (drink: Partial<OwnRecipe>) =>
    planImport([{ ...found({ allergens: [], ...drink }), named: ['peanuts'] }], [], () => id(9))[0];
  const whole = planned({ lines });
  const partly = planned({ lines: [...lines, other] });
  const chosen = new Map([['House cordial', 'lime-cordial']]);
  expect(whole && withNamesChosen(whole, chosen).drink.allergens).toEqual(['peanuts']);
  expect(partly && withNamesChosen(partly, chosen).drink.allergens).toEqual([]);
  const stated = planned({ lines, allergens: ['milk'] });
  expect(stated && withNamesChosen(stated, chosen).drink.allergens).toEqual(['peanuts', 'milk']);
});
