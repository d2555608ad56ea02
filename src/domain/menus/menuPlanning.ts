import { type MatchIndex } from '../shelf/matchIndex.ts';
import { isExact } from '../shelf/service.ts';
import { matchRecipe, listServices, type MatchRecipe } from '../shelf/shelfMatch.ts';

/** Something that a bar must have for a menu, and the drinks that it goes into. */
export interface Need {
  /** Id of the ingredient. */
  ingredient: string;
  /** Ids of the drinks, in the order of the menu. */
  drinks: readonly string[];
  /** Special kinds of it that the menu takes besides, each of which stands in for it as a swap. */
  swaps: readonly PlanSwap[];
}

/** Something that stands in for another: its id, and that of the remark that says what changes in the glass. */
export interface PlanSwap {
  by: string;
  remark: string | undefined;
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
  matchIndex: MatchIndex;
  /** Ids of what every bar has anyway; it is no need. */
  staples: readonly string[];
  /** Whether one thing can be poured for another without bringing what somebody must not have. */
  isHarmless: (use: string, asked: string) => boolean;
}

/**
 * What a menu takes. Where one drink asks for gin and another for London dry gin, the London dry gin serves both,
 * unless the first means gin and nothing else or one drink takes both; limes serve for their juice. What only stands
 * in serves nothing, and is named beside what it could replace: vanilla vodka beside vodka. The plain thing never serves for its kind: no vodka for vanilla vodka,
 * no sugar for sugar cubes. A wheat beer serves no drink that asks for beer: it brings wheat. A free drink needs
 * nothing besides, and no swap.
 *
 * @param menu ids of the drinks of the menu; ids without a recipe are left out
 * @param recipes all recipes, with the lines that count
 */
export function planMenu(
  menu: readonly string[],
  recipes: readonly MatchRecipe[],
  { matchIndex, staples, isHarmless }: PlanRules,
): MenuPlan {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const poured = menu.flatMap((id) => byId.get(id) ?? []);
  const lines = poured.flatMap(({ id, lines: own }) => own.map((line) => ({ drink: id, ...line })));
  const stapleServices = listServices(staples, matchIndex);
  const isPlainFor = (use: string, asked: string) => use !== asked && matchIndex.isKind(asked, use);
  const isStaple = (id: string) => {
    const [service] = stapleServices.get(id) ?? [];
    return service?.how === 'exact' && !isPlainFor(service.by, id);
  };
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
    const service = matchIndex.servedBy(other).get(id);
    if (service === undefined || !isExact(service) || !isHarmless(other, id)) return false;
    if (service.how === 'exact') return true;
    // One bottle serves one line. The wider name serves for its kind only where somebody says what they have.
    return matchIndex.isKind(other, id) && !strict.has(id) && !together.has(`${other} ${id}`);
  }
  const bought = asked.filter((id) => !asked.some((other) => covers(other, id)));
  const buyers = new Map(
    asked.map((id) => [id, bought.includes(id) ? id : bought.find((other) => covers(other, id))]),
  );

  function swapsFor(id: string): PlanSwap[] {
    if (strict.has(id)) return [];
    return bought.flatMap((by) => {
      const service = matchIndex.servedBy(by).get(id);
      const isSwap = service?.kin === true && isHarmless(by, id) && !together.has(`${by} ${id}`);
      return isSwap ? [{ by, remark: service.remark }] : [];
    });
  }

  const needs = bought
    .map((ingredient) => ({
      ingredient,
      swaps: swapsFor(ingredient),
      drinks: [
        ...new Set(
          lines.filter((line) => buyers.get(line.ingredient) === ingredient).map(({ drink }) => drink),
        ),
      ],
    }))
    .sort((a, b) => b.drinks.length - a.drinks.length);

  const services = listServices([...bought, ...staples], matchIndex);
  const onMenu = new Set(menu);
  const isFree = (recipe: MatchRecipe) => {
    if (onMenu.has(recipe.id) || recipe.lines.every(({ ingredient }) => isStaple(ingredient))) return false;
    const { tier, matched } = matchRecipe(recipe, services);
    return (
      tier === 'perfect' &&
      matched.every(
        ({ line: { ingredient }, service: { by } }) =>
          isHarmless(by, ingredient) && !isPlainFor(by, ingredient),
      )
    );
  };
  return {
    needs,
    usedOnce: poured.length > 1 ? needs.filter(({ drinks }) => drinks.length === 1) : [],
    free: bought.length === 0 ? [] : recipes.filter(isFree).map(({ id }) => id),
  };
}
