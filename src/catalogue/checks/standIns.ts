import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import { contradictsStrength } from '../../domain/shelf/strengthRatio.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** What may stand for what carries a drink: water never stands in for gin. */
const CARRIES: Partial<Record<IngredientCategory, readonly IngredientCategory[]>> = {
  spirit: ['spirit', 'liqueur', 'fortified-wine', 'wine'],
  wine: ['wine', 'fortified-wine', 'beer', 'spirit', 'juice'],
};

/** Stand-ins that change what a drink is, and spirits that are poured against their strength. */
export function checkStandIns({ ingredients, ingredientById }: Draft): Problem[] {
  return ingredients.flatMap(({ ingredient, file }) =>
    ingredient.standIns.flatMap(({ use, ratio, remark }, index) => {
      const other = ingredientById.get(use);
      if (other === undefined) return [];
      const allowed = CARRIES[ingredient.category];
      const { strength: asked } = ingredient;
      const { strength: poured } = other;
      const areSpirits = ingredient.category === 'spirit' && other.category === 'spirit';
      const reasons = [
        allowed &&
          !other.id.startsWith('non-alcoholic-') &&
          !allowed.includes(other.category) &&
          `"${use}" (${other.category}) cannot stand in for a ${ingredient.category}`,
        areSpirits &&
          contradictsStrength(ratio, asked, poured) &&
          `${ratio} parts of "${use}" (${poured}% vol) are not as strong as one of ${asked}% vol`,
        remark === 'stronger' &&
          Math.max(poured, asked) > 0 &&
          poured <= asked &&
          `"${use}" (${poured}% vol) is remarked as "stronger" than ${asked}% vol`,
      ].filter((reason) => typeof reason === 'string');
      return reasons.map((reason) => ({ file, field: `${ingredient.id}.standIns[${index}]`, reason }));
    }),
  );
}
