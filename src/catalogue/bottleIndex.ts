import type { BottledDrink, BottleIndex } from '../contracts/shelf/bottleIndex.ts';
import { ALLERGENS, DIET_FLAGS, SUBSTANCES } from '../contracts/diet/diet.ts';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { asBottle, bottleEntry } from '../domain/shelf/bottles.ts';
import { combineDietaryFacts } from '../domain/diet/dietary.ts';
import { writeFacts } from '../domain/shelf/mixFacts.ts';
import type { Catalogue } from './catalogue.ts';
import { pouredLine, type Drink } from './drink.ts';
import { createPlaceIndex } from './createPlaceIndex.ts';

/** The drinks in which it matters which bottle is poured, without the messages that say so. */
export function bottleIndex(catalogue: Catalogue, locale: Locale): Omit<BottleIndex, 'texts'> {
  const { bottles, ingredientById, recipes, vocabularies } = catalogue;
  const ids = [...new Set(bottles.map(({ ingredient }) => ingredient))];
  const ingredients = ids.map((id) => ingredientById.entry(id));
  const placeOf = createPlaceIndex(ingredients);
  const bottlePlace = createPlaceIndex(bottles);
  const factsOf = (item: Ingredient) => ({ ...writeFacts(item), ...given({ energy: item.energy ?? 0 }) });

  const drinkOf = (drink: Drink): BottledDrink => {
    const { method } = drink.terms;
    const isServedIceless = drink.ice === 'none';
    return {
      lines: drink.lines.map((line) => {
        const { ml, strength, energy, wholeEnergy, top } = pouredLine(line);
        const isOpen = ids.includes(line.ingredient);
        return {
          ...given({ ml, wholeEnergy }),
          ...(top && { top }),
          ...(!isOpen && given({ strength, energy })),
          ...(isOpen && { of: placeOf(line.ingredient), ...(line.flamed && { flamed: true as const }) }),
          ...(line.product && { bottle: bottlePlace(line.product.id) }),
        };
      }),
      rest: writeFacts(
        combineDietaryFacts(
          drink.lines.filter((line) => !ids.includes(line.ingredient)).map(({ item }) => item),
        ),
      ),
      dilution: isServedIceless ? method.dilution.iceless : method.dilution.iced,
      ...(method.dilutesTops && { dilutesTops: true as const }),
    };
  };

  const names = (vocabulary: 'allergens' | 'substances' | 'diets', terms: readonly string[]) =>
    terms.map((id) => vocabularies[vocabulary].entry(id).names[locale]);
  return {
    ingredients: ingredients.map((one) => ({ id: one.id, ...factsOf(one) })),
    bottles: bottles.map((bottle) => ({
      entry: bottleEntry(bottle),
      name: bottle.name,
      ...factsOf(asBottle(ingredientById.entry(bottle.ingredient), bottle)),
    })),
    drinks: Object.fromEntries(
      recipes
        .filter(({ lines }) => lines.some(({ ingredient }) => ids.includes(ingredient)))
        .map((drink) => [drink.id, drinkOf(drink)]),
    ),
    allergens: names('allergens', ALLERGENS),
    substances: names('substances', SUBSTANCES),
    diets: names('diets', DIET_FLAGS),
  };
}

/** Those of the numbers that are above zero. */
function given<Key extends string>(numbers: Record<Key, number>): Partial<Record<Key, number>> {
  const some = Object.entries<number>(numbers).filter(([, number]) => number > 0);
  return Object.fromEntries(some) as Partial<Record<Key, number>>;
}
