import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { allergenText } from './allergenText.ts';
import { translator } from './translate.ts';

const [milk, nuts] = [{ name: 'Milk' }, { name: 'Nuts' }];

test.each(LOCALES)('what depends on the brand alone is said in %s without a word of none', (locale) => {
  const t = translator(locale);
  const byBrand = t('recipe.allergens.may', { names: 'Nuts' });
  expect(allergenText({ contains: [], mayContain: [nuts] }, t)).toBe(byBrand);
  expect(allergenText({ contains: [milk], mayContain: [nuts] }, t)).toBe(
    `${t('recipe.allergens.contains', { names: 'Milk' })} ${byBrand}`,
  );
  expect(allergenText({ contains: [], mayContain: [] }, t)).toBe(t('recipe.allergens.none'));
});
