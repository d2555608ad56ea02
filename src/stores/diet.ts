import { asExclusion, excludesNothing, NOTHING_EXCLUDED, type Exclusion } from '../domain/exclusion.ts';
import { json, persistent } from '../lib/persistent.ts';

/** What the reader avoids: allergens, what is not vegan, what holds alcohol. Only this browser knows it. */
export const $avoided = persistent<Exclusion>('mixmaster-diet', NOTHING_EXCLUDED, json(asExclusion));

/** Keeps what the reader avoids from now on; nothing is kept of a reader who avoids nothing. */
export function avoid(exclusion: Exclusion): void {
  $avoided.set(excludesNothing(exclusion) ? NOTHING_EXCLUDED : exclusion);
}
