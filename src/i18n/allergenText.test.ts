import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { allergenText } from './allergenText.ts';
import { translator } from './translate.ts';

const [milk, nuts] = [{ name: 'Milk' }, { name: 'Nuts' }];
/** Nouns have capitals in German alone. */
const named = (name: string, locale: Locale) => (locale === 'de' ? name : name.toLowerCase());

test.each(LOCALES)('what depends on the brand alone is said in %s without a word of none', (locale) => {
  const t = translator(locale);
  const byBrand = t('recipe.allergens.may', { names: named('Nuts', locale) });
  expect(allergenText({ contains: [], mayContain: [nuts] }, t)).toBe(byBrand);
  expect(allergenText({ contains: [milk], mayContain: [nuts] }, t)).toBe(
    `${t('recipe.allergens.contains', { names: named('Milk', locale) })} ${byBrand}`,
  );
  expect(allergenText({ contains: [], mayContain: [] }, t)).toBe(t('recipe.allergens.none'));
});
