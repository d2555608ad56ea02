import type { Allergen } from '../../src/contracts/diet.ts';
import { possibleAllergens } from '../../src/domain/dietary.ts';
import type { DrinkFacts } from '../../netlify/services/chat/drinkFacts.ts';

/** What was answered last, and before it. */
export interface Told {
  /** The answer with the names of its drinks in place of their citations. */
  text: string;
  /** The drinks that it cites. */
  drinks: readonly DrinkFacts[];
  /** The drinks of the answers before. */
  before: readonly (readonly DrinkFacts[])[];
}

/** One thing that a right answer does, and what to print where it does not. */
export interface Check {
  what: string;
  holds(told: Told): boolean;
}

/** A question as a guest asks it, several turns long or one, and what makes an answer right. */
export interface Question {
  turns: readonly string[];
  /** Ids on the guest's shelf; then the question is asked in mode `mix`. */
  shelf?: readonly string[];
  strict?: boolean;
  right: readonly Check[];
}

export const says = (pattern: RegExp): Check => ({
  what: `says ${pattern.source}`,
  holds: ({ text }) => pattern.test(text),
});
export const never = (pattern: RegExp): Check => ({
  what: `never says ${pattern.source}`,
  holds: ({ text }) => !pattern.test(text),
});
/** Cites a drink, by its English name. */
export const cites = (name: string): Check => ({
  what: `cites ${name}`,
  holds: ({ drinks }) => drinks.some(({ recipe }) => recipe.name.en === name),
});
export const offers = (least: number): Check => ({
  what: `offers at least ${least}`,
  holds: ({ drinks }) => drinks.length >= least,
});
export const every = (what: string, holds: (drink: DrinkFacts) => boolean): Check => ({
  what: `every drink ${what}`,
  holds: ({ drinks }) => drinks.length > 0 && drinks.every(holds),
});
export const some = (what: string, holds: (drink: DrinkFacts) => boolean): Check => ({
  what: `some drink ${what}`,
  holds: ({ drinks }) => drinks.some(holds),
});
/** Every drink has one of these, as an ingredient and not as garnish alone. */
export const has = (...ids: string[]): Check =>
  every(`has ${ids.join(' or ')}`, ({ ingredients }) => ids.some((id) => ingredients.has(id)));
export const lacks = (...ids: string[]): Check =>
  every(`lacks ${ids.join(' and ')}`, ({ ingredients }) => ids.every((id) => !ingredients.has(id)));
/** Has a spirit or a kind of it, by the end or beginning of its id. */
export const spiritLike = (id: string): Check =>
  every(`has ${id} or a kind of it`, ({ ingredients }) =>
    [...ingredients].some((own) => `-${own}-`.includes(`-${id}-`)),
  );
export const lacksTaste = (id: string): Check => every(`does not taste ${id}`, (drink) => drink.taste !== id);
/** Every drink is free of an allergen, whatever the brand. */
export const without = (...ids: Allergen[]): Check =>
  every(`is without ${ids.join(' and ')}`, ({ dietary }) =>
    ids.every((id) => !possibleAllergens(dietary.allergens).has(id)),
  );
export const eggless: Check = without('eggs');
export const dairyless: Check = without('milk');
export const alcoholFree: Check = every('is free of alcohol', ({ isAlcoholFree }) => isAlcoholFree);
export const alcoholic: Check = every('has alcohol', ({ isAlcoholFree }) => !isAlcoholFree);
export const noDrinks: Check = { what: 'cites no drink', holds: ({ drinks }) => drinks.length === 0 };
export const taste = (...ids: string[]): Check =>
  every(`tastes ${ids.join(' or ')}`, (drink) => ids.includes(drink.taste));
export const pairs = (...foods: string[]): Check =>
  every(`goes with ${foods.join(' or ')}`, ({ recipe }) =>
    foods.some((food) => recipe.pairings.includes(food)),
  );
/** None of the drinks was named in an answer before. */
export const fresh: Check = {
  what: 'names other drinks than before',
  holds: ({ drinks, before }) => drinks.length > 0 && drinks.every((drink) => !before.flat().includes(drink)),
};
export const stronger: Check = {
  what: 'is stronger than before',
  holds: ({ drinks, before }) => drinks.length > 0 && mean(drinks) > mean(before.at(-1) ?? []),
};
export const weaker: Check = {
  what: 'is weaker than before',
  holds: ({ drinks, before }) => drinks.length > 0 && mean(drinks) < mean(before.at(-1) ?? []),
};
/** Tells how the drink is made that stood at a place of the answer before. */
export const recipeOf = (place: number): Check => ({
  what: `gives the recipe of drink ${place + 1} of the answer before`,
  holds: ({ text, drinks, before }) =>
    drinks.length === 1 && drinks[0] === before.at(-1)?.[place] && /^1\. /m.test(text),
});

function mean(drinks: readonly DrinkFacts[]): number {
  return drinks.reduce((sum, { abv }) => sum + abv, 0) / drinks.length;
}
