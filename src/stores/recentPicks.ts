import { isListOfTexts } from '../domain/lib/shapes.ts';
import { json, persistent } from '../lib/persistent.ts';

const NONE: readonly string[] = [];

/** Ids of the drinks that Mix Master picked last, the newest first. */
export const $recentPicks = persistent(
  'mixmaster-picked',
  NONE,
  json((value) => (isListOfTexts(value) ? value : undefined)),
);
