/** Answer of `/lists/{language}/names.json`: what to call a drink by its id, and the version of its picture. */
export type DrinkNames = Record<string, { name: string; picture?: string }>;
