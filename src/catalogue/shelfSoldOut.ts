import type { OwnLine } from '../contracts/own-drinks/ownDrink.ts';
import type { PublishedMenu } from '../contracts/menus/publishedMenu.ts';
import type { MatchLine } from '../domain/shelf/matchLine.ts';
import { ingredientOfEntry } from '../domain/shelf/bottles.ts';
import { nameRule } from '../domain/shelf/nameRule.ts';
import { matchRecipe, listServices } from '../domain/shelf/shelfMatch.ts';
import { STAPLES } from '../domain/shelf/staples.ts';
import type { Catalogue } from './catalogue.ts';
import { getMatchIndex } from './matchIndex.ts';
import { countingLines } from './mixIndex.ts';

/**
 * Ids of the drinks of a menu that a shelf does not make: something is missing, or there is but a swap for it, which a
 * bar does not serve under the name of the drink. What every kitchen has is there. An entry that is no ingredient counts
 * for what it is called like: in doubt a drink is not sold out.
 *
 * What nobody knows the parts of is never among them: wine, beer and food, and an own drink with a house thing or something
 * else in it that the catalogue does not know.
 *
 * @param shelf ids of ingredients, bottles, and texts that name none
 */
export function shelfSoldOut(
  { sections, ownDrinks }: Pick<PublishedMenu, 'sections' | 'ownDrinks'>,
  shelf: readonly string[],
  catalogue: Catalogue,
): string[] {
  const { ingredientById, recipes } = catalogue;
  const entries = shelf.map((entry) => (ingredientById.has(entry) ? entry : ingredientOfEntry(entry)));
  const isId = (entry: string) => ingredientById.has(entry);
  const services = listServices([...entries.filter(isId), ...STAPLES], getMatchIndex(catalogue));
  const texts = entries.filter((entry) => !isId(entry));
  const ids = new Set(sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId)));
  const asked = [
    ...recipes
      .filter(({ id }) => ids.has(id))
      .map((recipe) => ({ id: recipe.id, lines: countingLines(recipe) })),
    ...ownDrinks.flatMap(({ id, lines, house }) => {
      const known = house ? undefined : knownLines(lines, isId);
      return known === undefined ? [] : [{ id, lines: known }];
    }),
  ];
  // An entry may be written in any language; whoever called it so has it.
  const byName = nameRule(texts, (id) => Object.values(ingredientById.get(id)?.names ?? {}).join(' '));
  return asked.flatMap((recipe) => {
    const { missing, matched } = matchRecipe(recipe, services, byName);
    const isMade = missing.length === 0 && matched.every(({ service }) => service.how !== 'stand-in');
    return isMade ? [] : recipe.id;
  });
}

/** What an own drink asks for, garnish aside; undefined where something in it is not known. */
function knownLines(lines: readonly OwnLine[], isId: (id: string) => boolean): MatchLine[] | undefined {
  const asked: MatchLine[] = [];
  for (const line of lines) {
    if (line.garnish) continue;
    if (!('ingredient' in line) || !isId(line.ingredient)) return undefined;
    asked.push({ ingredient: line.ingredient, specific: false });
  }
  return asked.length === 0 ? undefined : asked;
}
