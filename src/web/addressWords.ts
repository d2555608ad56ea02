import type { Localized } from '../contracts/site/text.ts';

/*
 * The words of the addresses that each language has in its own (docs/decisions/0038): the folders of the pages that
 * people search for, and the last words of those that no name of the catalogue gives. Routes, links and checks read
 * them here alone. A word that is changed breaks links from elsewhere.
 */

/** What drinks are gathered by, each with a folder of its own. */
export const COLLECTION_KINDS = [
  'ingredient',
  'pair',
  'family',
  'spirit',
  'taste',
  'glass',
  'method',
  'strength',
  'diet',
  'count',
] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Whether the overview of ingredients lists such collections; the others stand on the page that explores. */
export function isOfIngredients(kind: CollectionKind): boolean {
  return kind === 'ingredient' || kind === 'pair';
}

export const GUIDES_FOLDER: Localized = {
  en: 'guides',
  nl: 'gidsen',
  de: 'ratgeber',
  es: 'guias',
  fr: 'guides',
};

const INGREDIENTS: Localized = {
  en: 'ingredients',
  nl: 'ingredienten',
  de: 'zutaten',
  es: 'ingredientes',
  fr: 'ingredients',
};

export const COLLECTION_FOLDERS: Readonly<Record<CollectionKind, Localized>> = {
  ingredient: INGREDIENTS,
  pair: {
    en: 'cocktails-with',
    nl: 'cocktails-met',
    de: 'cocktails-mit',
    es: 'cocteles-con',
    fr: 'cocktails-avec',
  },
  family: { en: 'families', nl: 'families', de: 'familien', es: 'familias', fr: 'familles' },
  spirit: { en: 'spirits', nl: 'sterkedrank', de: 'spirituosen', es: 'destilados', fr: 'spiritueux' },
  taste: { en: 'tastes', nl: 'smaken', de: 'geschmack', es: 'sabores', fr: 'gouts' },
  glass: { en: 'glasses', nl: 'glazen', de: 'glaeser', es: 'copas-y-vasos', fr: 'verres' },
  method: { en: 'methods', nl: 'technieken', de: 'techniken', es: 'metodos', fr: 'methodes' },
  strength: { en: 'strengths', nl: 'sterkte', de: 'staerke', es: 'graduacion', fr: 'degres' },
  diet: { en: 'diets', nl: 'dieten', de: 'ernaehrung', es: 'dietas', fr: 'regimes' },
  count: {
    en: 'short-recipes',
    nl: 'korte-recepten',
    de: 'kurze-rezepte',
    es: 'recetas-cortas',
    fr: 'recettes-courtes',
  },
};

export const STRENGTHS = ['none', 'light', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];
export const DIETS = ['vegan', 'without-egg', 'without-milk', 'without-nuts'] as const;
export type CollectedDiet = (typeof DIETS)[number];
export const COUNTS = [2, 3, 4] as const;

/** The last words of addresses by the id of what they stand for. */
export const LAST_WORDS: Readonly<Record<Strength | CollectedDiet, Localized>> = {
  none: { en: 'alcohol-free', nl: 'alcoholvrij', de: 'alkoholfrei', es: 'sin-alcohol', fr: 'sans-alcool' },
  light: { en: 'light', nl: 'licht', de: 'leicht', es: 'ligeros', fr: 'legers' },
  strong: { en: 'strong', nl: 'sterk', de: 'stark', es: 'fuertes', fr: 'forts' },
  vegan: { en: 'vegan', nl: 'veganistisch', de: 'vegan', es: 'veganos', fr: 'vegans' },
  'without-egg': { en: 'without-egg', nl: 'zonder-ei', de: 'ohne-ei', es: 'sin-huevo', fr: 'sans-oeuf' },
  'without-milk': {
    en: 'without-milk',
    nl: 'zonder-melk',
    de: 'ohne-milch',
    es: 'sin-leche',
    fr: 'sans-lait',
  },
  'without-nuts': {
    en: 'without-nuts',
    nl: 'zonder-noten',
    de: 'ohne-nuesse',
    es: 'sin-frutos-secos',
    fr: 'sans-fruits-a-coque',
  },
};

/** How many ingredients, at the end of an address: `3-zutaten`. */
export const countWord = (count: number): Localized =>
  mapEach(INGREDIENTS, (word) => `${String(count)}-${word}`);

const mapEach = (words: Localized, change: (word: string) => string): Localized => ({
  en: change(words.en),
  nl: change(words.nl),
  de: change(words.de),
  es: change(words.es),
  fr: change(words.fr),
});

/** The overview of the guides. */
export const GUIDES_PATH: Localized = mapEach(GUIDES_FOLDER, (folder) => `/${folder}`);
/** The overview of ingredients and pairs. */
export const INGREDIENTS_PATH: Localized = mapEach(INGREDIENTS, (folder) => `/${folder}`);
/** The overview of all ways to drinks. */
export const EXPLORE_PATH: Localized = {
  en: '/explore',
  nl: '/ontdekken',
  de: '/entdecken',
  es: '/explorar',
  fr: '/explorer',
};
