import Fuse from 'fuse.js';
import type { ListIndex } from '../../contracts/listIndex.ts';
import { foldText } from '../../text/foldText.ts';
import { countLetters, lettersOf } from '../../text/letters.ts';

/** How well a drink answers a search: 0 by its name, 1 by a whole word of an ingredient, 2 by part of one. */
export type Closeness = 0 | 1 | 2;

/** Finds the drinks that a text asks for, by their places in the index. */
export type DrinkSearch = (text: string) => ReadonlyMap<number, Closeness>;

/** A word that stands in the index, and the drinks that have it in their name or among their ingredients. */
interface Word {
  text: string;
  /** See {@link lettersOf}. */
  letters: number;
  named: Set<number>;
  containing: Set<number>;
}

/** One letter in three may be wrong; a word of two has to be right. */
const FUZZINESS = 0.34;
/** Of the words that are nearly right only those are taken that are nearly as good as the best. */
const SLACK = 0.08;

/**
 * Prepares the search over names, ingredients and synonyms. Each word that is asked for has to be found in the
 * drink: as a word or the beginning of one, else inside of one ("saft" in "Limettensaft"), else, by Fuse.js, with
 * letters wrong, missing or swapped. So "gin" is no Virgin Mojito, and "margerita" is a Margarita. Words are
 * indexed once, so that a search touches some 1,500 words and not every text of 600 drinks.
 */
export function createDrinkSearch({ drinks, ingredients, spirits }: ListIndex): DrinkSearch {
  const words = new Map<string, Word>();
  const register = (text: string, place: number, part: 'named' | 'containing') => {
    const parts = foldText(text).split(' ');
    for (const piece of new Set([...parts, parts.join('')])) {
      const word = words.get(piece) ?? {
        text: piece,
        letters: lettersOf(piece),
        named: new Set(),
        containing: new Set(),
      };
      word[part].add(place);
      words.set(piece, word);
    }
  };
  drinks.forEach((drink, place) => {
    register(drink.name, place, 'named');
    if (drink.english !== undefined) register(drink.english, place, 'named');
    if (drink.spirit !== undefined) register(spirits[drink.spirit] ?? '', place, 'containing');
    for (const index of [...drink.ingredients, ...(drink.garnishes ?? [])]) {
      const ingredient = ingredients[index];
      for (const text of [ingredient?.name ?? '', ...(ingredient?.synonyms ?? [])])
        register(text, place, 'containing');
    }
  });
  words.delete('');
  const all = [...words.values()];

  return (text) => {
    const asked = foldText(text).split(' ').filter(Boolean);
    const found = asked.map((word) => closenessOf(wordsLike(word, all)));
    const [first = new Map<number, Closeness>(), ...others] = found;
    const common = [...first].filter(([place]) => others.every((other) => other.has(place)));
    return new Map(
      common.map(([place, closeness]) => [
        place,
        Math.max(closeness, ...others.map((other) => other.get(place) ?? 0)) as Closeness,
      ]),
    );
  };
}

function wordsLike(asked: string, all: Word[]): { word: Word; isWhole: boolean }[] {
  const starting = all.filter(({ text }) => text.startsWith(asked));
  if (starting.length > 0) return starting.map((word) => ({ word, isWhole: word.text === asked }));
  const holding = all.filter(({ text }) => text.includes(asked));
  if (holding.length > 0) return holding.map((word) => ({ word, isWhole: false }));
  const fuse = new Fuse(
    all.filter((word) => mayBeLike(word, asked)),
    { keys: ['text'], includeScore: true, ignoreLocation: true, ignoreFieldNorm: true, threshold: FUZZINESS },
  );
  const alike = fuse.search(asked);
  const best = alike[0]?.score ?? 0;
  return alike
    .filter(({ score = 1 }) => score <= best + SLACK)
    .map(({ item }) => ({ word: item, isWhole: false }));
}

/** Whether so few letters of what is asked for are missing in a word that Fuse.js may find it; spares it the others. */
function mayBeLike({ text, letters }: Word, asked: string): boolean {
  const wrong = Math.floor(asked.length * FUZZINESS);
  if (text.length < asked.length - wrong) return false;
  return countLetters(lettersOf(asked) & ~letters) <= wrong;
}

function closenessOf(found: { word: Word; isWhole: boolean }[]): Map<number, Closeness> {
  const closeness = new Map<number, Closeness>();
  const note = (places: Iterable<number>, value: Closeness) => {
    for (const place of places) {
      if (value < (closeness.get(place) ?? 3)) closeness.set(place, value);
    }
  };
  for (const { word, isWhole } of found) {
    note(word.named, 0);
    note(word.containing, isWhole ? 1 : 2);
  }
  return closeness;
}
