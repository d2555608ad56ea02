import { expect, test } from 'vitest';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { identifyOwnLine, withWrittenName } from './lineIdentity.ts';
import { addOwnLine, EMPTY_OWN_DRAFT } from './ownDraft.ts';

const draft = addOwnLine(addOwnLine(EMPTY_OWN_DRAFT, 'vodca'), 'lime');

test('a line becomes an ingredient and its name again, with its amount; others stay', () => {
  const known = identifyOwnLine(draft, 0, { ingredient: 'vodka' });
  expect(known.lines[0]).toMatchObject({ ingredient: 'vodka', name: '', amount: '30' });
  expect(known.lines[1]).toEqual(draft.lines[1]);
  expect(identifyOwnLine(known, 0, { name: 'vodca' })).toEqual(draft);
});

test('a name of several words stays in the note, and goes from it when the line is that name again', () => {
  const milk = addOwnLine(EMPTY_OWN_DRAFT, 'two mugs of milk');
  const known = identifyOwnLine(milk, 0, { ingredient: 'milk' });
  expect(known.lines[0]).toMatchObject({ ingredient: 'milk', note: 'two mugs of milk' });
  expect(identifyOwnLine(known, 0, { name: 'two mugs of milk' })).toEqual(milk);
  const noted = { ...milk, lines: milk.lines.map((line) => ({ ...line, note: 'warm' })) };
  const joined = identifyOwnLine(noted, 0, { ingredient: 'milk' });
  expect(joined.lines[0]?.note).toBe('warm, two mugs of milk');
  expect(identifyOwnLine(joined, 0, { name: 'two mugs of milk' })).toEqual(noted);
});

test('a note that has no room for the name stays as it is', () => {
  const note = 'x'.repeat(OWN_DRINK_LIMITS.lineNote);
  expect(withWrittenName(note, 'two mugs of milk')).toBe(note);
});

test('a line that is gone changes nothing', () => {
  expect(identifyOwnLine(draft, 7, { ingredient: 'vodka' })).toEqual(draft);
});
