import { expect, it } from 'vitest';
import { DRINK_LOG_LIMITS } from '../contracts/drink-log/drinkLogLimits.ts';
import { openPage } from './testPage.ts';

const KEY = 'mixmaster-drink-log';
const open = async (kept: Record<string, string> | null = {}) => ({
  page: openPage(kept),
  ...(await import('./drinkLog.ts')),
});

it('keeps what is said of a drink in this browser, and nothing once nothing is said', async () => {
  const { page, changeEntry } = await open();
  changeEntry('11002', () => ({ stars: 4 }));
  expect(page.kept.get(KEY)).toBe('{"11002":{"stars":4}}');
  changeEntry('11002', () => ({}));
  expect(page.kept.has(KEY)).toBe(false);
});

it('follows another tab', async () => {
  const { page, $drinkLog } = await open();
  // Only what somebody listens to follows.
  $drinkLog.listen(() => undefined);
  page.elsewhere(KEY, '{"11002":{"note":"Less ice"}}');
  expect($drinkLog.get()).toEqual({ 11002: { note: 'Less ice' } });
});

it.each(['x', '[]', '{"11002":{"stars":9}}'])('takes the stored text %j for nothing', async (text) => {
  expect((await open({ [KEY]: text })).$drinkLog.get()).toEqual({});
});

it('holds until the page is left where storage is blocked', async () => {
  const { changeEntry, $drinkLog } = await open(null);
  expect(changeEntry('11002', () => ({ stars: 1 }))).toBe(true);
  expect($drinkLog.get()).toEqual({ 11002: { stars: 1 } });
});

it('takes no drink beyond the limit, and still changes those that are there', async () => {
  const full = Object.fromEntries(
    Array.from({ length: DRINK_LOG_LIMITS.drinks }, (_, place) => [place + 1, { stars: 3 }]),
  );
  const { changeEntry, $drinkLog } = await open({ [KEY]: JSON.stringify(full) });
  expect(changeEntry('9999', () => ({ stars: 5 }))).toBe(false);
  expect(changeEntry('1', () => ({ stars: 5 }))).toBe(true);
  expect($drinkLog.get()['1']).toEqual({ stars: 5 });
  changeEntry('1', () => ({}));
  expect(changeEntry('9999', () => ({ stars: 5 }))).toBe(true);
});
