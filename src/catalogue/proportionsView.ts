import type { Locale } from '../contracts/site/locale.ts';
import type { ProportionsView } from '../contracts/drinks/recipeView.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import { shareText } from '../domain/drinks/proportions.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';

/** What a drink is made of by volume, in a language; undefined for a drink of one ingredient. */
export function proportionsView(
  { proportions }: Drink,
  { ingredientById }: Catalogue,
  locale: Locale,
): ProportionsView | undefined {
  return (
    proportions && {
      isEstimate: proportions.isEstimate,
      parts: proportions.parts.map(({ ingredient, colour, clarity, share }) => ({
        name: capitalise(ingredientById.entry(ingredient).names[locale], locale),
        colour,
        clarity,
        share,
        text: shareText(share, locale),
      })),
    }
  );
}
