import type { Allergen } from '../../contracts/diet/diet.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Wish } from '../../contracts/search/wishes.ts';

/** What somebody asks for, beside wishes; the words of a message decide, never a model. */
export const INTENTS = [
  'recipe', // how do I make, ingredients of, what is in
  'compare', // difference between, or, versus
  'amounts', // how much of what for so many
  'swap', // what instead of, I have no, can I replace
  'virgin', // without alcohol, of a drink that is named
  'alike', // something like it
  'calories',
  'strength', // how strong
  'glass',
  'history', // where from, who invented
  'taste', // what does it taste of
  'food', // what to eat with it
  'diet', // is it vegan, does it hold nuts
  'convert', // how much is 2 oz
  'shelf', // what can I make
  'buy', // what to buy next
  'surprise',
  'more', // something else, another one
  'greeting',
  'thanks',
  'bye',
  'about', // who are you
  'keep', // how long does it keep, can it be made ahead
  'ice', // how much ice
  'which', // which rum, the best gin
  'cheap',
  'why', // why is it bitter
  'easier',
  'watery',
  'price', // what it costs
  'charge', // what to ask for it
] as const;
export type Intent = (typeof INTENTS)[number];

/** A quantity that is to be converted: "2 oz in ml". */
export interface Conversion {
  amount: number;
  from: string;
  to: string | undefined;
}

/** Of a company some do not drink alcohol: so many, or half of them. */
export interface Apart {
  count: number | undefined;
  isHalf: boolean;
}

/** What one text says, read by words alone. */
export interface Reading {
  /** The language that it is written in, which may differ from that of the page. */
  language: Locale;
  /** What is wished now. Nothing stands here that a word does not say. */
  added: readonly Wish[];
  /** Keys of those that somebody must not have: what an allergy, an intolerance or a symptom names. */
  borne: readonly string[];
  /** Keys of those that only a question about a drink refuses: "without egg?" */
  asked: readonly string[];
  /** Keys of wishes that are taken back: "with alcohol after all", "she is not coming". Guards go only by plain words. */
  takenBack: readonly string[];
  /** Whether it speaks of what a body does not bear: a symptom, an intolerance, a doctor. */
  isOfHealth?: boolean;
  /**
   * Something to leave out that was named unclearly, to be asked with the boxes of the diet page: its words, and what it
   * may be.
   */
  unclear: { text: string; may: readonly (Allergen | 'vegan' | 'vegetarian' | 'alcohol')[] } | undefined;
  /** Ids of drinks that it names, in their order. */
  drinks: readonly string[];
  /** Ids of ingredients that it names, in their order, wished or not. */
  ingredients: readonly string[];
  /** Id of an ingredient that alternatives are asked for. */
  replacing?: string | undefined;
  /** Keys of wishes of which one is enough: "coffee or chocolate". */
  choices?: readonly (readonly string[])[];
  intents: ReadonlySet<Intent>;
  /** Present where only some of the company drink alcohol; then alcohol is left out for nobody. */
  apart?: Apart | undefined;
  /** Whether it names things that somebody has. */
  isOwned?: boolean;
  /** How many drinks it asks for. */
  count?: number | undefined;
  /** Whether it asks for something to drink: "something", "what do you suggest". */
  asksForDrink?: boolean;
  /** Whether two guests want different things: "he drinks beer, I like gin, something for both". */
  isForPair?: boolean;
  /** What there is too much of: tastes, and "strong". */
  tooMuch?: readonly string[];
  /** Whether it names something that people react to: egg, milk, nuts. */
  namesAllergen?: boolean;
  /** All tastes that it names, wished or not. */
  tastes?: readonly string[];
  /** Whether it lets choose: "Negroni or Boulevardier?", "mezcal or tequila?" */
  isChoice?: boolean;
  /** Whether it speaks of a drink that went wrong. */
  hasFailed?: boolean;
  /** Where it points at one of the drinks shown last: "the second one" is 1, "the last one" -1; "that" leaves it open. */
  pointsAt: number | 'it' | undefined;
  /** Whether it points at all of the drinks shown last: "which of those is weakest?" */
  pointsAtAll: boolean;
  conversion: Conversion | undefined;
  /** Whether it is worded as a question. */
  isQuestion: boolean;
  /** Whether a word changes what is named: "but", "with", "without", "instead of". */
  isChanged?: boolean;
  /** Of the unread words those that a word refuses: "no bomb". */
  refused: readonly string[];
  /** Words of things that are named and of which nothing came: an allergen that may be meant as a taste. */
  silent?: readonly string[];
  /** Folded words that nothing was read from, small words aside. */
  unread: readonly string[];
}
