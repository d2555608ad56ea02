import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import type { NameCase } from './nameCases.ts';
import { createNameExaminer } from './nameExam.ts';

const judge = createNameExaminer(loadCatalogue(resolve('data')));
const outcomeOf = (part: Partial<NameCase> & Pick<NameCase, 'text' | 'is'>) =>
  judge({ kind: 'bar', allergens: [], alcohol: true, locale: 'en', ...part }).outcome;

test('a slip that is asked about is held, and any other name is only asked', () => {
  const rum = { text: 'rom', is: 'rum', locale: 'nl' } as const;
  expect(outcomeOf({ ...rum, kind: 'slip' })).toBe('held');
  expect(outcomeOf({ ...rum, kind: 'bar' })).toBe('asked');
  // What is meant has to be among the choices.
  expect(outcomeOf({ ...rum, is: 'grappa', kind: 'slip' })).toBe('unread');
});

test('either of two meanings is right', () => {
  const both = { text: 'genièvre', is: 'juniper berries, or genever', locale: 'fr' } as const;
  expect(outcomeOf(both)).toBe('right');
});

test('a name of the catalogue whose description says another thing is unclear, unless an id decides', () => {
  const fernet = { text: 'Fernet-Branca', is: 'herbal liqueur' };
  expect(outcomeOf(fernet)).toBe('unclear');
  expect(outcomeOf({ ...fernet, id: 'fernet-branca' })).toBe('right');
  expect(outcomeOf({ ...fernet, id: 'herbal-liqueur' })).toBe('wrong');
  expect(outcomeOf({ ...fernet, id: null })).toBe('wrong');
  expect(outcomeOf({ text: 'gin 12 years', is: 'rum' })).toBe('wrong');
});
