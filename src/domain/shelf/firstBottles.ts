import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import type { MatchIndex } from './matchIndex.ts';
import { listAccepted } from './matchLine.ts';
import { servesAll } from './lineAssignment.ts';
import { isExact, type Service } from './service.ts';
import type { MatchRecipe } from './shelfMatch.ts';
import { STAPLES, UNSAID } from './staples.ts';

/** What stands on the shelf of a bar for long. Syrups are boiled, and the rest comes from a kitchen or for the evening. */
const BOUGHT: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'spirit',
  'liqueur',
  'fortified-wine',
  'bitters',
]);

/**
 * A kind that so small a share as many recipes name as what it is a kind of is no first bottle, though it serves for
 * both: blackstrap rum for dark rum.
 */
const RARE_SHARE = 0.1;

/** A bottle, and what it opens with those before it. */
export interface NextBottle {
  id: string;
  /** How many drinks it opens. */
  opened: number;
  /** How many drinks are open with it. */
  total: number;
}

/**
 * In which order to buy bottles so that each opens the most drinks with those before it, of equal ones the one that most
 * of the drinks left ask for. A drink is open where each line is served by what it names or a kind of it, as the matcher
 * says it; nothing is swapped. Staples, and whatever is not bought by the bottle, are there.
 */
export function firstBottles(
  recipes: readonly MatchRecipe[],
  ingredients: readonly { id: string; category: IngredientCategory }[],
  matchIndex: MatchIndex,
  count: number,
): NextBottle[] {
  const isThere = ({ id, category }: { id: string; category: IngredientCategory }) =>
    STAPLES.includes(id) || UNSAID.includes(id) || !BOUGHT.has(category);
  const shelf = new Set(ingredients.filter(isThere).map(({ id }) => id));
  const named = new Map<string, number>();
  for (const { lines } of recipes)
    for (const id of new Set(lines.flatMap(listAccepted))) named.set(id, (named.get(id) ?? 0) + 1);
  const bottles = ingredients.filter((ingredient) => !isThere(ingredient)).map(({ id }) => id);
  const isRare = (id: string) =>
    bottles.some(
      (other) =>
        other !== id &&
        matchIndex.isKind(id, other) &&
        (named.get(id) ?? 0) < RARE_SHARE * (named.get(other) ?? 0),
    );
  const candidates = bottles.filter((id) => !isRare(id));
  /** A bottle of rum is some rum, not the white one that a recipe names; a white rum is both. */
  const serves = ({ by, how }: Service, asked: string) => how === 'exact' || matchIndex.isKind(by, asked);
  const waysOf = (line: MatchRecipe['lines'][number], things: Iterable<string>): Service[] =>
    [...things].flatMap((id) =>
      listAccepted(line)
        .flatMap((asked) => {
          const service = matchIndex.servedBy(id).get(asked);
          if (service === undefined || !isExact(service)) return [];
          return (line.specific ? service.how === 'exact' : serves(service, asked)) ? [service] : [];
        })
        .slice(0, 1),
    );

  let closed = recipes.map((recipe) => ({
    recipe,
    ways: recipe.lines.map((line) => waysOf(line, shelf)),
    bought: recipe.lines.map((line) => new Set(waysOf(line, candidates).map(({ by }) => by))),
  }));
  /** Whether a drink opens with one bottle more. */
  const opens = ({ recipe, ways, bought }: (typeof closed)[number], id: string) =>
    ways.every((way, place) => way.length > 0 || bought[place]?.has(id)) &&
    servesAll(recipe.lines.map((line, place) => [...(ways[place] ?? []), ...waysOf(line, [id])]));

  const isOpen = ({ ways }: (typeof closed)[number]) =>
    ways.every((way) => way.length > 0) && servesAll(ways);
  closed = closed.filter((drink) => !isOpen(drink));
  const chosen: NextBottle[] = [];
  let total = 0;
  while (chosen.length < count) {
    const ranked = candidates
      .filter((id) => !shelf.has(id))
      .map((id) => {
        const asking = closed.filter(({ bought }) => bought.some((ids) => ids.has(id)));
        return { id, asked: asking.length, opened: asking.filter((drink) => opens(drink, id)).length };
      })
      .sort((a, b) => b.opened - a.opened || b.asked - a.asked || (a.id < b.id ? -1 : 1));
    const [best] = ranked;
    if (best === undefined || best.opened === 0) return chosen;
    const { id, opened } = best;
    shelf.add(id);
    total += opened;
    chosen.push({ id, opened, total });
    closed = closed
      .map((drink) => ({
        ...drink,
        ways: drink.recipe.lines.map((line, place) => [...(drink.ways[place] ?? []), ...waysOf(line, [id])]),
      }))
      .filter((drink) => !isOpen(drink));
  }
  return chosen;
}
