import type { Allergen, Caution } from '../../contracts/diet.ts';
import type { RecipeKind } from '../../contracts/recipe.ts';
import type { Colour } from './glassColour.ts';
import type { Occasion } from './occasions.ts';

/** What somebody would like to drink, as far as they said. */
export interface Wish {
  /** Ids of ingredients that it must have, and must not have. */
  with: readonly string[];
  without: readonly string[];
  withoutAllergens: readonly Allergen[];
  withoutCautions: readonly Caution[];
  /** Ids of vocabularies. */
  spirits: readonly string[];
  tastes: readonly string[];
  withoutTastes: readonly string[];
  categories: readonly string[];
  /** Ids of food that it goes with. */
  foods: readonly string[];
  occasions: readonly Occasion[];
  isAlcoholFree: boolean;
  isVegan: boolean;
  isVegetarian: boolean;
  isEasy: boolean;
  isFamous: boolean;
  /** Ids of the ways of making it that will do; all where empty. */
  methods: readonly string[];
  kind: RecipeKind | undefined;
  /** Bounds of the strength, per cent by volume. */
  leastAbv: number | undefined;
  mostAbv: number | undefined;
  /** Id of a drink that it is to resemble. */
  like: string | undefined;
  /** Ids of drinks that it is not to be. */
  withoutDrinks: readonly string[];
  /** How many ingredients it may have. */
  mostLines: number | undefined;
  colour: Colour | undefined;
  /** Whether it is to sparkle, or must not. */
  isFizzy: boolean | undefined;
  /** The strongest or the weakest of all that fit. */
  order: 'strongest' | 'weakest' | undefined;
}

export const NO_WISH: Wish = {
  with: [],
  without: [],
  withoutAllergens: [],
  withoutCautions: [],
  spirits: [],
  tastes: [],
  withoutTastes: [],
  categories: [],
  foods: [],
  occasions: [],
  isAlcoholFree: false,
  isVegan: false,
  isVegetarian: false,
  isEasy: false,
  isFamous: false,
  methods: [],
  kind: undefined,
  leastAbv: undefined,
  mostAbv: undefined,
  like: undefined,
  withoutDrinks: [],
  mostLines: undefined,
  colour: undefined,
  isFizzy: undefined,
  order: undefined,
};

const BOUNDS = [
  'without',
  'withoutAllergens',
  'withoutCautions',
  'withoutTastes',
  'withoutDrinks',
  'isAlcoholFree',
  'isVegan',
  'isVegetarian',
  'mostAbv',
] as const satisfies readonly (keyof Wish)[];

/** The parts of a wish that say what must not be. */
export function boundsOf(wish: Wish): Partial<Wish> {
  return Object.fromEntries(BOUNDS.map((part) => [part, wish[part]]));
}

/** Whether nothing was wished. */
export function isEmptyWish(wish: Wish): boolean {
  return Object.entries(wish).every(
    ([name, part]) =>
      part === undefined ||
      (part === false && name !== 'isFizzy') ||
      (Array.isArray(part) && part.length === 0),
  );
}

/** Whether a wish says what the drink is to be, and not only what it must not. */
export function hasSubject(wish: Wish): boolean {
  const { with: wanted, spirits, tastes, categories, foods, occasions, kind, like, colour, order } = wish;
  return (
    [wanted, spirits, tastes, categories, foods, occasions].some(({ length }) => length > 0) ||
    [kind, like, colour, order].some((part) => part !== undefined) ||
    wish.isFizzy === true
  );
}

/** Tastes that take each other's place: who wants it sweeter wants it no longer sour. */
const OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  sweet: ['sour', 'dry', 'bitter', 'strong'],
  sour: ['sweet', 'creamy'],
  dry: ['sweet', 'creamy'],
  bitter: ['sweet', 'fruity'],
  fruity: ['dry', 'bitter', 'strong'],
  fresh: ['creamy', 'strong'],
  creamy: ['fresh', 'sour', 'dry'],
};

/**
 * A wish with what was said next: what is new is added, what it contradicts is dropped, and another base takes the
 * place of the first. New foods or occasions replace both: who asks for a party no longer asks for oysters.
 *
 * @param isBase whether an ingredient is what a drink is built on, so that one takes the place of the other
 */
export function refine(wish: Wish, next: Wish, isBase: (id: string) => boolean): Wish {
  const hasNewBase = next.with.some(isBase) || next.spirits.length > 0;
  const hasNewTable = next.foods.length > 0 || next.occasions.length > 0;
  const changesStrength = next.leastAbv !== undefined || next.mostAbv !== undefined;
  const kept = wish.with.filter((id) => !next.without.includes(id) && !(hasNewBase && isBase(id)));
  const gone = next.tastes.flatMap((taste) => OPPOSITES[taste] ?? []);
  return {
    with: union(kept, next.with),
    without: union(wish.without, next.without).filter((id) => !next.with.includes(id)),
    withoutAllergens: union(wish.withoutAllergens, next.withoutAllergens),
    withoutCautions: union(wish.withoutCautions, next.withoutCautions),
    spirits: hasNewBase ? next.spirits : wish.spirits,
    tastes: union(
      wish.tastes.filter((taste) => !gone.includes(taste) && !next.withoutTastes.includes(taste)),
      next.tastes,
    ),
    withoutTastes: union(wish.withoutTastes, next.withoutTastes).filter(
      (taste) => !next.tastes.includes(taste),
    ),
    categories: next.categories.length > 0 ? next.categories : wish.categories,
    foods: hasNewTable ? next.foods : wish.foods,
    occasions: hasNewTable ? next.occasions : wish.occasions,
    isAlcoholFree: (wish.isAlcoholFree && !hasNewBase && next.leastAbv === undefined) || next.isAlcoholFree,
    isVegan: wish.isVegan || next.isVegan,
    isVegetarian: wish.isVegetarian || next.isVegetarian,
    isEasy: wish.isEasy || next.isEasy,
    isFamous: wish.isFamous || next.isFamous,
    methods: next.methods.length > 0 ? next.methods : wish.methods,
    kind: next.kind ?? wish.kind,
    leastAbv:
      next.leastAbv ?? (next.mostAbv === undefined && !gone.includes('strong') ? wish.leastAbv : undefined),
    mostAbv: next.mostAbv ?? (next.leastAbv === undefined ? wish.mostAbv : undefined),
    like: next.like ?? wish.like,
    withoutDrinks: union(wish.withoutDrinks, next.withoutDrinks),
    mostLines: next.mostLines ?? wish.mostLines,
    colour: next.colour ?? wish.colour,
    isFizzy: next.isFizzy ?? wish.isFizzy,
    order: next.order ?? (changesStrength ? undefined : wish.order),
  };
}

function union<Value>(one: readonly Value[], other: readonly Value[]): Value[] {
  return [...new Set([...one, ...other])];
}
