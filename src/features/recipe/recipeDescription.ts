import type { RecipeView } from '../../contracts/drinks/recipeView.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { translator } from '../../i18n/translate.ts';
import { listText } from '../../text/listText.ts';
import { percentText } from '../../text/percentText.ts';
import { DESCRIPTION_LENGTH, fitDescription } from '../../web/searchResult.ts';
import { recipeTitle } from './recipeTitle.ts';

interface Described extends Pick<RecipeView, 'name' | 'description' | 'abv'> {
  lines: readonly { garnish: boolean; shelf: { name: string } }[];
}

/** What a search engine shows below the title: whole sentences of the description, and what is in the glass if it fits. */
export function recipeDescription(recipe: Described, locale: Locale): string {
  const { name, description, abv, lines } = recipe;
  const poured = lines.filter(({ garnish }) => !garnish).map(({ shelf }) => shelf.name);
  const names = [...new Set(poured)];
  const strength =
    abv > 0 ? ` ${translator(locale)('card.abv', { percent: percentText(abv, locale) })}.` : '';
  const contents = ` ${capitalise(listText(names, locale), locale)}.${strength}`;
  const sentences = fitDescription(description, locale);
  const title = `${recipeTitle(name, locale)}.`;
  const told = names.filter((one) =>
    sentences.toLocaleLowerCase(locale).includes(one.toLocaleLowerCase(locale)),
  );
  // What the sentences name is not listed again.
  const isTold = told.length * 2 >= names.length;
  const texts =
    sentences === ''
      ? [title + contents, title + strength]
      : [sentences + (isTold ? strength : contents), sentences + strength, sentences];
  return texts.find((text) => text.length <= DESCRIPTION_LENGTH) ?? name;
}
