import type { Caution } from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * What somebody should know of a caution. Of caffeine in a drink with alcohol only that it is there: its hint allows a
 * little during pregnancy, which alcohol forbids.
 */
export function cautionHint(
  id: Caution,
  hasAlcohol: boolean,
  { vocabularies }: Pick<Catalogue, 'vocabularies'>,
  locale: Locale,
): string {
  const { names, hints } = vocabularies.cautions.entry(id);
  return id === 'caffeine' && hasAlcohol ? `${names[locale]}.` : hints[locale];
}
