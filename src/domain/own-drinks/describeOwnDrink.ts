import { SUBSTANCES, type AllergenStatement, type Caution } from '../../contracts/diet/diet.ts';
import type { DrinkParts, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import type { FreeLine, OwnLine, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { Localized } from '../../contracts/site/text.ts';
import type { Method } from '../../contracts/drinks/vocabulary.ts';
import { drinkAbv, lineVolume } from '../drinks/abv.ts';
import { combineDietaryFacts, readDiets, type DietaryFacts } from '../diet/dietary.ts';
import { capitalise, formatNumber, lineText, type LineText } from '../drinks/lineText.ts';
import { deriveLook, type Look, type SeenIngredient } from '../look/look.ts';
import { memoize } from '../lib/memoize.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import { orText } from '../../text/listText.ts';
import { readFoods } from '../names/foodReading.ts';
import { ALWAYS_THERE } from '../shelf/staples.ts';
import { isTopStated, topRoom } from '../drinks/topRoom.ts';

/** A line of a drink of one's own, in one language. */
export interface OwnLineView extends LineText {
  /** Id of the ingredient; undefined of one that the catalogue does not have. */
  ingredient: string | undefined;
  /** The ingredient alone: "gin". */
  name: string;
  garnish: boolean;
  /** Names of what may be poured instead. */
  others: readonly string[];
  /** Whether the unit asks for a number that nobody knows. */
  isAmountUnknown: boolean;
}

/** What follows from a drink of one's own, in one language. */
export interface OwnDrinkView {
  glass: string;
  method: string;
  lines: OwnLineView[];
  /** "Gin", "Rhubarb syrup": each once, without garnish and water. */
  contents: string[];
  steps: string[];
  /**
   * Alcohol by volume, whole per cent; undefined where nobody knows: how strong something is, or how much of something
   * with alcohol, or of a liquid, is poured.
   */
  abv: number | undefined;
  /** Whether there is alcohol in it, less than a whole per cent can say: guests are told that it is not known. */
  isUnderOne: boolean;
  /** Alcohol by volume of a house thing, per cent, not rounded; undefined where nobody knows, and of a drink. */
  houseStrength: number | undefined;
  /** Known and stated together; what nobody states is told as possible. */
  facts: DietaryFacts;
  /** What is known, and what is stated: what guests are told. */
  allergens: AllergenStatement;
  /** What is surely so, by the catalogue: what guests are told. */
  cautions: readonly Caution[];
  /** Whether there is something in it of which nobody has stated an allergen. */
  isUnstated: boolean;
  look: Look;
}

type Described = Omit<OwnRecipe, 'note' | 'instructions' | 'after'> &
  Partial<Pick<OwnRecipe, 'instructions'>>;

/** Alcohol by volume that stands for that of something whose owner does not say it: more than none. */
const SOME_ALCOHOL = 5;
/** What a thing may hold of which nobody knows what it is: tonic, cola, a foam of egg white. */
const MAY_HOLD: readonly Caution[] = ['raw-egg', 'grapefruit', 'caffeine', 'quinine'];
/** A liquid of which nobody says how it looks: pale straw. */
export const PLAIN_COLOUR = '#e6d3a3';
/** Strengths of two things that are poured for each other, per cent: further apart, that of the drink is not known. */
const LIKE_STRENGTH = 5;
/** What is counted, by the piece or the leaf, and gives the glass nothing to speak of. */
const SOLID: readonly IngredientPart['category'][] = ['fruit', 'herb', 'garnish', 'egg', 'spice', 'pantry'];
const USUAL_GLASS = { name: '', capacity: 250 };
const USUAL_METHOD: Pick<Method, 'dilution' | 'dilutesTops'> = {
  dilution: { iced: 0.12, iceless: 0 },
  dilutesTops: true,
};

/**
 * What follows from a drink of one's own by the rules of the catalogue's recipes. An id that the catalogue does not
 * have (any more) counts as something unknown.
 */
export function describeOwnDrink(drink: Described, parts: DrinkParts, locale: Locale): OwnDrinkView {
  const known = getPartById(parts);
  const units = new Map(parts.units.map((unit) => [unit.id, unit]));
  const partOf = (line: OwnLine) => known.get(ingredientOf(line) ?? '');
  const glass = parts.glasses.find(({ id }) => id === drink.glass);
  const method = parts.methods.find(({ id }) => id === drink.method);

  const capacity = glass?.capacity ?? USUAL_GLASS.capacity;
  const lines = fillOpenTops(drink, parts).map((line, place) => {
    const part = partOf(line);
    const unit = units.get(line.unit);
    const seen = part === undefined ? unknownIngredient(line, place) : { fizzy: false, ...part };
    const name = part?.name ?? nameOf(line);
    const amount = line.amount ?? undefined;
    const isAmountUnknown = amount === undefined && unit?.number !== 'none';
    const poured = { unit: line.unit, garnish: line.garnish, ...(amount !== undefined && { amount }) };
    const others = (line.or ?? []).map((id) => known.get(id) ?? { name: id });
    return {
      part,
      seen,
      name,
      others,
      text: lineTextOf(
        line,
        unit,
        part,
        name,
        others.map((other) => other.name),
        locale,
      ),
      garnish: line.garnish,
      isAmountUnknown,
      poured,
      ml: isAmountUnknown ? 0 : lineVolume(poured, unit?.ml ?? 0, seen.pieceMl ?? 0),
      strength: pouredStrengthOf(line, part),
      facts: part && factsIn(part, line),
      top: line.unit === 'top',
    };
  });
  const alternatives = lines.flatMap(({ others }) => others);
  const unknown = [
    ...lines.filter(({ part }) => part === undefined),
    ...alternatives.flatMap((other) => ('id' in other ? [] : { ...other, strength: undefined })),
  ];
  // Whatever the owner states: a pistachio syrup holds pistachios.
  const said = unknown.map(({ name }) => readFoods(name));
  const contains = [...drink.allergens, ...said.flatMap(({ substances }) => substances)];
  const diets = readDiets(contains);
  const saidCautions = said.flatMap(({ cautions, substances }) => [
    ...cautions,
    // Whether the eggs of an advocaat of one's own are raw, nobody knows.
    ...(substances.includes('eggs') ? (['raw-egg'] as const) : []),
  ]);
  const ownFacts: DietaryFacts = {
    allergens: {
      contains,
      mayContain: unknown.length > 0 && drink.allergens.length === 0 ? SUBSTANCES : [],
    },
    vegan: diets.vegan === 'no' ? 'no' : unknown.length === 0 || drink.vegan ? 'yes' : 'unknown',
    vegetarian:
      diets.vegetarian === 'no'
        ? 'no'
        : unknown.length === 0 || drink.vegan || drink.vegetarian
          ? 'yes'
          : 'unknown',
    cautions: [
      ...(unknown.length > 0 ? MAY_HOLD : []),
      ...saidCautions,
      // Eggs that only a text names: whether they are raw nobody knows.
      ...(drink.allergens.includes('eggs') ? (['raw-egg'] as const) : []),
    ],
    strength: Math.max(0, ...unknown.map(({ strength }) => strength ?? SOME_ALCOHOL)),
  };
  const stated = { ...ownFacts, allergens: { contains, mayContain: [] } };
  const otherFacts = alternatives.flatMap((other) => ('id' in other ? possibleFacts(readFacts(other)) : []));
  const knownFacts = [...lines.flatMap((line) => line.facts ?? []), ...otherFacts];
  // Of a house thing guests are told what is sure; what it may hold counts for those who avoid it.
  const toldFacts = [
    ...lines.flatMap((line) => (line.facts ? { ...line.facts, ...line.part?.house?.told } : [])),
    ...otherFacts,
  ];
  const told = combineDietaryFacts([...toldFacts, stated]).allergens;
  const strengths = lines.flatMap((line) =>
    line.strength === undefined ? [] : { ml: line.ml, strength: line.strength, top: line.top },
  );
  // What has alcohol only as a garnish, or where it is poured instead, is not without.
  const isPoured = lines.some(({ garnish, strength }) => !garnish && strength !== 0);
  const isTold =
    isPoured &&
    lines.every(
      (line) =>
        line.garnish ||
        (hasKnownShare(line) &&
          line.others.every((other) => 'id' in other && isLike(other, line.strength ?? 0))),
    );
  const facts = combineDietaryFacts([...knownFacts, ownFacts]);
  const contents = lines
    .filter(({ garnish, part }) => !garnish && !ALWAYS_THERE.includes(part?.id ?? ''))
    .map(({ name, others }) =>
      capitalise(orText([name, ...others.map((other) => other.name)], locale), locale),
    );

  const seenById = new Map(lines.map(({ seen }) => [seen.id, seen]));
  const looked = {
    glass: glass === undefined ? (parts.glasses[0]?.id ?? '') : glass.id,
    ice: drink.ice,
    method: drink.method,
    lines: lines.map(({ seen, poured }) => ({ ingredient: seen.id, beside: false, ...poured })),
  };
  const houseStrength = drink.house ? strengthOfHouse(lines, drink.house.ml) : undefined;
  const abvOfDrink = () => (isTold ? drinkAbv(strengths, method ?? USUAL_METHOD, drink.ice) : undefined);
  const abv =
    facts.strength === 0 ? 0 : drink.house ? houseStrength && Math.round(houseStrength) : abvOfDrink();
  // A dash of rum is less than half a per cent, but a drink with alcohol is never called one of 0 %.
  const isUnderOne = abv === 0 && facts.strength > 0;
  return {
    glass: glass?.name ?? USUAL_GLASS.name,
    method: method?.name ?? '',
    lines: lines.map(({ part, name, text, garnish, others, isAmountUnknown }) => ({
      ingredient: part?.id,
      name,
      garnish,
      others: others.map((other) => other.name),
      isAmountUnknown,
      ...text,
    })),
    contents: [...new Set(contents)],
    steps: (drink.instructions ?? '')
      .split('\n')
      .map((step) => step.trim())
      .filter((step) => step !== ''),
    abv: isUnderOne ? undefined : abv,
    isUnderOne,
    houseStrength,
    facts,
    allergens: { contains: [...told.contains], mayContain: [...told.mayContain] },
    cautions: combineDietaryFacts([...toldFacts, { ...stated, cautions: saidCautions }]).cautions,
    isUnstated:
      (unknown.length > 0 && drink.allergens.length === 0) ||
      lines.some(({ part }) => part?.house?.isUnstated === true),
    look: deriveLook(
      looked,
      (id) => seenById.get(id) ?? partSeen(known.get(id)),
      (id) => units.get(id),
      capacity,
    ),
  };
}

/** The ingredients of the catalogue by their ids. */
export const getPartById = memoize(
  ({ ingredients }: DrinkParts): ReadonlyMap<string, IngredientPart> =>
    new Map(ingredients.map((part) => [part.id, part])),
  new WeakMap(),
);

/** Id of the ingredient or the house thing that a line is; undefined of one by its name alone. */
export function ingredientOf(line: OwnLine): string | undefined {
  return 'ingredient' in line ? line.ingredient : line.own;
}

/**
 * The lines of a drink, with the room of its glass where one is to top up and nobody says with how much. Of a glass that
 * is not said nobody knows how much room is left.
 */
export function fillOpenTops(
  { lines, ice, glass: glassId }: Pick<OwnRecipe, 'lines' | 'ice' | 'glass'>,
  parts: DrinkParts,
): OwnLine[] {
  const isOpen = ({ unit, garnish, amount }: OwnLine) => unit === 'top' && !garnish && !isTopStated(amount);
  const open = lines.filter(isOpen);
  const glass = parts.glasses.find(({ id }) => id === glassId);
  if (open.length === 0 || glass === undefined) return lines;
  const known = getPartById(parts);
  const volumeOf = (line: OwnLine) => {
    const unitMl = parts.units.find(({ id }) => id === line.unit)?.ml ?? 0;
    const part = known.get(ingredientOf(line) ?? '');
    return lineVolume({ ...line, amount: line.amount ?? 0 }, unitMl, part?.pieceMl ?? 0);
  };
  const others = lines.filter((line) => !isOpen(line)).reduce((sum, line) => sum + volumeOf(line), 0);
  const amount = Math.round(topRoom(others, glass.capacity, ice) / open.length);
  return lines.map((line) => (isOpen(line) ? { ...line, amount } : line));
}

/** Whether it is known how much alcohol a line brings, and how much else it adds to the glass. */
function hasKnownShare(line: {
  part: IngredientPart | undefined;
  strength: number | undefined;
  ml: number;
  isAmountUnknown: boolean;
}): boolean {
  if (line.strength === undefined) return false;
  if (line.ml > 0) return true;
  if (line.strength > 0) return false;
  // Of mint and ice it does not matter how much; of juice it does.
  return line.part === undefined ? !line.isAmountUnknown : SOLID.includes(line.part.category);
}

/**
 * Alcohol by volume of so many millilitres that are made of these lines. Undefined where the amount or strength of
 * something with alcohol is not known, and where less would be made than the alcohol alone takes.
 */
function strengthOfHouse(
  lines: readonly {
    strength: number | undefined;
    ml: number;
    others: readonly ({ name: string } | IngredientPart)[];
  }[],
  ml: number,
): number | undefined {
  const isKnown = lines.every(
    ({ strength, ml: poured, others }) =>
      strength !== undefined &&
      (strength === 0 || poured > 0) &&
      others.every((other) => 'id' in other && isLike(other, strength)),
  );
  const alcohol = lines.reduce((sum, line) => sum + line.ml * (line.strength ?? 0), 0) / ml;
  const strongest = Math.max(0, ...lines.map(({ strength }) => strength ?? 0));
  return isKnown && alcohol <= strongest ? alcohol : undefined;
}

/** Whether something may be poured for another of a strength, and that of the drink stays as it is. */
function isLike(other: IngredientPart, strength: number): boolean {
  return Math.abs((other.strength ?? 0) - strength) <= LIKE_STRENGTH;
}

/** What a drink may hold because of something that is poured in another's place. */
function possibleFacts(facts: DietaryFacts): DietaryFacts {
  const { contains, mayContain } = facts.allergens;
  return {
    ...facts,
    allergens: { contains: [], mayContain: [...contains, ...mayContain] },
    vegan: facts.vegan === 'no' ? 'unknown' : facts.vegan,
    vegetarian: facts.vegetarian === 'no' ? 'unknown' : facts.vegetarian,
  };
}

/** What a line is called: as its owner wrote it, or, of what the catalogue lost, by the words of its id. */
export function nameOf(line: OwnLine): string {
  return 'ingredient' in line ? line.ingredient.replaceAll('-', ' ') : line.name;
}

/** Per cent of alcohol that the owner states of an ingredient of the catalogue. */
function statedStrength(line: OwnLine): number | undefined {
  return 'ingredient' in line ? line.strength : undefined;
}

function factsIn(part: IngredientPart, line: OwnLine): DietaryFacts {
  const facts = readFacts(part);
  return { ...facts, strength: statedStrength(line) ?? facts.strength };
}

/** Per cent of alcohol in what a line pours; undefined where nobody knows. */
function pouredStrengthOf(line: OwnLine, part: IngredientPart | undefined): number | undefined {
  if (part === undefined) return 'ingredient' in line ? undefined : (line.strength ?? undefined);
  return part.house?.isStrengthUnknown ? undefined : (statedStrength(line) ?? part.strength ?? 0);
}

function unknownIngredient(line: OwnLine, place: number): SeenIngredient {
  const { colour }: Pick<FreeLine, 'colour'> = 'ingredient' in line ? { colour: null } : line;
  return {
    id: `own-${place}`,
    category: 'syrup',
    colour: colour ?? PLAIN_COLOUR,
    clarity: 'clear',
    fizzy: false,
  };
}

function partSeen(part: IngredientPart | undefined): SeenIngredient | undefined {
  return part && { fizzy: false, ...part };
}

function lineTextOf(
  line: OwnLine,
  unit: DrinkParts['units'][number] | undefined,
  part: IngredientPart | undefined,
  name: string,
  others: readonly string[],
  locale: Locale,
): LineText {
  const amount = line.amount ?? undefined;
  const text = bareText(amount, unit, part, name, locale);
  const strength = statedStrength(line);
  const besides = [
    strength === undefined ? undefined : strengthText(strength, locale),
    line.note,
    ...(line.optional ? [OPTIONAL[locale]] : []),
  ].filter((remark) => remark !== undefined);
  const remark = besides.length > 0 ? ` (${besides.join(', ')})` : '';
  const either = others.map((other) => ` ${OR[locale]} ${other}`).join('');
  return {
    amount: text.amount,
    item: capitalise(text.item, locale),
    text: capitalise(`${text.text}${either}${remark}`, locale),
  };
}

/** "75.5% ABV", as labels of a language write it. */
export function strengthText(strength: number, locale: Locale): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return `${percent.format(strength / 100)} ${VOLUME[locale]}`;
}

const VOLUME: Readonly<Record<Locale, string>> = { en: 'ABV', nl: 'vol', de: 'vol', es: 'vol', fr: 'vol' };

/** Behind what is not needed, and between what is poured for each other. */
const OPTIONAL: Readonly<Record<Locale, string>> = {
  en: 'optional',
  nl: 'optioneel',
  de: 'optional',
  es: 'opcional',
  fr: 'facultatif',
};
const OR: Readonly<Record<Locale, string>> = { en: 'or', nl: 'of', de: 'oder', es: 'o', fr: 'ou' };

function bareText(
  amount: number | undefined,
  unit: DrinkParts['units'][number] | undefined,
  part: IngredientPart | undefined,
  name: string,
  locale: Locale,
): LineText {
  if (unit === undefined)
    return { amount: amount === undefined ? '' : formatNumber(amount, locale), item: name, text: name };
  const words = {
    names: everywhere(name),
    stems: part?.stem === undefined ? {} : everywhere(part.stem),
    ...(part?.plural !== undefined && { plurals: everywhere(part.plural) }),
  };
  const written = {
    id: unit.id,
    plural: unit.plural ?? false,
    amount: everywhere(unit.amount),
    item: everywhere(unit.item),
    line: everywhere(unit.line),
  };
  const text = lineText(amount === undefined ? {} : { amount }, written, words, locale);
  const isUnknown = amount === undefined && unit.number !== 'none';
  if (!isUnknown) return text;
  // Nobody knows how many: "mint leaves", "gin".
  const item = lineText({ amount: SEVERAL }, written, words, locale).item;
  return { amount: '', item: unit.plural ? name : item, text: unit.plural ? name : item };
}

const SEVERAL = 2;

/** What is in one language, as the rules of many take it. */
function everywhere<Text>(text: Text): Localized<Text> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, Text>;
}
