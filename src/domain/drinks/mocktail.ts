import { foldText } from '../../text/foldText.ts';

/** What a drink is classified by (specification, section 5), in English. */
export interface Classifiable {
  /** "21%" or "0%". */
  abv: string;
  /** Empty where there is none. */
  spirit: string;
  ingredients: readonly string[];
}

/** Words of an ingredient that make a drink alcoholic. */
const ALCOHOL_WORDS = new Set(
  (
    'vodka gin rum tequila whiskey whisky bourbon scotch rye brandy cognac armagnac calvados liqueur vermouth wine ' +
    'champagne prosecco cava beer ale stout cider sake absinthe amaretto campari aperol mezcal pisco cachaca genever ' +
    'grappa schnapps sherry port madeira triple curacao cointreau chartreuse benedictine sambuca ouzo limoncello ' +
    'lillet dubonnet bitters kahlua baileys'
  ).split(' '),
);

/** Ingredients that name a drink with alcohol and have none. */
const FREE_OF_ALCOHOL = /\b(ginger|root) (beer|ale)\b|\b(alcohol free|non alcoholic)\b.*|^.*\bvinegar\b/;

/**
 * Whether a drink stands under Mocktails: free of alcohol by its stated strength, "0%" or something with "non" in
 * it. A drink that says neither is a cocktail if it has a spirit, an alcoholic ingredient or any strength at all.
 */
export function isMocktail(drink: Classifiable): boolean {
  if (drink.abv === '0%' || /non/i.test(drink.abv)) return true;
  return !isAlcoholic(drink) && !(Number.parseFloat(drink.abv) > 0);
}

/** Whether a drink has a base spirit or an ingredient that is named for alcohol. */
export function isAlcoholic({ spirit, ingredients }: Omit<Classifiable, 'abv'>): boolean {
  return spirit !== '' || ingredients.some(isNamedForAlcohol);
}

function isNamedForAlcohol(ingredient: string): boolean {
  return foldText(ingredient)
    .replace(FREE_OF_ALCOHOL, '')
    .split(' ')
    .some((word) => ALCOHOL_WORDS.has(word));
}
