import { SUBSTANCES, type AllergenStatement, type Caution } from '../../contracts/diet.ts';
import type { DrinkParts, IngredientPart } from '../../contracts/drinkParts.ts';
import { LOCALES, type Locale } from '../../contracts/locale.ts';
import type { FreeLine, OwnLine, OwnRecipe } from '../../contracts/ownDrink.ts';
import type { Localized } from '../../contracts/text.ts';
import type { Method } from '../../contracts/vocabulary.ts';
import { drinkAbv, lineVolume } from '../abv.ts';
import { dietaryFactsOf, type DietaryFacts } from '../dietary.ts';
import { capitalise, formatNumber, lineText, type LineText } from '../lineText.ts';
import { deriveLook, type Look, type SeenIngredient } from '../look.ts';
import { readFacts } from '../mixFacts.ts';
import { readFoods } from '../names/foodReading.ts';
import { ALWAYS_THERE } from '../staples.ts';

/** A line of a drink of one's own, in one language. */
export interface OwnLineView extends LineText {
  /** Id of the ingredient; undefined of one that the catalogue does not have. */
  ingredient: string | undefined;
  /** The ingredient alone: "gin". */
  name: string;
  garnish: boolean;
}

/** What follows from a drink of one's own, in one language. */
export interface OwnDrinkView {
  glass: string;
  method: string;
  lines: OwnLineView[];
  /** "Gin", "Rhubarb syrup": each once, without garnish and water. */
  contents: string[];
  steps: string[];
  /** Alcohol by volume, whole per cent; undefined where something is poured whose strength nobody states. */
  abv: number | undefined;
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
  const known = new Map(parts.ingredients.map((part) => [part.id, part]));
  const units = new Map(parts.units.map((unit) => [unit.id, unit]));
  const glass = parts.glasses.find(({ id }) => id === drink.glass);
  const method = parts.methods.find(({ id }) => id === drink.method);

  const lines = drink.lines.map((line, place) => {
    const part = 'ingredient' in line ? known.get(line.ingredient) : undefined;
    const unit = units.get(line.unit);
    const seen = part === undefined ? unknownIngredient(line, place) : { fizzy: false, ...part };
    const name = part?.name ?? nameOf(line);
    const amount = line.amount ?? undefined;
    const poured = { unit: line.unit, garnish: line.garnish, ...(amount !== undefined && { amount }) };
    return {
      part,
      seen,
      name,
      text: lineTextOf(line, unit, part, name, locale),
      garnish: line.garnish,
      poured,
      ml: lineVolume(poured, unit?.ml ?? 0, seen.pieceMl ?? 0),
      strength: part === undefined ? strengthOf(line) : (part.strength ?? 0),
      top: line.unit === 'top',
    };
  });
  const unknown = lines.filter(({ part }) => part === undefined);
  // Whatever the owner states: a pistachio syrup holds pistachios.
  const contains = [...drink.allergens, ...unknown.flatMap(({ name }) => readFoods(name).substances)];
  const ownFacts: DietaryFacts = {
    allergens: {
      contains,
      mayContain: unknown.length > 0 && drink.allergens.length === 0 ? SUBSTANCES : [],
    },
    vegan: unknown.length === 0 || drink.vegan ? 'yes' : 'unknown',
    vegetarian: unknown.length === 0 || drink.vegan || drink.vegetarian ? 'yes' : 'unknown',
    cautions: unknown.length > 0 ? MAY_HOLD : [],
    strength: Math.max(0, ...unknown.map(({ strength }) => strength ?? SOME_ALCOHOL)),
  };
  const stated = { ...ownFacts, allergens: { contains, mayContain: [] } };
  const knownFacts = lines.flatMap(({ part }) => (part === undefined ? [] : readFacts(part)));
  const told = dietaryFactsOf([...knownFacts, stated]).allergens;
  const strengths = lines.flatMap((line) =>
    line.strength === undefined ? [] : { ml: line.ml, strength: line.strength, top: line.top },
  );
  const isTold = lines.every(({ ml, strength }) => ml === 0 || strength !== undefined);
  const contents = lines
    .filter(({ garnish, part }) => !garnish && !ALWAYS_THERE.includes(part?.id ?? ''))
    .map(({ name }) => capitalise(name, locale));

  const seenById = new Map(lines.map(({ seen }) => [seen.id, seen]));
  const looked = {
    glass: glass === undefined ? (parts.glasses[0]?.id ?? '') : glass.id,
    ice: drink.ice,
    method: drink.method,
    lines: lines.map(({ seen, poured }) => ({ ingredient: seen.id, beside: false, ...poured })),
  };
  return {
    glass: glass?.name ?? USUAL_GLASS.name,
    method: method?.name ?? '',
    lines: lines.map(({ part, name, text, garnish }) => ({ ingredient: part?.id, name, garnish, ...text })),
    contents: [...new Set(contents)],
    steps: (drink.instructions ?? '').split(/\s*\n\s*/).filter((step) => step !== ''),
    abv: isTold ? drinkAbv(strengths, method ?? USUAL_METHOD, drink.ice) : undefined,
    facts: dietaryFactsOf([...knownFacts, ownFacts]),
    allergens: { contains: [...told.contains], mayContain: [...told.mayContain] },
    cautions: dietaryFactsOf(knownFacts).cautions,
    isUnstated: unknown.length > 0 && drink.allergens.length === 0,
    look: deriveLook(
      looked,
      (id) => seenById.get(id) ?? partSeen(known.get(id)),
      (id) => units.get(id),
      glass?.capacity ?? USUAL_GLASS.capacity,
    ),
  };
}

/** What a line is called: as its owner wrote it, or, of what the catalogue lost, by the words of its id. */
function nameOf(line: OwnLine): string {
  return 'ingredient' in line ? line.ingredient.replaceAll('-', ' ') : line.name;
}

function strengthOf(line: OwnLine): number | undefined {
  return 'ingredient' in line ? undefined : (line.strength ?? undefined);
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
  locale: Locale,
): LineText {
  const amount = line.amount ?? undefined;
  if (unit === undefined) {
    const item = capitalise(name, locale);
    return { amount: amount === undefined ? '' : formatNumber(amount, locale), item, text: item };
  }
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
  return { ...text, item: capitalise(text.item, locale), text: capitalise(text.text, locale) };
}

/** What is in one language, as the rules of many take it. */
function everywhere<Text>(text: Text): Localized<Text> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, Text>;
}
