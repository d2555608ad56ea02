import { expect, it } from 'vitest';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { moveToShelf } from './moveToShelf.ts';

it('puts what was bought on the shelf, each once', () => {
  expect(moveToShelf(['gin'], ['gin', 'lime'])).toEqual({
    shelf: ['gin', 'lime'],
    moved: ['gin', 'lime'],
    kept: [],
  });
});

it('keeps what has no room', () => {
  const full = Array.from({ length: SHELF_LIMITS.entries - 1 }, (_, place) => `thing ${place}`);
  const { shelf, moved, kept } = moveToShelf(full, ['lime', 'gin', 'thing 0']);
  expect(shelf).toEqual([...full, 'lime']);
  expect([moved, kept]).toEqual([['lime', 'thing 0'], ['gin']]);
});
