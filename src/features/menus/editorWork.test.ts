import { expect, it } from 'vitest';
import type { Menu } from '../../contracts/menus/menu.ts';
import { addDrink, toMenuDraft, EMPTY_DRAFT, removeDrink } from '../../domain/menus/menuDraft.ts';
import { freshEditing } from '../../stores/menuDrafts.ts';
import {
  begin,
  canRedo,
  canUndo,
  discard,
  edit,
  firstWork,
  open,
  rebase,
  redo,
  settle,
  typedIn,
  undo,
  type Work,
} from './editorWork.ts';

const saved = (id: string) => {
  const sections = [{ title: null, drinks: [{ cocktailId: '11002', prices: [], note: null }] }];
  const texts = { name: id, description: null, restaurantName: null };
  return { id, version: 1, ...texts, currency: null, priceLists: [], sections } as unknown as Menu;
};
const [FRIDAY, SUNDAY] = [saved('Friday'), saved('Sunday')];
const rename = (work: Work, name: string) =>
  edit(work, (draft) => ({ ...draft, name }), { field: typedIn('name', name) });
const add = (work: Work, id: string) => edit(work, (draft) => addDrink(draft, id));
const nameOf = ({ editing }: Work) => editing.draft.name;
const empty = () => firstWork(freshEditing());
const FRIDAY_OPEN = open(empty(), FRIDAY);

it('a saved menu stays open with its steps, and what was changed meanwhile is on top of it', () => {
  const late = rename(FRIDAY_OPEN, 'Late');
  const newer = { ...FRIDAY, name: 'Late', version: 2 };
  const done = settle(late, late.turn, newer);
  expect(done.editing).toEqual({ ...late.editing, base: newer });
  expect(nameOf(undo(done))).toBe('Friday');
  const later = settle(rename(late, 'Later'), late.turn, newer);
  expect(later.editing).toMatchObject({ base: newer, draft: { name: 'Later' } });
});

it('one goes back to what was saved, also in the middle of a word', () => {
  const saved = settle(rename(FRIDAY_OPEN, 'Sat'), FRIDAY_OPEN.turn, FRIDAY);
  const back = undo(rename(saved, 'Saturday'));
  expect([nameOf(back), nameOf(undo(back))]).toEqual(['Sat', 'Friday']);
});

it('what was thrown away is a draft of the menu as it was saved since', () => {
  const thrown = discard(rename(FRIDAY_OPEN, 'Late'));
  const newer = { ...FRIDAY, version: 2 };
  expect(undo(settle(thrown, thrown.turn, newer)).editing).toMatchObject({
    base: newer,
    draft: { name: 'Late' },
  });
});

it('an answer about one menu leaves another that was begun meanwhile as it is', () => {
  const sunday = open(FRIDAY_OPEN, SUNDAY);
  expect(settle(sunday, FRIDAY_OPEN.turn, FRIDAY)).toBe(sunday);
  expect(rebase(sunday, FRIDAY_OPEN.turn, null)).toBe(sunday);
  expect(rebase(sunday, sunday.turn, null).editing).toMatchObject({ base: null, draft: toMenuDraft(SUNDAY) });
});

it('unsaved work is said to be set aside where another menu is opened, also after that is changed', () => {
  const late = rename(FRIDAY_OPEN, 'Late');
  const sunday = add(open(late, SUNDAY), '11001');
  expect(sunday.notice).toEqual({ kind: 'aside', name: 'Late', draft: late.editing.id });
  expect(sunday.ended).toBeUndefined();
  expect(begin(sunday, late.editing).editing).toBe(late.editing);
  expect(open(FRIDAY_OPEN, SUNDAY).notice).toBeUndefined();
});

it('takes every step back and does it again, whatever was done after it', () => {
  const removed = edit(add(add(empty(), '11001'), '11002'), (draft) => removeDrink(draft, '11001'), {
    notice: { kind: 'removed', name: 'Margarita' },
  });
  expect(removed.notice).toEqual({ kind: 'removed', name: 'Margarita' });
  const typed = rename(removed, 'Friday');
  const back = undo(undo(typed));
  expect(back.editing.draft).toEqual(add(add(empty(), '11001'), '11002').editing.draft);
  expect(back.editing.id).toBe(typed.editing.id);
  expect(redo(redo(back)).editing.draft).toEqual(typed.editing.draft);
  expect(canRedo(add(back, '11003'))).toBe(false);
  const start = undo(undo(back));
  expect([canUndo(start), start.editing.draft]).toEqual([false, EMPTY_DRAFT]);
  expect(undo(start)).toBe(start);
});

it('takes what is typed into one field back together, word for word of a text', () => {
  const typed = ['F', 'Fr', 'Fri', 'Fri n', 'Fri night'].reduce(rename, empty());
  expect(nameOf(undo(typed))).toBe('Fri');
  expect(nameOf(undo(undo(typed)))).toBe('');
  const again = rename(undo(typed), 'Frit');
  expect(nameOf(undo(again))).toBe('Fri');
});

it('a change that changes nothing is no step', () => {
  const work = add(empty(), '11002');
  expect(add(work, '11002')).toBe(work);
});

it('what was thrown away comes back with its steps, its menu and its draft, and can be thrown away again', () => {
  const late = rename(FRIDAY_OPEN, 'Late');
  const thrown = discard(late);
  expect(thrown).toMatchObject({
    editing: { base: FRIDAY, draft: toMenuDraft(FRIDAY) },
    ended: late.editing.id,
  });
  expect(discard(rename(empty(), 'New')).editing).toMatchObject({ base: null, draft: EMPTY_DRAFT });
  expect(thrown.notice).toEqual({ kind: 'discarded', name: 'Late' });
  const back = undo(undo(add(thrown, '11001')));
  expect(back.editing).toBe(late.editing);
  expect(back.turn).toBe(late.turn);
  expect(nameOf(undo(back))).toBe('Friday');
  expect(redo(back).editing.draft).toEqual(toMenuDraft(FRIDAY));
});
