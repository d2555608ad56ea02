import type { DrinkParts, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { writeFacts } from '../shelf/mixFacts.ts';
import { describeOwnDrink, PLAIN_COLOUR } from './describeOwnDrink.ts';

type Stored = Omit<OwnRecipe, 'note' | 'instructions' | 'after'> & Pick<OwnDrink, 'id'>;

/** A syrup, an infusion or a batch that its owner makes. */
export type HouseThing<Drink extends Pick<OwnRecipe, 'house'> = OwnDrink> = Drink & {
  house: NonNullable<OwnRecipe['house']>;
};

export function isHouseThing<Drink extends Pick<OwnRecipe, 'house'>>(
  drink: Drink,
): drink is HouseThing<Drink> {
  return drink.house !== null;
}

/** The ingredients of own drinks with the house things of an account, each as it follows from its own lines. */
export function withHouseThings(parts: DrinkParts, drinks: readonly Stored[], locale: Locale): DrinkParts {
  const things = drinks.filter(isHouseThing);
  if (things.length === 0) return parts;
  const made = things.map((drink): IngredientPart => {
    const view = describeOwnDrink(drink, parts, locale);
    const { facts, houseStrength, allergens, cautions, isUnstated, look } = view;
    return {
      id: drink.id,
      name: drink.name,
      category: 'syrup',
      colour: look.layers[0]?.colour ?? PLAIN_COLOUR,
      clarity: look.layers[0]?.clarity ?? 'clear',
      ...writeFacts({ ...facts, strength: houseStrength ?? facts.strength }),
      house: {
        isStrengthUnknown: facts.strength > 0 && houseStrength === undefined,
        isUnstated,
        told: { allergens, cautions },
      },
    };
  });
  return { ...parts, ingredients: [...parts.ingredients, ...made] };
}

/** The drinks that a house thing goes into. */
export function listUses<Drink extends Pick<OwnRecipe, 'lines'>>(
  id: string,
  drinks: readonly Drink[],
): Drink[] {
  return drinks.filter(({ lines }) => lines.some((line) => 'own' in line && line.own === id));
}
