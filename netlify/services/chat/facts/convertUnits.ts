/** Millilitres of what people measure in. A single is that of Britain, a shot that of America. */
export const ML_PER_UNIT = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  oz: 29.5735,
  dash: 0.8,
  drop: 0.05,
  barspoon: 5,
  teaspoon: 5,
  tablespoon: 15,
  cup: 240,
  pint: 568,
  pony: 30,
  jigger: 45,
  single: 25,
  double: 50,
  shot: 44,
} as const;
export type VolumeUnit = keyof typeof ML_PER_UNIT;
/** Behind the bar an ounce is 30 ml, as on the pages of the site. */
const ML_PER_BAR_OUNCE = 30;

export interface Converted {
  /** To two decimals. */
  amount: number;
  /** With the round ounce of the bar; absent where no ounce is converted. */
  atTheBar?: number;
}

/** A volume in another unit. */
export function convertUnits(amount: number, from: VolumeUnit, to: VolumeUnit): Converted {
  const convert = (ounce: number) => {
    const ml = (unit: VolumeUnit) => (unit === 'oz' ? ounce : ML_PER_UNIT[unit]);
    return Math.round(((amount * ml(from)) / ml(to)) * 100) / 100;
  };
  return {
    amount: convert(ML_PER_UNIT.oz),
    ...((from === 'oz') !== (to === 'oz') && { atTheBar: convert(ML_PER_BAR_OUNCE) }),
  };
}
