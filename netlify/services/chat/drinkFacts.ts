import { abvOf, pouredLines } from '../../../src/catalogue/abvOf.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { known } from '../../../src/catalogue/known.ts';
import type { Allergen } from '../../../src/contracts/ingredient.ts';
import type { Recipe } from '../../../src/contracts/recipe.ts';
import type { OccasionFacts } from '../../../src/domain/chat/occasions.ts';
import { allergensOf, dietFlagsOf } from '../../../src/domain/dietary.ts';
import { standardDrinks } from '../../../src/domain/standardDrinks.ts';

/** What a bartender knows of a drink by heart. */
export interface DrinkFacts extends OccasionFacts {
  id: string;
  recipe: Recipe;
  /** Ids of what is in it, garnish aside; and of its garnish. */
  ingredients: ReadonlySet<string>;
  garnish: ReadonlySet<string>;
  standardDrinks: number;
  allergens: readonly Allergen[];
  isAlcoholFree: boolean;
  isVegan: boolean;
  /** Lines that count when somebody asks what it takes. */
  lines: number;
}

/** The facts of every drink of a catalogue, in its order. */
export function drinkFactsOf({ recipes, ingredientById, vocabularies }: Catalogue): DrinkFacts[] {
  return recipes.map((recipe) => {
    const contents = recipe.lines.map(({ ingredient }) => known(ingredientById.get(ingredient), ingredient));
    const flags = dietFlagsOf(contents);
    const idsOf = (garnish: boolean) =>
      new Set(recipe.lines.filter((line) => line.garnish === garnish).map(({ ingredient }) => ingredient));
    return {
      id: recipe.id,
      recipe,
      category: recipe.category,
      taste: recipe.taste,
      abv: known(abvOf(recipe, ingredientById, vocabularies), recipe.id),
      standardDrinks: standardDrinks(known(pouredLines(recipe, ingredientById, vocabularies), recipe.id)),
      ingredients: idsOf(false),
      garnish: idsOf(true),
      allergens: allergensOf(contents),
      isAlcoholFree: flags.includes('alcohol-free'),
      isVegan: flags.includes('vegan'),
      lines: recipe.lines.filter(({ garnish, optional }) => !garnish && !optional).length,
    };
  });
}
