import { SUBSTANCES, type AllergenStatement, type Substance } from '../../contracts/diet/diet.ts';
import type { DeclaredAllergens } from '../../contracts/menus/declaredAllergens.ts';
import { combineDietaryFacts, readDiets, type DietaryFacts } from '../diet/dietary.ts';

type Recipe = DietaryFacts['allergens'];

/** The allergens of a drink as its owner declares them; of what is not declared the recipe holds. */
export function declareAllergens(recipe: Recipe, declared: DeclaredAllergens | undefined): AllergenStatement {
  const { contains: added = [], without = [] } = declared ?? {};
  const isLeft = (id: Substance) => !without.includes(id);
  const contains = sortSubstances([...recipe.contains.filter(isLeft), ...added]);
  const mayContain = recipe.mayContain.filter((id) => isLeft(id) && !contains.includes(id));
  return { contains, mayContain };
}

/**
 * All that is known of a drink, with what its owner declares. Declared milk makes a drink not vegan; a drink whose milk
 * is declared to be left out is not called vegan for that, since nobody knows what is in its place.
 */
export function withDeclared(facts: DietaryFacts, declared: DeclaredAllergens | undefined): DietaryFacts {
  if (declared === undefined) return facts;
  const { contains, without } = declared;
  const added: DietaryFacts = {
    allergens: { contains, mayContain: [] },
    ...readDiets(contains),
    cautions: contains.includes('eggs') ? ['raw-egg'] : [],
    strength: 0,
  };
  const both = combineDietaryFacts([facts, added]);
  return {
    ...both,
    allergens: declareAllergens(facts.allergens, declared),
    // A caution that would contradict the declaration.
    cautions: both.cautions.filter((caution) => caution !== 'raw-egg' || !without.includes('eggs')),
  };
}

/** Declares just these allergens besides those that depend on the brand; undefined where that is what the recipe says. */
export function declareContained(
  recipe: Recipe,
  declared: DeclaredAllergens | undefined,
  contained: readonly Substance[],
): DeclaredAllergens | undefined {
  const isContained = (id: Substance) => contained.includes(id);
  return simplify({
    contains: contained.filter((id) => !recipe.contains.includes(id)),
    without: [
      ...(declared?.without ?? []).filter((id) => !isContained(id)),
      ...recipe.contains.filter((id) => !isContained(id)),
    ],
  });
}

/** Declares which of the allergens that depend on the brand are not in the bottle that is poured. */
export function declareBrands(
  recipe: Recipe,
  declared: DeclaredAllergens | undefined,
  absent: readonly Substance[],
): DeclaredAllergens | undefined {
  const { contains = [], without = [] } = declared ?? {};
  const others = without.filter((id) => !recipe.mayContain.includes(id));
  return simplify({ contains, without: [...others, ...absent] });
}

/** Declares that nothing that the recipe names is in the drink. */
export function declareNone({ contains, mayContain }: Recipe): DeclaredAllergens {
  return { contains: [], without: sortSubstances([...contains, ...mayContain]) };
}

/** The allergens that a declaration takes away although the recipe surely has them, and did not take away before. */
export function listDenied(
  recipe: Recipe,
  before: DeclaredAllergens | undefined,
  after: DeclaredAllergens | undefined,
): Substance[] {
  return recipe.contains.filter((id) => after?.without.includes(id) && !before?.without.includes(id));
}

function simplify({ contains, without }: DeclaredAllergens): DeclaredAllergens | undefined {
  if (contains.length === 0 && without.length === 0) return undefined;
  return { contains: sortSubstances(contains), without: sortSubstances(without) };
}

function sortSubstances(some: readonly Substance[]): Substance[] {
  return SUBSTANCES.filter((id) => some.includes(id));
}
