import { pouredLine, type Drink } from '../../../../src/catalogue/drink.ts';

export const KCAL_PER_GRAM = 4;
/** What gives fat and protein rather than sugar, unless it is sweetened: ice cream, condensed milk. */
const FAT: readonly string[] = ['dairy', 'egg'];
const SWEETENED: readonly (string | undefined)[] = ['sweet', 'very-sweet'];

/** Grams of sugar in a drink, about: what its calories beside those of alcohol, milk and egg come to. */
export function sugarOf({ lines }: Pick<Drink, 'lines'>): number {
  let kcal = 0;
  for (const line of lines) {
    const { ml, energy, wholeEnergy, category } = pouredLine(line);
    const isFat = FAT.includes(category) && !SWEETENED.includes(line.item.sweetness);
    if (!isFat) kcal += (ml * energy) / 100 + wholeEnergy;
  }
  return Math.round(kcal / KCAL_PER_GRAM);
}
