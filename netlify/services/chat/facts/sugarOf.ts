import { pouredLine, type Drink } from '../../../../src/catalogue/drink.ts';

export const KCAL_PER_GRAM = 4;
/** What gives fat and protein rather than sugar, unless it is sweetened: ice cream, condensed milk. */
const FAT: readonly string[] = ['dairy', 'egg'];
const SWEETENED: readonly (string | undefined)[] = ['sweet', 'very-sweet'];

/** Grams of lactose, or of the sugar of grain, in a millilitre of milk and of what is drunk as milk. */
const MILK_SUGAR = 0.05;

/** Grams of sugar in a drink, about: what its calories beside those of alcohol, fat and protein come to, and that of milk. */
export function sugarOf({ lines }: Pick<Drink, 'lines'>): number {
  return Math.round(sum(lines, ({ ml }, isFat) => (isFat ? ml * MILK_SUGAR : 0)) + sweetSugarOf({ lines }));
}

/** The same of what tastes sweet: without that of milk. */
export function sweetSugarOf({ lines }: Pick<Drink, 'lines'>): number {
  const kcal = sum(lines, ({ ml, energy, wholeEnergy }, isFat) =>
    isFat ? 0 : (ml * energy) / 100 + wholeEnergy,
  );
  return Math.round(kcal / KCAL_PER_GRAM);
}

function sum(
  lines: Drink['lines'],
  weigh: (poured: ReturnType<typeof pouredLine>, isFat: boolean) => number,
): number {
  return lines.reduce((whole, line) => {
    const poured = pouredLine(line);
    const isFat = FAT.includes(poured.category) && !SWEETENED.includes(line.item.sweetness);
    return whole + weigh(poured, isFat);
  }, 0);
}
