import { asExclusion, excludesNothing, NOTHING_EXCLUDED, type Exclusion } from '../domain/diet/exclusion.ts';
import { json, persistent } from '../lib/persistent.ts';
import { DIET_KEY } from './storedDiet.ts';

/** What the reader avoids: allergens, what is not vegan, what holds alcohol. This browser keeps it, and the account where the reader asks for it (`syncDiet.ts`). */
export const $avoided = persistent<Exclusion>(DIET_KEY, NOTHING_EXCLUDED, json(asExclusion));

/** Keeps what the reader avoids from now on; nothing is kept of a reader who avoids nothing. */
export function avoid(exclusion: Exclusion): void {
  $avoided.set(excludesNothing(exclusion) ? NOTHING_EXCLUDED : exclusion);
}
