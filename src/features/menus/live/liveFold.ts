import { createWordFormat, persistent } from '../../../lib/persistent.ts';

/** Whether the page beside the menu is folded away. */
export const $liveFold = persistent<'folded' | undefined>(
  'menu-live-page',
  undefined,
  createWordFormat(['folded']),
);
