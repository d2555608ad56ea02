import { abvOf, pouredLines } from '../../../src/catalogue/abvOf.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { known } from '../../../src/catalogue/known.ts';
import type { Recipe } from '../../../src/contracts/recipe.ts';
import type { OccasionFacts } from '../../../src/domain/chat/occasions.ts';
import { dietaryFactsOf, type DietaryFacts } from '../../../src/domain/dietary.ts';
import { drinkEnergy } from '../../../src/domain/energy.ts';
import { standardDrinks } from '../../../src/domain/standardDrinks.ts';

/** What a bartender knows of a drink by heart. */
export interface DrinkFacts extends OccasionFacts {
  id: string;
  recipe: Recipe;
  /** Ids of what is in it, garnish aside; and of its garnish. */
  ingredients: ReadonlySet<string>;
  garnish: ReadonlySet<string>;
  standardDrinks: number;
  /** Kilocalories, as on its page. */
  energy: number;
  dietary: DietaryFacts;
  isAlcoholFree: boolean;
  /** Lines that count when somebody asks what it takes. */
  lines: number;
}

/** The facts of every drink of a catalogue, in its order. */
export function drinkFactsOf({ recipes, ingredientById, vocabularies }: Catalogue): DrinkFacts[] {
  return recipes.map((recipe) => {
    const contents = recipe.lines.map(({ ingredient }) => known(ingredientById.get(ingredient), ingredient));
    const dietary = dietaryFactsOf(contents);
    const poured = known(pouredLines(recipe, ingredientById, vocabularies), recipe.id);
    const idsOf = (garnish: boolean) =>
      new Set(recipe.lines.filter((line) => line.garnish === garnish).map(({ ingredient }) => ingredient));
    return {
      id: recipe.id,
      recipe,
      category: recipe.category,
      taste: recipe.taste,
      abv: known(abvOf(recipe, ingredientById, vocabularies), recipe.id),
      standardDrinks: standardDrinks(poured),
      energy: drinkEnergy(poured),
      dietary,
      ingredients: idsOf(false),
      garnish: idsOf(true),
      isAlcoholFree: dietary.strength === 0,
      lines: recipe.lines.filter(({ garnish, optional }) => !garnish && !optional).length,
    };
  });
}
