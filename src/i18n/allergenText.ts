import type { Locale } from '../contracts/site/locale.ts';
import { inSentence } from '../text/inSentence.ts';
import type { MessageName } from './translate.ts';

/** What is in a drink for sure, and what depends on the brand. */
interface Told {
  contains: readonly { name: string }[];
  mayContain: readonly { name: string }[];
}

type Translate = ((key: MessageName, values?: { names: string }) => string) & { readonly locale: Locale };

/**
 * What a recipe says of its allergens: never that there are none, but that our recipe has none. Where it depends on
 * the brand alone, nothing is said of certainty: "none for certain" would be read as "certainly none".
 */
export function allergenText({ contains, mayContain }: Told, t: Translate): string {
  const sure = contains.length > 0 && t('recipe.allergens.contains', { names: list(contains, t) });
  const may = mayContain.length > 0 && t('recipe.allergens.may', { names: list(mayContain, t) });
  return [sure, may].filter(Boolean).join(' ') || t('recipe.allergens.none');
}

/** The allergens of a drink, at least one, as its bar declares them. */
export function declaredText({ contains, mayContain }: Told, t: Translate): string {
  const sure = contains.length > 0 && t('guest.allergens.declared', { names: list(contains, t) });
  const may = mayContain.length > 0 && t('recipe.allergens.may', { names: list(mayContain, t) });
  return [sure, may, t('guest.allergens.by-bar')].filter(Boolean).join(' ');
}

function list(terms: Told['contains'], { locale }: Translate): string {
  return terms.map(({ name }) => inSentence(name, locale)).join(', ');
}
