import type { Larder, LarderIngredient } from './larder.ts';
import { matchRecipe, servicesOf, type AskedRecipe } from './shelfMatch.ts';

/** Something that a bar must have for a menu, and the drinks that it goes into. */
export interface Need {
  /** Id of the ingredient. */
  ingredient: string;
  /** Ids of the drinks, in the order of the menu. */
  drinks: readonly string[];
}

export interface MenuPlan {
  /** All that the menu takes, what most drinks share first, then in the order of the menu. */
  needs: readonly Need[];
  /** Those of the needs that a single drink uses. */
  usedOnce: readonly Need[];
  /** Ids of other drinks that can be made of just that, in the order given. */
  free: readonly string[];
}

interface PlanRules {
  ingredients: readonly Pick<LarderIngredient, 'id' | 'parent' | 'yields'>[];
  larder: Larder;
  /** Ids of what every bar has anyway; it is no need. */
  staples: readonly string[];
  /** Whether one thing can be poured for another without bringing what somebody must not have. */
  isHarmless: (use: string, asked: string) => boolean;
}

/**
 * What a menu takes. Where one drink asks for gin and another for London dry gin, the London dry gin serves both,
 * unless the first means gin and nothing else; limes serve for their juice. A wheat beer serves no drink that asks for
 * beer: it brings wheat. A free drink needs nothing besides, and no stand-in.
 *
 * @param menu ids of the drinks of the menu; ids without a recipe are left out
 * @param recipes all recipes, with the lines that count
 */
export function planMenu(
  menu: readonly string[],
  recipes: readonly AskedRecipe[],
  { ingredients, larder, staples, isHarmless }: PlanRules,
): MenuPlan {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const poured = menu.flatMap((id) => byId.get(id) ?? []);
  const lines = poured.flatMap(({ id, lines: asked }) => asked.map((line) => ({ drink: id, ...line })));
  const asked = [...new Set(lines.map(({ ingredient }) => ingredient))].filter((id) => !staples.includes(id));
  const strict = new Set(lines.flatMap(({ ingredient, specific }) => (specific ? ingredient : [])));
  const covers = coverage(ingredients);
  const isCover = (other: string, id: string) => covers.isKind(other, id) && isHarmless(other, id);
  const coverOf = (id: string) =>
    asked.find(
      (other) => other !== id && (covers.made(other, id) || (!strict.has(id) && isCover(other, id))),
    );
  const bought = asked.filter((id) => coverOf(id) === undefined);
  const buyerOf = (id: string): string | undefined =>
    bought.includes(id) ? id : bought.find((other) => covers.made(other, id) || isCover(other, id));

  const needs = bought
    .map((ingredient) => ({
      ingredient,
      drinks: [
        ...new Set(lines.filter((line) => buyerOf(line.ingredient) === ingredient).map(({ drink }) => drink)),
      ],
    }))
    .sort((a, b) => b.drinks.length - a.drinks.length);

  const services = servicesOf([...bought, ...staples], larder);
  const onMenu = new Set(menu);
  const isFree = (recipe: AskedRecipe) => {
    if (onMenu.has(recipe.id) || recipe.lines.every(({ ingredient }) => staples.includes(ingredient))) {
      return false;
    }
    const { matched, missing } = matchRecipe(recipe, services);
    return (
      missing.length === 0 &&
      matched.every(
        ({ line, service }) => service.how !== 'stand-in' && isHarmless(service.by, line.ingredient),
      )
    );
  };
  return {
    needs,
    usedOnce: poured.length > 1 ? needs.filter(({ drinks }) => drinks.length === 1) : [],
    free: bought.length === 0 ? [] : recipes.filter(isFree).map(({ id }) => id),
  };
}

/** Tells whether one thing is a kind of another, and whether the other is made of it. */
function coverage(ingredients: PlanRules['ingredients']) {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const line = (id: string) => {
    const ids: string[] = [];
    for (let at: string | undefined = id; at !== undefined && !ids.includes(at); at = byId.get(at)?.parent)
      ids.push(at);
    return ids;
  };
  return {
    isKind: (one: string, other: string) => one !== other && line(one).includes(other),
    made: (one: string, other: string) =>
      line(one).some((id) => byId.get(id)?.yields.includes(other) ?? false),
  };
}
