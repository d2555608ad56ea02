import type { Locale } from '../contracts/locale.ts';
import type { ProportionsView } from '../contracts/recipeView.ts';
import type { Recipe } from '../contracts/recipe.ts';
import { capitalise } from '../domain/lineText.ts';
import { proportionsOf, shareText } from '../domain/proportions.ts';
import type { Draft } from './draft.ts';
import { known } from './known.ts';

/** What a drink is made of by volume, in a language; undefined for a drink of one ingredient. */
export function proportionsView(
  recipe: Pick<Recipe, 'lines'>,
  { ingredientById, vocabularies }: Pick<Draft, 'ingredientById' | 'vocabularies'>,
  locale: Locale,
): ProportionsView | undefined {
  const proportions = proportionsOf(
    recipe.lines,
    (id) => ingredientById.get(id),
    (id) => vocabularies.units.get(id),
  );
  return (
    proportions && {
      isEstimate: proportions.isEstimate,
      parts: proportions.parts.map(({ ingredient, colour, clarity, share }) => ({
        name: capitalise(known(ingredientById.get(ingredient), ingredient).names[locale], locale),
        colour,
        clarity,
        share,
        text: shareText(share, locale),
      })),
    }
  );
}
