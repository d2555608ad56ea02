import { expect, it } from 'vitest';
import { addDrink, EMPTY_DRAFT } from '../../domain/menuDraft.ts';
import { openPage } from '../../stores/testPage.ts';

const ADA = { base: null, draft: addDrink(EMPTY_DRAFT, '11002') };
const BEA = { base: null, draft: { ...EMPTY_DRAFT, name: 'Friday' } };

async function openDrafts(kept?: Record<string, string>) {
  const page = openPage(kept);
  return { ...page, ...(await import('./storedDraft.ts')) };
}

it('keeps the work of each account, and shows nobody another one’s', async () => {
  const { storeDraft, storedDraft, kept } = await openDrafts();
  storeDraft('ada', ADA);
  storeDraft('bea', BEA);
  expect(storedDraft('ada')).toEqual(ADA);
  const later = await openDrafts(Object.fromEntries(kept));
  expect(later.storedDraft('bea')).toEqual(BEA);
  expect(later.storedDraft('cy')).toBeUndefined();
});

it('keeps nothing where nothing is unsaved, and leaves the others alone', async () => {
  const { storeDraft, storedDraft, kept, FRESH } = await openDrafts();
  storeDraft('ada', ADA);
  storeDraft('bea', BEA);
  storeDraft('ada', FRESH);
  expect(storedDraft('ada')).toBeUndefined();
  expect(storedDraft('bea')).toEqual(BEA);
  storeDraft('bea', FRESH);
  expect(kept.size).toBe(0);
});

it('counts a saved menu as unsaved as soon as it differs', async () => {
  const { hasUnsaved } = await openDrafts();
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
  async (rubbish) => {
    const { storedDraft } = await openDrafts({ 'menu-draft': rubbish });
    expect(storedDraft('ada')).toBeUndefined();
  },
);
