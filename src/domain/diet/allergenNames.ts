import { ALLERGENS, CEREALS, NUTS, type Allergen, type Substance } from '../../contracts/diet/diet.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { inSentence } from '../../text/inSentence.ts';
import { getAllergenGroup } from './dietary.ts';

/** How a language calls the fourteen, and what labels name. */
export interface AllergenWords {
  allergen(id: Allergen): string;
  substance(id: Substance): string;
}

/** One of the fourteen with its name; cereals and nuts say which they are. */
export interface NamedAllergen {
  id: Allergen;
  name: string;
}

/**
 * Names substances by the allergen that readers look for, in the order of Annex II.
 *
 * @example "Gluten (barley, wheat)", "Milk", "Tree nuts (almonds)"
 */
export function namedAllergens(
  substances: readonly Substance[],
  words: AllergenWords,
  locale: Locale,
): NamedAllergen[] {
  return ALLERGENS.flatMap((id) => {
    const own = substances.filter((substance) => getAllergenGroup(substance) === id);
    if (own.length === 0) return [];
    // Of "nuts" alone nobody has said which.
    const isAny = ANY_KIND.some((all) => all.every((kind) => own.includes(kind)));
    const kinds = (isAny ? [] : own)
      .filter((substance) => substance !== id)
      .map((substance) => inSentence(words.substance(substance), locale));
    const name = words.allergen(id);
    return [{ id, name: kinds.length === 0 ? name : `${name} (${kinds.join(', ')})` }];
  });
}

/** All kinds of nuts, or of cereals: so words are read that do not say of which kind. */
const ANY_KIND: readonly (readonly Substance[])[] = [NUTS, CEREALS];
