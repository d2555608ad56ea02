import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { getIngredientKin } from '../../../../src/catalogue/wishedDrinks.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import type { DietaryFacts } from '../../../../src/domain/diet/dietary.ts';
import { findExclusionConflict, type ExclusionConflict } from '../../../../src/domain/diet/exclusion.ts';
import { toExclusion } from '../../../../src/domain/wishes/matchDrinks.ts';

/** Why something is not for somebody. */
export interface Conflict extends Partial<ExclusionConflict> {
  /** Ids of what is in it that is, or is made of, a single food that they leave out, or that they do not want. */
  ingredients: readonly string[];
}

/** A drink or an ingredient, with the ids of what is in it. */
export interface Contents {
  dietary: DietaryFacts;
  ingredients: Iterable<string>;
}

/** Why something must not be offered for health or conviction; undefined where nothing that is left out is in it. */
export function findConflict(
  { dietary, ingredients }: Contents,
  wishes: readonly Wish[],
  catalogue: Catalogue,
): Conflict | undefined {
  const kin = getIngredientKin(catalogue);
  const foods = wishes.flatMap((wish) =>
    wish.kind === 'leave-out-food' && !wish.some ? kin.madeOf(wish.id) : [],
  );
  return asConflict(findExclusionConflict(dietary, toExclusion(wishes)), ingredients, foods);
}

/** The same, with what is unwanted as a matter of taste: no gin, no citrus. */
export function findObjection(
  contents: Contents,
  wishes: readonly Wish[],
  catalogue: Catalogue,
): Conflict | undefined {
  const kin = getIngredientKin(catalogue);
  const unwanted = wishes.flatMap((wish) => {
    if (wish.kind === 'ingredient' && wish.not) return kin.unwanted(wish.id);
    if (wish.kind === 'group' && wish.not) return kin.unwantedGroup(wish.group);
    if (wish.kind === 'unknown' && wish.not) return kin.perhapsNamed(wish.text);
    return [];
  });
  return findConflict(contents, wishes, catalogue) ?? asConflict(undefined, contents.ingredients, unwanted);
}

function asConflict(
  clash: ExclusionConflict | undefined,
  ingredients: Iterable<string>,
  barred: readonly ReadonlySet<string>[],
): Conflict | undefined {
  const found = [...ingredients].filter((id) => barred.some((ids) => ids.has(id)));
  return clash === undefined && found.length === 0 ? undefined : { ...clash, ingredients: found };
}
