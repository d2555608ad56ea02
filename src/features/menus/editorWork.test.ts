import { expect, it } from 'vitest';
import type { Menu } from '../../contracts/menu.ts';
import { addDrink, draftOf, removeDrink } from '../../domain/menuDraft.ts';
import { edit, firstWork, goBack, open, rebase, settle, type Work } from './editorWork.ts';
import { FRESH } from './storedDraft.ts';

const saved = (id: string) => {
  const sections = [{ title: null, drinks: [{ cocktailId: '11002', price: null, note: null }] }];
  return { id, version: 1, name: id, description: null, restaurantName: null, sections } as unknown as Menu;
};
const [FRIDAY, SUNDAY] = [saved('Friday'), saved('Sunday')];
const rename = (work: Work, name: string) => edit(work, (draft) => ({ ...draft, name }));
const FRIDAY_SENT = open(firstWork(), FRIDAY);
const SENT = FRIDAY_SENT.editing.draft;

it('what was saved leaves an empty form; what was changed since stays, over the saved menu', () => {
  expect(settle(FRIDAY_SENT, FRIDAY_SENT.turn, FRIDAY, SENT).editing).toEqual(FRESH);
  const newer = { ...FRIDAY, version: 2 };
  const changed = settle(rename(FRIDAY_SENT, 'Late'), FRIDAY_SENT.turn, newer, SENT);
  expect(changed.editing).toEqual({ base: newer, draft: { ...SENT, name: 'Late' } });
});

it('an answer about one menu leaves another that was begun meanwhile as it is', () => {
  const sunday = open(FRIDAY_SENT, SUNDAY);
  expect(settle(sunday, FRIDAY_SENT.turn, FRIDAY, SENT)).toBe(sunday);
  expect(rebase(sunday, FRIDAY_SENT.turn, null)).toBe(sunday);
  expect(rebase(sunday, sunday.turn, null).editing).toEqual({ base: null, draft: draftOf(SUNDAY) });
});

it('unsaved work is set aside where another menu is opened, and comes back', () => {
  const late = rename(FRIDAY_SENT, 'Late');
  const aside = edit(open(late, SUNDAY), (draft) => addDrink(draft, '11001'));
  expect(aside.undo).toMatchObject({ kind: 'aside', name: 'Late' });
  expect(goBack(aside).editing).toEqual(late.editing);
  expect(open(FRIDAY_SENT, SUNDAY).undo).toBeUndefined();
});

it('what was removed comes back under the key that the menu was sent by meanwhile', () => {
  const { draft } = rename(firstWork(), 'Friday').editing;
  const full = addDrink(draft, '11002');
  const undo = { kind: 'removed' as const, name: 'Negroni', back: { base: null, draft: full } };
  const editing = { base: null, draft: removeDrink(full, '11002'), key: 'sent' };
  const back = goBack({ ...firstWork(editing), undo });
  expect(back).toMatchObject({ editing: { key: 'sent', draft: full }, undo: undefined });
});
