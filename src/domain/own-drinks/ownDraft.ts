import type { Substance } from '../../contracts/diet/diet.ts';
import type { IngredientPart, UnitPart } from '../../contracts/drinks/drinkParts.ts';
import type { OwnLine, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { NOT_SAID, OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { LineReading } from '../amounts/lineReading.ts';
import { toOwnLine } from '../amounts/ownLine.ts';
import { readQuantity } from '../amounts/readQuantity.ts';
import { formatNumber } from '../drinks/lineText.ts';
import type { UnitChoice } from '../drinks/unitChoice.ts';
import { ML_PER_OUNCE } from '../drinks/units.ts';

/** A line as its editor types it. */
export interface OwnDraftLine {
  /** Tells lines apart while they move. */
  key: number;
  /** Id of an ingredient of the catalogue; absent of one by its name. */
  ingredient?: string;
  /** Id of a house thing. */
  own?: string | undefined;
  /** Of an ingredient that the catalogue does not have. */
  name: string;
  /** Per cent of alcohol; of an ingredient of the catalogue only where it is another than usual. */
  strength: string;
  colour: string | null;
  /** Id of a unit, or one of {@link VOLUME_UNITS}. */
  unit: string;
  amount: string;
  garnish: boolean;
  note: string;
  isOptional: boolean;
  /** Ids and names of what may be poured instead. */
  or: readonly string[];
}

/** Units in which a volume may be typed, by their millilitres; all are kept in the first. */
export const VOLUME_UNITS: Readonly<Record<string, number>> = { ml: 1, cl: 10, oz: ML_PER_OUNCE };
/** Ounces with two decimals miss a millilitre by hundredths: amounts are kept in eighths. */
const STEPS_PER_ML = 8;

/** A drink of one's own while it is worked on: what is left out is an empty text. */
export interface OwnDraft extends Omit<OwnRecipe, 'note' | 'instructions' | 'lines' | 'house'> {
  note: string;
  instructions: string;
  lines: readonly OwnDraftLine[];
  /** Of a house thing: how much the recipe makes, and how many days it keeps. */
  house: { yield: string; days: string } | null;
  /** Allergens that its texts name, and that are not in it. */
  notIn: readonly Substance[];
}

/** What keeps a draft from being saved; a line by its key. */
export interface OwnMissing {
  name: boolean;
  lines: boolean;
  /** Keys of lines without a name. */
  names: readonly number[];
  /** Keys of lines whose amount cannot be read, is 0 or too large; one that is missing is not known. */
  amounts: readonly number[];
  /** Keys of lines whose strength cannot be read or is too large. */
  strengths: readonly number[];
  /** Whether how much a house thing makes is missing or cannot be read, and for how many days it keeps cannot. */
  yield: boolean;
  days: boolean;
}

export const EMPTY_OWN_DRAFT: OwnDraft = {
  name: '',
  note: '',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [],
  instructions: '',
  allergens: [],
  vegan: false,
  vegetarian: false,
  after: null,
  house: null,
  notIn: [],
};

/** A house thing that is begun: no glass and no method ask for an answer. */
export const EMPTY_HOUSE_DRAFT: OwnDraft = {
  ...EMPTY_OWN_DRAFT,
  glass: NOT_SAID,
  method: NOT_SAID,
  house: { yield: '', days: '' },
};

/** What is poured by the piece where nobody says otherwise. */
const BY_PIECE: readonly string[] = ['fruit', 'herb', 'garnish', 'egg', 'spice'];

/** A stored drink as its editor starts out with it. */
export function toOwnDraft(drink: OwnRecipe, locale: Locale, volume: UnitChoice = 'ml'): OwnDraft {
  const { name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after } = drink;
  return {
    ...{ name, glass, method, ice, allergens, vegan, vegetarian, after },
    note: note ?? '',
    instructions: instructions ?? '',
    house: drink.house && {
      yield: yieldText(drink.house.ml, locale, volume),
      days: typed(drink.house.days, locale),
    },
    notIn: [],
    lines: lines.map((line, key) => ({
      key,
      ...('ingredient' in line
        ? {
            ingredient: line.ingredient,
            name: '',
            strength: typed(line.strength ?? null, locale),
            colour: null,
          }
        : {
            name: line.name,
            strength: typed(line.strength, locale),
            colour: line.colour,
            ...(line.own !== undefined && { own: line.own }),
          }),
      ...typedAmount(line, locale, volume),
      garnish: line.garnish,
      note: line.note ?? '',
      isOptional: line.optional ?? false,
      or: line.or ?? [],
    })),
  };
}

function typed(value: number | null, locale: string): string {
  if (value === null) return '';
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(value);
}

/** Millilitres in the reader's unit, where that loses nothing. */
function typedAmount(
  { unit, amount }: Pick<OwnLine, 'unit' | 'amount'>,
  locale: Locale,
  volume: UnitChoice,
): Pick<OwnDraftLine, 'unit' | 'amount'> {
  if (unit === 'ml' && volume !== 'ml' && amount !== null) {
    const written = formatNumber(amount / (VOLUME_UNITS[volume] ?? 1), locale, 'fraction');
    if (amountOf({ unit: volume, amount: written }) === amount) return { unit: volume, amount: written };
  }
  return { unit: unit === 'ml' && amount === null ? volume : unit, amount: typed(amount, locale) };
}

/** How much a house thing makes, with its unit: in the reader's where that loses nothing. */
function yieldText(ml: number, locale: Locale, volume: UnitChoice): string {
  const { unit, amount } = typedAmount({ unit: 'ml', amount: ml }, locale, volume);
  return `${amount} ${unit}`;
}

/** What a field says of a volume, in whole millilitres: "750", "75 cl", "1 l". */
export function readYield(text: string): number | undefined {
  const litres = /^(.*\d)\s*l$/i.exec(text.trim())?.[1];
  const read = readQuantity(litres ?? text);
  if (read === undefined || read.isRange || (litres !== undefined && read.unit !== undefined))
    return undefined;
  const unitMl = litres === undefined ? VOLUME_UNITS[read.unit ?? 'ml'] : 1000;
  const ml = unitMl === undefined ? 0 : Math.round(read.value * unitMl);
  return ml >= 1 && ml <= OWN_DRINK_LIMITS.houseMl ? ml : undefined;
}

/** A whole number of days; null where nothing is said, undefined where it cannot be read. */
export function readDays(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const days = Number(text.trim());
  return Number.isInteger(days) && days >= 1 && days <= OWN_DRINK_LIMITS.houseDays ? days : undefined;
}

/** What a line says of its amount, in the unit in which it is kept; undefined where it cannot be read. */
function amountOf({ unit, amount }: Pick<OwnDraftLine, 'unit' | 'amount'>): number | undefined {
  const value = readQuantity(amount)?.value;
  const ml = VOLUME_UNITS[unit];
  if (value === undefined || ml === undefined || ml === 1)
    return value === undefined ? undefined : hundredths(value);
  return hundredths(Math.round(value * ml * STEPS_PER_ML) / STEPS_PER_ML);
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * A line as its fields show it once somebody has typed an amount: a unit behind the number chooses that unit, and a range
 * counts as its middle and stays in the note.
 */
export function settleAmount(
  line: OwnDraftLine,
  units: readonly UnitPart[],
  locale: Locale,
): Partial<OwnDraftLine> {
  const read = readQuantity(line.amount);
  if (read === undefined || (read.unit === undefined && !read.isRange)) return {};
  const isKnown =
    read.unit !== undefined && (read.unit in VOLUME_UNITS || units.some(({ id }) => id === read.unit));
  const note = [line.amount.trim(), line.note].filter((text) => text !== '').join(', ');
  return {
    amount: formatNumber(hundredths(read.value), locale, 'fraction'),
    ...(isKnown && { unit: read.unit }),
    ...(read.isRange && { note: [...note].slice(0, OWN_DRINK_LIMITS.lineNote).join('') }),
  };
}

/** A draft as it is drawn, and sent where {@link findOwnMissing} finds nothing; what cannot be read is nothing. */
export function toOwnRecipe(draft: OwnDraft, units: readonly UnitPart[]): OwnRecipe {
  const { name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after } = draft;
  return {
    ...{ glass, method, ice, allergens, vegan, vegetarian, after },
    name: name.trim(),
    note: note.trim() || null,
    instructions: instructions.trim() || null,
    house: draft.house && { ml: readYield(draft.house.yield) ?? 1, days: readDays(draft.house.days) ?? null },
    lines: lines.map((line): OwnLine => {
      const amount = takesNumber(line.unit, units) ? (amountOf(line) ?? null) : null;
      const others = line.or.filter((other) => other.trim() !== '');
      const poured = {
        unit: line.unit in VOLUME_UNITS ? 'ml' : line.unit,
        amount,
        garnish: line.garnish,
        ...(line.note.trim() !== '' && { note: line.note.trim() }),
        ...(line.isOptional && { optional: true as const }),
        ...(others.length > 0 && { or: others }),
      };
      return line.ingredient === undefined
        ? {
            name: line.name.trim(),
            strength: numberIn(line.strength) ?? null,
            colour: line.colour,
            ...(line.own !== undefined && { own: line.own }),
            ...poured,
          }
        : {
            ingredient: line.ingredient,
            ...(numberIn(line.strength) && { strength: numberIn(line.strength) }),
            ...poured,
          };
    }),
  };
}

/** What a draft lacks; undefined where it can be saved. */
export function findOwnMissing(draft: OwnDraft, units: readonly UnitPart[]): OwnMissing | undefined {
  const keysOf = (isWrong: (line: OwnDraftLine) => boolean) =>
    draft.lines.filter(isWrong).map(({ key }) => key);
  const lacks = {
    name: draft.name.trim() === '',
    lines: draft.lines.length === 0,
    names: keysOf(({ ingredient, name }) => ingredient === undefined && name.trim() === ''),
    amounts: keysOf(({ unit, amount }) => {
      if (!takesNumber(unit, units) || amount.trim() === '') return false;
      const number = amountOf({ unit, amount });
      return !(number && number <= OWN_DRINK_LIMITS.amount);
    }),
    strengths: keysOf(({ strength }) => {
      const number = numberIn(strength);
      return strength.trim() !== '' && !(number !== undefined && number <= OWN_DRINK_LIMITS.strength);
    }),
    yield: draft.house !== null && readYield(draft.house.yield) === undefined,
    days: draft.house !== null && readDays(draft.house.days) === undefined,
  };
  const { name, lines, names, amounts, strengths } = lacks;
  const isOne = name || lines || lacks.yield || lacks.days;
  return isOne || [names, amounts, strengths].some(({ length }) => length > 0) ? lacks : undefined;
}

/** Of what was marked, what is still to be mended; what became wrong since waits for the next try to save. */
export function listStillMissing(marked: OwnMissing, now: OwnMissing | undefined): OwnMissing | undefined {
  if (now === undefined) return undefined;
  const both = (key: 'names' | 'amounts' | 'strengths') =>
    now[key].filter((one) => marked[key].includes(one));
  return {
    name: marked.name && now.name,
    lines: marked.lines && now.lines,
    yield: marked.yield && now.yield,
    days: marked.days && now.days,
    names: both('names'),
    amounts: both('amounts'),
    strengths: both('strengths'),
  };
}

/** Whether a unit is counted: a rim is none, 30 ml are. */
export function takesNumber(unit: string, units: readonly UnitPart[]): boolean {
  return units.find(({ id }) => id === unit)?.number !== 'none';
}

/** A strength as people type it, from nothing up: "22.5", "22,5", "40 %". */
function numberIn(text: string): number | undefined {
  const read = readQuantity(text.replace('%', ''));
  return read === undefined || read.isRange || read.unit !== undefined ? undefined : hundredths(read.value);
}

/**
 * Adds a line at the end; a draft with as many as it may have stays as it is.
 *
 * @param added an ingredient of the catalogue, a house thing, or the name of another
 */
export function addOwnLine(
  draft: OwnDraft,
  added: IngredientPart | string,
  volume: UnitChoice = 'ml',
): OwnDraft {
  if (draft.lines.length >= OWN_DRINK_LIMITS.lines) return draft;
  const key = nextKey(draft);
  const isNamed = typeof added === 'string';
  const line = {
    key,
    ...(!isNamed && (added.house ? { own: added.id } : { ingredient: added.id })),
    name: isNamed ? lineName(added) : added.house ? lineName(added.name) : '',
    strength: '',
    colour: null,
    ...usualAmount(isNamed ? undefined : added.category, volume),
    garnish: draft.house === null && !isNamed && added.category === 'garnish',
    note: '',
    isOptional: false,
    or: [],
  };
  return { ...draft, lines: [...draft.lines, line] };
}

/** A name as a line has room for it. */
function lineName(text: string): string {
  return [...text.trim()].slice(0, OWN_DRINK_LIMITS.lineName).join('').trim();
}

/** Whether a line that was typed says more than what it is: how much, how strong, or in which way. */
export function saysMoreThanName({ amount, note, strength, isUnread }: LineReading): boolean {
  return amount !== null || note !== '' || strength !== undefined || isUnread === true;
}

/**
 * Adds a line that was typed with its amount, as {@link addOwnLine} does.
 *
 * @param house the house thing that it is
 */
export function addReadLine(
  draft: OwnDraft,
  reading: LineReading,
  locale: Locale,
  volume: UnitChoice,
  house?: IngredientPart,
): OwnDraft {
  if (draft.lines.length >= OWN_DRINK_LIMITS.lines) return draft;
  const { ingredient: _, ...unknown } = reading;
  const kept = toOwnLine(house ? { ...unknown, name: house.name } : reading);
  const asked = house && 'name' in kept ? { ...kept, own: house.id, strength: null } : kept;
  const [line] = toOwnDraft({ ...NO_RECIPE, lines: [asked] }, locale, volume).lines;
  return line === undefined ? draft : { ...draft, lines: [...draft.lines, { ...line, key: nextKey(draft) }] };
}

const NO_RECIPE: OwnRecipe = { ...EMPTY_OWN_DRAFT, note: null, instructions: null, lines: [], house: null };

function nextKey({ lines }: OwnDraft): number {
  return Math.max(-1, ...lines.map((line) => line.key)) + 1;
}

function usualAmount(category: IngredientPart['category'] | undefined, volume: UnitChoice) {
  if (category === 'bitters') return { unit: 'dash', amount: '2' };
  if (category !== undefined && BY_PIECE.includes(category)) return { unit: 'piece', amount: '1' };
  return volume === 'ml' ? { unit: 'ml', amount: '30' } : { unit: volume, amount: '1' };
}

export function editOwnLine(
  draft: OwnDraft,
  key: number,
  change: Partial<Omit<OwnDraftLine, 'key'>>,
): OwnDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
  };
}

export function removeOwnLine(draft: OwnDraft, key: number): OwnDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** Moves a line by one place; at an end it stays. */
export function stepOwnLine(draft: OwnDraft, key: number, step: -1 | 1): OwnDraft {
  const from = draft.lines.findIndex((line) => line.key === key);
  const moved = draft.lines[from];
  const to = from + step;
  if (moved === undefined || to < 0 || to >= draft.lines.length) return draft;
  return { ...draft, lines: draft.lines.toSpliced(from, 1).toSpliced(to, 0, moved) };
}
