import type { RecipeView } from '../../contracts/recipeView.ts';
import type { Locale } from '../../contracts/locale.ts';

/** Longest description in structured data, in characters (specification, section 9). */
const DESCRIPTION_LENGTH = 150;

interface Urls {
  /** Absolute address of the page. */
  page: string;
  /** Absolute address of the picture. */
  picture: string;
}

/** The schema.org Recipe of a page, for search engines. */
export function recipeStructuredData(recipe: RecipeView, locale: Locale, urls: Urls): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    url: urls.page,
    image: [urls.picture],
    description: truncate(recipe.description, DESCRIPTION_LENGTH),
    inLanguage: locale,
    recipeCategory: recipe.category.name,
    recipeYield: '1',
    keywords: [recipe.spirit?.name, recipe.taste.name, recipe.method.name].filter(Boolean).join(', '),
    recipeIngredient: recipe.lines.map(({ text }) => text),
    recipeInstructions: recipe.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    ...(recipe.diets.some(({ id }) => id === 'vegan') && { suitableForDiet: 'https://schema.org/VeganDiet' }),
  };
}

/**
 * Cuts a text to a length at a word's end, with an ellipsis.
 *
 * @returns the text itself if it fits
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const isWhole = text.charAt(cut.length) === ' ';
  const end = isWhole ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : length - 1).replace(/[\s,;:–—-]+$/u, '')}…`;
}
