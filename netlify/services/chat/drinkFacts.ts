import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import { colourOf, type Colour } from '../../../src/domain/chat/glassColour.ts';
import type { OccasionFacts } from '../../../src/domain/chat/occasions.ts';
import type { DietaryFacts } from '../../../src/domain/dietary.ts';

/** What a bartender knows of a drink by heart. */
export interface DrinkFacts extends OccasionFacts {
  id: string;
  recipe: Drink;
  /** Ids of what is in it, garnish aside; and of its garnish. */
  ingredients: ReadonlySet<string>;
  garnish: ReadonlySet<string>;
  standardDrinks: number;
  /** Kilocalories, as on its page. */
  energy: number;
  dietary: DietaryFacts;
  isAlcoholFree: boolean;
  /** The colours of its layers in the glass. */
  colours: ReadonlySet<Colour>;
  isFizzy: boolean;
  /** Lines that count when somebody asks what it takes. */
  lines: number;
}

/** The facts of every drink of a catalogue, in its order. */
export function drinkFactsOf({ recipes }: Catalogue): DrinkFacts[] {
  return recipes.map((recipe) => {
    const { category, taste, abv, standardDrinks, energy, dietary } = recipe;
    const idsOf = (garnish: boolean) =>
      new Set(recipe.lines.filter((line) => line.garnish === garnish).map(({ ingredient }) => ingredient));
    return {
      id: recipe.id,
      recipe,
      category,
      taste,
      abv,
      standardDrinks,
      energy,
      dietary,
      ingredients: idsOf(false),
      garnish: idsOf(true),
      isAlcoholFree: dietary.strength === 0,
      colours: seenColours(recipe),
      isFizzy: recipe.lines.some(({ item, garnish }) => !garnish && item.fizzy === true),
      lines: recipe.lines.filter(({ garnish, optional }) => !garnish && !optional).length,
    };
  });
}

function seenColours({ appearance: { layers } }: Drink): ReadonlySet<Colour> {
  return new Set(layers.map(({ colour, clarity }) => colourOf(colour, clarity !== 'clear')));
}
