import { DRINK_LOG_LIMITS } from '../contracts/drink-log/drinkLogLimits.ts';
import {
  asDrinkLog,
  getEntry,
  putEntry,
  type DrinkLog,
  type LogEntry,
} from '../domain/drink-log/drinkLog.ts';
import { json, persistent } from '../lib/persistent.ts';

const NOTHING: DrinkLog = {};

/** The reader's stars, notes and days of this browser. `features/drink-log/hasLog.ts` knows its key too. */
export const $drinkLog = persistent('mixmaster-drink-log', NOTHING, json(asDrinkLog));

/** Puts a log in the place of what this browser holds. */
export function storeLog(log: DrinkLog): void {
  $drinkLog.set(Object.keys(log).length === 0 ? NOTHING : log);
}

/**
 * Changes the entry of a drink.
 *
 * @returns false where the log is full and would need one more drink
 */
export function changeEntry(drinkId: string, change: (entry: LogEntry) => LogEntry): boolean {
  const log = $drinkLog.get();
  const changed = putEntry(log, drinkId, change(getEntry(log, drinkId)));
  const count = Object.keys(changed).length;
  if (count > DRINK_LOG_LIMITS.drinks && count > Object.keys(log).length) return false;
  storeLog(changed);
  return true;
}
