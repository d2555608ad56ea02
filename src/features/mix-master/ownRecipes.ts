import { SUBSTANCES } from '../../contracts/diet/diet.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { MixIndex, MixIngredient, MixRecipe } from '../../contracts/shelf/mixIndex.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { lineCode } from '../../domain/shelf/lineCode.ts';
import { writeFacts } from '../../domain/shelf/mixFacts.ts';
import { describeOwnDrink, type OwnDrinkView } from '../../domain/own-drinks/describeOwnDrink.ts';
import { isHouseThing, withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import { drawnAddress } from '../own-drinks/drawnAddress.ts';
import { idOfOwn } from './ownIngredient.ts';

/** A drink that a shelf may make: a recipe of the catalogue, or a drink of one's own. */
export interface MatcherRecipe extends MixRecipe {
  /** Of a drink of one's own. */
  own?: {
    /** Address of its drawn picture. */
    drawing: () => string;
    /** Whether all of it can be bought: not what its owner alone knows. */
    isSold: boolean;
  };
}
export interface MatcherIndex extends MixIndex {
  recipes: MatcherRecipe[];
}

/** No taste of the list: nobody says how a drink of one's own tastes. */
const NO_TASTE = -1;

/**
 * An index with drinks of one's own before the recipes of the catalogue, and with what the catalogue does not know of
 * them after its ingredients.
 *
 * @param parts what own drinks are made of, in the language of the index
 */
export function withOwnRecipes(
  index: MixIndex,
  drinks: readonly OwnDrink[],
  parts: DrinkParts,
  locale: Locale,
): MatcherIndex {
  const ingredients = [...index.ingredients];
  const placeOf = new Map(ingredients.map(({ id }, place) => [id, place]));
  const spiritOf = new Map(index.spirits.map(({ id }, place) => [id, place]));

  function place(ingredient: MixIngredient): number {
    const known = placeOf.get(ingredient.id) ?? ingredients.push(ingredient) - 1;
    placeOf.set(ingredient.id, known);
    return known;
  }
  const placeOfLine = ({ ingredient, name }: OwnDrinkView['lines'][number]) =>
    placeOf.get(ingredient ?? '') ?? place(unknownIngredient(name));

  /** The place of the spirit that an ingredient is, or is a kind of. */
  function spiritAt(at: number | undefined): number | undefined {
    const ingredient = at === undefined ? undefined : ingredients[at];
    return ingredient && (spiritOf.get(ingredient.id) ?? spiritAt(ingredient.parent));
  }

  const withHouse = withHouseThings(parts, drinks, locale);

  function recipeOf(drink: OwnDrink): MatcherRecipe {
    const view = describeOwnDrink(drink, withHouse, locale);
    const isSold = view.lines.every(({ ingredient }) => placeOf.has(ingredient ?? ''));
    const facts = writeFacts(view.facts);
    const counting = view.lines.filter(({ garnish }) => !garnish).map(placeOfLine);
    // Whichever bottle is poured, what the owner states holds, and what another that may be poured brings.
    const hasOthers = drink.lines.some((line) => line.or !== undefined);
    const stated =
      isSold && !hasOthers && drink.allergens.length === 0
        ? []
        : [place({ id: `stated:${drink.id}`, name: drink.name, ...facts })];
    const garnish = view.lines.flatMap((line) => (line.garnish ? placeOfLine(line) : []));
    const besides = [...new Set([...garnish, ...stated])];
    const [spirit] = counting.flatMap((at) => spiritAt(at) ?? []);
    let drawn: string | undefined;
    return {
      id: drink.id,
      path: `/my-drinks#${drink.id}`,
      name: drink.name,
      lines: counting.map((at) => lineCode(at, false)),
      ...(besides.length > 0 && { besides }),
      ...(spirit !== undefined && { spirit }),
      taste: NO_TASTE,
      ...facts,
      own: { drawing: () => (drawn ??= drawnAddress(view.look)), isSold },
    };
  }

  const own = drinks.filter((drink) => !isHouseThing(drink)).map(recipeOf);
  return { ...index, ingredients, recipes: [...own, ...index.recipes] };
}

/** What the catalogue does not know: it may hold anything. */
function unknownIngredient(name: string): MixIngredient {
  return { id: idOfOwn(name), name, mayContain: SUBSTANCES.map((_, place) => place), suits: 'uu' };
}
