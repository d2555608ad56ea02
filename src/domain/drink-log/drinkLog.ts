import { DRINK_LOG_LIMITS } from '../../contracts/drink-log/drinkLogLimits.ts';
import { isListOfTexts, isRecord } from '../lib/shapes.ts';
import { mergeShelves } from '../shelf/mergeShelves.ts';

/** What a reader says of one drink. Something of it is always there. */
export interface LogEntry {
  /** 1 to 5; absent where the reader gave none. */
  stars?: number;
  note?: string;
  /** Days on which the reader made it, as "2026-11-29", the newest first. */
  madeOn?: readonly string[];
}

/** Entries by the id of their recipe. */
export type DrinkLog = Readonly<Record<string, LogEntry>>;

/** How an entry changed. Days are added and removed one by one, so that no device undoes those of another. */
export interface LogChange {
  drinkId: string;
  stars: number | null;
  note: string | null;
  made: string[];
  unmade: string[];
}

const DRINK_ID = /^\d{1,10}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** The length of "2026-11-29". */
const DAY_LENGTH = 10;

/** The entry of a drink, where there is none an empty one. */
export function getEntry(log: DrinkLog, drinkId: string): LogEntry {
  return Object.hasOwn(log, drinkId) ? (log[drinkId] ?? {}) : {};
}

/** The log with an entry in the place of what was there; an empty one goes. */
export function putEntry(log: DrinkLog, drinkId: string, entry: LogEntry): DrinkLog {
  const { [drinkId]: _, ...others } = log;
  const tidy = tidyEntry(entry);
  return isEmpty(tidy) ? others : { ...others, [drinkId]: tidy };
}

export function addDay({ madeOn = [], ...rest }: LogEntry, day: string): LogEntry {
  return { ...rest, madeOn: [...madeOn, day] };
}

export function removeDay({ madeOn = [], ...rest }: LogEntry, day: string): LogEntry {
  return { ...rest, madeOn: madeOn.filter((other) => other !== day) };
}

/** Reads a stored log. What is no entry is left out; undefined where the value is no log at all. */
export function asDrinkLog(value: unknown): DrinkLog | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([drinkId, stored]): [string, LogEntry][] => {
      if (!DRINK_ID.test(drinkId) || !isRecord(stored)) return [];
      const { stars, note, madeOn } = stored;
      const entry = tidyEntry({
        ...(isStars(stars) ? { stars } : {}),
        ...(typeof note === 'string' ? { note } : {}),
        ...(isListOfTexts(madeOn) ? { madeOn: madeOn.filter(isDay) } : {}),
      });
      return isEmpty(entry) ? [] : [[drinkId, entry]];
    }),
  );
}

/**
 * Brings the log of a browser and that of the account together. What one side changed since they last met holds; where
 * both changed the stars, those of this browser hold, and where both changed the note, both texts stay.
 *
 * @param agreed what both held when they last met
 */
export function mergeLogs(local: DrinkLog, remote: DrinkLog, agreed: DrinkLog = {}): DrinkLog {
  const ids = new Set([...Object.keys(remote), ...Object.keys(local)]);
  return [...ids].reduce<DrinkLog>((merged, id) => {
    const [here, there, before] = [local, remote, agreed].map((log) => getEntry(log, id)) as [
      LogEntry,
      LogEntry,
      LogEntry,
    ];
    return putEntry(merged, id, {
      ...withStars(here.stars === before.stars ? there.stars : here.stars),
      note: mergeNotes(here.note, there.note, before.note),
      madeOn: mergeShelves(here.madeOn ?? [], there.madeOn ?? [], before.madeOn),
    });
  }, {});
}

/** What makes one log of another, drink by drink. */
export function listChanges(from: DrinkLog, to: DrinkLog): LogChange[] {
  const ids = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...ids].flatMap((drinkId) => {
    const [before, after] = [getEntry(from, drinkId), getEntry(to, drinkId)];
    const [old, now] = [before.madeOn ?? [], after.madeOn ?? []];
    const made = now.filter((day) => !old.includes(day));
    const unmade = old.filter((day) => !now.includes(day));
    const isSame =
      before.stars === after.stars && before.note === after.note && made.length + unmade.length === 0;
    return isSame ? [] : [{ drinkId, stars: after.stars ?? null, note: after.note ?? null, made, unmade }];
  });
}

function mergeNotes(here = '', there = '', before = ''): string {
  if (here === before || here === there) return there;
  if (there === before || there === '') return here;
  if (here === '' || hasLines(there, here)) return there;
  if (hasLines(here, there)) return here;
  const both = `${there}\n${here}`;
  return countLetters(both) > DRINK_LOG_LIMITS.storedNote ? here : both;
}

const hasLines = (text: string, lines: string) => `\n${text}\n`.includes(`\n${lines}\n`);

/** Trims the note, and puts the days in order, each once. */
function tidyEntry({ stars, note = '', madeOn = [] }: LogEntry): LogEntry {
  const text = [...note.trim()].slice(0, DRINK_LOG_LIMITS.storedNote).join('').trim();
  const days = [...new Set(madeOn)].sort().reverse().slice(0, DRINK_LOG_LIMITS.days);
  return {
    ...withStars(stars),
    ...(text === '' ? {} : { note: text }),
    ...(days.length > 0 ? { madeOn: days } : {}),
  };
}

const withStars = (stars: number | undefined) => (stars === undefined ? {} : { stars });
const isEmpty = (entry: LogEntry) => Object.keys(entry).length === 0;
const countLetters = (text: string) => [...text].length;

function isStars(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= DRINK_LOG_LIMITS.stars;
}

/** Whether a text is a day of the calendar, as "2026-11-29". */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return (
    time !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().slice(0, DAY_LENGTH) === text
  );
}
