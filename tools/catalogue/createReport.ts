import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { VocabularyName } from '../../src/catalogue/vocabulary.ts';
import { TRANSLATED_LOCALES } from '../../src/contracts/site/locale.ts';
import type { Recipe } from '../../src/contracts/drinks/recipe.ts';

/** One block of the report. */
export interface ReportSection {
  title: string;
  /** What is counted, and the figure. */
  rows: [name: string, value: string][];
}

/** What a checked catalogue holds, in figures. */
export function createReport(catalogue: Catalogue): ReportSection[] {
  const { recipes, ingredientById, vocabularies } = catalogue;
  const shots = recipes.filter(({ kind }) => kind === 'shot').length;
  const used = new Set(recipes.flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient)));
  const steps = recipes.flatMap((recipe) => recipe.steps);
  const sentences = new Set(steps);
  const by = (title: string, vocabulary: VocabularyName, idOf: (recipe: Recipe) => string | undefined) => ({
    title,
    rows: countsBy(recipes, (recipe) => {
      const id = idOf(recipe);
      const term = id === undefined ? undefined : vocabularies[vocabulary].get(id);
      return term && 'names' in term ? term.names.en : 'none';
    }),
  });
  return [
    {
      title: 'Catalogue',
      rows: rowsOf({
        'cocktails, mocktails included': recipes.length - shots,
        'without alcohol': recipes.filter(({ abv }) => abv === 0).length,
        shots,
        'with a source': recipes.filter(({ sources }) => sources !== undefined).length,
        ingredients: ingredientById.size,
        'ingredients in a recipe': used.size,
        'steps in all': steps.length,
        'distinct sentences': sentences.size,
        'uses of a sentence, mean': Math.round((steps.length / sentences.size) * 10) / 10,
      }),
    },
    {
      title: 'Translated',
      rows: TRANSLATED_LOCALES.map((locale) => [locale, coverage(catalogue, locale)]),
    },
    by('By spirit', 'spirits', ({ spirit }) => spirit),
    by('By family', 'categories', ({ category }) => category),
    by('By glass', 'glasses', ({ glass }) => glass),
    by('By method', 'methods', ({ method }) => method),
  ];
}

/** Descriptions and sentences that there are in a language, of those that there should be. */
function coverage({ recipes, phrases }: Catalogue, locale: (typeof TRANSLATED_LOCALES)[number]): string {
  const sentences = [...new Set(recipes.flatMap(({ steps }) => steps))];
  const wanted = recipes.length + sentences.length;
  const present =
    recipes.filter(({ description }) => description[locale] !== undefined).length +
    sentences.filter((sentence) => phrases[locale][sentence] !== undefined).length;
  return `${Math.floor((present / wanted) * 1000) / 10} %`;
}

/** Most frequent first. */
function countsBy(recipes: readonly Recipe[], nameOf: (recipe: Recipe) => string): [string, string][] {
  const counts = new Map<string, number>();
  for (const recipe of recipes) counts.set(nameOf(recipe), (counts.get(nameOf(recipe)) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([name, count]) => [name, String(count)]);
}

function rowsOf(figures: Record<string, number>): [string, string][] {
  return Object.entries(figures).map(([name, figure]) => [name, String(figure)]);
}
