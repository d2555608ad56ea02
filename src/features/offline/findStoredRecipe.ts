import type { Locale } from '../../contracts/site/locale.ts';
import type { OfflineRecipe } from '../../contracts/site/offline.ts';
import type { RecipeView } from '../../contracts/drinks/recipeView.ts';
import { percentText } from '../../text/percentText.ts';
import { allergenText } from '../../i18n/allergenText.ts';
import { lineNotes } from '../../i18n/lineNotes.ts';
import { translator } from '../../i18n/translate.ts';

/** What of a recipe a device keeps that keeps all of them: what one needs at the counter. */
export function findStoredRecipe(
  recipe: RecipeView,
  picture: string | undefined,
  locale: Locale,
): OfflineRecipe {
  const t = translator(locale);
  const { id, name, description, lines, steps, abv, glass, method, ice, allergens, cautions } = recipe;
  return {
    ...{ id, name, description, picture },
    facts: [
      [t('recipe.abv'), percentText(abv, locale)],
      [t('recipe.glass'), glass.name],
      [t('recipe.method'), method.name],
      [t('recipe.ice'), ice.name],
      [t('recipe.allergens'), `${allergenText(allergens, t)} ${t('recipe.allergens.labels')}`],
      ...cautions.map(({ hint }): [string, string] => [t('recipe.cautions'), hint]),
    ],
    lines: lines.map((line) => {
      const { amount, item, ounces } = line;
      const notes = lineNotes(line, t, locale);
      const whole = notes === '' ? item : `${item} (${notes})`;
      return ounces === undefined ? [amount, whole] : [amount, whole, ounces];
    }),
    steps,
  };
}
