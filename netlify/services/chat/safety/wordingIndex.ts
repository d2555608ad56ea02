import { entryOf, listTable, push, type Table } from '../../../../src/domain/chat/table.ts';
import { madeOnce } from '../../../../src/domain/madeOnce.ts';
import { readWordings, type Part, type Wording } from './wording.ts';

/** Groups of wordings that others refer to as `<name>`. */
export type WordSets = Readonly<Record<string, readonly string[]>>;

/** By the letters that something begins with, the places of those of some wordings that may begin so. */
export type StartIndex = Table<readonly number[]>;

/** Wordings that are found by how they begin: plain JSON, so that a build can write it. */
export interface IndexedWordings {
  wordings: readonly string[];
  starts: StartIndex;
}

/** Wordings are kept by so many first letters, where there are so many of them. */
const KEPT_BY = 4;

/** How wordings may begin, letters of a first word each; `whole` where the wording ends with them. */
interface Starts {
  whole: ReadonlySet<string>;
  open: ReadonlySet<string>;
}
type StartsOfSet = (name: string) => Starts;
const ANYHOW: Starts = { whole: new Set(), open: new Set(['']) };

/** Prepares the indexing of wordings, over the sets that they refer to. */
export function createIndexer(sets: WordSets): (wordings: readonly string[]) => IndexedWordings {
  const startsOfSet: StartsOfSet = madeOnce((name) => {
    const wordings = sets[name];
    if (wordings === undefined) throw new RangeError(`there is no set <${name}>`);
    return startsOfAny(wordings.flatMap(readWordings), startsOfSet);
  });
  return (wordings) => ({
    wordings,
    starts: indexed(wordings.map((wording) => startsOfAny(readWordings(wording), startsOfSet))),
  });
}

/** The index of wordings that stand for themselves: those of a set may begin anyhow. */
export function indexOf(wordings: readonly Wording[]): StartIndex {
  return indexed(wordings.map((wording) => startsOf(wording, () => ANYHOW)));
}

function indexed(starts: readonly Starts[]): StartIndex {
  const places = listTable<number>();
  for (const [place, { whole, open }] of starts.entries()) {
    for (const start of new Set([...whole, ...open])) push(places, start, place);
  }
  return places;
}

/** The longest start of an index that a text has at a place; empty where it has none. */
export function startAt(index: StartIndex, text: string, at: number): string {
  for (let length = KEPT_BY; length > 0; length--) {
    const letters = text.slice(at, at + length);
    if (entryOf(index, letters) !== undefined) return letters;
  }
  return '';
}

/** The places of the wordings that may begin with a start of an index, in their order. */
export function placesIn(index: StartIndex, start: string): number[] {
  const lengths = Array.from({ length: start.length + 1 }, (_, length) => length);
  const places = new Set(lengths.flatMap((length) => entryOf(index, start.slice(0, length)) ?? []));
  return [...places].sort((a, b) => a - b);
}

function startsOfAny(options: readonly Wording[], startsOfSet: StartsOfSet): Starts {
  const starts = options.map((option) => startsOf(option, startsOfSet));
  return {
    whole: new Set(starts.flatMap(({ whole }) => [...whole])),
    open: new Set(starts.flatMap(({ open }) => [...open])),
  };
}

/** How a wording may begin: as many letters as its first word gives away, and as it is kept by. */
function startsOf(wording: Wording, startsOfSet: StartsOfSet): Starts {
  const open = new Set<string>();
  let whole: ReadonlySet<string> = new Set(['']);
  for (const part of wording) {
    if (whole.size === 0) break;
    const next = startsOfPart(part, startsOfSet);
    const longer = new Set<string>();
    for (const start of whole) {
      for (const letters of next.whole) {
        const joined = start + letters;
        if (joined.length < KEPT_BY) longer.add(joined);
        else open.add(joined.slice(0, KEPT_BY));
      }
      for (const letters of next.open) open.add((start + letters).slice(0, KEPT_BY));
    }
    whole = longer;
  }
  return { whole, open };
}

function startsOfPart(part: Part, startsOfSet: StartsOfSet): Starts {
  switch (part.kind) {
    case 'letters':
      return { whole: new Set([part.letters]), open: new Set() };
    case 'either':
      return startsOfAny(part.options, startsOfSet);
    case 'maybe': {
      const { whole, open } = startsOfAny(part.options, startsOfSet);
      return { whole: new Set(['', ...whole]), open };
    }
    case 'set':
      return startsOfSet(part.name);
    case 'number':
      return { whole: new Set(), open: new Set('123456789') };
    default:
      return ANYHOW;
  }
}
