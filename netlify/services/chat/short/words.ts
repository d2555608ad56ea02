import { allergensIn } from '../../../../src/catalogue/allergensIn.ts';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { entriesById } from '../../../../src/catalogue/entryMap.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';
import { stepsIn, wholeLineIn } from '../../../../src/catalogue/recipeView.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { formatNumber, frenchDe, lineText } from '../../../../src/domain/drinks/lineText.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { germanDative } from '../../../../src/text/germanCases.ts';
import { listText } from '../../../../src/text/listText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { findConflict, type Conflict } from '../facts/conflicts.ts';
import { listTelling } from '../facts/findBarAnswers.ts';
import type { Purchase, ScaledDrink } from '../facts/scaleDrink.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';

const ML_PER_LITRE = 1000;
const MOST_UNKNOWN = 3;

const drinksById = memoize(({ recipes }: Catalogue) => entriesById(recipes), new WeakMap());

export function findDrink(id: string | undefined, catalogue: Catalogue): Drink | undefined {
  return id === undefined ? undefined : drinksById(catalogue).get(id);
}

export function drinkName(drink: Drink, locale: Locale): string {
  return textIn(drink.name, locale);
}

/** Names of ingredients as a list in a sentence, each once. */
export function namesText(ids: readonly string[], { ingredientById }: Catalogue, locale: Locale): string {
  return listText([...new Set(ids.map((id) => ingredientById.entry(id).names[locale]))], locale);
}

/** A name behind "instead of", which wants a dative in German. */
export function insteadOf(ids: readonly string[], catalogue: Catalogue, locale: Locale): string {
  const names = namesText(ids, catalogue, locale);
  return locale === 'de' ? germanDative(names) : names;
}

export function strengthText({ abv, dietary }: Pick<Drink, 'abv' | 'dietary'>, locale: Locale): string {
  return dietary.strength === 0 ? say('noAlcohol', locale) : say('numberPercent', locale, { n: abv });
}

/** A heading within a sentence; German nouns keep their capital. */
export function lowerTerm(text: string, locale: Locale): string {
  return locale === 'de' ? text : lowerFirst(text);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** 480 ml, or 1.2 l; American English writes a large L. */
export function volumeText(ml: number, locale: Locale): string {
  const litre = locale === 'en' ? 'L' : 'l';
  return ml < ML_PER_LITRE ? `${ml}\u00a0ml` : `${formatNumber(ml / ML_PER_LITRE, locale)}\u00a0${litre}`;
}

/** Telling words of a message that nothing was read from, as they were written. */
export function listUnknown(scene: Scene): string[] {
  return listWritten(scene.reading.unread, scene);
}

/** The telling ones of some folded words, as a message writes them. */
export function listWritten(
  words: readonly string[],
  { text, language, catalogue }: Pick<Scene, 'text' | 'language' | 'catalogue'>,
): string[] {
  const telling = listTelling(words, language, catalogue);
  const written = text.split(/[^\p{L}\p{N}'’-]+/u);
  return [...new Set(telling.map((word) => written.find((one) => foldText(one) === word) ?? word))].slice(
    0,
    MOST_UNKNOWN,
  );
}

/** "I did not understand “smoked paprika”."; nothing where all that tells something was understood. */
export function unknownText(scene: Scene): string {
  const words = listUnknown(scene);
  return words.length === 0 ? '' : say('unknown', scene.language, { words: words.join(', ') });
}

/** "I could not leave out “xyz”."; nothing where all that is refused was understood. */
export function notLeftOutText(scene: Scene): string {
  const words = listWritten(scene.reading.refused, scene);
  return words.length === 0 ? '' : say('notLeftOut', scene.language, { words: words.join(', ') });
}

export function bulletList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A recipe: how it is served, what goes in, and the steps. */
export function recipeText(drink: Drink, { catalogue, language }: Scene, hasSteps: boolean): string {
  const glass = drink.terms.glass.names[language];
  const served = say('served', language, { glass, strength: strengthText(drink, language) });
  const numbered = stepsIn(drink, catalogue, language).map((step, place) => `${place + 1}. ${step}`);
  const steps = hasSteps ? `\n\n${numbered.join('\n')}` : '';
  return `${bulletList(drink.lines.map((line) => wholeLineIn(line, language)))}${steps}\n\n${served}`;
}

/** The amounts of a drink for many, how it is made ahead, and what to buy. */
export function amountsText(scaled: ScaledDrink, scene: Scene): string {
  const { catalogue, language } = scene;
  const { drink, drinks, lines, making, batch } = scaled;
  const units = catalogue.vocabularies.units;
  const written = lines.map(
    ({ line, amount, unit }) => lineText({ amount }, units.entry(unit), line.item, language).text,
  );
  const forGlass = lines.flatMap(({ line, isForGlass }) =>
    isForGlass && !line.garnish ? [line.ingredient] : [],
  );
  const how = [
    making === 'by-glass' || batch === undefined
      ? say('byGlass', language)
      : say(making === 'ahead' ? 'ahead' : 'aheadIce', language, {
          water: volumeText(batch.water, language),
          all: volumeText(batch.ml, language),
        }),
    ...(batch !== undefined && forGlass.length > 0
      ? [say('eachGlass', language, { things: namesText(forGlass, catalogue, language) })]
      : []),
  ];
  const shopping = scaled.shopping.map((purchase) => purchaseText(purchase, scene));
  const title = say('amounts', language, {
    drink: citeIfFine(drink, scene),
    n: formatNumber(drinks, language),
  });
  return [
    `${title}\n\n${bulletList(written)}`,
    how.join(' '),
    ...(shopping.length > 0 ? [say('shopping', language, { things: listText(shopping, language) })] : []),
  ].join('\n\n');
}

/** "**2 bottles** of gin (700 ml)", "**6** limes", "**12** cocktail cherries"; else by its name alone: "mint". */
export function purchaseText(
  { ingredient, bottles, pieces, amounts: [first, ...others] }: Purchase,
  { catalogue: { ingredientById }, language }: Scene,
): string {
  const { names } = ingredientById.entry(ingredient);
  if (bottles !== undefined)
    return say(bottles.count === 1 ? 'bottle' : 'bottles', language, {
      n: bottles.count,
      x: names[language],
      de: frenchDe(names[language]),
      size: volumeText(bottles.ml, language),
    });
  const counted = pieces ?? (first?.unit === 'piece' && others.length === 0 ? first : undefined);
  if (counted === undefined) return names[language];
  const { names: own, plurals } = ingredientById.entry(counted.ingredient);
  return say('pieces', language, {
    n: formatNumber(counted.count, language),
    x: (counted.count > 1 ? plurals?.[language] : undefined) ?? own[language],
  });
}

/** A drink as a card, or by its bare name where it is not for the visitor. */
export function citeIfFine(drink: Drink, scene: Scene): string {
  // Of a changed recipe the card shows the one that it was.
  const shown = findDrink(drink.id, scene.catalogue) ?? drink;
  return conflictText(shown, scene) === undefined ? cite(drink.id) : drinkName(drink, scene.language);
}

/** How an answer names a drink: as a card, or by its bare name with the reason where it is not for the visitor. */
export function nameOrWarning(drink: Drink, scene: Scene): string {
  const reasons = conflictText(drink, scene);
  const name = drinkName(drink, scene.language);
  return reasons === undefined
    ? cite(drink.id)
    : say('conflictShort', scene.language, { drink: name, reasons });
}

/** Why a drink is not for somebody: "contains milk"; undefined where it is. */
export function conflictText(
  drink: Drink,
  { wishes, catalogue, language }: Pick<Scene, 'catalogue' | 'language' | 'wishes'>,
): string | undefined {
  const ingredients = drink.lines.flatMap(({ ingredient, or = [] }) => [ingredient, ...or]);
  const conflict = findConflict({ dietary: drink.dietary, ingredients }, wishes, catalogue);
  return conflict === undefined
    ? undefined
    : listText(listConflicts(conflict, catalogue, language), language);
}

export function listConflicts(conflict: Conflict, catalogue: Catalogue, locale: Locale): string[] {
  const {
    contains = [],
    mayContain = [],
    cautions = [],
    vegan,
    vegetarian,
    hasAlcohol = false,
    ingredients,
  } = conflict;
  const names = (substances: typeof contains) =>
    allergensIn(substances, catalogue, locale).map(({ name }) => lowerTerm(name, locale));
  const things = [
    ...names(contains),
    ...cautions.map((id) => lowerTerm(catalogue.vocabularies.cautions.entry(id).names[locale], locale)),
    ...ingredients.map((id) => catalogue.ingredientById.entry(id).names[locale]),
  ];
  return [
    ...(things.length > 0 ? [say('contains', locale, { things: listText(things, locale) })] : []),
    ...(mayContain.length > 0
      ? [say('mayContain', locale, { things: listText(names(mayContain), locale) })]
      : []),
    ...(vegan === undefined ? [] : [say(vegan === 'no' ? 'notVegan' : 'perhapsVegan', locale)]),
    ...(vegetarian === undefined
      ? []
      : [say(vegetarian === 'no' ? 'notVegetarian' : 'perhapsVegetarian', locale)]),
    ...(hasAlcohol ? [say('hasAlcohol', locale)] : []),
  ];
}
