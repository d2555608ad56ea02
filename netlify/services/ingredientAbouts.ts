import { readAboutsIn } from '../../src/catalogue/ingredientAbouts.ts';
import { createDataReader } from '../../src/catalogue/readJson.ts';
import type { IngredientAbout } from '../../src/contracts/drinks/ingredient.ts';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { dataFolder } from './dataFolder.ts';

const read = new Map<Locale, Readonly<Record<string, IngredientAbout>>>();

/** What a language tells of an ingredient; a language is read when it is first asked for, and kept. */
export function aboutIngredient(id: string, locale: Locale): string | undefined {
  const abouts = read.get(locale) ?? readAboutsIn(dataReader(), locale) ?? {};
  read.set(locale, abouts);
  return abouts[id]?.about;
}

/** A build has checked the texts. */
function dataReader() {
  return createDataReader(dataFolder(), (text) => ({ value: JSON.parse(text) as unknown, faults: [] }));
}
