import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import type { Recipe } from '../../../src/contracts/recipe.ts';
import { foldText } from '../../../src/domain/foldText.ts';

/** Finds the recipes that bear on a conversation. */
export interface RecipeFinder {
  /** @returns at most `limit` recipes, best first */
  find(request: ChatRequest, limit: number): Recipe[];
}

/** Prepares the catalogue so that a conversation is answered without reading all of it again. */
export function createRecipeFinder({ recipes, ingredientById }: Catalogue): RecipeFinder {
  const known = recipes.map((recipe) => ({
    recipe,
    words: new Set(
      foldText(
        [
          ...Object.values(recipe.name),
          recipe.taste,
          recipe.spirit,
          ...recipe.lines.flatMap(({ ingredient }) =>
            LOCALES.map((locale) => ingredientById.get(ingredient)?.names[locale]),
          ),
        ].join(' '),
      ).split(' '),
    ),
  }));
  return {
    find({ messages }, limit) {
      const asked = foldText(messages.at(-1)?.content ?? '')
        .split(' ')
        .filter((word) => word.length > 2);
      return known
        .map(({ recipe, words }) => ({ recipe, score: asked.filter((word) => words.has(word)).length }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || b.recipe.views - a.recipe.views)
        .slice(0, limit)
        .map(({ recipe }) => recipe);
    },
  };
}
