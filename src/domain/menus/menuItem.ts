import { SUBSTANCES, type Caution } from '../../contracts/diet/diet.ts';
import type { MenuItem } from '../../contracts/menus/menuItem.ts';
import type { ItemKind } from '../../contracts/menus/menuLimits.ts';
import type { DietaryFacts } from '../diet/dietary.ts';

/**
 * Alcohol by volume that stands for that of a line whose owner does not say it: more than none. Food is such a line,
 * since a tiramisu or a rum cake holds some.
 */
const SOME_ALCOHOL = 5;

/** What a line of a kind may hold and its owner has no way to state: tonic and cola, beer of 0.5 %, coffee liqueur, mayonnaise. */
const MAY_HOLD: Record<ItemKind, readonly Caution[]> = {
  wine: [],
  beer: [],
  spirit: ['raw-egg', 'caffeine'],
  soft: ['caffeine', 'quinine', 'grapefruit', 'alcohol-trace'],
  food: ['raw-egg', 'alcohol-trace'],
};

/**
 * What an owner states of a line that is no mixed drink. What is not stated is not known: one without any allergen may
 * hold each of them, unless its owner declares that it holds none.
 */
export function itemFacts(item: MenuItem): DietaryFacts {
  const { kind, allergens, vegan, vegetarian } = item;
  return {
    allergens: { contains: allergens, mayContain: hasStatedAllergens(item) ? [] : SUBSTANCES },
    vegan: vegan ? 'yes' : 'unknown',
    vegetarian: vegan || vegetarian ? 'yes' : 'unknown',
    cautions: MAY_HOLD[kind],
    strength: kind === 'soft' ? 0 : SOME_ALCOHOL,
  };
}

/** Whether the owner has said which allergens are in a line, or that there are none. */
export function hasStatedAllergens({ allergens, isFreeOfAllergens }: MenuItem): boolean {
  return allergens.length > 0 || isFreeOfAllergens === true;
}

/**
 * What is read of a line for what it names: its note, and the name of one that is declared to be free of allergens, which
 * may say otherwise: "Almond cake".
 */
export function readableText({
  note,
  item,
}: {
  note: string | null;
  item?: MenuItem | undefined;
}): string | null {
  return item?.isFreeOfAllergens ? [item.name, note ?? ''].join('. ') : note;
}
