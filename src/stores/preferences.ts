import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { RECIPE_UNITS, type RecipeUnit } from '../domain/drinks/unitChoice.ts';
import { createWordFormat, persistent } from '../lib/persistent.ts';

/*
 * What a reader has answered or chosen once, for all pages and tabs. Scripts that run before the first paint read the
 * same places of local storage.
 */

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Day or night; undefined where the system decides. */
export const $theme = persistent<Theme | undefined>('theme', undefined, createWordFormat(THEMES));

/** The language that was chosen; only a first visit asks for it, before the first paint. */
export const $language = persistent<Locale | undefined>('language', undefined, createWordFormat(LOCALES));

/** The unit of amounts on recipe pages; undefined where nobody has chosen. */
export const $unit = persistent<RecipeUnit | undefined>(
  'cocktail-unit-preference',
  undefined,
  createWordFormat(RECIPE_UNITS),
);

/** Whether the reader was asked for the unit. */
export const $unitAsked = persistent<'true' | undefined>(
  'cocktail-unit-dialog-seen',
  undefined,
  createWordFormat(['true']),
);

/** Whether the reader has said to be of age. */
export const $ageVerified = persistent<'yes' | undefined>(
  'ageVerified',
  undefined,
  createWordFormat(['yes']),
);

/** Whether the reader was welcomed. */
export const $welcomeSeen = persistent<'true' | undefined>(
  'hasSeenWelcome',
  undefined,
  createWordFormat(['true']),
);

/** Whether the key "/" is left alone; else it opens the search. */
export const $slashOff = persistent<'true' | undefined>(
  'search-slash-off',
  undefined,
  createWordFormat(['true']),
);
