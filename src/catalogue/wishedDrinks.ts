import { PLACES, type Place, type Serve } from '../contracts/search/wishes.ts';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import { foldText } from '../text/foldText.ts';
import { textIn } from '../text/textIn.ts';
import { memoize } from '../domain/lib/memoize.ts';
import { glassColour } from '../domain/wishes/glassColour.ts';
import {
  createIngredientKin,
  type IngredientKin,
  type KinIngredient,
} from '../domain/wishes/ingredientKin.ts';
import groups from '../domain/wishes/ingredientGroups.json' with { type: 'json' };
import placeRules from '../domain/wishes/places.json' with { type: 'json' };
import type { WishedDrink } from '../domain/wishes/matchDrinks.ts';
import type { Catalogue } from './catalogue.ts';
import { pouredLine, type Drink } from './drink.ts';
import { getSugar } from './getSugar.ts';

const MOCKTAIL = 'mocktail';
/** Categories of which whatever is sweet has sugar added. */
const WITH_SUGAR: readonly Ingredient['category'][] = ['dairy', 'mixer', 'pantry', 'syrup', 'fortified-wine'];
/** Categories of what a drink is named after: amaretto, strawberries. */
const NAMESAKES: readonly Ingredient['category'][] = ['liqueur', 'fruit'];
/** Names of what is mixed in a jug. */
const JUGS = / (?:sangria|rebujito|tinto de verano|clerico|bowle|cup) /;
/** Letters, with a blank on each side, from which the name of a drink within another one says that it is a version. */
const LEAST_NAME = 7;

/** Which ingredients of a catalogue a wish means, prepared once. */
export const getIngredientKin = memoize(
  ({ ingredientById }: Catalogue): IngredientKin =>
    createIngredientKin([...ingredientById.values()].map(kinIngredient)),
  new WeakMap(),
);

/** The facts of all drinks of a catalogue by which wishes choose, in its order, prepared once. */
export const getWishedDrinks = memoize((catalogue: Catalogue): readonly WishedDrink[] => {
  const sources = tasteSources(getIngredientKin(catalogue));
  const namesakes = catalogue.recipes
    .map(({ id, name }) => ({ id, words: ` ${foldText(name.en)} ` }))
    .filter(({ words }) => words.length >= LEAST_NAME);
  const categories = new Map(catalogue.recipes.map(({ id, category }) => [id, category]));
  return catalogue.recipes.map((drink) => {
    const words = ` ${foldText(drink.name.en)} `;
    const named = namesakes.filter((other) => other.id !== drink.id && words.includes(other.words));
    const versionOf = [
      ...(drink.variantOf === undefined ? [] : [drink.variantOf]),
      ...named.map(({ id }) => id),
    ];
    const styles = drink.category === MOCKTAIL ? versionOf.flatMap((id) => categories.get(id) ?? []) : [];
    // What is ladled from a bowl or poured from a jug is a punch, whatever else it is.
    if (drink.glass === 'punch-cup' || JUGS.test(words)) styles.push('punch');
    return {
      ...wishedDrink(drink, [...new Set(versionOf)], sources),
      styles: [...new Set([drink.category, ...styles])],
    };
  });
}, new WeakMap());

function kinIngredient({
  id,
  category,
  parent,
  differs,
  yields,
  allergens,
  strength,
  sweetness,
  names,
  synonyms,
  brands,
  moreBrands,
}: Ingredient): KinIngredient {
  const inEach = LOCALES.flatMap((locale) => [names[locale], ...(synonyms[locale] ?? [])]);
  return {
    id,
    category,
    parent,
    differs,
    yields,
    allergens,
    strength,
    isSweetened: WITH_SUGAR.includes(category) && (sweetness === 'sweet' || sweetness === 'very-sweet'),
    names: inEach,
    brands: [...brands, ...moreBrands],
  };
}

function wishedDrink(
  drink: Drink,
  versionOf: string[],
  sources: ReturnType<typeof tasteSources>,
): Omit<WishedDrink, 'styles'> {
  const { id, kind, views, spirit, category, taste, method, glass, ice, abv, energy, dietary } = drink;
  const poured = drink.lines.filter(({ garnish }) => !garnish);
  const ingredients = [...new Set(poured.flatMap(({ ingredient, or = [] }) => [ingredient, ...or]))];
  const named = ` ${foldText(Object.values(drink.name).join(' '))} `;
  const garnish = [
    ...new Set(drink.lines.filter((line) => line.garnish).map(({ ingredient }) => ingredient)),
  ];
  return {
    id,
    kind,
    versionOf,
    called: foldText([...Object.values(drink.name), ...Object.values(drink.aliases).flat()].join(' ')),
    year: OTHER_YEARS.get(id) ?? yearOf(textIn(drink.description, 'en')),
    places: placesOf(drink, ingredients),
    views,
    spirit,
    category,
    taste,
    tastes: [...new Set([taste, ...tastesOf(drink, sources)])],
    method,
    glass,
    isIced: ice !== 'none' || method === 'blend',
    abv,
    energy,
    sugar: getSugar(drink),
    dietary,
    ingredients,
    ...measure(drink),
    lines: poured.flatMap(({ ingredient, or = [], optional }) => (optional ? [] : [[ingredient, ...or]])),
    optional: poured.flatMap(({ ingredient, or = [], optional }) => (optional ? [ingredient, ...or] : [])),
    namesakes: poured.flatMap(({ ingredient, item }) =>
      NAMESAKES.includes(item.category) &&
      LOCALES.some((locale) => named.includes(` ${firstWord(foldText(item.names[locale]))} `))
        ? [ingredient]
        : [],
    ),
    garnish,
    colours: [
      ...new Set(
        drink.appearance.layers.map(({ colour, clarity }) => glassColour(colour, clarity !== 'clear')),
      ),
    ],
    serves: servesOf(drink),
    size: poured.filter(({ optional }) => !optional).length,
    bottles: poured.filter(({ item }) => item.strength > 0 && item.category !== 'bitters').length,
    foods: drink.pairings,
  };
}

/** Units of what is only a hint, and those of slices and leaves, of which one gives little taste. */
const HINTS: readonly string[] = ['dash', 'drop', 'rinse', 'pinch', 'rim', 'dusting', 'twist'];
const BITS: readonly string[] = ['slice', 'leaf', 'wedge', 'half-wheel', 'barspoon'];
/** Parts of what is poured up to which something is a trace, and up to which it is no main part. */
const TRACE = 0.04;
const MINOR = 0.1;

/** What part of the volume each thing is, and which are no main part: only a trace of them is poured, or little. */
function measure({ lines }: Drink): Pick<WishedDrink, 'presence' | 'share'> {
  const poured = lines.filter(({ garnish }) => !garnish).map((line) => ({ line, ml: pouredLine(line).ml }));
  const total = poured.reduce((sum, { ml }) => sum + ml, 0);
  const things = [...Map.groupBy(poured, ({ line }) => line.ingredient)].map(([id, own]) => ({
    id,
    own,
    share: own.reduce((sum, one) => sum + one.ml, 0) / Math.max(1, total),
  }));
  const presence = things.flatMap(({ id, own, share }): [string, 'minor' | 'trace'][] => {
    const isAll = (units: readonly string[]) => own.every(({ line }) => units.includes(line.unit));
    const isOne = own.every(({ line: { amount = 1 } }) => amount <= 1);
    if (isAll(HINTS) || (share > 0 && share < TRACE)) return [[id, 'trace']];
    // A squeeze of lime or a little syrup is all that a drink needs of it.
    const isSqueezed = own.every(
      ({ line: { item } }) => item.balance.includes('sour') || item.category === 'syrup',
    );
    const isMinor = (isAll(BITS) && isOne) || (share > 0 && share < MINOR);
    return isMinor && !isSqueezed ? [[id, 'minor']] : [];
  });
  return { presence: new Map(presence), share: new Map(things.map(({ id, share }) => [id, share])) };
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** Years as texts write them; a century stands for its middle. */
const YEAR = /\b(1[5-9]\d\d|20\d\d)s?\b|\b(?:19th|nineteenth)[- ]century\b/gi;
const NINETEENTH = 1850;
/** Of drinks whose text tells the year of something else: Aperol Spritz, Sazerac. */
const OTHER_YEARS: ReadonlyMap<string, number> = new Map([
  ['11010', 1950],
  ['11023', 1850],
]);

/** The first year that a text tells of. */
function yearOf(text: string): number | undefined {
  const years = [...text.matchAll(YEAR)].map(([, year]) => Number(year ?? NINETEENTH));
  return years.length === 0 ? undefined : Math.min(...years);
}

/** By place: words of texts, ingredients and drinks that belong to it, and drinks that only name it. */
type PlaceRule = Partial<Record<'text' | 'ingredients' | 'drinks' | 'not', string>>;
const PLACE_RULES: Readonly<Record<Place, PlaceRule>> = placeRules;

/** Where a drink comes from, as its text and its ingredients tell. */
function placesOf({ id, description }: Drink, ingredients: readonly string[]): Place[] {
  const text = textIn(description, 'en').replace(/New Mexico|Port of Spain|Dutch Kills/g, '');
  return PLACES.filter((place) => {
    const { text: words = '', ingredients: things = '', drinks = '', not = '' } = PLACE_RULES[place];
    const has = (list: string, one: string) => list.split(' ').includes(one);
    if (has(not, id)) return false;
    return (
      has(drinks, id) ||
      words.split('|').some((word) => text.includes(word)) ||
      ingredients.some((one) => has(things, one))
    );
  });
}

/** Kilocalories beside those of alcohol in a millilitre from which a drink that is not sour is sweet. */
const SWEET_ENERGY = 0.75;
/** Grams of sugar in a millilitre up to which a drink with alcohol that is not sour is dry. */
const DRY_SUGAR = 0.035;
const NEVER_DRY: readonly string[] = ['fruity', 'tropical', 'creamy'];
/** Per cent by volume up to which a long drink with bubbles refreshes. */
const FRESH_UP_TO = 14;
/** Part of what is poured from which something is tasted. */
const TASTED = 0.12;
const STRONG_FROM = 25;
const KCAL_PER_STANDARD_DRINK = 70;
const LONG_FROM_ML = 140;
/** Glasses of which nobody thinks as a long drink, however much is in them. */
const COCKTAIL_GLASSES: readonly string[] = ['coupe', 'martini', 'margarita', 'nick-and-nora', 'sour'];

/** Groups that a taste comes from; further tastes come from the ingredients that the data names. */
const GROUP_TASTES = {
  smoky: 'smoke',
  coffee: 'coffee',
  nutty: 'nuts',
  creamy: 'cream',
  herbal: 'herbs',
  fruity: 'fruit',
} as const;

/** The ids of all that gives each taste. */
function tasteSources(kin: IngredientKin): [taste: string, ids: ReadonlySet<string>][] {
  return [
    ...Object.entries(groups.tastes).map(([taste, ids]): [string, ReadonlySet<string>] => [
      taste,
      new Set(ids.split(' ').flatMap((id) => [...kin.kinds(id)])),
    ]),
    ...Object.entries(GROUP_TASTES).map(([taste, group]): [string, ReadonlySet<string>] => [
      taste,
      kin.group(group),
    ]),
  ];
}

function tastesOf(drink: Drink, sources: ReturnType<typeof tasteSources>): string[] {
  const poured = drink.lines
    .filter(({ garnish }) => !garnish)
    .map((line) => ({ line, ml: pouredLine(line).ml }));
  const total = poured.reduce((sum, { ml }) => sum + ml, 0);
  const tastes = sources
    .filter(([, ids]) => {
      const found = poured.filter(({ line }) => ids.has(line.ingredient));
      const volume = found.reduce((sum, { ml }) => sum + ml, 0);
      // Leaves and slices give no volume, and are tasted.
      return found.some(({ ml }) => ml === 0) || (found.length > 0 && volume >= TASTED * total);
    })
    .map(([taste]) => taste);
  const sour = poured
    .filter(({ line }) => line.item.balance.includes('sour'))
    .reduce((sum, { ml }) => sum + ml, 0);
  const isSour = sour >= TASTED * total;
  const sugar = drink.energy - drink.standardDrinks * KCAL_PER_STANDARD_DRINK;
  const isSweet =
    ['dessert', 'flip-nog'].includes(drink.category) ||
    (!isSour && total > 0 && sugar / total >= SWEET_ENERGY);
  const serves = servesOf(drink);
  const isFresh = serves.includes('long') && serves.includes('fizzy') && drink.abv <= FRESH_UP_TO;
  const isDry = !isSour && !serves.includes('hot') && drink.abv > 0 && getSugar(drink) <= DRY_SUGAR * total;
  if (isFresh && !isSweet && !tastes.includes('creamy')) tastes.push('fresh');
  if (isDry && !tastes.some((taste) => NEVER_DRY.includes(taste))) tastes.push('dry');
  // A rim of chilli salt is tasted with each sip.
  const isRimmed = drink.lines.some(({ ingredient, garnish }) => garnish && ingredient === 'chilli-salt');
  if (isRimmed && !tastes.includes('spicy')) tastes.push('spicy');
  if (isSour) tastes.push('sour');
  if (isSweet) tastes.push('sweet');
  if (drink.abv >= STRONG_FROM) tastes.push('strong');
  return tastes;
}

function servesOf(drink: Drink): Serve[] {
  const { method, category, kind, glass, appearance } = drink;
  const volume = drink.lines.reduce((sum, line) => sum + pouredLine(line).ml, 0);
  const isFizzy = appearance.bubbles || drink.lines.some(({ item, garnish }) => !garnish && item.fizzy);
  const isHot = method === 'heat' || category === 'hot-drink';
  const isFrozen = method === 'blend' || category === 'frozen';
  const isLong = kind === 'cocktail' && !isHot && volume >= LONG_FROM_ML && !COCKTAIL_GLASSES.includes(glass);
  const serves: [Serve, boolean][] = [
    ['fizzy', isFizzy],
    ['still', !isFizzy],
    ['hot', isHot],
    ['frozen', isFrozen],
    ['long', isLong],
    ['short', !isLong && !isHot],
  ];
  return serves.flatMap(([serve, holds]) => (holds ? [serve] : []));
}
