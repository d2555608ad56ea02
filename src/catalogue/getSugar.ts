import { pouredLine, type Drink } from './drink.ts';

export const KCAL_PER_GRAM = 4;
/** What gives fat and protein more than sugar, unless it is sweetened: ice cream, condensed milk. */
const FAT: readonly string[] = ['dairy', 'egg'];
const SWEETENED: readonly (string | undefined)[] = ['sweet', 'very-sweet'];

/** Grams of sugar that milk, and what is drunk as milk, has of its own in a millilitre. */
const MILK_SUGAR = 0.05;

/** Grams of sugar in a drink, about: what its calories beside those of alcohol, fat and protein come to, and that of milk. */
export function getSugar({ lines }: Pick<Drink, 'lines'>): number {
  let grams = 0;
  for (const line of lines) {
    const { ml, energy, wholeEnergy, category } = pouredLine(line);
    const isFat = FAT.includes(category) && !SWEETENED.includes(line.item.sweetness);
    grams += isFat ? ml * MILK_SUGAR : ((ml * energy) / 100 + wholeEnergy) / KCAL_PER_GRAM;
  }
  return Math.round(grams);
}
