import { beforeEach, describe, expect, it } from 'vitest';
import type { WishChip } from '../../contracts/chat/chat.ts';
import { createChips, type Chips } from './chips.ts';

const GIN: WishChip = {
  wish: { kind: 'ingredient', id: 'gin', not: false },
  label: 'gin',
  key: 'ingredient:gin',
};
const DRY: WishChip = {
  wish: { kind: 'taste', taste: 'sweet', not: true },
  label: 'not sweet',
  key: 'taste:sweet',
};
const EIGHT: WishChip = { wish: { kind: 'guests', count: 8 }, label: 'for 8', key: 'guests' };
const NUTS: WishChip = {
  wish: { kind: 'leave-out', what: 'nuts' },
  label: 'I leave out: nuts',
  key: 'leave-out:nuts',
};

let chips: Chips;
beforeEach(() => {
  chips = createChips();
});
const labels = () => chips.shown().map(({ label }) => label);

it('takes over all chips of an answer, guards first, and tells what came and went', () => {
  expect(chips.receive([GIN, DRY])).toEqual({ arrived: [GIN, DRY], gone: [] });
  expect(chips.receive([GIN, EIGHT, NUTS])).toEqual({ arrived: [EIGHT, NUTS], gone: [DRY] });
  expect(labels()).toEqual(['I leave out: nuts', 'gin', 'for 8']);
  expect(chips.receive([])).toEqual({ arrived: [], gone: [GIN, EIGHT, NUTS] });
});

it('tells a chip whose words changed as one that came', () => {
  const ten = { ...EIGHT, label: 'for 10' };
  chips.receive([EIGHT]);
  expect(chips.receive([ten])).toEqual({ arrived: [ten], gone: [] });
});

describe('a chip that is pressed away', () => {
  it('is gone, and comes back to its place', () => {
    chips.receive([GIN, DRY, EIGHT]);
    expect(chips.remove(DRY.key)).toEqual(DRY);
    expect(labels()).toEqual(['gin', 'for 8']);
    expect(chips.withdrawn()).toEqual([DRY.key]);
    expect(chips.undo()).toEqual(DRY);
    expect(labels()).toEqual(['gin', 'not sweet', 'for 8']);
    expect(chips.withdrawn()).toEqual([]);
    expect(chips.undo()).toBeUndefined();
  });

  it('comes back one by one, the last first', () => {
    chips.receive([GIN, NUTS, EIGHT]);
    for (const { key } of [NUTS, GIN, EIGHT]) chips.remove(key);
    expect(chips.lastRemoved()).toEqual(EIGHT);
    expect([chips.undo(), chips.undo()]).toEqual([EIGHT, GIN]);
    expect(chips.lastRemoved()).toEqual(NUTS);
    chips.undo();
    expect(labels()).toEqual(['I leave out: nuts', 'gin', 'for 8']);
  });

  it('is nothing where there is no such chip', () => {
    expect(chips.remove('guests')).toBeUndefined();
    expect(chips.lastRemoved()).toBeUndefined();
  });

  it('stays away while the answer that had it still comes', () => {
    chips.receive([GIN, DRY]);
    chips.remove(GIN.key);
    expect(chips.receive([GIN, DRY, EIGHT])).toEqual({ arrived: [EIGHT], gone: [] });
    expect(labels()).toEqual(['not sweet', 'for 8']);
  });

  it('stays withdrawn while its question is asked again, and no longer with the next', () => {
    chips.receive([GIN, DRY]);
    chips.remove(GIN.key);
    chips.begin(true);
    expect(chips.lastRemoved()).toBeUndefined();
    chips.remove(DRY.key);
    expect(chips.withdrawn()).toEqual([GIN.key, DRY.key]);
    chips.begin(false);
    expect(chips.withdrawn()).toEqual([]);
  });

  it('is shown all the same where an answer keeps to it again: nothing works unseen', () => {
    chips.receive([GIN]);
    chips.remove(GIN.key);
    chips.begin(true);
    chips.receive([GIN]);
    expect(labels()).toEqual(['gin']);
  });
});

it('adds chips that were chosen, in the place of those with their key', () => {
  const ten: WishChip = { wish: { kind: 'guests', count: 10 }, label: 'for 10', key: 'guests' };
  chips.receive([EIGHT, GIN]);
  chips.remove(GIN.key);
  expect(chips.add([ten, GIN, NUTS])).toEqual({ arrived: [ten, GIN, NUTS], gone: [] });
  expect(labels()).toEqual(['I leave out: nuts', 'for 10', 'gin']);
  expect(chips.lastRemoved()).toBeUndefined();
  expect(chips.withdrawn()).toEqual([]);
});

it('withdraws no more than a request may hold, the newest', () => {
  const many = Array.from({ length: 30 }, (_, count) => ({ ...GIN, key: `ingredient:${count}` }));
  chips.receive(many);
  for (const { key } of many) chips.remove(key);
  expect(chips.withdrawn()).toHaveLength(24);
  expect(chips.withdrawn().at(-1)).toBe('ingredient:29');
});

it('forgets everything with the conversation', () => {
  chips.receive([GIN, NUTS]);
  chips.remove(GIN.key);
  chips.clear();
  expect(labels()).toEqual([]);
  expect(chips.withdrawn()).toEqual([]);
  expect(chips.undo()).toBeUndefined();
});
