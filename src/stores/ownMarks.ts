import { atom } from 'nanostores';
import type { OwnFilter } from '../domain/drink-log/ownFilter.ts';

/** What lists show of the reader's log, in the language of the page. */
export interface OwnMarks {
  /** The reader's stars in words; empty where they gave none. */
  textOf(drinkId: string): string;
  fits(drinkId: string, filter: OwnFilter): boolean;
  /** Of the filter, and of its choices. */
  label: string;
  names: Readonly<Record<OwnFilter, string>>;
}

/**
 * Undefined until the log is loaded (features/drink-log), and for readers without one, so that lists carry neither its
 * rules nor its texts.
 */
export const $ownMarks = atom<OwnMarks | undefined>(undefined);
