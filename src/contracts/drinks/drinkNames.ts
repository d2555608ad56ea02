/**
 * Answer of `/lists/{language}/names.json`: by its id what to call a drink, the path of its page without the language, its ABV in whole per cent, and the version
 * of its picture.
 */
export type DrinkNames = Record<string, { name: string; path: string; abv: number; picture?: string }>;
