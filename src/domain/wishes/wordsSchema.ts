import { z } from 'zod';
import { ALLERGENS, CAUTIONS } from '../../contracts/diet/diet.ts';
import {
  COLOURS,
  INGREDIENT_GROUPS,
  OCCASIONS,
  ORDERS,
  PLACES,
  SERVES,
} from '../../contracts/search/wishes.ts';
import { INTENTS } from './reading.ts';

/** Words that turn or bound what stands beside them; see `scopes.ts`. */
const TURNING_CUES = [
  'not',
  'dislike',
  'allergic',
  'want',
  'but',
  'and',
  'or',
  'instead',
  'too',
  'less',
  'more',
  'like-drink',
  'free',
] as const;
/** Words that tell what a whole clause or sentence is about. */
const CLAUSE_CUES = [
  'symptom', // what somebody reacts with
  'body', // where they feel it
  'health', // anything of a body, a doctor, an allergy
  'forbidden', // must not have
  'tolerate', // with "not": does not tolerate
  'eat', // with "not": does not eat
  'prefer', // with "not": does not like
  'doubt', // does not know what it was
  'gone', // is not coming
  'back', // takes back
  'no-more', // is so no longer
  'start-over',
  'change', // rather, actually
  'know', // asks for knowledge
  'ask', // asks for a drink
  'have', // has at home
  'only', // has nothing else
  'failed', // speaks of a drink that was made
  'pairing', // goes with
  'person', // speaks of somebody
  'some', // of them, half of them
  'both', // one with and one without
  'pair', // for two who want different things
] as const;
/** What somebody is or does, whereby they leave something out. */
const STATES = [
  'vegan',
  'vegetarian',
  'halal',
  'pregnant',
  'child',
  'alcohol-free',
  'alcoholic',
  'lactose',
  'coeliac',
  'allergy',
  'medicine',
] as const;
export const MOODS = ['tired', 'hungover', 'heartbroken'] as const;
const POINTS = ['first', 'second', 'third', 'last', 'it', 'all'] as const;
const LEVELS = ['strong', 'light', 'stronger', 'weaker', 'low-calorie', 'easy'] as const;
const COUNTED = [
  'people',
  'for',
  'we',
  'percent',
  'under',
  'over',
  'between',
  'around',
  'calories',
  'ingredients',
  'each',
  'not-people',
  'drinks',
  'child',
  'years',
] as const;
/** Years, the first and the last. */
const ERAS = [
  '1500-1919',
  '1800-1899',
  '1920-1933',
  '1920-1929',
  '1930-1939',
  '1940-1949',
  '1950-1959',
  '1960-1969',
  '1970-1979',
  '1980-1989',
  '1990-1999',
] as const;
const UNITS = [
  'ml',
  'cl',
  'dl',
  'l',
  'oz',
  'tsp',
  'tbsp',
  'cup',
  'barspoon',
  'dash',
  'shot',
  'pint',
] as const;

/** Wordings, parted by `|`: `*` stands for the end of a word, `..` for up to three words between. */
const wordings = z.string();
const each = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), wordings);

/** The words of a language. Every set has the same keys in all of them. */
export const wordsSchema = z.strictObject({
  turn: each(TURNING_CUES),
  clause: each(CLAUSE_CUES),
  state: each(STATES),
  allergen: each(ALLERGENS),
  caution: each(CAUTIONS),
  taste: z.record(z.string(), wordings),
  group: each(INGREDIENT_GROUPS),
  style: z.record(z.string(), wordings),
  serve: each(SERVES),
  colour: each(COLOURS),
  method: z.record(z.string(), wordings),
  glass: z.record(z.string(), wordings),
  occasion: each(OCCASIONS),
  /** How somebody feels, which a bartender answers where nothing else is wished. */
  mood: each(MOODS),
  food: z.record(z.string(), wordings),
  level: each(LEVELS),
  order: each(ORDERS),
  era: each(ERAS),
  place: each(PLACES),
  kind: each(['cocktail', 'shot']),
  thing: each([
    'alcohol',
    'sugar',
    'sugar-free',
    'animal',
    'shelf',
    'fruit',
    'meat',
    'berries',
    'stone-fruit',
    'unsaid',
  ]),
  intent: each(INTENTS),
  point: each(POINTS),
  counted: each(COUNTED),
  unit: each(UNITS),
  number: z.record(z.string(), wordings),
  /** Ends of compounds, single words, and words that are no slip of a name, each parted by spaces. */
  endings: z.string(),
  articles: z.string(),
  small: z.string(),
  ordinary: z.string(),
});
