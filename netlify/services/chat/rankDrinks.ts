import { suits } from '../../../src/domain/chat/occasions.ts';
import type { Wish } from '../../../src/domain/chat/wish.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import type { Pantry } from './pantry.ts';
import { tabooClash, type Taboo } from './taboo.ts';

/** A drink and how well it answers a wish. */
export interface RankedDrink {
  facts: DrinkFacts;
  score: number;
  /** How many of the wished ingredients it has. */
  has: number;
}

/** Points for what a wish names; a wished ingredient counts most. */
const POINTS = {
  ingredient: 40,
  made: 30,
  garnish: 12,
  base: 12,
  spirit: 24,
  taste: 14,
  nearTaste: 6,
  category: 22,
  food: 14,
  occasion: 3,
  /** Taken from a shot where none was asked for. */
  shot: 20,
};
/** The taste that comes close to a wished one, for a drink that does not have that. */
const NEAR_TASTES: Readonly<Record<string, string>> = {
  fresh: 'minty',
  minty: 'fresh',
  fruity: 'tropical',
  tropical: 'fruity',
};
/** Points that a famous drink gains at most, and that each line takes which serves no wished ingredient. */
const FAME = 6;
const STRANGE_LINE = 1.5;
const EASY_LINES = 3;
/** Views of a drink that everybody knows. */
const FAMOUS_VIEWS = 20_000;

/**
 * The drinks that answer a wish, best first. What it bars, what the guest must not have and what was shown
 * before is left out, and of the ingredients it names as many are there as any drink has.
 */
export function rankDrinks(
  drinks: readonly DrinkFacts[],
  wish: Wish,
  pantry: Pantry,
  taboo: Taboo,
  shown: ReadonlySet<string> = new Set(),
): RankedDrink[] {
  const barred = new Set(wish.without.flatMap((id) => [...pantry.barredBy(id)]));
  const isSafe = (facts: DrinkFacts) => tabooClash(contentsOf(facts), taboo, pantry.barredBy) === undefined;
  const like = wish.like === undefined ? undefined : drinks.find(({ id }) => id === wish.like);
  const ranked = drinks
    .filter(
      (facts) => !shown.has(facts.id) && facts !== like && isAllowed(facts, wish, barred) && isSafe(facts),
    )
    .map((facts) => ({ facts, ...scoreOf(facts, wish, pantry, like) }))
    .filter(({ score }) => score > 0);
  const most = Math.max(0, ...ranked.map(({ has }) => has));
  return ranked
    .filter(({ has }) => has === most)
    .sort(
      (a, b) =>
        strengthOrder(a.facts, b.facts, wish) ||
        b.score - a.score ||
        b.facts.recipe.views - a.facts.recipe.views,
    );
}

/** The strongest first, or the weakest, where that is what is asked for. */
function strengthOrder(a: DrinkFacts, b: DrinkFacts, { order }: Wish): number {
  if (order === undefined) return 0;
  return order === 'strongest' ? b.abv - a.abv : a.abv - b.abv;
}

/** A drink as it is checked: with its garnish. */
export function contentsOf({ dietary, ingredients, garnish }: DrinkFacts) {
  return { dietary, ingredients: [...ingredients, ...garnish] };
}

function isAllowed(facts: DrinkFacts, wish: Wish, barred: ReadonlySet<string>): boolean {
  const { kind, leastAbv, mostAbv } = wish;
  if (wish.isAlcoholFree && !facts.isAlcoholFree) return false;
  if (!wish.isAlcoholFree && facts.isAlcoholFree && !wantsAnyStrength(wish)) return false;
  if (wish.withoutTastes.includes(facts.taste)) return false;
  if (wish.methods.length > 0 && !wish.methods.includes(facts.recipe.method)) return false;
  if (kind !== undefined && facts.recipe.kind !== kind) return false;
  if (leastAbv !== undefined && facts.abv < leastAbv) return false;
  if (mostAbv !== undefined && facts.abv > mostAbv) return false;
  if (wish.withoutDrinks.some((id) => id === facts.id || facts.recipe.variantOf === id)) return false;
  if (facts.lines > (wish.mostLines ?? Infinity)) return false;
  if (wish.colour !== undefined && !facts.colours.has(wish.colour)) return false;
  if (wish.isFizzy !== undefined && facts.isFizzy !== wish.isFizzy) return false;
  if (wish.order !== undefined && kind === undefined && facts.recipe.kind === 'shot') return false;
  return ![...facts.ingredients, ...facts.garnish].some((id) => barred.has(id));
}

/** Who names an ingredient or a mild strength is content with a drink without alcohol; who only says "sweet" is in a bar. */
function wantsAnyStrength({ with: wanted, mostAbv, categories }: Wish): boolean {
  return wanted.length > 0 || mostAbv !== undefined || categories.includes('mocktail');
}

function scoreOf(
  facts: DrinkFacts,
  wish: Wish,
  pantry: Pantry,
  like: DrinkFacts | undefined,
): { score: number; has: number } {
  const { recipe } = facts;
  let score = 0;
  let has = 0;
  let served = 0;
  for (const id of wish.with) {
    const { surely, widely } = pantry.wishedBy(id);
    const lines = [...facts.ingredients].filter((line) => surely.has(line));
    served += lines.length;
    if (lines.length > 0) {
      has++;
      score += POINTS.ingredient + (lines.includes(id) ? 2 : 0);
      if (recipe.spirit !== undefined && lines.some((line) => pantry.isKindOf(line, recipe.spirit ?? '')))
        score += POINTS.base;
    } else if ([...facts.ingredients].some((line) => widely.has(line))) {
      has++;
      served++;
      score += POINTS.made;
    } else if ([...facts.garnish].some((line) => surely.has(line))) score += POINTS.garnish;
  }
  if (wish.with.length > 0 && score > 0) score -= STRANGE_LINE * Math.max(0, facts.lines - served);
  if (recipe.spirit !== undefined && wish.spirits.includes(recipe.spirit)) score += POINTS.spirit;
  if (wish.tastes.includes(facts.taste)) score += POINTS.taste;
  else if (wish.tastes.some((taste) => NEAR_TASTES[taste] === facts.taste)) score += POINTS.nearTaste;
  if (wish.categories.includes(facts.category)) score += POINTS.category;
  score += POINTS.food * Math.min(2, wish.foods.filter((id) => recipe.pairings.includes(id)).length);
  for (const occasion of wish.occasions) score += POINTS.occasion * suits(facts, occasion);
  if (like !== undefined) score += likeness(facts, like);
  const isPlain = wish.with.length === 0 && score === 0;
  if (isPlain && wishesForNothingElse(wish)) score = 1;
  if (score <= 0) return { score: 0, has };
  if (wish.isEasy) score += facts.lines <= EASY_LINES ? 8 : -4 * (facts.lines - EASY_LINES);
  if (wish.isFamous) score += Math.min(12, (12 * recipe.views) / FAMOUS_VIEWS);
  if (wish.kind === undefined && recipe.kind === 'shot') score -= POINTS.shot;
  score += Math.min(FAME, (FAME * recipe.views) / FAMOUS_VIEWS);
  return { score: Math.max(score, 0.1), has };
}

/** Whether a wish only bars things, so that every drink that is left will do. */
function wishesForNothingElse({
  with: wanted,
  spirits,
  tastes,
  categories,
  foods,
  occasions,
  like,
}: Wish): boolean {
  return (
    [wanted, spirits, tastes, categories, foods, occasions].every(({ length }) => length === 0) &&
    like === undefined
  );
}

/** How much one drink is like another, 0 to about 40. */
function likeness(facts: DrinkFacts, like: DrinkFacts): number {
  const common = [...facts.ingredients].filter((id) => like.ingredients.has(id)).length;
  return (
    (24 * common) / Math.max(facts.ingredients.size, like.ingredients.size) +
    6 * Number(facts.recipe.spirit === like.recipe.spirit) +
    6 * Number(facts.taste === like.taste) +
    4 * Number(facts.category === like.category)
  );
}
