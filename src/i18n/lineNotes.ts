import type { Locale } from '../contracts/site/locale.ts';
import type { LineView } from '../contracts/drinks/recipeView.ts';
import { orText } from '../text/listText.ts';
import type { Translate } from './translate.ts';

/** What stands after a line of a recipe: "or rye whiskey, optional"; empty where there is nothing to say. */
export function lineNotes(
  { garnish, beside, optional, or }: Pick<LineView, 'garnish' | 'beside' | 'optional' | 'or'>,
  t: Translate,
  locale: Locale,
): string {
  return [
    or &&
      t('recipe.or', {
        names: orText(
          or.map(({ name }) => name),
          locale,
        ),
      }),
    garnish && t('recipe.garnish'),
    beside && t('recipe.beside'),
    optional && t('recipe.optional'),
  ]
    .filter(Boolean)
    .join(', ');
}
