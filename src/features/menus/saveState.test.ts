import { expect, it } from 'vitest';
import type { Menu } from '../../contracts/menus/menu.ts';
import { EMPTY_DRAFT, removeDrink, toMenuDraft } from '../../domain/menus/menuDraft.ts';
import { getSaveState, isSavedByItself, isUnpublished } from './saveState.ts';

const BASE = {
  ...{ name: 'Friday', description: null, restaurantName: null, currency: null, priceLists: [] },
  sections: [{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }],
} as unknown as Menu;
const SAVED = { base: BASE, draft: toMenuDraft(BASE), isSending: false, problem: undefined };
const CHANGED = { ...SAVED, draft: { ...SAVED.draft, name: 'Late' } };

it('tells where the work stands', () => {
  expect(getSaveState(SAVED)).toBe('saved');
  expect(getSaveState(CHANGED)).toBe('waiting');
  expect(getSaveState({ ...CHANGED, isSending: true })).toBe('saving');
  expect(getSaveState({ ...CHANGED, problem: 'offline' })).toBe('offline');
  expect(getSaveState({ ...CHANGED, problem: 'conflict' })).toBe('failed');
  expect(getSaveState({ ...SAVED, problem: 'offline' })).toBe('saved');
  expect(getSaveState({ ...CHANGED, base: null })).toBe('new');
  expect(getSaveState({ ...SAVED, base: null, draft: EMPTY_DRAFT })).toBe('empty');
});

it('saves by itself what was changed of a saved menu and can be saved, and nothing else', () => {
  const isSaved = (situation: typeof CHANGED) => isSavedByItself(getSaveState(situation), situation);
  expect(isSaved(CHANGED)).toBe(true);
  expect(isSaved(SAVED)).toBe(false);
  expect(isSaved({ ...CHANGED, draft: { ...CHANGED.draft, name: ' ' } })).toBe(false);
  expect(isSaved({ ...CHANGED, draft: removeDrink(CHANGED.draft, '11002') })).toBe(false);
});

it('knows whether guests read something else', () => {
  const menu = (liveVersion: number) => ({ ...BASE, version: 2, publication: { liveVersion } }) as Menu;
  expect(isUnpublished(menu(2), 'saved')).toBe(false);
  expect(isUnpublished(menu(1), 'saved')).toBe(true);
  expect(isUnpublished(menu(2), 'waiting')).toBe(true);
  expect(isUnpublished({ ...menu(1), publication: null }, 'saved')).toBe(false);
  expect(isUnpublished(null, 'new')).toBe(false);
});
