import type { Substance } from '../../contracts/diet/diet.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { RecipeSubmission } from '../../contracts/people/recipeSubmission.ts';
import { describeOwnDrink, strengthText } from './describeOwnDrink.ts';

/** The fields of the submission form that a drink of one's own has something for; empty where it has nothing. */
export type FilledSubmission = Record<
  'cocktailName' | 'ingredients' | 'method' | 'glassware' | 'garnish' | 'story',
  string
>;

/** A drink of one's own as the submission form takes it. */
export interface DrinkSubmission {
  fields: FilledSubmission;
  /** What its owner states and the form has no place for. */
  left: readonly Substance[];
}

/**
 * A drink of one's own in the fields of the form, in the words of a language. Nothing is cut: a field may hold more than
 * the house takes.
 */
export function toSubmission(drink: OwnRecipe, parts: DrinkParts, locale: Locale): DrinkSubmission {
  const view = describeOwnDrink(drink, parts, locale);
  const strengthOf = (place: number) => {
    const line = drink.lines[place];
    return line === undefined || 'ingredient' in line ? null : line.strength;
  };
  const poured = view.lines.flatMap(({ text, garnish }, place) => {
    if (garnish) return [];
    const strength = strengthOf(place);
    return strength === null ? text : `${text} (${strengthText(strength, locale)})`;
  });
  const ice = drink.ice === 'none' ? undefined : parts.ice.find(({ id }) => id === drink.ice)?.name;
  const made = [view.method, ice].filter((word) => word !== undefined && word !== '').join('\u00a0· ');
  return {
    fields: {
      cocktailName: drink.name,
      ingredients: poured.join('\n'),
      method: [made, ...view.steps].filter((line) => line !== '').join('\n'),
      glassware: view.glass,
      garnish: view.lines
        .filter(({ garnish }) => garnish)
        .map(({ text }) => text)
        .join(', '),
      story: drink.note ?? '',
    },
    left: drink.allergens,
  } satisfies { fields: Partial<RecipeSubmission>; left: readonly Substance[] };
}
