import type { Substance } from '../../contracts/diet/diet.ts';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** What comes from an animal, and what from a dead one. */
const ANIMAL: readonly Substance[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
const FLESH: readonly Substance[] = ['crustaceans', 'fish', 'molluscs'];

/** Statements on allergens, diets and alcohol that contradict each other or rest on nothing. */
export function checkDiets(draft: Draft): Problem[] {
  return [...ingredientProblems(draft), ...recipeProblems(draft)];
}

function* ingredientProblems({ ingredients }: Draft): Generator<Problem> {
  for (const { ingredient, file } of ingredients) {
    for (const reason of contradictions(ingredient)) yield { file, field: ingredient.id, reason };
    // No allergen and no animal is a statement too: a guest relies on it as much as on the others.
    if (ingredient.sources.length === 0)
      yield {
        file,
        field: `${ingredient.id}.sources`,
        reason: 'states allergens and diets, and names no source of them',
      };
  }
}

/** What statements on one thing contradict each other, in words. */
export function contradictions({ allergens, vegan, vegetarian, cautions, strength }: Ingredient): string[] {
  const { contains, mayContain } = allergens;
  const possible = [...contains, ...mayContain];
  const isAnimal = contains.some((substance) => ANIMAL.includes(substance));
  const mayBeAnimal = possible.some((substance) => ANIMAL.includes(substance));
  const isFlesh = contains.some((substance) => FLESH.includes(substance));
  const mayBeFlesh = possible.some((substance) => FLESH.includes(substance));
  const twice = possible.filter((substance, place) => possible.indexOf(substance) !== place);
  return [
    twice.length > 0 && `states ${twice.join(', ')} twice`,
    isAnimal && vegan !== 'no' && `contains what comes from an animal and is "${vegan}" as vegan`,
    mayBeAnimal && vegan === 'yes' && 'may contain what comes from an animal and is said to be vegan',
    isFlesh && vegetarian !== 'no' && `contains fish or shellfish and is "${vegetarian}" as vegetarian`,
    mayBeFlesh && vegetarian === 'yes' && 'may contain fish or shellfish and is said to be vegetarian',
    vegan === 'yes' && vegetarian !== 'yes' && 'is vegan and not vegetarian',
    vegetarian === 'no' && vegan !== 'no' && 'is not vegetarian and may be vegan',
    strength > 0 && cautions.includes('alcohol-trace') && 'has alcohol, and is said to have a trace of it',
  ].filter((reason) => typeof reason === 'string');
}

/** Lists call a drink of 0% vol a mocktail, so nothing in it may have alcohol, not even a dash. */
function* recipeProblems({ recipes }: Draft): Generator<Problem> {
  for (const { drink, file } of recipes) {
    if (drink?.abv !== 0) continue;
    for (const [index, { ingredient, item }] of drink.lines.entries()) {
      if (item.strength > 0)
        yield {
          file,
          field: `lines[${index}].ingredient`,
          reason: `"${ingredient}" has alcohol, and the drink comes to 0% vol`,
        };
    }
  }
}
