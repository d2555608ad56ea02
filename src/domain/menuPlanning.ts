import { type Larder } from './larder.ts';
import { isExact } from './service.ts';
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
  larder: Larder;
  /** Ids of what every bar has anyway; it is no need. */
  staples: readonly string[];
  /** Whether one thing can be poured for another without bringing what somebody must not have. */
  isHarmless: (use: string, asked: string) => boolean;
}

/**
 * What a menu takes. Where one drink asks for gin and another for London dry gin, the London dry gin serves both,
 * unless the first means gin and nothing else or one drink takes both; limes serve for their juice. What only stands
 * in serves nothing: no vanilla vodka for vodka, and no vodka for vanilla vodka. A wheat beer serves no drink that asks
 * for beer: it brings wheat. A free drink needs nothing besides, and no swap.
 *
 * @param menu ids of the drinks of the menu; ids without a recipe are left out
 * @param recipes all recipes, with the lines that count
 */
export function planMenu(
  menu: readonly string[],
  recipes: readonly AskedRecipe[],
  { larder, staples, isHarmless }: PlanRules,
): MenuPlan {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const poured = menu.flatMap((id) => byId.get(id) ?? []);
  const lines = poured.flatMap(({ id, lines: own }) => own.map((line) => ({ drink: id, ...line })));
  const stapleServices = servicesOf(staples, larder);
  const isStaple = (id: string) => stapleServices.get(id)?.[0]?.how === 'exact';
  const asked = [...new Set(lines.map(({ ingredient }) => ingredient))].filter((id) => !isStaple(id));
  const strict = new Set(lines.flatMap(({ ingredient, specific }) => (specific ? ingredient : [])));
  const together = new Set(
    poured.flatMap(({ lines: own }) =>
      own.flatMap((one) => own.map((other) => `${one.ingredient} ${other.ingredient}`)),
    ),
  );

  /** Whether what is bought for other drinks serves a thing as itself, in every drink that asks for it. */
  function covers(other: string, id: string): boolean {
    if (other === id) return false;
    const service = larder.servedBy(other).get(id);
    if (service === undefined || !isExact(service) || !isHarmless(other, id)) return false;
    if (service.how === 'exact') return true;
    // One bottle serves one line. The wider name serves for its kind only where somebody says what they have.
    return larder.isKind(other, id) && !strict.has(id) && !together.has(`${other} ${id}`);
  }
  const bought = asked.filter((id) => !asked.some((other) => covers(other, id)));
  const buyerOf = (id: string) => (bought.includes(id) ? id : bought.find((other) => covers(other, id)));

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
    if (onMenu.has(recipe.id) || recipe.lines.every(({ ingredient }) => isStaple(ingredient))) return false;
    const { tier, matched } = matchRecipe(recipe, services);
    return (
      tier === 'perfect' && matched.every(({ line, service }) => isHarmless(service.by, line.ingredient))
    );
  };
  return {
    needs,
    usedOnce: poured.length > 1 ? needs.filter(({ drinks }) => drinks.length === 1) : [],
    free: bought.length === 0 ? [] : recipes.filter(isFree).map(({ id }) => id),
  };
}
