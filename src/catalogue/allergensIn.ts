import type { Substance } from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { namedAllergens, type NamedAllergen } from '../domain/diet/allergenNames.ts';
import type { Catalogue } from './catalogue.ts';

/** Substances by their allergens, as a language calls these, cereals and nuts. */
export function allergensIn(
  substances: readonly Substance[],
  { vocabularies }: Catalogue,
  locale: Locale,
): NamedAllergen[] {
  const words = {
    allergen: (id: string) => vocabularies.allergens.entry(id).names[locale],
    substance: (id: string) => vocabularies.substances.entry(id).names[locale],
  };
  return namedAllergens(substances, words, locale);
}
