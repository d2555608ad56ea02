import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import { recipeView } from '../../../src/catalogue/recipeView.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { abvLabel } from '../../../src/domain/abv.ts';
import { barOf } from './bar.ts';
import { guestShelf } from './guestShelf.ts';

/** A recipe as a model is told of it, in the language of the answer. */
export interface RecipeFact {
  id: string;
  name: string;
  about: string;
  abv: string;
  standardDrinksOf10g: number;
  kilocalories: number;
  taste: string;
  spirit: string | undefined;
  glass: string;
  ingredients: string[];
  steps: string[];
  goesWith: string[];
  allergens: string[];
  /** What depends on the brand. */
  mayContain: string[];
  diets: string[];
  /** What some guests must know: raw egg, caffeine. */
  cautions: string[];
  /** Why the visitor must not have it, as a warning in their language; absent where they may. */
  notForVisitor?: string;
  /** Absent where the visitor has no shelf. */
  notOnShelf?: string[];
}

/**
 * Tells of recipes for one visitor: everything that may be asked about them, and what is missing on the shelf.
 *
 * @param warning why the visitor must not have a drink, by its id
 */
export function recipeFacts(
  recipes: readonly Drink[],
  shelf: readonly string[],
  catalogue: Catalogue,
  locale: Locale,
  warning: (id: string) => string | undefined = () => undefined,
): RecipeFact[] {
  const missing = shelf.length === 0 ? undefined : missingOn(shelf, catalogue, locale);
  return recipes.map((recipe) => {
    const notForVisitor = warning(recipe.id);
    const view = recipeView(recipe, catalogue, locale);
    const names = (terms: readonly { name: string }[]) => terms.map(({ name }) => name);
    return {
      id: view.id,
      name: view.name,
      about: view.description,
      abv: abvLabel(view.abv),
      standardDrinksOf10g: view.standardDrinks,
      kilocalories: view.energy,
      taste: view.taste.name,
      spirit: view.spirit?.name,
      glass: view.glass.name,
      ingredients: view.lines.map(({ text }) => text),
      steps: view.steps,
      goesWith: names(view.pairings),
      allergens: names(view.allergens.contains),
      mayContain: names(view.allergens.mayContain),
      diets: names(view.diets),
      cautions: names(view.cautions),
      ...(notForVisitor !== undefined && { notForVisitor }),
      ...(missing && { notOnShelf: missing(recipe) }),
    };
  });
}

/** @returns names of what a recipe needs and the visitor lacks */
function missingOn(shelf: readonly string[], catalogue: Catalogue, locale: Locale) {
  const { factsById } = barOf(catalogue);
  const guest = guestShelf(shelf, catalogue, locale);
  return ({ id }: Drink) =>
    guest
      .match(factsById.entry(id))
      .missing.map((ingredient) => catalogue.ingredientById.get(ingredient)?.names[locale] ?? ingredient);
}
