/** Ids of the 17 suggestions in the order of the specification, section 5. */
export const QUICK_SELECT = [
  'vodka',
  'gin',
  'rum',
  'tequila',
  'whiskey',
  'lime',
  'lemon',
  'mint',
  'sugar',
  'simple-syrup',
  'soda-water',
  'tonic-water',
  'orange',
  'cranberry-juice',
  'triple-sec',
  'vermouth',
  'aromatic-bitters',
] as const;

/** Suggestions shown. */
const QUICK_COUNT = 12;

/** The first suggestions that are not chosen yet. */
export function quickChips<Chip extends { id: string }>(
  chips: readonly Chip[],
  shelf: readonly string[],
): Chip[] {
  return chips.filter(({ id }) => !shelf.includes(id)).slice(0, QUICK_COUNT);
}
