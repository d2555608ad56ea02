import Fuse from 'fuse.js';
import { editDistance } from '../../text/editDistance.ts';
import { foldText } from '../../text/foldText.ts';
import { countLetters, toLetterMask } from '../../text/letters.ts';
import { toSoundKey } from '../../text/toSoundKey.ts';
import { stemmed } from '../../text/stem.ts';
import { listKinship } from './kinship.ts';
import type { DrinkName } from './names.ts';
import type { SearchedDrinks } from '../../contracts/search/searchedDrinks.ts';
import { NAME_WORDS, SMALL_WORDS } from './words.ts';

/** A word that stands in the index. */
interface Word {
  text: string;
  stem: string;
  /** See {@link toSoundKey}. */
  sound: string;
  /** See {@link toLetterMask}. */
  letters: number;
  /** Places of the drinks that have it in a name. */
  named: Set<number>;
  /** Places of the ingredients that have it in a name, and in one of what is related to them. */
  of: Set<number>;
  ofRelated: Set<number>;
}

/** Where a word that was typed stands: what it costs, by the place of a drink and by that of an ingredient. */
export interface FoundWord {
  named: ReadonlyMap<number, number>;
  of: ReadonlyMap<number, number>;
  /** Whether it stands there as it was typed, save for its number. */
  isKnown: boolean;
}

/** Finds words and groups of words. */
export interface WordIndex {
  find(word: string): FoundWord;
  /** What it costs, by the place of an ingredient, that just these words name it or what is related to it. */
  ingredientsCalled(words: readonly string[]): ReadonlyMap<number, number> | undefined;
}

/** What it costs to be found otherwise than as one wrote it. */
const COST = { same: 0, number: 0.05, translated: 0.1, begins: 0.35, inside: 0.6, slip: 0.5, related: 0.1 };
/** One letter in three may be wrong; a word of two has to be right. */
const FUZZINESS = 0.34;
/** What it costs, in letters, that a word is alike by ear or by its beginning alone. */
const AWAY = 0.5;
/** Words of one reader that are worth keeping. */
const MOST_REMEMBERED = 100;
/** Fewer letters inside of a word say nothing. */
const SHORTEST_PART = 3;

const TRANSLATIONS = new Map(NAME_WORDS.flatMap((row) => [...row].map((word) => [word, row] as const)));

/** Indexes the words of names and ingredients once, so that a search touches some thousand words and not every text. */
export function createWordIndex({ ingredients }: SearchedDrinks, names: readonly DrinkName[]): WordIndex {
  const words = new Map<string, Word>();
  const wordOf = (text: string): Word => {
    const known = words.get(text);
    if (known !== undefined) return known;
    const word: Word = {
      text,
      stem: stemmed(text),
      sound: toSoundKey(text),
      letters: toLetterMask(text),
      named: new Set(),
      of: new Set(),
      ofRelated: new Set(),
    };
    words.set(text, word);
    return word;
  };
  for (const { folded, place } of names) {
    for (const piece of piecesOf(folded)) wordOf(piece).named.add(place);
  }
  const called = new Map<string, Map<number, number>>();
  const call = (folded: string, place: number, cost: number) => {
    const key = keyOf(folded.split(' '));
    const places = called.get(key) ?? new Map<number, number>();
    note(places, place, cost);
    called.set(key, places);
  };
  const kinship = listKinship(ingredients);
  ingredients.forEach(({ name, synonyms = [] }, place) => {
    const { same = [], related = [] } = kinship[place] ?? {};
    for (const folded of [name, ...synonyms].map(foldText)) {
      for (const word of [...piecesOf(folded)].map(wordOf)) {
        for (const other of same) word.of.add(other);
        for (const other of related) word.ofRelated.add(other);
      }
      for (const other of same) call(folded, other, COST.same);
      for (const other of related) call(folded, other, COST.related);
    }
  });
  words.delete('');
  const all = [...words.values()];
  const byStem = Map.groupBy(all, ({ stem }) => stem);

  /** Who types changes the last word alone. */
  const remembered = new Map<string, FoundWord>();
  const find = (asked: string): FoundWord => {
    const known = remembered.get(asked);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const found = look(asked);
    remembered.set(asked, found);
    return found;
  };

  function look(asked: string): FoundWord {
    const found: [Word, number][] = [];
    const whole = words.get(asked);
    if (whole !== undefined) found.push([whole, COST.same]);
    for (const word of byStem.get(stemmed(asked)) ?? []) if (word !== whole) found.push([word, COST.number]);
    const isKnown = found.length > 0;
    for (const word of all) {
      if (word.text.startsWith(asked) && word !== whole) found.push([word, COST.begins]);
    }
    if (found.length === 0 && asked.length >= SHORTEST_PART) {
      for (const word of all) if (word.text.includes(asked)) found.push([word, COST.inside]);
    }
    const others = TRANSLATIONS.get(asked);
    if (found.length === 0) found.push(...slips(asked, all));
    const result = gather(found);
    for (const other of others ?? []) {
      for (const place of words.get(other)?.named ?? []) note(result.named, place, COST.translated);
    }
    return { ...result, isKnown };
  }

  return {
    find,
    ingredientsCalled: (asked) => called.get(keyOf(asked)),
  };
}

/** By what a name and a question are compared: "sirop de canne" is "sirop canne". */
function keyOf(words: readonly string[]): string {
  const large = words.filter((word) => !SMALL_WORDS.has(word));
  return (large.length > 0 ? large : words).map(stemmed).join(' ');
}

/** The words of a text, each two neighbours as one, and all of them as one. */
function piecesOf(folded: string): Set<string> {
  const parts = folded.split(' ');
  const pairs = parts.slice(1).map((part, place) => `${parts[place] ?? ''}${part}`);
  return new Set([...parts, ...pairs, parts.join('')]);
}

/** Words that differ by letters that are wrong, missing or swapped, found by Fuse.js; only the nearest. */
function slips(asked: string, all: readonly Word[]): [Word, number][] {
  const askedLetters = toLetterMask(asked);
  const fuse = new Fuse(
    all.filter((word) => mayBeLike(word, asked, askedLetters)),
    { keys: ['text'], includeScore: true, ignoreLocation: true, ignoreFieldNorm: true, threshold: FUZZINESS },
  );
  const sound = toSoundKey(asked);
  const alike = fuse.search(asked).map(({ item }) => {
    const distance = Math.min(
      editDistance(asked, item.text),
      editDistance(sound, item.sound) + AWAY,
      // Somebody may be in the middle of a word.
      editDistance(asked, item.text.slice(0, asked.length)) + AWAY,
    );
    return { item, share: distance / asked.length };
  });
  const best = Math.min(FUZZINESS, ...alike.map(({ share }) => share));
  return alike.filter(({ share }) => share <= best).map(({ item, share }) => [item, COST.slip + share]);
}

/** Whether so few letters may differ in a word, or in its beginning, that Fuse.js may find it; spares it the others. */
function mayBeLike({ text, letters }: Word, asked: string, askedLetters: number): boolean {
  const wrong = Math.floor(asked.length * FUZZINESS);
  if (text.length < asked.length - wrong) return false;
  if (text.length > asked.length + wrong && text[0] !== asked[0]) return false;
  return countLetters(askedLetters & ~letters) <= wrong;
}

function gather(found: readonly [Word, number][]): { named: Map<number, number>; of: Map<number, number> } {
  const result = { named: new Map<number, number>(), of: new Map<number, number>() };
  for (const [word, cost] of found) {
    for (const place of word.named) note(result.named, place, cost);
    for (const place of word.of) note(result.of, place, cost);
    for (const place of word.ofRelated) note(result.of, place, cost + COST.related);
  }
  return result;
}

/** Notes what something costs at a place, unless it costs less there already. */
export function note(costs: Map<number, number>, place: number, cost: number): void {
  if (cost < (costs.get(place) ?? Infinity)) costs.set(place, cost);
}
