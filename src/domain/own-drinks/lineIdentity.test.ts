import { expect, test } from 'vitest';
import { identifyOwnLine } from './lineIdentity.ts';
import { addOwnLine, EMPTY_OWN_DRAFT } from './ownDraft.ts';

const draft = addOwnLine(addOwnLine(EMPTY_OWN_DRAFT, 'vodca'), 'lime');

test('a line becomes an ingredient and its name again, with its amount; others stay', () => {
  const known = identifyOwnLine(draft, 0, { ingredient: 'vodka' });
  expect(known.lines[0]).toMatchObject({ ingredient: 'vodka', name: '', amount: '30' });
  expect(known.lines[1]).toEqual(draft.lines[1]);
  expect(identifyOwnLine(known, 0, { name: 'vodca' })).toEqual(draft);
});

test('a line that is gone changes nothing', () => {
  expect(identifyOwnLine(draft, 7, { ingredient: 'vodka' })).toEqual(draft);
});
