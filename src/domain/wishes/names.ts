import { foldText } from '../../text/foldText.ts';
import { soundOf } from '../../text/soundOf.ts';
import { stemmed } from '../../text/stem.ts';
import { NAME_WORDS } from '../drinkSearch/words.ts';
import { createNearWords } from '../names/nearWords.ts';
import type { DietaryFacts } from '../dietary.ts';
import type { NameReading } from '../names/nameReader.ts';

/** Something with the names that people call it by, in all languages. */
export interface Named {
  id: string;
  names: readonly string[];
}

/** What a reader of wishes knows of the book. */
export interface WishNames {
  drinks: readonly Named[];
  ingredients: readonly Named[];
  /** Vocabularies whose names are wordings too. */
  foods: readonly Named[];
  glasses: readonly Named[];
  /** Names of drinks that are words of daily life: they count only where a drink is clearly meant. */
  dailyNames: readonly string[];
  factsOf(id: string): DietaryFacts | undefined;
  parentOf(id: string): string | undefined;
  /** Reads the name of one thing, to tell a flavoured bottle from its parts. */
  readName(text: string): NameReading;
}

type NamedKind = 'drink' | 'ingredient' | 'food' | 'glass';
export type NamedThing = `${NamedKind}:${string}`;

/** Finds names in a row of words. */
export interface NameIndex {
  /** What the words from one place up to another are called by. */
  find(words: readonly string[]): readonly NamedThing[] | undefined;
  /** Words of names that a word may be a slip of, the nearest first. */
  findNear(word: string): readonly string[];
  isDaily(text: string): boolean;
}

/** Words of the longest name. */
export const LONGEST_NAME = 6;
/** A shorter name is not found with its words written together or apart. */
const SHORTEST_JOINED = 7;
/** A shorter word is no plural of another, and no slip. */
const SHORTEST_STEMMED = 4;
const SHORTEST_SLIP = 4;
/** Letters that may be wrong in a word of at least so many. */
const SLIPS = [
  { letters: 8, wrong: 2 },
  { letters: 5, wrong: 1 },
  { letters: 4, wrong: 0 },
];

const FIRST_OF_ROW = new Map(
  NAME_WORDS.flatMap((row) => [...row].map((word) => [word, [...row][0] ?? word])),
);

/** A word in the form in which names are compared: in singular, and in English where each language says it. */
function canonical(word: string): string {
  return FIRST_OF_ROW.get(word) ?? (word.length < SHORTEST_STEMMED ? word : stemmed(word));
}

/** Prepares the search for names. */
export function createNameIndex(names: WishNames): NameIndex {
  const exact = new Map<string, Set<NamedThing>>();
  const alike = new Map<string, Set<NamedThing>>();
  const words = new Set<string>();
  const add = (map: Map<string, Set<NamedThing>>, key: string, thing: NamedThing) => {
    const things = map.get(key);
    if (things === undefined) map.set(key, new Set([thing]));
    else things.add(thing);
  };
  const learn = (kind: NamedKind, all: readonly Named[]) => {
    for (const { id, names: texts } of all) {
      for (const text of new Set(texts.map(foldText))) {
        if (text === '') continue;
        const parts = text.split(' ');
        add(exact, text, `${kind}:${id}`);
        add(alike, parts.map(canonical).join(' '), `${kind}:${id}`);
        const joined = parts.join('');
        if (parts.length > 1 && joined.length >= SHORTEST_JOINED)
          add(alike, canonical(joined), `${kind}:${id}`);
        if (kind === 'drink' || kind === 'ingredient')
          for (const word of parts) if (word.length >= SHORTEST_SLIP) words.add(word);
      }
    }
  };
  learn('drink', names.drinks);
  learn('ingredient', names.ingredients);
  learn('food', names.foods);
  learn('glass', names.glasses);
  const daily = new Set(names.dailyNames);
  let near: ReturnType<typeof createNearWords> | undefined;

  return {
    find(said) {
      const text = said.join(' ');
      const found = exact.get(text) ?? alike.get(said.map(canonical).join(' '));
      if (found !== undefined) return [...found];
      const joined = said.join('');
      if (said.length === 1 || said.length > 3 || joined.length < SHORTEST_JOINED) return undefined;
      const one = exact.get(joined) ?? alike.get(canonical(joined));
      return one && [...one];
    },
    findNear(word) {
      near ??= createNearWords(words);
      const wrong = SLIPS.find(({ letters }) => word.length >= letters)?.wrong;
      if (wrong === undefined) return [];
      return near(word)
        .filter(({ word: other, distance, isClose }) => isClose && isSlip(word, other, distance, wrong))
        .map(({ word: other }) => other);
    },
    isDaily: (text) => daily.has(text),
  };
}

/** Whether so few letters are wrong that it is a slip; the first is seldom wrong. What sounds alike may differ in more. */
function isSlip(word: string, other: string, distance: number, wrong: number): boolean {
  if (distance <= wrong && word.charAt(0) === other.charAt(0)) return true;
  return distance <= wrong + 1 && word.length > SHORTEST_SLIP && soundsAlike(word, other);
}

function soundsAlike(one: string, other: string): boolean {
  return soundOf(one) === soundOf(other);
}
