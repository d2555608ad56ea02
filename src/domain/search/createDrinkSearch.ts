import { measureDistance, looseLikeness } from './likeness.ts';
import { prepareForms, listDrinkNames, type DrinkName } from './names.ts';
import { readQuestion, wordsWithoutFree } from './question.ts';
import type { Searched, SearchedDrinks } from '../../contracts/search/searchedDrinks.ts';
import { createWordIndex, note, type FoundWord } from './wordIndex.ts';

/** What a search finds: places of drinks, the likeliest first. */
export interface Found {
  /** The drinks that answer all that was typed. */
  fitting: readonly number[];
  /** Where none does, those that come nearest, at most {@link MOST_NEAR}. */
  near: readonly number[];
  /** What of a sentence these miss, as its chips say it. */
  missed?: readonly string[];
  /** Whether drinks carry what was typed in their names, spelt right. */
  isNamed: boolean;
  /** Words of a sentence that nothing came of. */
  unread?: string;
}

/** Finds the drinks that a text asks for. */
export type DrinkSearch = (text: string) => Found;

const NOTHING: Found = { fitting: [], near: [], isNamed: false };

/** Drinks offered where none fits. */
export const MOST_NEAR = 3;

/** How a drink answers; the less the better, what stands behind the point orders drinks of one kind. */
const KIND = { whole: 0, otherName: 1, begins: 2, named: 3, alike: 4, contains: 5, knownAlike: 6 };
/** Up to this cost a word counts as one of the name. */
const SURE = 0.35;
/** Of the names that are nearly right only those are taken that are nearly as good as the best. */
const SLACK = 0.08;
/** What a garnish costs more than something poured, and a phrase whose words are found apart. */
const GARNISH = 0.3;
const APART = 0.6;

/** How much an ingredient that nobody types counts beside one that was not typed. */
const UNSAID_WEIGHT = 0.4;

type Forms = ReturnType<typeof prepareForms>;

/** How much the costs of the words count beside what else is in a drink. */
const FOUND_WEIGHT = 3;

/** A word that was typed, or several that name an ingredient together. */
interface Part {
  words: readonly FoundWord[];
  /** What it costs that just these words name an ingredient, where they name one. */
  called: ReadonlyMap<number, number> | undefined;
}

/**
 * Prepares the search over names, nicknames and ingredients (decision 35). The order of what it finds: the
 * drink of that name, the drink of that nickname, names that begin so, names with all the words; only without
 * any of these, names spelt nearly so; then drinks with these ingredients, those with the fewest others
 * first. Where all words are known and find such drinks, these come before the names spelt nearly so. Equals
 * come by their views.
 */
export function createDrinkSearch(searched: SearchedDrinks): DrinkSearch {
  const { drinks } = searched;
  const names = listDrinkNames(drinks);
  const namesByPlace = Map.groupBy(names, ({ place }) => place);
  const index = createWordIndex(searched, names);
  const asked = drinks.map(({ ingredients, optional = [] }) =>
    ingredients.filter((place) => !optional.includes(place)),
  );
  const weights = searched.ingredients.map(({ isUnsaid }) => (isUnsaid === true ? UNSAID_WEIGHT : 1));

  return (text) => {
    const question = readQuestion(text);
    if (question.all.length === 0 && !question.isFree) return NOTHING;
    const excluded = new Set(question.without.flatMap((thing) => ingredientsOf(thing)));
    const isWanted = (place: number) => {
      const { isMocktail, ingredients = [], garnishes = [] } = drinks[place] ?? {};
      const has = (ingredient: number) => excluded.has(ingredient);
      return (!question.isFree || isMocktail === true) && !ingredients.some(has) && !garnishes.some(has);
    };
    const ranks = new Map<number, number>();
    const left = question.isFree ? wordsWithoutFree(question.all) : [];
    // "Without alcohol" alone asks for all such drinks.
    if (question.isFree && left.length === 0)
      for (const place of drinks.keys()) if (isWanted(place)) note(ranks, place, KIND.contains);
    if (question.all.length === 0) return { fitting: inOrder(ranks), near: [], isNamed: false };

    // Who asks for no alcohol finds "Virgin Mojito" by the rest of its name, compared with the rest of the
    // question.
    const forms = prepareForms(question.all);
    const freeForms = left.length > 0 ? prepareForms(left) : undefined;
    const compare = (name: DrinkName) => (name.isFreePart ? freeForms : forms);
    for (const name of names) {
      const asked = isWanted(name.place) ? compare(name) : undefined;
      const rank = asked && rankOfName(asked, name);
      if (rank !== undefined) note(ranks, name.place, rank);
    }
    const { words } = freeForms ?? forms;
    const parts = partsOf(words);
    const found = parts.flatMap((part) => part.words);
    for (const place of drinks.keys()) {
      if (!isWanted(place)) continue;
      const rank = rankByWords(parts, place, words.length);
      if (rank !== undefined) note(ranks, place, rank);
    }
    const isNamed = [...ranks.values()].some((rank) => rank < KIND.alike);
    if (!isNamed) {
      const isKnown = ranks.size > 0 && found.every((word) => word.isKnown);
      for (const [place, distance] of alike((name) => (isWanted(name.place) ? compare(name) : undefined)))
        note(ranks, place, (isKnown ? KIND.knownAlike : KIND.alike) + distance);
    }
    return ranks.size > 0
      ? { fitting: inOrder(ranks), near: [], isNamed }
      : { fitting: [], near: inOrder(nearest(forms, found, isWanted)).slice(0, MOST_NEAR), isNamed };
  };

  function inOrder(ranks: ReadonlyMap<number, number>): number[] {
    const views = (place: number) => drinks[place]?.views ?? 0;
    return [...ranks]
      .sort(([a, rank], [b, other]) => rank - other || views(b) - views(a) || a - b)
      .map(([place]) => place);
  }

  function ingredientsOf(thing: string): number[] {
    const words = thing.split(' ');
    const called = index.ingredientsCalled(words);
    if (called !== undefined) return [...called.keys()];
    const [first, ...others] = words.map((word) => index.find(word).of);
    return [...(first?.keys() ?? [])].filter((place) => others.every((other) => other.has(place)));
  }

  /** From left to right each longest run of words that names an ingredient, and any other word alone. */
  function partsOf(words: readonly string[]): Part[] {
    const found = words.map((word) => index.find(word));
    const parts: Part[] = [];
    for (let start = 0; start < words.length;) {
      let end = words.length;
      let called = index.ingredientsCalled(words.slice(start, end));
      while (called === undefined && end > start + 1)
        called = index.ingredientsCalled(words.slice(start, --end));
      parts.push({ words: found.slice(start, end), called });
      start = end;
    }
    return parts;
  }

  function rankByWords(parts: readonly Part[], place: number, count: number): number | undefined {
    const drink = drinks[place];
    if (drink === undefined || !parts.every(({ words }) => words.every((word) => isIn(word, drink, place))))
      return undefined;
    let cost = 0;
    let isByName = true;
    let namedOnly = 0;
    const covered = new Set<number>();
    for (const { words, called } of parts) {
      const whole = drink.ingredients.filter((ingredient) => called?.has(ingredient));
      const isCalled = whole.length > 0;
      for (const ingredient of whole) covered.add(ingredient);
      let isPartNamed = true;
      let partCost = Math.min(...(isCalled ? whole : [-1]).map((ingredient) => called?.get(ingredient) ?? 0));
      for (const word of words) {
        const named = word.named.get(place);
        const inside = isCalled ? 0 : costInside(word, drink, covered);
        if (named === undefined || named > SURE) isPartNamed = false;
        const least = Math.min(named ?? Infinity, inside ?? Infinity);
        if (least === Infinity) return undefined;
        if (inside === undefined) namedOnly++;
        partCost += least;
      }
      if (!isPartNamed) {
        isByName = false;
        if (called !== undefined && !isCalled) partCost += APART;
      }
      cost += partCost;
    }
    const others = (asked[place] ?? []).reduce(
      (sum, ingredient) => sum + (covered.has(ingredient) ? 0 : (weights[ingredient] ?? 1)),
      0,
    );
    const spare = Math.min(
      ...(namesByPlace.get(place) ?? []).map((name) => Math.max(0, name.words.length - count)),
    );
    if (isByName) return KIND.named + Math.min(0.99, (cost + spare) / 10);
    const far = FOUND_WEIGHT * cost + (namedOnly > 0 ? spare / 2 + others / 10 : others);
    return KIND.contains + Math.min(0.99, far / 40);
  }

  function isIn({ named, of }: FoundWord, { ingredients, garnishes }: Searched, place: number): boolean {
    const has = (ingredient: number) => of.has(ingredient);
    return named.has(place) || ingredients.some(has) || garnishes?.some(has) === true;
  }

  /** What a word costs among the ingredients of a drink; notes what it covers. */
  function costInside(word: FoundWord, drink: Searched, covered: Set<number>): number | undefined {
    let least: number | undefined;
    for (const ingredient of drink.ingredients) {
      const cost = word.of.get(ingredient);
      if (cost === undefined) continue;
      covered.add(ingredient);
      least = Math.min(least ?? Infinity, cost);
    }
    for (const ingredient of drink.garnishes ?? []) {
      const cost = word.of.get(ingredient);
      if (cost !== undefined) least = Math.min(least ?? Infinity, cost + GARNISH);
    }
    return least;
  }

  /** The drinks whose names are spelt nearly so, and how far they are. */
  function alike(compare: (name: DrinkName) => Forms | undefined): Map<number, number> {
    const distances = new Map<number, number>();
    for (const name of names) {
      const asked = compare(name);
      const distance = asked && measureDistance(asked, name);
      if (distance !== undefined) note(distances, name.place, distance);
    }
    const best = Math.min(...distances.values());
    return new Map([...distances].filter(([, distance]) => distance <= best + SLACK));
  }

  /**
   * The drinks that have most of the words, a rare word counting more, or a name that is somewhat alike; by the
   * negative of how near they are.
   */
  function nearest(
    forms: Forms,
    words: readonly FoundWord[],
    isWanted: (place: number) => boolean,
  ): Map<number, number> {
    const having = words.map(
      (word) =>
        new Map(
          drinks.flatMap((drink, place) => {
            const costs = [word.named.get(place), costInside(word, drink, new Set())];
            const cost = Math.min(...costs.map((one) => one ?? Infinity));
            return cost === Infinity ? [] : [[place, cost] as const];
          }),
        ),
    );
    const result = new Map<number, number>();
    for (const costs of having) {
      const weight = Math.log((drinks.length + 1) / (costs.size + 1));
      for (const [place, cost] of costs) {
        if (isWanted(place)) result.set(place, (result.get(place) ?? 0) - weight * (1 - cost / 2));
      }
    }
    for (const name of names) {
      const likeness = isWanted(name.place) ? looseLikeness(forms, name) : 0;
      const value = -likeness * Math.log(drinks.length + 1);
      if (likeness > 0 && value < (result.get(name.place) ?? 0)) result.set(name.place, value);
    }
    return result;
  }
}

function rankOfName(forms: Forms, name: DrinkName): number | undefined {
  const kind = name.isOwn ? KIND.whole : KIND.otherName;
  if (name.folded === forms.folded) return kind;
  if (name.joined === forms.joined) return kind + 0.1;
  if (name.stem === forms.stem) return kind + 0.2;
  if (!name.folded.startsWith(forms.folded) && !name.joined.startsWith(forms.joined)) return undefined;
  const isAtWord = name.folded.startsWith(`${forms.folded} `);
  return KIND.begins + (name.isOwn ? 0 : 0.4) + (isAtWord ? 0 : 0.2);
}
