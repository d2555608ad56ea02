import { SEARCH_LENGTH } from '../domain/search/listQuery.ts';
import { json, persistent } from '../lib/persistent.ts';
import { foldText } from '../text/foldText.ts';

/** More would be a history, and no help. */
const MOST = 5;
const NONE: readonly string[] = [];

/** What was searched for with this browser, the last first. */
export const $recentSearches = persistent<readonly string[]>('recent-searches', NONE, json(asSearches));

/** Keeps what was searched for; the same text, however it is written, once. */
export function noteSearch(text: string): void {
  const search = text.trim().slice(0, SEARCH_LENGTH);
  if (search === '') return;
  const others = $recentSearches.get().filter((other) => foldText(other) !== foldText(search));
  $recentSearches.set([search, ...others].slice(0, MOST));
}

/** Forgets all that was searched for. */
export function forgetSearches(): void {
  $recentSearches.set(NONE);
}

function asSearches(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '')
    .map((entry) => entry.slice(0, SEARCH_LENGTH))
    .slice(0, MOST);
}
