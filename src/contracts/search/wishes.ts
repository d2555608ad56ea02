import { z } from 'zod';
import { ALLERGENS, CAUTIONS } from '../diet/diet.ts';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { slugSchema } from '../site/text.ts';
import { MOST_WISHES } from './wishLimits.ts';
import { writtenText } from '../menus/writtenText.ts';

/** Things that people name together, and that no single ingredient is: "no citrus", "something with smoke". */
export const INGREDIENT_GROUPS = [
  'citrus',
  'fruit',
  'berries',
  'dairy',
  'egg',
  'foam',
  'nuts',
  'coffee',
  'chocolate',
  'cream',
  'herbs',
  'smoke',
  'anise',
  'spice',
  'soft-drink',
  'juice',
  'syrup',
  'bitters',
  'wine',
  'beer',
  'whisky',
  'liqueur',
  'spirit',
] as const;
export type IngredientGroup = (typeof INGREDIENT_GROUPS)[number];

/** When somebody drinks: seasons, times of the day, occasions. */
export const OCCASIONS = [
  'spring',
  'summer',
  'autumn',
  'halloween',
  'winter',
  'christmas',
  'party',
  'celebration',
  'date',
  'barbecue',
  'brunch',
  'aperitif',
  'digestif',
  'nightcap',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The colours that drinks are asked for by. */
export const COLOURS = [
  'clear',
  'white',
  'yellow',
  'orange',
  'pink',
  'red',
  'purple',
  'blue',
  'green',
  'brown',
  'black',
  'colourful', // any bright one, or several
] as const;
export type Colour = (typeof COLOURS)[number];

/** Countries and cities that drinks come from or belong to. */
export const PLACES = [
  'argentina',
  'brazil',
  'canada',
  'caribbean',
  'cuba',
  'france',
  'germany',
  'hawaii',
  'italy',
  'japan',
  'mexico',
  'netherlands',
  'new-orleans',
  'peru',
  'spain',
] as const;
export type Place = (typeof PLACES)[number];

/** How drinks are served, as people ask for it. */
export const SERVES = ['fizzy', 'still', 'hot', 'frozen', 'long', 'short'] as const;
export type Serve = (typeof SERVES)[number];

export const ORDERS = [
  'strongest',
  'weakest',
  'fewest-calories',
  'fewest-ingredients',
  'fewest-bottles',
  'popular',
  'classic',
  'unusual',
  'elegant',
] as const;
export type Order = (typeof ORDERS)[number];

/** Diets and states that bar whole kinds of drinks, beside allergens and cautions. */
export const DIETS = ['vegan', 'vegetarian', 'alcohol', 'pregnancy'] as const;

/** Foods that people react to together, by the names of their kind. */
export const FOOD_GROUPS = ['citrus', 'berries', 'stone-fruit', 'anise'] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Everything that a wish can leave out. */
export const LEAVE_OUTS = [...ALLERGENS, ...CAUTIONS, ...DIETS] as const;
export type LeaveOut = (typeof LEAVE_OUTS)[number];

/** Kinds of one ingredient in a drink. */
export const MOST_KINDS = 9;
/** Ingredients that somebody names as all that there is. */
export const MAX_ONLY = 12;
/** The longest name of something that the book does not know. */
const MOST_LETTERS = 60;

/** Whether only some of several guests leave it out: then it is shown, and no drink is barred for it. */
const some = z.literal(true).optional();
/** Whether the thing is wanted, or must not be. */
const not = z.boolean().default(false);
const percent = z.number().min(0).max(100);
const year = z.number().int().min(1500).max(2100);

/**
 * One thing that somebody wishes of a drink, as it stands in a chip that can be pressed away. A conversation and a search
 * are a list of these and nothing else.
 */
export const wishSchema = z.discriminatedUnion('kind', [
  /** An ingredient of the book, with its kinds: gin is London dry gin too. */
  z.strictObject({ kind: z.literal('ingredient'), id: slugSchema, not }),
  z.strictObject({ kind: z.literal('group'), group: z.enum(INGREDIENT_GROUPS), not }),
  /** Nothing but these ingredients with their kinds, and what is always there. A drink need not take all of them. */
  z.strictObject({ kind: z.literal('only'), ids: z.array(slugSchema).min(1).max(MAX_ONLY) }),
  /** Something named that is not in the book: it is shown, and drinks are left out only by their words. */
  z.strictObject({ kind: z.literal('unknown'), text: writtenText(MOST_LETTERS), not }),
  /** What is left out for an allergy, an intolerance or a diet. It fails towards caution: a doubtful drink is left out. */
  z.strictObject({
    kind: z.literal('leave-out'),
    what: z.enum(LEAVE_OUTS),
    some,
  }),
  /** A food, or a group of foods, that somebody reacts to and that is none of the fourteen. All that is made of it goes. */
  z.strictObject({ kind: z.literal('leave-out-food'), id: slugSchema, some }),
  z.strictObject({ kind: z.literal('taste'), taste: slugSchema, not }),
  /** Bounds of the strength, per cent by volume; at least one is there. */
  z.strictObject({ kind: z.literal('strength'), least: percent.optional(), most: percent.optional() }),
  /** Kilocalories at most. */
  z.strictObject({ kind: z.literal('calories'), most: z.number().int().min(0).max(2000) }),
  /** Id of a category: sour, spritz, tiki. */
  z.strictObject({ kind: z.literal('style'), style: slugSchema, not }),
  z.strictObject({ kind: z.literal('drink-kind'), is: z.enum(['cocktail', 'shot']) }),
  z.strictObject({ kind: z.literal('serve'), serve: z.enum(SERVES), not }),
  z.strictObject({ kind: z.literal('colour'), colour: z.enum(COLOURS) }),
  z.strictObject({ kind: z.literal('method'), method: slugSchema, not }),
  z.strictObject({ kind: z.literal('glass'), glass: slugSchema }),
  z.strictObject({ kind: z.literal('occasion'), occasion: z.enum(OCCASIONS) }),
  /** Id of a food that it goes with. */
  z.strictObject({ kind: z.literal('food'), food: slugSchema }),
  /** How many ingredients it may have. */
  z.strictObject({ kind: z.literal('ingredients'), most: z.number().int().min(1).max(16) }),
  /** How many kinds of an ingredient it has at least: two rums. */
  z.strictObject({
    kind: z.literal('kinds'),
    id: slugSchema,
    least: z.number().int().min(2).max(MOST_KINDS),
  }),
  z.strictObject({ kind: z.literal('guests'), count: z.number().int().min(2).max(500) }),
  /** Only what can be made of the shelf. */
  z.strictObject({ kind: z.literal('shelf') }),
  /** Like a drink, or not that drink. */
  z.strictObject({ kind: z.literal('like'), drink: recipeIdSchema }),
  z.strictObject({ kind: z.literal('not-drink'), drink: recipeIdSchema }),
  z.strictObject({ kind: z.literal('order'), order: z.enum(ORDERS) }),
  /** When a drink was first made, both years included. */
  z.strictObject({ kind: z.literal('era'), from: year, to: year }),
  /** Where it comes from, as its text tells. */
  z.strictObject({ kind: z.literal('place'), place: z.enum(PLACES) }),
]);
export type Wish = z.infer<typeof wishSchema>;

export const wishesSchema = z.array(wishSchema).max(MOST_WISHES);
