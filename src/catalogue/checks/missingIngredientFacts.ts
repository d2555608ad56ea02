import { LOCALES } from '../../contracts/site/locale.ts';
import type { Ingredient, IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import { INGREDIENT_FACTS, textsFile } from '../languageTexts.ts';
import type { Problem } from '../problem.ts';
import type { WholeDraft } from '../wholeDraft.ts';

/** Of what is spooned, ground or laid on a glass, nobody asks how sweet it is; it may be said all the same. */
const UNASKED: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'egg',
  'garnish',
  'herb',
  'pantry',
  'spice',
]);

/** Made or drawn as it is needed. */
const NOT_KEPT: ReadonlySet<string> = new Set(['ice', 'water']);

/**
 * Sweetness and keeping that ingredients lack, and what languages do not tell of those that a recipe uses. They keep
 * no page from being built: a page of reference goes without.
 */
export function findMissingIngredientFacts({ ingredients, recipes, abouts }: WholeDraft): Problem[] {
  const used = new Set(recipes.flatMap(({ recipe }) => recipe.lines.map(({ ingredient }) => ingredient)));
  const lacks = (ingredient: Ingredient): (keyof Ingredient)[] => [
    ...(ingredient.sweetness === undefined && !UNASKED.has(ingredient.category)
      ? (['sweetness'] as const)
      : []),
    ...(ingredient.keeps === undefined && !NOT_KEPT.has(ingredient.id) ? (['keeps'] as const) : []),
  ];
  return [
    ...ingredients.flatMap(({ ingredient, file }) =>
      lacks(ingredient).map((fact) => ({ file, field: `${ingredient.id}.${fact}`, reason: 'is missing' })),
    ),
    ...LOCALES.flatMap((locale) => {
      const told = abouts[locale];
      if (told === undefined) return [];
      return [...used]
        .filter((id) => told[id] === undefined)
        .map((id) => ({
          file: textsFile(locale, INGREDIENT_FACTS),
          field: `${id}.about`,
          reason: 'is missing; a recipe uses it',
        }));
    }),
  ];
}
