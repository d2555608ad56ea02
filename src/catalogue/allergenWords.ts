import type { Locale } from '../contracts/locale.ts';
import type { AllergenWords } from '../domain/allergenNames.ts';
import type { Catalogue } from './catalogue.ts';
import { known } from './known.ts';

/** What a language calls allergens, cereals and nuts. */
export function allergenWords({ vocabularies }: Catalogue, locale: Locale): AllergenWords {
  return {
    allergen: (id) => known(vocabularies.allergens.get(id), id).names[locale],
    substance: (id) => known(vocabularies.substances.get(id), id).names[locale],
  };
}
