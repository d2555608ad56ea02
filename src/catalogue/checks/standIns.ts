import type { IngredientCategory } from '../../contracts/ingredient.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** What may stand for what carries a drink: water never stands in for gin. */
const CARRIES: Partial<Record<IngredientCategory, readonly IngredientCategory[]>> = {
  spirit: ['spirit', 'liqueur', 'fortified-wine', 'wine'],
  wine: ['wine', 'fortified-wine', 'beer', 'spirit', 'juice'],
};
/** What is poured for its alcohol. */
const STRONG: readonly IngredientCategory[] = ['spirit', 'liqueur', 'fortified-wine', 'wine', 'beer'];
/** Per cent from which a stand-in adds alcohol to what had none, and below which it takes it away. */
const NOTABLE = 5;

/** Stand-ins that change what a drink is, or that bring or take alcohol without saying so. */
export function checkStandIns({ ingredients, ingredientById }: Draft): Problem[] {
  return ingredients.flatMap(({ ingredient, file }) =>
    ingredient.standIns.flatMap(({ use, remark }, index) => {
      const other = ingredientById.get(use);
      if (other === undefined) return [];
      const isAlcoholFree = other.id.startsWith('non-alcoholic-');
      const allowed = CARRIES[ingredient.category];
      const adds = ingredient.strength === 0 && other.strength >= NOTABLE && STRONG.includes(other.category);
      const takes =
        STRONG.includes(ingredient.category) && ingredient.strength >= NOTABLE && other.strength === 0;
      const reasons = [
        allowed &&
          !isAlcoholFree &&
          !allowed.includes(other.category) &&
          `"${use}" (${other.category}) cannot stand in for a ${ingredient.category}`,
        adds && remark !== 'adds-alcohol' && `"${use}" must be remarked as "adds-alcohol"`,
        takes && remark !== 'no-alcohol' && `"${use}" must be remarked as "no-alcohol"`,
      ].filter((reason) => typeof reason === 'string');
      return reasons.map((reason) => ({ file, field: `${ingredient.id}.standIns[${index}]`, reason }));
    }),
  );
}
