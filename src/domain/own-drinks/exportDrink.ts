import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { OwnDrinkView } from './describeOwnDrink.ts';

/** The formats in which a drink can be taken elsewhere. */
export const EXPORT_FORMATS = ['recipe', 'bar-assistant'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A drink as JSON of a format, in the language of its view. */
export function exportDrink(
  format: ExportFormat,
  recipe: OwnRecipe,
  view: OwnDrinkView,
  locale: Locale,
): string {
  const told = format === 'recipe' ? schemaOrg(recipe, view, locale) : barAssistant(recipe, view);
  return `${JSON.stringify(told, null, 2)}\n`;
}

/** A Recipe of schema.org; `mixmaster` holds the whole drink too, so that reading it back loses nothing. */
function schemaOrg(recipe: OwnRecipe, view: OwnDrinkView, locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    ...(recipe.note !== null && { description: recipe.note }),
    inLanguage: locale,
    recipeYield: '1',
    keywords: [view.method, view.glass].filter((word) => word !== '').join(', '),
    recipeIngredient: view.lines.map(({ text }) => text),
    recipeInstructions: view.steps.map((text, place) => ({
      '@type': 'HowToStep',
      position: place + 1,
      text,
    })),
    mixmaster: recipe,
  };
}

/** Draft 04 of Bar Assistant's schema: https://github.com/karlomikus/bar-assistant, docs/cocktail-04.schema.json. */
function barAssistant(recipe: OwnRecipe, view: OwnDrinkView): object {
  const garnish = view.lines.filter((line) => line.garnish).map(({ item }) => item);
  const poured = view.lines.flatMap((line, place) => {
    const kept = recipe.lines[place];
    if (line.garnish || kept === undefined) return [];
    return {
      name: line.name,
      // That program asks for a number; none is one that nobody knows.
      amount: kept.amount ?? 0,
      units: kept.unit,
      ...(typeof kept.strength === 'number' && { strength: kept.strength }),
      ...(kept.optional && { optional: true }),
      ...(kept.note !== undefined && { note: kept.note }),
      ...(line.others.length > 0 && { substitutes: line.others.map((name) => ({ name })) }),
    };
  });
  return {
    name: recipe.name,
    instructions: view.steps.join('\n') || recipe.name,
    description: recipe.note,
    garnish: garnish.length === 0 ? null : garnish.join(', '),
    abv: view.abv ?? null,
    glass: view.glass || null,
    method: view.method || null,
    ingredients: poured.map((ingredient, place) => ({ sort: place + 1, ...ingredient })),
  };
}
