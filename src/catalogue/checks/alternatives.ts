import { bringsNothing, broughtBy } from '../../domain/brought.ts';
import { lineage } from '../../domain/lineage.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** What recipes take as well as their ingredients: it exists, says something new, and brings nothing that the facts of the drink leave out. */
export function checkAlternatives({ recipes, ingredientById }: Draft): Problem[] {
  const kin = (id: string) => [id, ...lineage(id, (at) => ingredientById.get(at)?.parent)];
  return recipes.flatMap(({ recipe, file }) =>
    recipe.lines.flatMap(({ ingredient, or = [] }, line) =>
      or.flatMap((id, place): Problem[] => {
        const field = `lines[${line}].or[${place}]`;
        const [asked, other] = [ingredientById.get(ingredient), ingredientById.get(id)];
        if (other === undefined) return [{ file, field, reason: `"${id}" is no known ingredient` }];
        if (asked === undefined) return [];
        if (kin(id).includes(ingredient))
          return [{ file, field, reason: `"${id}" serves for "${ingredient}" as its kind already` }];
        return bringsNothing(broughtBy(other, asked))
          ? []
          : [{ file, field, reason: `"${id}" brings into the glass what "${ingredient}" has not` }];
      }),
    ),
  );
}
