import { beforeEach, expect, it, vi } from 'vitest';
import { addDrink, EMPTY_DRAFT } from '../../domain/menuDraft.ts';
import { FRESH, hasUnsaved, storeDraft, storedDraft } from './storedDraft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const ADA = { base: null, draft: addDrink(EMPTY_DRAFT, '11002') };
const BEA = { base: null, draft: { ...EMPTY_DRAFT, name: 'Friday' } };

it('keeps the work of each account, and shows nobody another one’s', () => {
  storeDraft('ada', ADA);
  storeDraft('bea', BEA);
  expect(storedDraft('ada')).toEqual(ADA);
  expect(storedDraft('bea')).toEqual(BEA);
  expect(storedDraft('cy')).toBeUndefined();
});

it('keeps nothing where nothing is unsaved, and leaves the others alone', () => {
  storeDraft('ada', ADA);
  storeDraft('bea', BEA);
  storeDraft('ada', FRESH);
  expect(storedDraft('ada')).toBeUndefined();
  expect(storedDraft('bea')).toEqual(BEA);
  storeDraft('bea', FRESH);
  expect(kept.size).toBe(0);
});

it('counts a saved menu as unsaved as soon as it differs', () => {
  const base = {
    ...{ id: 'a', version: 1, updatedAt: '2026-11-22T09:00:00.000Z', publication: null },
    ...{ name: 'Friday', description: null, restaurantName: null, cocktailIds: ['11002'] },
    sections: [{ title: null, drinks: [{ cocktailId: '11002', price: null, note: null }] }],
  };
  const draft = { ...ADA.draft, name: 'Friday' };
  expect(hasUnsaved({ base, draft })).toBe(false);
  expect(hasUnsaved({ base, draft: { ...draft, name: 'Saturday' } })).toBe(true);
});

it.each(['', 'x', '[]', '{"ada":1}', '{"ada":{"base":null,"draft":{"name":"x","sections":[]}}}'])(
  'takes the rubbish %j for nothing',
  (rubbish) => {
    kept.set('menu-draft', rubbish);
    expect(storedDraft('ada')).toBeUndefined();
  },
);
