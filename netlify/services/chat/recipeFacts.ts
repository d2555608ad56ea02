import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { larderOf } from '../../../src/catalogue/larderOf.ts';
import { countingLines } from '../../../src/catalogue/mixIndex.ts';
import { recipeView } from '../../../src/catalogue/recipeView.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import type { Recipe } from '../../../src/contracts/recipe.ts';
import { abvLabel } from '../../../src/domain/abv.ts';
import { matchRecipe, servicesOf, type ByName } from '../../../src/domain/shelfMatch.ts';
import { haveCommonWord, wordsOf } from '../../../src/domain/wordRule.ts';

/** What is in every kitchen, as Mix Master takes it. */
const STAPLES = ['ice', 'water', 'salt', 'sugar'];

/** A recipe as a model is told of it, in the language of the answer. */
export interface RecipeFact {
  id: string;
  name: string;
  about: string;
  abv: string;
  standardDrinksOf10g: number;
  taste: string;
  spirit: string | undefined;
  glass: string;
  ingredients: string[];
  steps: string[];
  goesWith: string[];
  allergens: string[];
  diets: string[];
  /** Absent where the visitor has no shelf. */
  notOnShelf?: string[];
}

/** Tells of recipes for one visitor: everything that may be asked about them, and what is missing on the shelf. */
export function recipeFacts(
  recipes: readonly Recipe[],
  shelf: readonly string[],
  catalogue: Catalogue,
  locale: Locale,
): RecipeFact[] {
  const missing = shelf.length === 0 ? undefined : missingOn(shelf, catalogue, locale);
  return recipes.map((recipe) => {
    const view = recipeView(recipe, catalogue, locale);
    const names = (terms: readonly { name: string }[]) => terms.map(({ name }) => name);
    return {
      id: view.id,
      name: view.name,
      about: view.description,
      abv: abvLabel(view.abv),
      standardDrinksOf10g: view.standardDrinks,
      taste: view.taste.name,
      spirit: view.spirit?.name,
      glass: view.glass.name,
      ingredients: view.lines.map(({ text }) => text),
      steps: view.steps,
      goesWith: names(view.pairings),
      allergens: names(view.allergens),
      diets: names(view.diets),
      ...(missing && { notOnShelf: missing(recipe) }),
    };
  });
}

function missingOn(shelf: readonly string[], catalogue: Catalogue, locale: Locale) {
  const { ingredientById } = catalogue;
  const nameOf = (id: string) => ingredientById.get(id)?.names[locale] ?? id;
  const services = servicesOf(
    [...shelf.filter((entry) => ingredientById.has(entry)), ...STAPLES],
    larderOf(catalogue),
  );
  const texts = shelf.filter((entry) => !ingredientById.has(entry)).map((by) => ({ by, words: wordsOf(by) }));
  const byName: ByName = ({ ingredient }) => {
    const words = wordsOf(nameOf(ingredient));
    const entry = texts.find((text) => haveCommonWord(text.words, words));
    return entry && { by: entry.by, how: 'name' };
  };
  return (recipe: Recipe) =>
    matchRecipe({ id: recipe.id, lines: countingLines(recipe) }, services, byName).missing.map(
      ({ ingredient }) => nameOf(ingredient),
    );
}
