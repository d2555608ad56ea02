import { expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/loadCatalogue.ts';
import { mixIndex } from '../../catalogue/mixIndex.ts';
import { buildMatchIndex } from './buildMatchIndex.ts';
import { QUICK_SELECT, quickChips } from './quickSelect.ts';

const CHIPS = QUICK_SELECT.map((id) => ({ id }));
const ids = (shelf: string[]) => quickChips(CHIPS, shelf).map(({ id }) => id);

test('the first 12 of 17 are offered', () => {
  expect(CHIPS).toHaveLength(17);
  expect(ids([])).toEqual(QUICK_SELECT.slice(0, 12));
});

test('what is chosen makes room for the next', () => {
  expect(ids(['gin', 'fairy dust'])).toEqual([...QUICK_SELECT.filter((id) => id !== 'gin').slice(0, 12)]);
  expect(ids([...QUICK_SELECT])).toEqual([]);
});

test.each(['lemon', 'orange', 'lime'] as const)(
  'the suggestion "%s" finds the fruit and its juice alike',
  (fruit) => {
    expect(QUICK_SELECT).toContain(fruit);
    const services = buildMatchIndex(mixIndex(loadCatalogue('data'), 'en')).servedBy(fruit);
    expect(services.get(fruit)?.how).toBe('exact');
    expect(services.get(`${fruit}-juice`)?.how).toBe('exact');
  },
);
