import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { LookGarnish } from '../../contracts/drinks/look.ts';
import type { PluralForms } from '../../contracts/site/text.ts';
import type { Sight } from '../../contracts/drinks/vocabulary.ts';
import { listText } from '../../text/listText.ts';
import { fillName, formatNumber, pluralForm } from './lineText.ts';
import type { Look } from '../look/look.ts';

type Named = Pick<Ingredient, 'names' | 'stems' | 'shown'>;
type Texts = Record<Locale, string>;
type Patterns = Record<Locale, PluralForms>;

/** The words that the text of a picture is made of. */
export interface PictureWords {
  /** "in a rocks glass" */
  glass: Texts;
  /** "a large ice cube"; absent where no ice is seen. */
  ice: Texts | undefined;
  /** The patterns that join the rest. */
  sights: Record<Sight, Texts>;
  ingredientOf(id: string): Named | undefined;
  /** How a unit is shown: "{a i} twist". */
  unitShown(id: string): Patterns | undefined;
  /** How something that is no ingredient is shown. */
  propShown(id: string): Patterns | undefined;
  /** A small number as a word. */
  numberNames(value: number): Texts | undefined;
}

/** Vessels that hide how the drink is layered. */
const OPAQUE = new Set(['tiki-mug', 'julep-cup', 'copper-mug']);

/**
 * What a picture of a drink shows, as one phrase for those who hear it. What is muddled into the drink is left
 * out, and so is what no language has a word for.
 *
 * @example pictureText('Negroni', look, 'en', words)
 *          // "Negroni in a rocks glass with a large ice cube and an orange half-wheel"
 */
export function pictureText(name: string, look: Look, locale: Locale, words: PictureWords): string {
  const { sights } = words;
  const numberOf = (value: number) => words.numberNames(value)?.[locale] ?? formatNumber(value, locale);
  const about = (sight: 'rim' | 'dust', id: string | undefined) => {
    const ingredient = id === undefined ? undefined : words.ingredientOf(id);
    return ingredient && fillName(sights[sight][locale], ingredient, locale);
  };
  const garnish = ({ ingredient: id, cut, count }: LookGarnish) => {
    const ingredient = words.ingredientOf(id);
    const shown = cut === 'piece' ? (ingredient?.shown ?? words.propShown(id)) : words.unitShown(cut);
    if (shown === undefined) return undefined;
    const whole = Math.ceil(count);
    const pattern = pluralForm(shown[locale], whole, locale).replace('{n}', numberOf(whole));
    return ingredient ? fillName(pattern, ingredient, locale) : pattern;
  };

  const isLayered =
    look.layers.length > 1 && !look.layers.some(({ melts }) => melts) && !OPAQUE.has(look.glass);
  const seen = [
    words.ice?.[locale],
    look.foam === undefined ? undefined : sights.foam[locale],
    about('dust', look.dust),
    ...look.garnish.map(garnish),
    about('rim', look.rim),
  ].filter((text) => text !== undefined);

  const drink = `${name} ${words.glass[locale]}`;
  const layers = isLayered ? `, ${sights.layers[locale].replace('{n}', numberOf(look.layers.length))}` : '';
  if (seen.length === 0) return drink + layers;
  return `${drink}${layers}${layers && ','} ${sights.with[locale].replace('{list}', listText(seen, locale))}`;
}
