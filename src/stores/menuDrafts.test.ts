import { beforeEach, expect, it, vi } from 'vitest';
import type { Menu } from '../contracts/menus/menu.ts';
import { addDrink, EMPTY_DRAFT } from '../domain/menus/menuDraft.ts';
import { openPage } from './testPage.ts';
import { eventually } from '../../tools/test/patience.ts';

const ADA = { id: 'a', base: null, draft: addDrink(EMPTY_DRAFT, '11002') };
const LATE = { id: 'b', base: null, draft: { ...EMPTY_DRAFT, name: 'Late' } };

/** Web Locks of one browser, each tab of which is a module of its own. */
function stubLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _: object,
    use: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (held.has(name)) return use(null);
    held.add(name);
    await use({});
    held.delete(name);
  };
  const query = async () => {
    const answer = { held: [...held].map((name) => ({ name })) };
    // What is let go of meanwhile is in the answer all the same.
    await new Promise((resolve) => setTimeout(resolve));
    return answer;
  };
  vi.stubGlobal('navigator', { locks: { request, query } });
}
beforeEach(stubLocks);

async function openDrafts(kept?: Record<string, string>) {
  const page = openPage(kept);
  return { ...page, ...(await import('./menuDrafts.ts')) };
}

/** A further tab over what an earlier one has kept. */
const nextTab = (kept: Map<string, string>) => openDrafts(Object.fromEntries(kept));

it('keeps the work of each account, and shows nobody another one’s', async () => {
  const { keepDraft, kept } = await openDrafts();
  keepDraft('ada', ADA);
  keepDraft('bea', LATE);
  const later = await nextTab(kept);
  expect(later.listDrafts('ada')).toMatchObject([ADA]);
  expect(later.listDrafts('bea')).toMatchObject([LATE]);
  expect(later.listDrafts('cy')).toEqual([]);
});

it('starts a new menu with the bar, the currency and the language of the last one, and keeps none that has nothing more', async () => {
  const { freshEditing, hasUnsaved, startLike } = await openDrafts();
  expect(freshEditing()).toMatchObject({ base: null, draft: EMPTY_DRAFT });
  startLike({ currency: 'EUR', restaurantName: 'Zum Anker', name: 'Friday' } as Menu, 'de');
  const { draft } = freshEditing();
  const translations = { from: 'de', texts: [] };
  expect(draft).toEqual({ ...EMPTY_DRAFT, currency: 'EUR', restaurantName: 'Zum Anker', translations });
  expect(hasUnsaved({ base: null, draft })).toBe(false);
  expect(hasUnsaved({ base: null, draft: EMPTY_DRAFT })).toBe(false);
  expect(hasUnsaved({ base: null, draft: { ...draft, restaurantName: 'Zur Waage' } })).toBe(true);
  startLike(undefined, 'de');
  expect(freshEditing().draft).toEqual({ ...EMPTY_DRAFT, translations });
  startLike({ translations: { from: 'fr', texts: [] } } as unknown as Menu, 'de');
  expect(freshEditing().draft.translations?.from).toBe('fr');
});

it('writes a draft anew where it or the menu that it began with has changed, and only then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:00:00Z') });
  const { keepDraft, listDrafts } = await openDrafts();
  const changedAt = () => listDrafts('ada')[0]?.changedAt.slice(11, 16);
  keepDraft('ada', LATE);
  vi.setSystemTime('2026-11-23T19:00:00Z');
  keepDraft('ada', { ...LATE });
  expect(changedAt()).toBe('18:00');
  const base = {
    ...{ id: 'b', version: 2, updatedAt: '', isArchived: false, publication: null, cocktailIds: [] },
    ...{ name: 'Early', description: null, restaurantName: null, currency: null },
    ...{ priceLists: [], sections: [] },
  };
  keepDraft('ada', { ...LATE, base });
  expect([changedAt(), listDrafts('ada')[0]?.base]).toEqual(['19:00', base]);
  vi.useRealTimers();
});

it('takes up the work on the menu that is asked for alone, else opens it as it is saved', async () => {
  const menu = (id: string) => ({
    ...{ id, version: 2, updatedAt: '', isArchived: false, publication: null, cocktailIds: [] },
    ...{ name: id, description: null, restaurantName: null, currency: null },
    ...{ priceLists: [], sections: [] },
  });
  const { keepDraft, takeUpDraft } = await openDrafts();
  keepDraft('ada', { ...LATE, base: menu('early') });
  keepDraft('ada', ADA);
  expect(await takeUpDraft('ada', menu('other'))).toMatchObject({
    base: { id: 'other' },
    draft: { name: 'other' },
  });
  expect(await takeUpDraft('ada', menu('early'))).toMatchObject({ id: 'b', draft: LATE.draft });
});

it('keeps nothing where nothing is unsaved, and leaves the others alone', async () => {
  const { keepDraft, listDrafts: draftsOf, kept } = await openDrafts();
  keepDraft('ada', ADA);
  keepDraft('ada', LATE);
  keepDraft('ada', { ...ADA, draft: EMPTY_DRAFT });
  expect(draftsOf('ada').map(({ id }) => id)).toEqual(['b']);
  keepDraft('ada', { ...LATE, draft: EMPTY_DRAFT });
  expect(kept.size).toBe(0);
});

it('counts a saved menu as unsaved as soon as it differs', async () => {
  const { hasUnsaved } = await openDrafts();
  const base = {
    ...{ id: 'a', version: 1, updatedAt: '2026-11-22T09:00:00.000Z', isArchived: false, publication: null },
    ...{
      name: 'Friday',
      description: null,
      restaurantName: null,
      currency: null,
      priceLists: [],
      cocktailIds: ['11002'],
    },
    sections: [{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }],
  };
  const draft = { ...ADA.draft, name: 'Friday' };
  expect(hasUnsaved({ base, draft })).toBe(false);
  expect(hasUnsaved({ base, draft: { ...draft, name: 'Saturday' } })).toBe(true);
});

it('two tabs never work on one draft, and neither writes over the other’s', async () => {
  const first = await openDrafts();
  vi.resetModules();
  const second = await import('./menuDrafts.ts');
  const [one, two] = [await first.takeUpDraft('ada'), await second.takeUpDraft('ada')];
  expect(one.id).not.toBe(two.id);
  first.keepDraft('ada', { ...ADA, id: one.id });
  second.keepDraft('ada', { ...LATE, id: two.id });
  first.keepDraft('ada', { ...ADA, id: one.id, draft: addDrink(ADA.draft, '11001') });
  const later = await nextTab(first.kept);
  const kept = Object.fromEntries(later.listDrafts('ada').map(({ id, draft }) => [id, draft]));
  expect(kept).toEqual({ [one.id]: addDrink(ADA.draft, '11001'), [two.id]: LATE.draft });
});

it('a tab takes up what was changed last and no other tab has', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:00:00Z') });
  const first = await openDrafts();
  first.keepDraft('ada', ADA);
  vi.setSystemTime('2026-11-23T19:00:00Z');
  first.keepDraft('ada', LATE);
  expect((await first.takeUpDraft('ada')).id).toBe('b');
  const second = await nextTab(first.kept);
  expect((await second.leftDrafts('ada')).map(({ id }) => id)).toEqual(['a']);
  expect((await second.takeUpDraft('ada')).id).toBe('a');
  expect((await first.leftDrafts('ada')).map(({ id }) => id)).toEqual(['b']);
  vi.resetModules();
  stubLocks();
  const reloaded = await import('./menuDrafts.ts');
  expect((await reloaded.takeUpDraft('ada')).id).toBe('a');
  expect(await reloaded.holdDraft('b')).toBe(true);
  vi.useRealTimers();
});

it('a draft that a tab leaves is free for another', async () => {
  const first = await openDrafts();
  first.keepDraft('ada', LATE);
  await first.holdDraft('b');
  const second = await nextTab(first.kept);
  expect(await second.holdDraft('b')).toBe(false);
  first.leaveDraft('b');
  expect((await first.leftDrafts('ada')).map(({ id }) => id)).toEqual(['b']);
  await eventually(async () => {
    expect(await second.holdDraft('b')).toBe(true);
  });
});

it('takes over the one draft that was kept per account before', async () => {
  const { draft } = ADA;
  const before = { 'menu-draft': JSON.stringify({ ada: { base: null, draft }, bea: { base: null, draft } }) };
  const { takeUpDraft, kept } = await openDrafts(before);
  expect(await takeUpDraft('ada')).toMatchObject({ base: null, draft });
  expect(Object.keys(JSON.parse(kept.get('menu-draft') ?? '{}') as object)).toEqual(['bea']);
  expect((await nextTab(kept)).listDrafts('ada')).toHaveLength(1);
});

it('forgets what one account has, and nothing else', async () => {
  const { keepDraft, forgetDrafts: forgetDraftsOf, listDrafts: draftsOf } = await openDrafts();
  keepDraft('ada', ADA);
  keepDraft('bea', LATE);
  forgetDraftsOf('ada');
  expect([draftsOf('ada'), draftsOf('bea').length]).toEqual([[], 1]);
});

const DRINK = { cocktailId: '11002', note: '', prices: [{ size: '', amounts: [''] }] };
const SECTION = { key: 0, title: '', drinks: [DRINK] };
const DRAFT = { ...EMPTY_DRAFT, sections: [SECTION] };
const STORED = { id: 'a', owner: 'ada', changedAt: '2026-01-01', base: null, draft: DRAFT };
const draftWith = (change: object) => ({ ...STORED, draft: { ...DRAFT, ...change } });
const drinkWith = (change: object) =>
  draftWith({ sections: [{ ...SECTION, drinks: [DRINK, { ...DRINK, ...change }] }] });

it.each<[string, unknown]>([
  ['no object', 'x'],
  ['a list', []],
  ['nothing but an owner', { owner: 'ada' }],
  ['no id', { ...STORED, id: 1 }],
  ['no owner', { ...STORED, owner: null }],
  ['no time', { ...STORED, changedAt: undefined }],
  ['a menu that is none', { ...STORED, base: 'menu' }],
  ['a menu without sections', { ...STORED, base: {} }],
  ['no draft', { ...STORED, draft: null }],
  ['a draft of nothing', { ...STORED, draft: {} }],
  ['no name', draftWith({ name: 1 })],
  ['a currency that is none', draftWith({ currency: 7 })],
  ['no price lists', draftWith({ priceLists: null })],
  ['no sections', draftWith({ sections: 'none' })],
  ['no section at all', draftWith({ sections: [] })],
  ['a section that is none', draftWith({ sections: [SECTION, null] })],
  ['a section without a key', draftWith({ sections: [{ ...SECTION, key: 'a' }] })],
  ['a section without a title', draftWith({ sections: [{ ...SECTION, title: null }] })],
  ['a section without drinks', draftWith({ sections: [{ ...SECTION, drinks: {} }] })],
  ['a drink without an id', drinkWith({ cocktailId: 7 })],
  ['a drink without a note', drinkWith({ note: null })],
  ['a drink without prices', drinkWith({ prices: null })],
  ['a drink with no price', drinkWith({ prices: [] })],
  ['a price without a size', drinkWith({ prices: [...DRINK.prices, { size: null, amounts: [] }] })],
  ['a price without amounts', drinkWith({ prices: [{ size: '' }] })],
])('takes a stored draft with %s for nothing', async (_, rubbish) => {
  const { takeUpDraft, listDrafts } = await openDrafts({
    'menu-draft:a': JSON.stringify(rubbish),
    'menu-draft': JSON.stringify({ ada: rubbish === 'x' ? 'x' : (rubbish as { draft?: unknown }).draft }),
  });
  expect(listDrafts('ada')).toEqual([]);
  expect(await takeUpDraft('ada')).toMatchObject({ base: null, draft: EMPTY_DRAFT });
});

it('reads what was stored whole, and texts that are no JSON as nothing', async () => {
  const { listDrafts } = await openDrafts({ 'menu-draft:a': JSON.stringify(STORED), 'menu-draft:b': 'x' });
  expect(listDrafts('ada')).toEqual([STORED]);
  const base = { sections: [], priceLists: [] };
  const again = await openDrafts({ 'menu-draft:a': JSON.stringify({ ...STORED, base }) });
  expect(again.listDrafts('ada')).toEqual([{ ...STORED, base }]);
});

it('reads prices as they were stored before they had sizes', async () => {
  const { priceLists: _, currency: __, ...before } = DRAFT;
  const old = (price: unknown) => [{ ...SECTION, drinks: [{ cocktailId: '11002', note: '', price }] }];
  const stored = {
    ...STORED,
    base: { sections: [...old('€ 9'), ...old(null), 'rubbish', { drinks: 1 }] },
    draft: { ...before, sections: [...old('€ 9'), ...old(undefined)] },
  };
  const { listDrafts } = await openDrafts({ 'menu-draft:a': JSON.stringify(stored) });
  const [draft] = listDrafts('ada');
  const priced = (prices: unknown) => ({ ...SECTION, drinks: [{ cocktailId: '11002', note: '', prices }] });
  expect(draft?.draft).toMatchObject({
    currency: null,
    priceLists: [],
    sections: [priced([{ size: '', amounts: ['€ 9'] }]), priced([{ size: '', amounts: [''] }])],
  });
  expect(draft?.base?.sections).toEqual([
    priced([{ size: null, amounts: ['€ 9'] }]),
    priced([]),
    'rubbish',
    { drinks: 1 },
  ]);
});
