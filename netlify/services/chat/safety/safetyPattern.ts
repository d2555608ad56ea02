import { madeOnce } from '../../../../src/domain/madeOnce.ts';
import { readWordings, type Part, type Wording } from './wording.ts';
import { indexOf, placesIn, startAt, type IndexedWordings, type StartIndex } from './wordingIndex.ts';

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

/** The places where one of a set's wordings may end that begins at a place. */
type EndsFrom = (text: string, at: number) => readonly number[];
type SetOf = (name: string) => EndsFrom;

/** From so many alternatives of a wording on they are kept by how they begin. */
const WORTH_AN_INDEX = 16;

/**
 * Prepares the making of patterns that are searched in the text of `safetyText`, over sets of wordings. A
 * wording is compiled when a text first has its beginning: so few of a language are, and none of the other
 * languages.
 */
export function createPatterns(
  sets: Readonly<Record<string, IndexedWordings>>,
): (wordings: IndexedWordings) => Finder {
  const setOf: SetOf = madeOnce((name) => {
    const wordings = sets[name];
    if (wordings === undefined) throw new RangeError(`there is no set <${name}>`);
    return endsOf(wordings, setOf);
  });
  return (wordings) => {
    const search = anyOf(wordings, wordEnd, setOf, longestOf);
    return (text, from = 0) => {
      for (let start = from; start >= 0 && start < text.length - 1; start = text.indexOf(' ', start + 1)) {
        const end = search(text, start + 1);
        if (end !== NOWHERE) return { start, end };
      }
      return undefined;
    };
  };
}

const wordEnd: Step = (text, at) => (text[at] === ' ' ? at : NOWHERE);

function endsOf(wordings: IndexedWordings, setOf: SetOf): EndsFrom {
  let ends = new Set<number>();
  const collect: Step = (_text, at) => {
    ends.add(at);
    return NOWHERE;
  };
  const step = anyOf(wordings, collect, setOf, firstOf);
  return (text, at) => {
    const outer = ends;
    const own = new Set<number>();
    ends = own;
    step(text, at);
    ends = outer;
    return [...own];
  };
}

type Pick = typeof firstOf;

/** One of the wordings that may begin where a text goes on. */
function anyOf({ wordings, starts }: IndexedWordings, next: Step, setOf: SetOf, pick: Pick): Step {
  const stepOfPlace = madeOnce((place: number): Step => {
    const steps = readWordings(wordings[place] ?? '').map((wording) => sequence(wording, next, setOf));
    return (text, at) => pick(steps, text, at);
  });
  return likely(starts, stepOfPlace, pick);
}

/** One of several alternatives of a wording, the first in their order. */
function choice(options: readonly Wording[], next: Step, setOf: SetOf): Step {
  const steps = options.map((wording) => lazy(() => sequence(wording, next, setOf)));
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return only;
  if (steps.length < WORTH_AN_INDEX) return (text, at) => firstOf(steps, text, at);
  return likely(indexOf(options), (place) => steps[place] ?? nowhere, firstOf);
}

function likely(starts: StartIndex, stepOfPlace: (place: number) => Step, pick: Pick): Step {
  const stepsFor = madeOnce((start: string) => placesIn(starts, start).map(stepOfPlace));
  return (text, at) => pick(stepsFor(startAt(starts, text, at)), text, at);
}

const nowhere: Step = () => NOWHERE;

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

function sequence(wording: Wording, next: Step, setOf: SetOf): Step {
  return wording.reduceRight((behind, part) => stepOf(part, behind, setOf), next);
}

function stepOf(part: Part, next: Step, setOf: SetOf): Step {
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
      const endsFrom = setOf(part.name);
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
