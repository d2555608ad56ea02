import { allergensIn } from '../../../../src/catalogue/allergensIn.ts';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { recipeView } from '../../../../src/catalogue/recipeView.ts';
import type { Locale } from '../../../../src/contracts/locale.ts';

/** Everything that may be asked about a recipe, in a language. */
export interface RecipeFacts {
  id: string;
  name: string;
  about: string;
  /** Per cent by volume. */
  abv: number;
  standardDrinksOf10g: number;
  kilocalories: number;
  base: string | undefined;
  taste: string;
  style: string;
  method: string;
  glass: string;
  ice: string;
  ingredients: string[];
  steps: string[];
  goesWith: string[];
  allergens: string[];
  /** What depends on the brand. */
  mayContain: string[];
  diets: string[];
  /** What is vegan with some brands and not with others; empty where it is known. */
  veganDependsOn: string[];
  /** What some guests must know: raw egg, caffeine. */
  cautions: string[];
}

export function recipeFacts(drink: Drink, catalogue: Catalogue, locale: Locale): RecipeFacts {
  const view = recipeView(drink, catalogue, locale);
  const names = (terms: readonly { name: string }[]) => terms.map(({ name }) => name);
  const { contains, mayContain } = drink.dietary.allergens;
  return {
    id: view.id,
    name: view.name,
    about: view.description,
    abv: view.abv,
    standardDrinksOf10g: view.standardDrinks,
    kilocalories: view.energy,
    base: view.spirit?.name,
    taste: view.taste.name,
    style: view.category.name,
    method: view.method.name,
    glass: view.glass.name,
    ice: view.ice.name,
    ingredients: view.lines.map(({ text }) => text),
    steps: view.steps,
    goesWith: names(view.pairings),
    allergens: names(allergensIn(contains, catalogue, locale)),
    mayContain: names(allergensIn(mayContain, catalogue, locale)),
    diets: names(view.diets),
    veganDependsOn: view.veganByBrand,
    cautions: names(view.cautions),
  };
}
