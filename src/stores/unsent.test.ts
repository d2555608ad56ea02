import { expect, it } from 'vitest';
import { openPage } from './testPage.ts';

const WISH = { owner: 'ada', cocktailId: '1', cocktailName: 'Negroni', isWanted: true, at: '2026-01-01' };
const KEY = 'mixmaster-unsent';
const open = async (kept: Record<string, string> = {}) => {
  const page = openPage(kept);
  return { page, ...(await import('./unsent.ts')), ...(await import('./storedAccount.ts')) };
};

it('keeps the last wish for a drink of an account, in order, and nothing once all are gone', async () => {
  const { page, $unsent, keepUnsent, dropUnsent } = await open();
  const [other, foreign] = [
    { ...WISH, cocktailId: '2' },
    { ...WISH, owner: 'eve' },
  ];
  for (const wish of [WISH, other, foreign]) keepUnsent(wish);
  const last = { ...WISH, isWanted: false };
  keepUnsent(last);
  expect($unsent.get()).toEqual([other, foreign, last]);
  dropUnsent({ owner: 'ada', cocktailId: '9' });
  expect($unsent.get()).toHaveLength(3);
  for (const wish of [other, last]) dropUnsent(wish);
  expect($unsent.get()).toEqual([foreign]);
  dropUnsent(foreign);
  expect(page.kept.has(KEY)).toBe(false);
});

it('shows those of the account that is signed in, and forgets those of one alone', async () => {
  const { $ownUnsent, $unsent, keepUnsent, forgetUnsent, storeAccount } = await open();
  const foreign = { ...WISH, owner: 'eve' };
  for (const wish of [WISH, { ...WISH, cocktailId: '2' }, foreign]) keepUnsent(wish);
  expect($ownUnsent.get()).toEqual([]);
  storeAccount('eve');
  expect($ownUnsent.get()).toEqual([foreign]);
  forgetUnsent('ada');
  expect($unsent.get()).toEqual([foreign]);
});

it.each([
  ['{}', []],
  ['[null, 1, {}]', []],
  [JSON.stringify([{ ...WISH, at: 1 }, { ...WISH, isWanted: 'yes' }, WISH]), [WISH]],
])('reads of %s what are wishes', async (text, wishes) => {
  const { $unsent } = await open({ [KEY]: text });
  expect($unsent.get()).toEqual(wishes);
});

it('notes which menus are to be sent, each once', async () => {
  const { $menusToSend, noteMenuToSend } = await open({ 'mixmaster-menus-to-send': '["a", 7]' });
  expect($menusToSend.get()).toEqual(['a']);
  noteMenuToSend('b', true);
  noteMenuToSend('a', true);
  expect($menusToSend.get()).toEqual(['b', 'a']);
  noteMenuToSend('c', false);
  noteMenuToSend('b', false);
  expect($menusToSend.get()).toEqual(['a']);
});

const FAVORITE = { cocktailId: '1', cocktailName: 'Negroni', createdAt: '2026-01-01' };

it('remembers who is signed in and their favorites, until somebody else is', async () => {
  const { page, $keptAccount, storeAccount, storeFavorites } = await open();
  storeFavorites([FAVORITE]);
  expect($keptAccount.get()).toBeUndefined();
  storeAccount('ada');
  storeFavorites([FAVORITE]);
  storeAccount('ada');
  expect($keptAccount.get()).toEqual({ id: 'ada', favorites: [FAVORITE] });
  storeAccount('eve');
  expect($keptAccount.get()).toEqual({ id: 'eve' });
  storeAccount(undefined);
  expect(page.kept.size).toBe(0);
});

it.each([
  ['null', undefined],
  ['"ada"', undefined],
  ['{}', undefined],
  ['{"id":1}', undefined],
  ['{"id":"ada"}', { id: 'ada' }],
  ['{"id":"ada","favorites":[null]}', { id: 'ada' }],
  ['{"id":"ada","favorites":[{"cocktailId":"1"}]}', { id: 'ada' }],
  [JSON.stringify({ id: 'ada', favorites: [FAVORITE] }), { id: 'ada', favorites: [FAVORITE] }],
])('reads %s as the account that was signed in: %j', async (text, account) => {
  const { $keptAccount } = await open({ 'mixmaster-account': text });
  expect($keptAccount.get()).toEqual(account);
});
