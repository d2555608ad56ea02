import type { Occasion } from '../../contracts/wishes.ts';

interface Habit {
  categories: readonly string[];
  tastes: readonly string[];
  ingredients: readonly string[];
  /** Strengths that suit, per cent by volume. */
  abv: readonly [least: number, most: number];
}

const HABITS: Readonly<Record<Occasion, Habit>> = {
  party: {
    categories: ['punch', 'highball', 'spritz', 'mule-buck', 'tiki'],
    tastes: ['fruity', 'tropical', 'fresh'],
    ingredients: ['orange-juice', 'cola', 'cranberry-juice', 'pineapple-juice', 'ginger-beer'],
    abv: [5, 20],
  },
  aperitif: {
    categories: ['aperitif', 'spritz'],
    tastes: ['bitter', 'dry'],
    ingredients: ['campari', 'aperol', 'dry-vermouth', 'sweet-vermouth', 'suze', 'fino-sherry'],
    abv: [5, 30],
  },
  digestif: {
    categories: ['old-fashioned', 'dessert', 'martini'],
    tastes: ['strong', 'herbal', 'coffee', 'nutty', 'creamy'],
    ingredients: ['amaro', 'cognac', 'benedictine', 'coffee-liqueur', 'green-chartreuse', 'amaretto'],
    abv: [12, 40],
  },
  winter: {
    categories: ['hot-drink', 'flip-nog', 'old-fashioned'],
    tastes: ['spicy', 'coffee', 'creamy', 'nutty', 'strong'],
    ingredients: ['cinnamon', 'clove', 'nutmeg', 'hot-chocolate', 'star-anise'],
    abv: [0, 40],
  },
  summer: {
    categories: ['spritz', 'highball', 'collins-fizz', 'frozen', 'wine-cocktail', 'punch'],
    tastes: ['fresh', 'fruity', 'minty', 'tropical'],
    ingredients: ['soda-water', 'mint', 'watermelon', 'cucumber', 'prosecco', 'tonic-water'],
    abv: [0, 16],
  },
  autumn: {
    categories: ['old-fashioned', 'sour', 'hot-drink'],
    tastes: ['spicy', 'nutty', 'smoky', 'strong'],
    ingredients: [
      'cloudy-apple-juice',
      'apple-juice',
      'apple-brandy',
      'calvados',
      'maple-syrup',
      'pear',
      'cinnamon',
    ],
    abv: [0, 35],
  },
  spring: {
    categories: ['spritz', 'collins-fizz', 'sparkling'],
    tastes: ['floral', 'fresh', 'herbal'],
    ingredients: [
      'elderflower-liqueur',
      'elderflower-cordial',
      'rhubarb-syrup',
      'strawberry',
      'woodruff',
      'basil',
    ],
    abv: [0, 20],
  },
  brunch: {
    categories: ['sparkling', 'savory', 'spritz'],
    tastes: ['fresh', 'fruity', 'savory', 'coffee'],
    ingredients: ['champagne', 'prosecco', 'sparkling-wine', 'orange-juice', 'tomato-juice', 'espresso'],
    abv: [0, 15],
  },
  date: {
    categories: ['sparkling', 'sour', 'martini', 'aperitif'],
    tastes: ['floral', 'fruity', 'bitter', 'coffee'],
    ingredients: [
      'champagne',
      'prosecco',
      'raspberry',
      'passion-fruit',
      'elderflower-liqueur',
      'creme-de-violette',
    ],
    abv: [8, 28],
  },
  barbecue: {
    categories: ['highball', 'beer-cocktail', 'mule-buck', 'julep-smash', 'punch'],
    tastes: ['smoky', 'fresh', 'spicy', 'minty'],
    ingredients: ['bourbon', 'beer', 'ginger-beer', 'mezcal', 'lemonade'],
    abv: [3, 20],
  },
  christmas: {
    categories: ['hot-drink', 'flip-nog', 'dessert'],
    tastes: ['spicy', 'creamy', 'nutty'],
    ingredients: [
      'cinnamon',
      'clove',
      'nutmeg',
      'eggnog',
      'cranberry-juice',
      'gingerbread-syrup',
      'star-anise',
    ],
    abv: [0, 30],
  },
  celebration: {
    categories: ['sparkling', 'punch', 'spritz'],
    tastes: ['fresh', 'fruity', 'floral'],
    ingredients: ['champagne', 'prosecco', 'sparkling-wine', 'cremant', 'cava'],
    abv: [5, 25],
  },
  nightcap: {
    categories: ['old-fashioned', 'martini', 'hot-drink'],
    tastes: ['strong', 'smoky', 'nutty', 'herbal'],
    ingredients: ['bourbon', 'cognac', 'scotch-whisky', 'aged-rum'],
    abv: [15, 40],
  },
};

/** What of a drink decides when it is drunk. */
export interface OccasionFacts {
  category: string;
  taste: string;
  abv: number;
  ingredients: readonly string[];
}

/**
 * How well a drink suits an occasion, 0–6: three for its category, two for its taste, one for an ingredient; 0 where it
 * is too weak or too strong. A drink without alcohol is never too weak: it is drunk on all occasions.
 */
export function occasionFit(
  { category, taste, abv, ingredients }: OccasionFacts,
  occasion: Occasion,
): number {
  const habit = HABITS[occasion];
  const [least, most] = habit.abv;
  if ((abv < least && abv > 0) || abv > most) return 0;
  return (
    Number(habit.categories.includes(category)) * 3 +
    Number(habit.tastes.includes(taste)) * 2 +
    Number(ingredients.some((id) => habit.ingredients.includes(id)))
  );
}
