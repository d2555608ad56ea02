import { readWordings, type Part, type Wording } from './wording.ts';

/** Groups of wordings that others refer to as `<name>`. */
export type WordSets = Readonly<Record<string, readonly string[]>>;

/** A place in a text, from the space before its first word to the space behind its last. */
export interface Place {
  start: number;
  end: number;
}

/** Finds the first place that one of some wordings fits, from the space at `from` on; of several the longest. */
export type Finder = (text: string, from?: number) => Place | undefined;

/** All places that some wordings fit, one behind the other. */
export function placesOf(pattern: Finder, text: string): Place[] {
  const places: Place[] = [];
  for (let place = pattern(text); place !== undefined; place = pattern(text, place.end)) places.push(place);
  return places;
}

/** Goes on from a place in a text: where it ends if all that follows fits, else `NOWHERE`. */
type Step = (text: string, at: number) => number;
const NOWHERE = -1;

/** A set, and how its wordings may begin. */
interface WordSet {
  starts: Starts;
  /** The places where one of its wordings may end that begins at a place. */
  endsFrom(text: string, at: number): readonly number[];
}

/** How wordings may begin, letters of a first word each; `whole` where the wording ends with them. */
interface Starts {
  whole: ReadonlySet<string>;
  open: ReadonlySet<string>;
}
/** Wordings are kept by so many first letters, where there are so many of them. */
const KEPT_BY = 4;
const WORTH_AN_INDEX = 16;

/**
 * Prepares the making of patterns that are searched in the text of `safetyText`, over sets of wordings. A pattern is
 * compiled when it is first searched for: a message needs those of few languages.
 */
export function createPatterns(sets: WordSets): (wordings: readonly string[]) => Finder {
  const ready = new Map<string, WordSet>();
  const setOf = (name: string): WordSet => {
    const known = ready.get(name);
    if (known !== undefined) return known;
    const wordings = sets[name];
    if (wordings === undefined) throw new RangeError(`there is no set <${name}>`);
    const made = makeSet(wordings.flatMap(readWordings), setOf);
    ready.set(name, made);
    return made;
  };
  return (wordings) => {
    let search: Step | undefined;
    return (text, from = 0) => {
      search ??= choice(wordings.flatMap(readWordings), wordEnd, setOf, longestOf);
      for (let start = from; start >= 0 && start < text.length - 1; start = text.indexOf(' ', start + 1)) {
        const end = search(text, start + 1);
        if (end !== NOWHERE) return { start, end };
      }
      return undefined;
    };
  };
}

const wordEnd: Step = (text, at) => (text[at] === ' ' ? at : NOWHERE);

function makeSet(wordings: readonly Wording[], setOf: (name: string) => WordSet): WordSet {
  let ends = new Set<number>();
  const collect: Step = (_text, at) => {
    ends.add(at);
    return NOWHERE;
  };
  const step = choice(wordings, collect, setOf);
  return {
    starts: startsOfAny(wordings, setOf),
    endsFrom: (text, at) => {
      const outer = ends;
      const own = new Set<number>();
      ends = own;
      step(text, at);
      ends = outer;
      return [...own];
    },
  };
}

/** One of several wordings, by default the first in their order. */
function choice(
  wordings: readonly Wording[],
  next: Step,
  setOf: (name: string) => WordSet,
  pick = firstOf,
): Step {
  const steps = wordings.map((wording) => lazy(() => sequence(wording, next, setOf)));
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return only;
  if (steps.length < WORTH_AN_INDEX) return (text, at) => pick(steps, text, at);
  const index = createIndex(wordings.map((wording) => startsOf(wording, setOf)));
  const stepsByPlaces = new Map<Branch, readonly Step[]>();
  return (text, at) => {
    const branch = branchAt(index, text, at);
    let likely = stepsByPlaces.get(branch);
    if (likely === undefined) {
      likely = branch.places.flatMap((place) => steps[place] ?? []);
      stepsByPlaces.set(branch, likely);
    }
    return pick(likely, text, at);
  };
}

function lazy(make: () => Step): Step {
  let step: Step | undefined;
  return (text, at) => (step ??= make())(text, at);
}

function firstOf(steps: readonly Step[], text: string, at: number): number {
  for (const step of steps) {
    const end = step(text, at);
    if (end !== NOWHERE) return end;
  }
  return NOWHERE;
}

function longestOf(steps: readonly Step[], text: string, at: number): number {
  return steps.reduce((end, step) => Math.max(end, step(text, at)), NOWHERE);
}

/** The wordings that may begin with some letters, by their places, and those with a letter more. */
interface Branch {
  places: readonly number[];
  byLetter: Map<number, Branch>;
}

function createIndex(starts: readonly Starts[]): Branch {
  const placesByStart = new Map<string, number[]>();
  for (const [place, { whole, open }] of starts.entries()) {
    for (const start of new Set([...whole, ...open])) {
      const places = placesByStart.get(start);
      if (places === undefined) placesByStart.set(start, [place]);
      else places.push(place);
    }
  }
  const root: Branch = { places: placesByStart.get('') ?? [], byLetter: new Map() };
  for (const start of [...placesByStart.keys()].sort((a, b) => a.length - b.length)) {
    let branch = root;
    for (let length = 1; length <= start.length; length++) {
      const letter = start.charCodeAt(length - 1);
      let longer = branch.byLetter.get(letter);
      if (longer === undefined) {
        const own = placesByStart.get(start.slice(0, length)) ?? [];
        const places = [...new Set([...branch.places, ...own])].sort((a, b) => a - b);
        longer = { places, byLetter: new Map() };
        branch.byLetter.set(letter, longer);
      }
      branch = longer;
    }
  }
  return root;
}

function branchAt(root: Branch, text: string, at: number): Branch {
  let branch = root;
  for (let place = at; place < at + KEPT_BY; place++) {
    const longer = branch.byLetter.get(text.charCodeAt(place));
    if (longer === undefined) return branch;
    branch = longer;
  }
  return branch;
}

function sequence(wording: Wording, next: Step, setOf: (name: string) => WordSet): Step {
  return wording.reduceRight((behind, part) => stepOf(part, behind, setOf), next);
}

function stepOf(part: Part, next: Step, setOf: (name: string) => WordSet): Step {
  switch (part.kind) {
    case 'letters':
      return (text, at) =>
        text.startsWith(part.letters, at) ? next(text, at + part.letters.length) : NOWHERE;
    case 'either':
      return choice(part.options, next, setOf);
    case 'maybe': {
      const inside = choice(part.options, next, setOf);
      return (text, at) => {
        const end = inside(text, at);
        return end === NOWHERE ? next(text, at) : end;
      };
    }
    case 'set': {
      const { endsFrom } = setOf(part.name);
      return (text, at) => firstFit(endsFrom(text, at), text, next);
    }
    case 'number':
      return (text, at) => {
        const end = endOf(text, at, isDigit);
        const number = Number(text.slice(at, end));
        return end > at && number >= part.least && number <= part.most ? next(text, end) : NOWHERE;
      };
    case 'gap':
      return (text, at) => firstFit(gapEnds(text, at, part.words), text, next);
    case 'rest':
      return (text, at) => {
        for (let end = endOf(text, at, isNoSpace); end >= at; end--) {
          const behind = next(text, end);
          if (behind !== NOWHERE) return behind;
        }
        return NOWHERE;
      };
    case 'word':
      return (text, at) => {
        const end = endOf(text, at, isOfWord);
        return end > at ? next(text, end) : NOWHERE;
      };
  }
}

function firstFit(places: readonly number[], text: string, next: Step): number {
  for (const place of places) {
    const end = next(text, place);
    if (end !== NOWHERE) return end;
  }
  return NOWHERE;
}

/** Where the word behind a gap may begin: behind most words first. */
function gapEnds(text: string, at: number, words: number): number[] {
  const ends = [at];
  for (let start = at; ends.length <= words && start < text.length && text[start] !== '/';) {
    start = endOf(text, start, isNoSpace) + 1;
    ends.unshift(start);
  }
  return ends;
}

const isDigit = (letter: string) => letter >= '0' && letter <= '9';
const isNoSpace = (letter: string) => letter !== ' ';
const isOfWord = (letter: string) => letter !== ' ' && letter !== '/' && letter !== '^';

function endOf(text: string, start: number, belongs: (letter: string) => boolean): number {
  let end = start;
  while (end < text.length && belongs(text.charAt(end))) end++;
  return end;
}

function startsOfAny(options: readonly Wording[], setOf: (name: string) => WordSet): Starts {
  const starts = options.map((option) => startsOf(option, setOf));
  return {
    whole: new Set(starts.flatMap(({ whole }) => [...whole])),
    open: new Set(starts.flatMap(({ open }) => [...open])),
  };
}

/** How a wording may begin: as many letters as its first word gives away, and as it is kept by. */
function startsOf(wording: Wording, setOf: (name: string) => WordSet): Starts {
  const open = new Set<string>();
  let whole: ReadonlySet<string> = new Set(['']);
  for (const part of wording) {
    if (whole.size === 0) break;
    const next = startsOfPart(part, setOf);
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

function startsOfPart(part: Part, setOf: (name: string) => WordSet): Starts {
  switch (part.kind) {
    case 'letters':
      return { whole: new Set([part.letters]), open: new Set() };
    case 'either':
      return startsOfAny(part.options, setOf);
    case 'maybe': {
      const { whole, open } = startsOfAny(part.options, setOf);
      return { whole: new Set(['', ...whole]), open };
    }
    case 'set':
      return setOf(part.name).starts;
    case 'number':
      return { whole: new Set(), open: new Set('123456789') };
    default:
      return { whole: new Set(), open: new Set(['']) };
  }
}
