import type { BottledDrink, BottleIndex } from '../../contracts/shelf/bottleIndex.ts';
import type { MixFacts } from '../../contracts/shelf/mixIndex.ts';
import { drinkAbv, pouredStrength } from '../drinks/abv.ts';
import { bottlesByIngredient } from '../shelf/bottles.ts';
import { combineDietaryFacts, type DietaryFacts } from '../diet/dietary.ts';
import { drinkEnergy } from '../drinks/energy.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import { standardDrinks } from '../drinks/standardDrinks.ts';

/** What a drink comes to, as the recipe's page tells it. */
interface PouredFacts {
  /** Alcohol by volume, whole per cent. */
  abv: number;
  /** Kilocalories, to the nearest 5. */
  energy: number;
  standardDrinks: number;
  dietary: DietaryFacts;
}

/** What a drink is of somebody's own bottles. */
export interface OwnFacts extends PouredFacts {
  /** The names of those of them that go into it. */
  bottles: string[];
  /** Whether that is not what the recipe is. */
  differs: boolean;
}

/** Tells what drinks are of somebody's own bottles; nothing of a drink that takes none of them. */
export type OwnFactsOf = (recipeId: string) => OwnFacts | undefined;

type Item = MixFacts & { energy?: number | undefined };

/** Prepares to tell what drinks are of the bottles that a shelf surely pours. */
export function createOwnFacts(index: BottleIndex, shelf: readonly string[]): OwnFactsOf {
  const poured = bottlesByIngredient(shelf);
  const ownFor = index.ingredients.map(({ id }) =>
    index.bottles.find(({ entry }) => entry === poured.get(id)),
  );
  return (recipeId) => {
    const drink = index.drinks[recipeId];
    if (drink === undefined) return undefined;
    const own = drink.lines.map(({ of }) => (of === undefined ? undefined : ownFor[of]));
    const bottles = own.flatMap((bottle) => bottle?.name ?? []);
    if (bottles.length === 0) return undefined;
    const plain = drink.lines.map(({ of, bottle }): Item | undefined =>
      bottle === undefined ? index.ingredients[of ?? -1] : index.bottles[bottle],
    );
    const facts = factsOf(
      drink,
      plain.map((item, place) => own[place] ?? item),
    );
    const recipe = factsOf(drink, plain);
    return {
      ...facts,
      bottles: [...new Set(bottles)],
      differs: JSON.stringify(facts) !== JSON.stringify(recipe),
    };
  };
}

/** What a drink comes to where its lines pour these; of a line that no bottle matters to it says itself what it pours. */
function factsOf(
  { lines, rest, dilution, dilutesTops }: BottledDrink,
  items: (Item | undefined)[],
): PouredFacts {
  const poured = lines.map(({ ml = 0, wholeEnergy = 0, top = false, flamed = false, ...line }, place) => {
    const { strength = 0, energy = 0 } = items[place] ?? line;
    return { ml, top, wholeEnergy, energy, strength: pouredStrength(strength, flamed) };
  });
  const method = { dilution: { iced: dilution, iceless: dilution }, dilutesTops: dilutesTops ?? false };
  const known = items.flatMap((item) => (item === undefined ? [] : [readFacts(item)]));
  return {
    abv: drinkAbv(poured, method, 'none'),
    energy: drinkEnergy(poured),
    standardDrinks: standardDrinks(poured),
    dietary: combineDietaryFacts([readFacts(rest), ...known]),
  };
}

/** The names of the bottles of a shelf that go into any of these drinks. */
export function bottlesIn(
  index: BottleIndex,
  shelf: readonly string[],
  recipeIds: readonly string[],
): string[] {
  const ownFacts = createOwnFacts(index, shelf);
  return [...new Set(recipeIds.flatMap((id) => ownFacts(id)?.bottles ?? []))];
}
