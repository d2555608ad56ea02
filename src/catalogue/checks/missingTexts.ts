import { TRANSLATED_LOCALES } from '../../contracts/site/locale.ts';
import type { Draft } from '../draft.ts';
import { RECIPE_TEXTS, textsFile } from '../languageTexts.ts';
import type { Problem } from '../problem.ts';

/**
 * Descriptions, steps and bar answers that a language lacks. They keep no page from being built: English
 * stands in for descriptions and steps, and the chat goes without the answer. What is named (ingredients,
 * vocabularies) must be there, for it becomes a part of other texts.
 */
export function findMissingTexts({ recipes, texts, barAnswers }: Draft): Problem[] {
  const places = stepPlaces(recipes);
  return TRANSLATED_LOCALES.flatMap((locale) => [
    ...recipes.flatMap(({ recipe: { id, kind } }) => {
      const said = texts[locale][RECIPE_TEXTS[kind]];
      if (said === undefined || said[id]?.description !== undefined) return [];
      return [
        {
          file: textsFile(locale, RECIPE_TEXTS[kind]),
          field: `${id}.description`,
          reason: 'is missing; English stands in',
        },
      ];
    }),
    ...barAnswers.flatMap(({ id }) => {
      const { barAnswers: said } = texts[locale];
      if (said === undefined || said[id] !== undefined) return [];
      const file = textsFile(locale, 'barAnswers');
      return [{ file, field: id, reason: 'is missing; the chat cannot give this answer' }];
    }),
    ...[...places].flatMap(([step, { place, more }]) => {
      const { phrases } = texts[locale];
      if (phrases === undefined || phrases[step] !== undefined) return [];
      const others = more === 0 ? '' : ` and in ${more} more`;
      return [
        {
          file: textsFile(locale, 'phrases'),
          field: `"${step}"`,
          reason: `is missing; English stands in (${place}${others})`,
        },
      ];
    }),
  ]);
}

/** Each distinct step, where it first stands and how many more times it is used. */
function stepPlaces(recipes: Draft['recipes']): Map<string, { place: string; more: number }> {
  const places = new Map<string, { place: string; more: number }>();
  for (const { recipe, file } of recipes) {
    for (const [index, step] of recipe.steps.entries()) {
      const known = places.get(step);
      if (known) known.more += 1;
      else places.set(step, { place: `${file}, steps[${index}]`, more: 0 });
    }
  }
  return places;
}
