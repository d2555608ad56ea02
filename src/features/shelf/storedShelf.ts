import { asShelf } from '../../domain/asShelf.ts';
import { json, stored } from '../../lib/stored.ts';

/** What each thing on the shelf serves for, by its id, so that pages without the index can mark what one has. */
export type Serves = Record<string, string[]>;

/** Told to the window when the shelf has changed. */
export const SHELF_CHANGED = 'mixmaster:shelf';

/** The shelf of this browser: ids of ingredients, and texts that name none. */
export const storedShelf = stored('mixmaster-shelf', json(asShelf));

/** Beside the shelf, see {@link Serves}. */
export const storedServes = stored('mixmaster-shelf-serves', json(asServes));

/** Keeps a shelf and tells everyone on the page. */
export function keepShelf(shelf: string[], serves: Serves): void {
  if (shelf.length === 0) {
    storedShelf.remove();
    storedServes.remove();
  } else {
    storedShelf.set(shelf);
    storedServes.set(serves);
  }
  window.dispatchEvent(new CustomEvent(SHELF_CHANGED));
}

function asServes(value: unknown): Serves | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  );
  return Object.fromEntries(entries);
}
