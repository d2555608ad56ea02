/**
 * Answer of `/lists/{language}/names.json`: by its id what to call a drink, its ABV in whole per cent, and the version
 * of its picture.
 */
export type DrinkNames = Record<string, { name: string; abv: number; picture?: string }>;
