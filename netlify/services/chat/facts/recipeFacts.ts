import { allergensIn } from '../../../../src/catalogue/allergensIn.ts';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { stepsIn, veganByBrand, wholeLineIn } from '../../../../src/catalogue/recipeView.ts';
import type { Substance } from '../../../../src/contracts/diet/diet.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { Term } from '../../../../src/contracts/drinks/vocabulary.ts';
import { listDietFlags } from '../../../../src/domain/diet/dietary.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { getSugar } from '../../../../src/catalogue/getSugar.ts';

/** Everything that may be asked about a recipe, in a language: mayContain and veganDependsOn depend on the brand. */
export function recipeFacts(drink: Drink, catalogue: Catalogue, locale: Locale) {
  const { id, terms, dietary } = drink;
  const nameOf = ({ names }: Pick<Term, 'names'>) => names[locale];
  const allergens = (ids: readonly Substance[]) =>
    allergensIn(ids, catalogue, locale).map(({ name }) => name);
  return {
    id,
    name: textIn(drink.name, locale),
    about: textIn(drink.description, locale),
    abv: drink.abv,
    standardDrinksOf10g: drink.standardDrinks,
    kilocalories: drink.energy,
    sugarAboutG: getSugar(drink),
    base: terms.spirit && nameOf(terms.spirit),
    taste: nameOf(terms.taste),
    style: nameOf(terms.category),
    method: nameOf(terms.method),
    glass: nameOf(terms.glass),
    ice: nameOf(terms.ice),
    ingredients: drink.lines.map((line) => wholeLineIn(line, locale)),
    steps: stepsIn(drink, catalogue, locale),
    goesWith: terms.pairings.map(nameOf),
    allergens: allergens(dietary.allergens.contains),
    mayContain: allergens(dietary.allergens.mayContain),
    diets: listDietFlags(dietary).map((diet) => nameOf(catalogue.vocabularies.diets.entry(diet))),
    veganDependsOn: veganByBrand(drink, locale),
    cautions: dietary.cautions.map((caution) => nameOf(catalogue.vocabularies.cautions.entry(caution))),
  };
}
