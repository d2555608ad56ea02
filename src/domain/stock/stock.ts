import { MAX_LEVEL_ML, SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { isRecord } from '../lib/shapes.ts';
import { ingredientOfEntry } from '../shelf/bottles.ts';
import type { ShoppingItem } from '../shopping/shoppingList.ts';

/** What is left in a bottle, and what it holds when it is full, in millilitres. */
export interface Level {
  ml: number;
  full: number;
}

/** What a drink that was made on a day took out of bottles, by their entries: what there was, never more. */
export interface Pour {
  drink: string;
  day: string;
  taken: Readonly<Record<string, number>>;
}

/** The bottles whose levels a reader tracks, by their entries on the shelf, and what can be put back. */
export interface Stock {
  levels: Readonly<Record<string, Level>>;
  /** The newest last. */
  pours: readonly Pour[];
}

/** What a drink takes of one bottle. */
export interface Use {
  entry: string;
  ml: number;
}

/** What a bottle gave. */
export interface Taken extends Use {
  left: number;
  /** Whether it held less than the drink takes. */
  isShort: boolean;
}

export const NO_STOCK: Stock = { levels: {}, pours: [] };
/** Pours that can be taken back; the oldest go. */
export const MAX_POURS = 60;
/** Below it a bottle is low whatever it holds when it is full. */
const LOW_ML = 100;
const LOW_SHARE = 1 / 4;
const DRINK_ID = /^\d{1,10}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const NOTHING: Pour['taken'] = {};

/** The level of a bottle; undefined where nobody tracks it. */
export function getLevel({ levels }: Stock, entry: string): Level | undefined {
  return Object.hasOwn(levels, entry) ? levels[entry] : undefined;
}

/**
 * Says how much is left in a bottle. Whoever says so has seen it: earlier pours are in it and are not put back any more.
 *
 * @param full what such a bottle holds; one that holds more now holds so much when it is full
 */
export function setLevel(stock: Stock, entry: string, ml: number, full: number): Stock {
  const left = boundMl(ml);
  return {
    levels: { ...stock.levels, [entry]: { ml: left, full: Math.max(left, boundMl(full)) } },
    pours: withoutEntry(stock.pours, entry),
  };
}

/** Tracks a bottle no longer. */
export function removeLevel({ levels, pours }: Stock, entry: string): Stock {
  const { [entry]: _, ...others } = levels;
  return { levels: others, pours: withoutEntry(pours, entry) };
}

/** Tracks under another entry what was tracked under one: it is the same bottle. */
export function renameLevel(stock: Stock, from: string, to: string): Stock {
  const level = getLevel(stock, from);
  if (level === undefined || from === to) return stock;
  const { [from]: _, ...others } = stock.levels;
  const pours = stock.pours.map((pour) => {
    if (!Object.hasOwn(pour.taken, from)) return pour;
    const { [from]: ml = 0, ...taken } = pour.taken;
    return { ...pour, taken: { ...taken, [to]: ml } };
  });
  return { levels: { ...others, [to]: level }, pours };
}

/** Forgets bottles that are not on the shelf any more. */
export function keepShelved(stock: Stock, shelf: readonly string[]): Stock {
  return Object.keys(stock.levels)
    .filter((entry) => !shelf.includes(entry))
    .reduce(removeLevel, stock);
}

/** Lowers levels by what a drink takes; none goes below zero. */
export function pour(
  stock: Stock,
  { drink, day }: Pick<Pour, 'drink' | 'day'>,
  uses: readonly Use[],
): { stock: Stock; taken: Taken[] } {
  const taken = uses.flatMap(({ entry, ml }): Taken[] => {
    const level = getLevel(stock, entry);
    if (level === undefined) return [];
    const wanted = roundMl(ml);
    const given = Math.min(level.ml, wanted);
    return [{ entry, ml: given, left: roundMl(level.ml - given), isShort: given < wanted }];
  });
  const before = findPour(stock, { drink, day })?.taken ?? NOTHING;
  const sums = taken.map(
    ({ entry, ml }) =>
      [entry, roundMl((Object.hasOwn(before, entry) ? (before[entry] ?? 0) : 0) + ml)] as const,
  );
  const record: Pour = { drink, day, taken: { ...before, ...Object.fromEntries(sums) } };
  return {
    stock: {
      levels: withMl(
        stock,
        taken.map(({ entry, left }) => [entry, left]),
      ),
      pours:
        taken.length === 0
          ? stock.pours
          : [...stock.pours.filter((other) => !isSame(other, record)), record].slice(-MAX_POURS),
    },
    taken,
  };
}

/** Puts back exactly what a drink took, where the bottle is tracked still. */
export function putBack(stock: Stock, made: Pick<Pour, 'drink' | 'day'>): { stock: Stock; returned: Use[] } {
  const record = findPour(stock, made);
  const returned = Object.entries(record?.taken ?? {})
    .filter(([entry]) => getLevel(stock, entry) !== undefined)
    .map(([entry, ml]) => ({ entry, ml }));
  return {
    stock: {
      levels: withMl(
        stock,
        returned.map(({ entry, ml }) => [entry, roundMl((getLevel(stock, entry)?.ml ?? 0) + ml)]),
      ),
      pours: stock.pours.filter((other) => other !== record),
    },
    returned,
  };
}

/** Whether it is time to buy another one: at most a quarter is left, or less than 100 ml. */
export function isLow({ ml, full }: Level): boolean {
  return ml < LOW_ML || ml <= full * LOW_SHARE;
}

/** The bottles of a shelf that are low. */
function listLow(stock: Stock, shelf: readonly string[]): string[] {
  return shelf.filter((entry) => {
    const level = getLevel(stock, entry);
    return level !== undefined && isLow(level);
  });
}

/** The low bottles of a shelf that are not on the shopping list yet. */
export function listToBuy(
  stock: Stock,
  shelf: readonly string[],
  list: readonly Pick<ShoppingItem, 'entry' | 'isBought'>[],
): string[] {
  const listed = new Set(list.filter(({ isBought }) => isBought !== true).map(({ entry }) => entry));
  return listLow(stock, shelf).filter((entry) => !listed.has(ingredientOfEntry(entry)));
}

/** How much better it is to use up each bottle that is open, by its entry: one that is low before any other. */
export function weighOpen(stock: Stock, shelf: readonly string[]): Map<string, number> {
  return new Map(
    shelf.flatMap((entry): [string, number][] => {
      const level = getLevel(stock, entry);
      if (level === undefined || level.ml === 0 || level.ml >= level.full) return [];
      return [[entry, isLow(level) ? 2 : 1]];
    }),
  );
}

/** Reads a stored stock. What is no level and no pour is left out; undefined where the value is no stock at all. */
export function asStock(value: unknown): Stock | undefined {
  if (!isRecord(value) || !isRecord(value['levels'])) return undefined;
  const levels = Object.entries(value['levels']).flatMap(([entry, level]): [string, Level][] =>
    isEntry(entry) && isRecord(level) && isMl(level['ml']) && isMl(level['full'])
      ? [[entry, { ml: roundMl(level['ml']), full: Math.max(level['ml'], level['full']) }]]
      : [],
  );
  const pours = Array.isArray(value['pours']) ? value['pours'].flatMap(readPour) : [];
  return {
    levels: Object.fromEntries(levels.slice(0, SHELF_LIMITS.entries)),
    pours: pours.slice(-MAX_POURS),
  };
}

/** Of what recipes measure nothing is finer; sums stay free of the errors of binary fractions. */
const roundMl = (ml: number) => Math.round(ml * 100) / 100;
const boundMl = (ml: number) => Math.min(MAX_LEVEL_ML, Math.max(0, roundMl(ml)));
const isMl = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_LEVEL_ML;
const isEntry = (entry: string) => entry.trim() !== '' && [...entry].length <= SHELF_LIMITS.letters;
const isSame = (one: Pick<Pour, 'drink' | 'day'>, other: Pick<Pour, 'drink' | 'day'>) =>
  one.drink === other.drink && one.day === other.day;

function findPour({ pours }: Stock, made: Pick<Pour, 'drink' | 'day'>): Pour | undefined {
  return pours.find((other) => isSame(other, made));
}

function withMl(stock: Stock, changed: readonly (readonly [string, number])[]): Stock['levels'] {
  const next = changed.map(([entry, ml]): [string, Level] => {
    const full = getLevel(stock, entry)?.full ?? ml;
    return [entry, { ml: boundMl(ml), full: Math.max(full, boundMl(ml)) }];
  });
  return { ...stock.levels, ...Object.fromEntries(next) };
}

function withoutEntry(pours: readonly Pour[], entry: string): Pour[] {
  return pours.flatMap((pour) => {
    const { [entry]: _, ...taken } = pour.taken;
    return Object.keys(taken).length === 0 ? [] : [{ ...pour, taken }];
  });
}

function readPour(value: unknown): Pour[] {
  if (!isRecord(value) || !isRecord(value['taken'])) return [];
  const { drink, day } = value;
  if (typeof drink !== 'string' || !DRINK_ID.test(drink)) return [];
  if (typeof day !== 'string' || !DAY.test(day)) return [];
  const taken = Object.entries(value['taken'])
    .filter((one): one is [string, number] => isEntry(one[0]) && isMl(one[1]))
    .slice(0, SHELF_LIMITS.entries);
  return taken.length === 0 ? [] : [{ drink, day, taken: Object.fromEntries(taken) }];
}
