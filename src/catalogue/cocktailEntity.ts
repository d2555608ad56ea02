import type { Cocktail } from '../contracts/drinks/cocktail.ts';
import type { RecipeView } from '../contracts/drinks/recipeView.ts';
import { abvLabel } from '../domain/drinks/abv.ts';
import { joinSteps } from '../domain/drinks/instructions.ts';

/** The recipe as the API answers it. */
export function cocktailEntity(view: RecipeView): Cocktail {
  return {
    id: view.id,
    name: view.name,
    image: view.picture.src,
    ingredients: view.lines.map(({ text }) => text),
    instructions: joinSteps(view.steps),
    foodPairing: view.pairings.map(({ name }) => name),
    abv: abvLabel(view.abv),
    views: view.views,
    taste: view.taste.name,
    spirit: view.spirit?.name ?? '',
    glass: view.glass.name,
    category: view.category.name,
  };
}
