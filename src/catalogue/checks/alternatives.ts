import { hasNoEffects, findSubstitutionEffects } from '../../domain/shelf/substitutionEffects.ts';
import { combineDietaryFacts } from '../../domain/diet/dietary.ts';
import { isOfLine } from '../../domain/shelf/lineage.ts';
import type { RecipeLine } from '../../contracts/drinks/recipe.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/**
 * Alternatives of a line (`or`) that are no known ingredient, are kinds of its ingredient anyway, or bring
 * what the facts of the drink leave out.
 */
export function checkAlternatives({ recipes, ingredientById }: Draft): Problem[] {
  /** What the facts of a drink tell at least, whatever is left out of it besides the line in question. */
  const poured = (lines: readonly RecipeLine[], asked: number) =>
    combineDietaryFacts(
      lines
        .filter(({ garnish, optional }, line) => line === asked || (!garnish && !optional))
        .flatMap(({ ingredient }) => ingredientById.get(ingredient) ?? []),
    );
  return recipes.flatMap(({ recipe, file }) =>
    recipe.lines.flatMap(({ ingredient, or = [] }, line) =>
      or.flatMap((id, place): Problem[] => {
        const field = `lines[${line}].or[${place}]`;
        const [asked, other] = [ingredientById.get(ingredient), ingredientById.get(id)];
        if (other === undefined) return [{ file, field, reason: `"${id}" is no known ingredient` }];
        if (asked === undefined) return [];
        if (isOfLine(id, ingredient, (at) => ingredientById.get(at)?.parent))
          return [{ file, field, reason: `"${id}" serves for "${ingredient}" as its kind already` }];
        return hasNoEffects(
          findSubstitutionEffects(other, { ...poured(recipe.lines, line), strength: asked.strength }),
        )
          ? []
          : [{ file, field, reason: `"${id}" brings into the glass what "${ingredient}" has not` }];
      }),
    ),
  );
}
