import type { Locale } from '../../contracts/site/locale.ts';
import { isGiveaway } from '../chat/textLanguage.ts';
import { getAllergenGroup } from '../diet/dietary.ts';
import { createLimitedMap, memoize } from '../lib/memoize.ts';
import { isFoodWord } from '../names/foodReading.ts';
import { createNearWords, type NearWord } from '../names/nearWords.ts';
import type { NameIndex, WishNames } from './names.ts';
import { range } from './scopes.ts';
import { keyOf, setOf } from './spans.ts';
import type { Token } from './tokens.ts';
import type { Match, PhraseTable } from './words.ts';

/** Meanings of words before what is left out, those of words behind it, and those that end it. */
const BEFORE = new Set(['turn:not', 'turn:dislike', 'turn:allergic']);
export const BEHIND: ReadonlySet<string> = new Set([
  'turn:allergic',
  'turn:free',
  'state:allergy',
  'clause:health',
]);
const ENDING = new Set(['turn:want', 'turn:but', 'turn:more', 'turn:instead']);
/** Sets of wordings that name nothing. */
const NO_THINGS = new Set(['turn', 'clause', 'intent', 'point', 'counted', 'unit', 'number']);
/** Words between such a word and what is left out. */
const WIDEST_BEHIND = 6;
const WIDEST_BEFORE = 2;
/** The same of what bears no allergen: a word further away is rather another one than a slip. */
const WIDEST_HARMLESS = 2;
/** Slips that are kept. */
const MOST_KEPT = 500;
/** A shorter word is a slip of too many. */
const SHORTEST = 3;
/** Letters of a word of daily life that may still be a slip of an allergen: French "amendes". */
const SHORTEST_ORDINARY = 7;
/** Words before another that it may say something with. */
const WIDEST_PHRASE = 3;
const OR: Readonly<Record<Locale, string>> = { en: 'or', nl: 'of', de: 'oder', es: 'o', fr: 'ou' };

interface Tools {
  own: PhraseTable;
  index: NameIndex;
  names: WishNames;
  language: Locale;
}

const nearWords = new WeakMap<NameIndex, Map<Locale, (word: string) => NearWord[]>>();

function createFinder(words: readonly string[]): (word: string) => NearWord[] {
  const find = createNearWords(words.filter((word) => word.length >= SHORTEST));
  const misses = (word: string, { word: other }: NearWord) => Math.abs(other.length - word.length);
  return memoize(
    (word: string) =>
      find(word)
        .filter(({ isClose }) => isClose)
        // A letter is rather left out than put in.
        .sort(
          (a, b) =>
            a.distance - b.distance || misses(word, a) - misses(word, b) || b.word.length - a.word.length,
        ),
    createLimitedMap<string, NearWord[]>(MOST_KEPT),
  );
}

/** The words that a word may be a slip of, prepared when the first slip of a language is read. */
function findNear(word: string, { own, index, language }: Tools): NearWord[] {
  const ofIndex = nearWords.get(index) ?? new Map<Locale, (word: string) => NearWord[]>();
  const find = ofIndex.get(language) ?? createFinder([...own.listWords(), ...index.listWords()]);
  nearWords.set(index, ofIndex.set(language, find));
  return find(word);
}

/**
 * Corrects the slips in what a message leaves out: "sin huebos", "milc allergy". A wrong letter must not bring an
 * allergen into a glass, so of several words that may be meant all that bear one are left out: Dutch "zonder rom" is
 * "without cream or rum".
 */
export function correctLeftOut(tokens: readonly Token[], tools: Tools): Token[] {
  const { own, index, names, language } = tools;
  const words = tokens.map(({ word }) => word);
  const leftOut = findLeftOut(tokens, own);
  return tokens.flatMap((token, place) => {
    const meant = leftOut.has(place) ? listMeant(token.word, place) : [];
    return meant.length === 0
      ? [token]
      : meant.flatMap((word, order): Token[] => [
          ...(order === 0 ? [] : [{ ...token, word: OR[language], breakBefore: 'none' as const }]),
          { ...token, word, breakBefore: order === 0 ? token.breakBefore : 'none' },
        ]);
  });

  function listMeant(word: string, place: number): string[] {
    const isOrdinary = own.ordinary.has(word);
    if (isKnown(word) || isSaid(word, place) || (isOrdinary && word.length < SHORTEST_ORDINARY)) return [];
    const near = findNear(word, tools).filter((one) => isSaid(one.word, place));
    const borne = new Set<string>();
    const bearing = near.flatMap(({ word: other }) => {
      const allergens = listAllergens(other, place);
      if (allergens.every((allergen) => borne.has(allergen))) return [];
      for (const allergen of allergens) borne.add(allergen);
      return [other];
    });
    // A drink may be named behind what is left out: "no rum, a mojto".
    const isDrink = (one: NearWord) => index.find([one.word])?.some((thing) => setOf(thing) === 'drink');
    const nearest = near.find((one) => one.distance === near[0]?.distance && isDrink(one)) ?? near[0];
    const isAlso =
      nearest !== undefined &&
      !isOrdinary &&
      leftOut.get(place) === true &&
      listAllergens(nearest.word, place).length === 0;
    const isAsNear = bearing.length === 0 || (nearest?.distance ?? 1) < 1;
    return isAlso && isAsNear ? [...bearing, nearest.word] : bearing;
  }

  function isKnown(word: string): boolean {
    return (
      word.length < SHORTEST ||
      /\d/.test(word) ||
      own.small.has(word) ||
      own.articles.has(word) ||
      isGiveaway(word) ||
      own.matchesAt([word], 0).length > 0 ||
      own.listWords().has(word)
    );
  }

  /** Wordings for things that a word would have a part in there. */
  function matchesOf(word: string, place: number): Match[] {
    const said = words.with(place, word);
    return range(Math.max(0, place - WIDEST_PHRASE), place + 1)
      .flatMap((start) => own.matchesAt(said, start))
      .filter(({ meaning, places }) => places.includes(place) && !NO_THINGS.has(setOf(meaning)));
  }

  /** Whether a word says something there, alone or with those beside it. */
  function isSaid(word: string, place: number): boolean {
    const said = words.with(place, word);
    const isName = (start: number, end: number) => index.find(said.slice(start, end)) !== undefined;
    return (
      matchesOf(word, place).length > 0 ||
      isFoodWord(word) ||
      isName(place, place + 1) ||
      isName(place, place + 2) ||
      (place > 0 && isName(place - 1, place + 1))
    );
  }

  /** The allergens that a word names there, or that are in what it names. Of bottles only those count that it names. */
  function listAllergens(word: string, place: number): string[] {
    const named = matchesOf(word, place).filter(({ meaning }) => setOf(meaning) === 'allergen');
    const things = (index.find([word]) ?? []).filter((thing) => setOf(thing) === 'ingredient');
    const facts = things.flatMap((thing) => names.factsOf(keyOf(thing)) ?? []);
    const held = facts
      .filter(({ strength }) => strength === 0)
      .flatMap(({ allergens }) => allergens.contains);
    return [...named.map(({ meaning }) => keyOf(meaning)), ...held.map(getAllergenGroup)];
  }
}

/** Places behind a word of exclusion, and before one of allergy; with each whether it stands next behind. */
function findLeftOut(tokens: readonly Token[], own: PhraseTable): ReadonlyMap<number, boolean> {
  const words = tokens.map(({ word }) => word);
  const places = new Map<number, boolean>();
  let until = 0;
  for (const place of words.keys()) {
    if (tokens[place]?.breakBefore === 'sentence') until = 0;
    if (place < until) places.set(place, until - place > WIDEST_BEHIND - WIDEST_HARMLESS);
    for (const { meaning, places: said } of own.matchesAt(words, place)) {
      const end = (said.at(-1) ?? place) + 1;
      if (ENDING.has(meaning)) until = 0;
      if (BEFORE.has(meaning)) until = Math.max(until, end + WIDEST_BEHIND);
      if (!BEHIND.has(meaning)) continue;
      for (let at = place; at > place - WIDEST_BEFORE && tokens[at]?.breakBefore === 'none'; at--)
        places.set(at - 1, places.get(at - 1) ?? false);
    }
  }
  return places;
}
