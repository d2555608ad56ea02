import { frenchDe } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { clashWith, clashWithBottle, factsOf, type Talk } from '../talk.ts';

/**
 * How a drink that the guest must not have becomes one that they may: what is left out, and what stands in. Undefined
 * where it cannot, or where nothing is in the way.
 */
export function adapted(talk: Talk, drink: string): string | undefined {
  const { texts, bar, list, ingredient, locale } = talk;
  const facts = factsOf(talk, drink);
  if (clashWith(talk, facts) === undefined) return undefined;
  const clashing = facts.recipe.lines.filter(({ ingredient: id }) => clashWithBottle(talk, id) !== undefined);
  // What gives the drink its name or its strength is not replaced.
  if (clashing.length === 0 || clashing.some(({ ingredient: id }) => bar.pantry.isBase(id))) return undefined;
  const changes = clashing.map(({ ingredient: id, garnish, optional }) => {
    const thing = ingredient(id);
    if (garnish || optional) return fillIn(texts.leftOut, { thing });
    const { standIns } = bar.catalogue.ingredientById.entry(id);
    const safe = standIns.find(({ use }) => clashWithBottle(talk, use) === undefined);
    const deThing = locale === 'fr' ? frenchDe(thing) : thing;
    return safe && fillIn(texts.insteadOf, { use: ingredient(safe.use), thing, deThing });
  });
  const made = changes.filter((change) => change !== undefined);
  return made.length < changes.length
    ? undefined
    : fillIn(texts.adapted, { changes: list([...new Set(made)]) });
}
