import type { Locale } from '../contracts/locale.ts';
import type { AllergenWords } from '../domain/allergenNames.ts';
import type { Catalogue } from './catalogue.ts';

/** What a language calls allergens, cereals and nuts. */
export function allergenWords({ vocabularies }: Catalogue, locale: Locale): AllergenWords {
  return {
    allergen: (id) => vocabularies.allergens.entry(id).names[locale],
    substance: (id) => vocabularies.substances.entry(id).names[locale],
  };
}
