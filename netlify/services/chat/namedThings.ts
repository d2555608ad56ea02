import type { Locale } from '../../../src/contracts/locale.ts';
import type { Span } from '../../../src/domain/chat/phraseFinder.ts';
import { isGiveaway } from '../../../src/domain/chat/textLanguage.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import { foldText } from '../../../src/text/foldText.ts';
import { DAILY_NAMES, type Meaning } from './lexicon.ts';
import type { Role } from './scopes.ts';
import { WORDS, type Cue } from './words/words.ts';

/** An ingredient, what is said of it, and the places of its words. */
export interface NamedIngredient {
  id: string;
  role: Role;
  start: number;
  end: number;
}

export interface MaskedWord {
  word: string;
  place: number;
}

/** What a message names, by id and in its order. */
export interface NamedThings {
  drinks: readonly string[];
  /** Drinks that are named as what is not wanted. */
  unwantedDrinks: readonly string[];
  ingredients: readonly NamedIngredient[];
  foods: readonly string[];
  terms: readonly string[];
  categories: readonly string[];
  spirits: readonly string[];
  /** The words without the names of drinks, and without those of ingredients and food either. */
  drinkless: readonly string[];
  nameless: readonly string[];
  /** The words with a mark for each name and number, whatever is named, and the place of each in the message. */
  masked: readonly MaskedWord[];
}

/** A message that is being read: its words, what was found in them, and the languages they may be in. */
interface Heard {
  message: string;
  words: readonly string[];
  spans: readonly Span<Meaning>[];
  roles: readonly Role[];
  /** Places of words before which a comma stands. */
  breaks: ReadonlySet<number>;
  cues: ReadonlySet<Cue>;
  /** The language of the message first. */
  languages: readonly Locale[];
}

/** Cues that make a name of daily use the name of a drink. */
const DRINK_CUES: readonly Cue[] = [
  'howTo',
  'contents',
  'contains',
  'allergensOf',
  'strengthOf',
  'howTaste',
  'calories',
  'difference',
  'pairFood',
  'history',
  'glass',
];

/** A question of a name and a diet has so few words: “Le Casino est-il végan ?” */
const FEW_WORDS = 6;

/** Stands in the place of a word that is part of a name. */
const NAME = '·';
/** Whether a word stands where the name of a drink was. */
export function isName(word: string): boolean {
  return word === NAME;
}
/** What stands for a name or a number where it does not matter which it is; no word of any language. */
export const MARKS = { drink: 'xdx', ingredient: 'xix', food: 'xfx', number: 'xnx' } as const;

/** Decides which of its meanings each name has in this message. */
export function namedThings({ message, words, spans, roles, breaks, cues, languages }: Heard): NamedThings {
  const isDietAsked =
    (cues.has('vegan') || cues.has('vegetarian')) && (cues.has('wantsToKnow') || words.length <= FEW_WORDS);
  // "A Long Island or a Martini?" names two drinks, though a Martini is a bottle as well.
  const isBesideDrink =
    cues.has('eitherOr') &&
    spans.some(({ values, isGuess }) => !isGuess && values.every(({ kind }) => kind === 'drink'));
  const isDrinkMeant =
    isDietAsked || isBesideDrink || DRINK_CUES.some((cue) => cues.has(cue)) || words.length <= 3;

  const drinks: string[] = [];
  const unwantedDrinks: string[] = [];
  const ingredients: NamedIngredient[] = [];
  const foods: string[] = [];
  const terms: string[] = [];
  const categories: string[] = [];
  const spirits: string[] = [];
  const nameless = [...words];
  const drinkless = [...words];
  const marks = new Map<number, { end: number; mark: string }>();
  let before = { end: 0, role: 'with' as Role, isDrink: false };
  for (const span of spans) {
    const said = words.slice(span.start, span.end).join(' ');
    const isOrdinary =
      languages.slice(0, 2).some((locale) => ordinaryIn(locale).has(said)) && !isAccented(said, message);
    const values = isOrdinary
      ? []
      : span.values.filter((value) => isBelievable(value, said, languages, span));
    const ofKind = (kind: Meaning['kind']) => values.find((value) => value.kind === kind)?.id;
    const ingredient = ofKind('ingredient');
    const isElse = ingredient !== undefined || DAILY_NAMES.has(said);
    const drink = isDrinkMeant || !isElse ? ofKind('drink') : undefined;
    const food = ofKind('food');
    const term = ofKind('term');
    if (term !== undefined) terms.push(term);
    const role = roleOf(span, drink !== undefined, before);
    before = { end: span.end, role, isDrink: drink !== undefined };
    const isUnwanted = role === 'without' && (!cues.has('wantsToKnow') || cues.has('except'));
    const isTaste = ingredient !== undefined && isTasteOf(ingredient, said, message, cues);
    if (drink !== undefined) (isUnwanted ? unwantedDrinks : drinks).push(drink);
    else if (ingredient !== undefined && !isTaste)
      ingredients.push({ id: ingredient, role, start: span.start, end: span.end });
    else {
      const category = ofKind('category');
      const spirit = ofKind('spirit');
      if (isUnwanted) continue;
      if (spirit !== undefined) spirits.push(spirit);
      else if (category !== undefined) categories.push(category);
    }
    if (food !== undefined && roles[span.start] !== 'without') foods.push(food);
    const isThing = ingredient !== undefined && !isTaste;
    const mark =
      drink !== undefined
        ? MARKS.drink
        : isThing
          ? MARKS.ingredient
          : food === undefined
            ? undefined
            : MARKS.food;
    if (mark !== undefined) marks.set(span.start, { end: span.end, mark });
    for (let place = span.start; place < span.end; place++) {
      if (drink !== undefined) drinkless[place] = nameless[place] = NAME;
      else if (isThing || food !== undefined) nameless[place] = NAME;
    }
  }

  const masked = maskedWords(words, marks);
  return {
    // "No Old Fashioned, everybody says Old Fashioned"
    drinks: drinks.filter((id) => !unwantedDrinks.includes(id)),
    unwantedDrinks,
    ingredients,
    foods,
    terms,
    categories,
    spirits,
    drinkless,
    nameless,
    masked,
  };

  /** "No nuts, an Amaretto Sour": what follows on a comma is unwanted only where a thing of its kind before it is. */
  function roleOf({ start }: Span<Meaning>, isDrink: boolean, last: typeof before): Role {
    const role = roles[start] ?? 'with';
    if (role !== 'without' || (last.role === 'without' && last.isDrink === isDrink)) return role;
    const comma = [...breaks].find((place) => place >= last.end && place > 0 && place <= start);
    return comma !== undefined && roles[comma - 1] === 'without' ? 'with' : role;
  }
}

function maskedWords(
  words: readonly string[],
  marks: ReadonlyMap<number, { end: number; mark: string }>,
): MaskedWord[] {
  const masked: MaskedWord[] = [];
  let at = 0;
  for (let word = words[at]; word !== undefined; word = words[at]) {
    const marked = marks.get(at);
    masked.push({ word: marked?.mark ?? (/^\d/.test(word) ? MARKS.number : word), place: at });
    at = marked?.end ?? at + 1;
  }
  return masked;
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

/** Words of daily life that are no slip of a name: Dutch "moet" ("must") is no champagne. */
const ordinaryIn = madeOnce((locale: Locale) => new Set(WORDS[locale].ordinary.split(' ')));

/** "Té" is a drink where "te" is none; an accent tells so little words apart. */
function isAccented(said: string, message: string): boolean {
  if (said.length > LITTLE) return false;
  return message.split(/[^\p{L}]+/u).some((word) => foldText(word) === said && word.toLowerCase() !== said);
}
const LITTLE = 3;

/** What bitters are called in some languages, and what bitter means in others. */
const BITTER = new Set(['bitter', 'bittere', 'bitteren', 'amargo', 'amargos', 'amer', 'amers']);

/** French "sucré" is no sugar, and neither is "moins de sucre". */
function isTasteOf(id: string, said: string, message: string, cues: ReadonlySet<Cue>): boolean {
  if (BITTER.has(said)) return true;
  return id === 'sugar' && (cues.has('lessSweet') || cues.has('sweeter') || /sucrée?s?/iu.test(message));
}
