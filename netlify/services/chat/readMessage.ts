import type { Allergen } from '../../../src/contracts/ingredient.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import type { Occasion } from '../../../src/domain/chat/occasions.ts';
import type { PhraseFinder, Span } from '../../../src/domain/chat/phraseFinder.ts';
import { isGiveaway, textLanguage } from '../../../src/domain/chat/textLanguage.ts';
import { NO_WISH, type Wish } from '../../../src/domain/chat/wish.ts';
import { matching, type Patterns } from './cues.ts';
import { FOODS, type FoodClass } from './foods.ts';
import { DAILY_NAMES, type Meaning } from './lexicon.ts';
import { FULL_STOP, rolesOf, type Role } from './scopes.ts';
import type { Cue } from './words/words.ts';

/** What a message says, as far as its words alone tell. */
export interface Reading {
  language: Locale;
  words: readonly string[];
  cues: ReadonlySet<Cue>;
  /** Ids of the drinks that it names, in its order. */
  drinks: readonly string[];
  ingredients: readonly { id: string; role: Role }[];
  foods: readonly string[];
  allergens: readonly Allergen[];
  /** Ids of glossary terms. */
  terms: readonly string[];
  wish: Wish;
  /** For how many a drink is to be made. */
  guests: number | undefined;
}

/** Longer messages are read to here: nobody orders in more. */
const MOST_WORDS = 160;
/** Strengths that count as light and as strong, per cent by volume. */
const LIGHT_ABV = 12;
const STRONG_ABV = 22;
const MOST_GUESTS = 100;
/** What needs no shaker and no mixing glass. */
const SHAKERLESS = ['build', 'muddle', 'layer', 'heat', 'swizzle'];
/** Who says so of themselves names what they must not have. */
const INTOLERANT = /celiac|coeliac|zoliakie|coeliaq|intoleran|unvertraglich|allergi/;
/** Cues that make a name of daily use the name of a drink. */
const DRINK_CUES: readonly Cue[] = [
  'howTo',
  'contents',
  'strengthOf',
  'calories',
  'difference',
  'pairFood',
  'history',
  'glass',
];

/** Prepares the reading of messages. */
export function createReader(
  lexicon: PhraseFinder<Meaning>,
  patterns: Record<Locale, Patterns>,
): (message: string, expected: Locale) => Reading {
  return (message, expected) => {
    const words = wordsOf(message);
    const text = words.join(' ');
    const language = textLanguage(text, expected);
    const spoken = language === expected ? [patterns[language]] : [patterns[language], patterns[expected]];
    const matchAll = (
      part: 'cues' | 'tastes' | 'categories' | 'occasions' | 'foods' | 'allergens',
      said: string,
    ) => [...new Set(spoken.flatMap((one) => matching(one[part], said)))];
    const cues = new Set(matchAll('cues', text) as Cue[]);
    const roles = rolesOf(words, spoken);
    const spans = lexicon.find(words);
    const isDrinkMeant = DRINK_CUES.some((cue) => cues.has(cue)) || words.length <= 3;

    const drinks: string[] = [];
    const ingredients: { id: string; role: Role }[] = [];
    const named: string[] = [];
    const terms: string[] = [];
    const categories: string[] = [];
    const spirits: string[] = [];
    const masked = [...words];
    const drinkless = [...words];
    for (const span of spans) {
      const said = words.slice(span.start, span.end).join(' ');
      const values = span.values.filter((value) =>
        isBelievable(value, said, [language, expected, 'en'], span),
      );
      const ofKind = (kind: Meaning['kind']) => values.find((value) => value.kind === kind)?.id;
      const ingredient = ofKind('ingredient');
      const isElse = ingredient !== undefined || DAILY_NAMES.has(said);
      const drink = isDrinkMeant || !isElse ? ofKind('drink') : undefined;
      const food = ofKind('food');
      const term = ofKind('term');
      if (term !== undefined) terms.push(term);
      if (drink !== undefined) drinks.push(drink);
      else if (ingredient !== undefined && !isTasteOf(ingredient, said, message, cues))
        ingredients.push({ id: ingredient, role: roles[span.start] ?? 'with' });
      else {
        const category = ofKind('category');
        const spirit = ofKind('spirit');
        if (spirit !== undefined) spirits.push(spirit);
        else if (category !== undefined) categories.push(category);
      }
      if (food !== undefined && roles[span.start] !== 'without') named.push(food);
      for (let place = span.start; place < span.end; place++) {
        if (drink !== undefined) drinkless[place] = masked[place] = '·';
        else if (ingredient !== undefined || food !== undefined) masked[place] = '·';
      }
    }

    const wanted = masked.filter((_, place) => roles[place] !== 'without').join(' ');
    const unwanted = words.filter((_, place) => roles[place] === 'without').join(' ');
    categories.push(...matchAll('categories', wanted));
    const eaten = drinkless.filter((_, place) => roles[place] !== 'without').join(' ');
    const foods = [
      ...new Set([
        ...named,
        ...(named.length > 0 ? [] : (matchAll('foods', eaten) as FoodClass[])).flatMap(
          (kind): readonly string[] => FOODS[kind],
        ),
      ]),
    ];
    const isEasy = cues.has('easy');
    const isPairing =
      foods.length > 0 && (cues.has('pairDrink') || cues.has('pairFood')) && drinks.length === 0;
    const wished = ingredients.filter(({ role }) => role === 'with').map(({ id }) => id);
    const tastes = comparedTastes(cues, matchAll('tastes', wanted));
    const wish: Wish = {
      ...NO_WISH,
      with: isPairing ? [] : [...new Set(wished)],
      without: ingredients.filter(({ role }) => role === 'without').map(({ id }) => id),
      withoutAllergens: matchAll('allergens', INTOLERANT.test(text) ? text : unwanted) as Allergen[],
      spirits,
      tastes: [...new Set(tastes)],
      withoutTastes: [...matchAll('tastes', unwanted), ...unwantedTastes(cues)].filter(
        (taste) => !tastes.includes(taste),
      ),
      categories: [...new Set(categories)],
      foods: isPairing || (wished.length === 0 && !categories.includes('dessert')) ? foods : [],
      occasions: matchAll('occasions', wanted) as Occasion[],
      isAlcoholFree: cues.has('alcoholFree') || categories.includes('mocktail'),
      isVegan: cues.has('vegan'),
      isEasy,
      isFamous: cues.has('famous'),
      methods: cues.has('noShaker') ? SHAKERLESS : [],
      kind: cues.has('shot') ? 'shot' : undefined,
      leastAbv:
        cues.has('strong') && !comparesStrength(cues) && isWantedAs('strong', wanted)
          ? STRONG_ABV
          : undefined,
      mostAbv: (cues.has('light') && !isEasy) || cues.has('weaker') ? LIGHT_ABV : undefined,
    };
    return {
      language,
      words,
      cues,
      drinks: [...new Set(drinks)],
      ingredients,
      foods,
      allergens: matchAll('allergens', text) as Allergen[],
      terms: [...new Set(terms)],
      wish,
      guests: cues.has('batch') ? guestsIn(words, spoken) : undefined,
    };

    function isWantedAs(cue: Cue, said: string): boolean {
      return spoken.some((one) => one.cues[cue]?.test(said));
    }
  };
}

/** A full stop that ends a sentence, and not "No. 2" or "Dr. Funk". */
const SENTENCE_END = /(?<!\b(?:no|nr|dr|st|bzw|ca))[.!?;]+(?=\s|$)|\n/gi;

/** The words of a message, sentences apart; "egg-free", "laktosefrei" and "lactosevrij" as the languages say it otherwise. */
function wordsOf(message: string): string[] {
  return message
    .split(SENTENCE_END)
    .map(foldSpeech)
    .filter((sentence) => sentence !== '')
    .join(` ${FULL_STOP} `)
    .replace(/\b(?!alcohol\b|sugar\b|feel\b|for\b)([a-z]{3,}) free\b/g, 'without $1')
    .replace(/\b(?!alkohol)([a-z]{2,})frei(?:e[nrsm]?)?\b/g, 'ohne $1')
    .replace(/\b(?!alcohol)([a-z]{2,})vrije?\b/g, 'zonder $1')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** A short word counts only in a language that is spoken here: nobody asks for cream who says "room". */
function isBelievable(
  value: Meaning,
  said: string,
  spoken: readonly Locale[],
  { isGuess }: Span<Meaning>,
): boolean {
  const isSpoken = spoken.includes(value.locale);
  if (isGiveaway(said)) return value.locale === spoken[0] && value.kind === 'ingredient';
  if (value.kind === 'term') return isSpoken && !isGuess;
  if (isGuess) return isSpoken;
  return isSpoken || said.length > 4 || value.kind === 'drink';
}

/** The tastes that are wished; "less sweet" asks for none that is sweet. */
function comparedTastes(cues: ReadonlySet<Cue>, found: readonly string[]): string[] {
  const wish = new Set(found);
  const turn = (cue: Cue, from: string, to: string | undefined) => {
    if (!cues.has(cue)) return;
    wish.delete(from);
    if (to !== undefined) wish.add(to);
  };
  turn('sweeter', 'dry', 'sweet');
  turn('sourer', 'sweet', 'sour');
  turn('bitterer', 'sweet', 'bitter');
  turn('lessSweet', 'sweet', 'dry');
  if (cues.has('lessSweet')) wish.add('sour');
  turn('lessSour', 'sour', undefined);
  turn('lessBitter', 'bitter', undefined);
  if (cues.has('weaker')) wish.delete('strong');
  return [...wish];
}

/** What bitters are called in some languages, and what bitter means in others. */
const BITTER = new Set(['bitter', 'bittere', 'bitteren', 'amargo', 'amargos', 'amer', 'amers']);

/** French "sucré" is no sugar, and neither is "moins de sucre". */
function isTasteOf(id: string, said: string, message: string, cues: ReadonlySet<Cue>): boolean {
  if (BITTER.has(said)) return true;
  return id === 'sugar' && (cues.has('lessSweet') || cues.has('sweeter') || /sucrée?s?/iu.test(message));
}

/** The tastes of which there is to be less. */
function unwantedTastes(cues: ReadonlySet<Cue>): string[] {
  return [
    ...(cues.has('lessSweet') ? ['sweet', 'creamy'] : []),
    ...(cues.has('lessBitter') ? ['bitter'] : []),
    ...(cues.has('lessSour') ? ['sour'] : []),
  ];
}

function comparesStrength(cues: ReadonlySet<Cue>): boolean {
  return cues.has('stronger') || cues.has('weaker');
}

function guestsIn(words: readonly string[], spoken: readonly Patterns[]): number | undefined {
  for (const word of words) {
    const counted = /^\d{1,3}$/.test(word) ? Number(word) : undefined;
    const place = spoken.map(({ numbers }) => numbers.indexOf(word)).find((at) => at >= 0);
    const guests = counted ?? (place === undefined ? undefined : place + 2);
    if (guests !== undefined && guests > 1 && guests <= MOST_GUESTS) return guests;
  }
  return undefined;
}
