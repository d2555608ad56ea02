import { computed } from 'nanostores';
import { listMarked } from '../domain/shelf/shelfMarks.ts';
import { $serves, $shelf } from './shelf.ts';

/** Tells which of the ingredients that a drink asks for are on the shelf, see {@link listMarked}. */
export type Marked = (asked: readonly string[]) => ReadonlySet<string>;

/** What the shelf holds of a drink, by what a drink asks for. */
export const $marked = computed(
  [$shelf, $serves],
  (shelf, serves): Marked =>
    (asked) =>
      listMarked(asked, shelf, serves),
);
