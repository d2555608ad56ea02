import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** Amounts that are missing, that do not belong, or that no bartender would pour. */
export function checkAmounts({ recipes, vocabularies, ingredientById }: Draft): Problem[] {
  return recipes.flatMap(({ recipe, file }) =>
    recipe.lines.flatMap((line, index) => {
      const unit = vocabularies.units.get(line.unit);
      const ingredient = ingredientById.get(line.ingredient);
      if (unit === undefined || ingredient === undefined) return [];
      const reasons: string[] = [];
      if (unit.number === 'required' && line.amount === undefined)
        reasons.push(`the unit "${unit.id}" needs an amount`);
      if (unit.number === 'none' && line.amount !== undefined)
        reasons.push(`the unit "${unit.id}" takes no amount`);
      if (line.amount !== undefined && unit.range !== undefined) {
        const [least, most] = unit.range;
        if (line.amount < least || line.amount > most) {
          reasons.push(`${line.amount} ${unit.id} is out of range (${least} to ${most})`);
        }
      }
      if (unit.plural && ingredient.plurals === undefined) {
        reasons.push(`"${ingredient.id}" is counted by the piece but has no plurals`);
      }
      return reasons.map((reason) => ({ file, field: `lines[${index}]`, reason }));
    }),
  );
}
