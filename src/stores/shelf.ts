import { batch } from 'nanostores';
import { SHELF_LIMITS } from '../contracts/shelf/shelfLimits.ts';
import { asShelf } from '../domain/shelf/asShelf.ts';
import { isBottleEntry } from '../domain/shelf/bottles.ts';
import { isListOfTexts, isRecord } from '../domain/lib/shapes.ts';
import { json, persistent } from '../lib/persistent.ts';

/** What each thing on the shelf serves for, by its id, so that pages without the index can mark what one has. */
type Serves = Readonly<Record<string, readonly string[]>>;

const NOTHING: readonly string[] = [];

/** The shelf of this browser: ids of ingredients, and texts that name none. */
export const $shelf = persistent('mixmaster-shelf', NOTHING, json(asShelf));

/** Beside the shelf, see {@link Serves}. */
export const $serves = persistent<Serves>('mixmaster-shelf-serves', {}, json(asServes));

/** Puts these entries in the place of those of the shelf. */
export function storeShelf(shelf: readonly string[]): void {
  $shelf.set(shelf.length === 0 ? NOTHING : shelf);
}

/**
 * Takes an ingredient off the shelf, or adds it with what else it serves for.
 *
 * @returns false where the shelf is full
 */
export function toggleIngredient(id: string, serves: readonly string[]): boolean {
  const shelf = $shelf.get();
  const isOwn = shelf.includes(id);
  if (!isOwn && shelf.length >= SHELF_LIMITS.entries) return false;
  batch(() => {
    if (!isOwn) $serves.set({ ...$serves.get(), [id]: serves });
    storeShelf(isOwn ? shelf.filter((entry) => entry !== id) : [...shelf, id]);
  });
  return true;
}

/** Calls back once where the shelf says of a thing which bottle it is, now or as soon as it does. */
export function onceBottleIsStored(then: () => void): void {
  let isDone = false;
  $shelf.subscribe((shelf) => {
    if (isDone || !shelf.some(isBottleEntry)) return;
    isDone = true;
    then();
  });
}

function asServes(value: unknown): Serves | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] =>
    isListOfTexts(entry[1]),
  );
  return Object.fromEntries(entries);
}
