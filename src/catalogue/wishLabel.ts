import { ALLERGENS, CAUTIONS } from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { FOOD_GROUPS, type LeaveOut, type Wish } from '../contracts/search/wishes.ts';
import { frenchDe } from '../domain/drinks/lineText.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import wishLabels from './wishLabels.json' with { type: 'json' };

/** The words of a language for wishes: tastes, groups, occasions, and the patterns that they stand in. */
export const WISH_WORDS: Readonly<Record<Locale, (typeof wishLabels)['en']>> = wishLabels;

/** Years before which nothing is told from one another. */
const EARLY = 1700;
/** Until then is until today. */
const LATE = 2029;

/** What a chip says: "gin", "not sweet", "I leave out: nuts", "for 8". */
export function wishLabel(wish: Wish, catalogue: Catalogue, locale: Locale): string {
  const words = WISH_WORDS[locale];
  const { patterns } = words;
  switch (wish.kind) {
    case 'ingredient':
      return negated(wish.not, patterns.without, ingredientName(wish.id, catalogue, locale));
    case 'group':
      return fill(wish.not ? patterns.without : patterns.with, { x: words.groups[wish.group] });
    case 'only':
      return fill(patterns.only, {
        x: wish.ids.map((id) => ingredientName(id, catalogue, locale)).join(', '),
      });
    case 'unknown':
      return negated(wish.not, patterns.without, wish.text);
    case 'leave-out':
      if (wish.some) return ofSome(wish.what, catalogue, locale);
      return leftOut(wish.what, catalogue, locale);
    case 'leave-out-food':
      if (wish.some)
        return fill(patterns.some, {
          x: fill(patterns.without, { x: foodName(wish.id, catalogue, locale) }),
        });
      return fill(patterns.leaveOut, { x: foodName(wish.id, catalogue, locale) });
    case 'taste':
      return negated(wish.not, patterns.not, tasteWord(wish.taste, locale));
    case 'strength':
      return strengthLabel(wish, patterns);
    case 'calories':
    case 'ingredients':
      return fill(patterns[wish.kind], { n: wish.most });
    case 'kinds':
      return fill(patterns.kinds, { n: wish.least, x: ingredientName(wish.id, catalogue, locale) });
    case 'style':
      return negated(wish.not, patterns.not, termName('categories', wish.style, catalogue, locale));
    case 'drink-kind':
      return patterns[wish.is];
    case 'serve':
      return negated(wish.not, patterns.not, words.serves[wish.serve]);
    case 'colour':
      return words.colours[wish.colour];
    case 'method':
      return negated(
        wish.not,
        patterns.not,
        lowerFirst(nameOf(catalogue.vocabularies.methods, wish.method, locale)),
      );
    case 'glass':
      return catalogue.vocabularies.glasses.get(wish.glass)?.shown[locale] ?? wish.glass;
    case 'occasion':
      return words.occasions[wish.occasion];
    case 'food':
      return fill(patterns.food, { x: termName('pairings', wish.food, catalogue, locale) });
    case 'guests':
      return fill(patterns.guests, { n: wish.count });
    case 'shelf':
      return patterns.shelf;
    case 'like':
      return fillDrink(patterns.like, wish.drink, catalogue, locale);
    case 'not-drink':
      return fillDrink(patterns.notDrink, wish.drink, catalogue, locale);
    case 'era':
      if (wish.to >= LATE) return fill(patterns.since, { n: wish.from });
      return wish.from < EARLY
        ? fill(patterns.until, { n: wish.to })
        : wish.from === wish.to
          ? String(wish.from)
          : `${wish.from}–${wish.to}`;
    case 'place':
      return words.places[wish.place];
    case 'order':
      return words.orders[wish.order];
  }
}

/** A taste as an adjective: "smoky". */
export function tasteWord(taste: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = WISH_WORDS[locale].tastes;
  return words[taste] ?? taste;
}

/** What is left out, alone: "nuts", "caffeine". */
export function leftOutName(what: LeaveOut, catalogue: Catalogue, locale: Locale): string {
  const { noAlcohol, vegan, vegetarian, pregnancy } = WISH_WORDS[locale].patterns;
  if (what === 'alcohol') return noAlcohol;
  if (what === 'vegan') return vegan;
  if (what === 'vegetarian') return vegetarian;
  if (what === 'pregnancy') return pregnancy;
  return termName(isOneOf(ALLERGENS, what) ? 'allergens' : 'cautions', what, catalogue, locale);
}

/** A food that is left out, or a group of foods. */
export function foodName(id: string, catalogue: Catalogue, locale: Locale): string {
  return isOneOf(FOOD_GROUPS, id) ? WISH_WORDS[locale].groups[id] : ingredientName(id, catalogue, locale);
}

function leftOut(what: LeaveOut, catalogue: Catalogue, locale: Locale): string {
  const name = leftOutName(what, catalogue, locale);
  return isSubstance(what) ? fill(WISH_WORDS[locale].patterns.leaveOut, { x: name }) : name;
}

/** What only some of the guests leave out: "some guests: without eggs". */
function ofSome(what: LeaveOut, catalogue: Catalogue, locale: Locale): string {
  const { some, without } = WISH_WORDS[locale].patterns;
  const name = leftOutName(what, catalogue, locale);
  return fill(some, { x: isSubstance(what) ? fill(without, { x: name }) : name });
}

const isSubstance = (what: LeaveOut) => isOneOf(ALLERGENS, what) || isOneOf(CAUTIONS, what);

function strengthLabel(
  { least, most }: Extract<Wish, { kind: 'strength' }>,
  patterns: (typeof wishLabels)['en']['patterns'],
): string {
  if (most === undefined) return fill(patterns.least, { n: least ?? 0 });
  if (most === 0) return patterns.noAlcohol;
  return least === undefined
    ? fill(patterns.most, { n: most })
    : fill(patterns.between, { n: least, m: most });
}

function negated(isNot: boolean, pattern: string, text: string): string {
  return isNot ? fill(pattern, { x: text }) : text;
}

function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Fills in the name of a drink: `{x}`, or in French `{de}` with its "de" or "d’". */
function fillDrink(pattern: string, drink: string, catalogue: Catalogue, locale: Locale): string {
  const x = drinkName(drink, catalogue, locale);
  return fill(pattern, { x, de: frenchDe(x) });
}

function ingredientName(id: string, { ingredientById }: Catalogue, locale: Locale): string {
  return ingredientById.get(id)?.names[locale] ?? id;
}

function drinkName(id: string, { recipes }: Catalogue, locale: Locale): string {
  const drink = recipes.find((recipe) => recipe.id === id);
  return drink === undefined ? id : textIn(drink.name, locale);
}

/** A term of a vocabulary within a sentence; German nouns keep their capital. */
function termName(
  vocabulary: 'categories' | 'pairings' | 'allergens' | 'cautions',
  id: string,
  { vocabularies }: Catalogue,
  locale: Locale,
): string {
  const name = nameOf(vocabularies[vocabulary], id, locale);
  return locale === 'de' ? name : lowerFirst(name);
}

function nameOf(
  terms: ReadonlyMap<string, { names: Readonly<Record<Locale, string>> }>,
  id: string,
  locale: Locale,
): string {
  return terms.get(id)?.names[locale] ?? id;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some((one) => one === value);
}
