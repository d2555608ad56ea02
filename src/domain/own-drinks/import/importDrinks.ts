import type {
  ImportedDrink,
  ImportedDrinks,
  ImportProblem,
  ImportRemark,
} from '../../../contracts/own-drinks/drinkImport.ts';
import type { DrinkParts } from '../../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { ownDrinkIdSchema, ownRecipeSchema, type OwnRecipe } from '../../../contracts/own-drinks/ownDrink.ts';
import { NOT_SAID, OWN_DRINK_LIMITS } from '../../../contracts/own-drinks/ownDrinkLimits.ts';
import { SUBSTANCES, type Substance } from '../../../contracts/diet/diet.ts';
import { inSentence } from '../../../text/inSentence.ts';
import type { ProseNames } from '../../names/proseReading.ts';
import { findNamedAllergens, isStated, listTexts } from '../namedAllergens.ts';
import { findUnlisted } from '../unlistedThings.ts';
import { NUMBER_WORDS, FRACTION_WORDS } from '../../amounts/amountWords.ts';
import { isNumeric } from '../../amounts/line.ts';
import { createLineReader, type LineReader } from '../../amounts/lineReader.ts';
import type { FindIngredient } from '../../amounts/lineReading.ts';
import { isPerDrink } from '../../amounts/perDrink.ts';
import { MAX_LINE_LENGTH, tidyLine, tokenize } from '../../amounts/tokens.ts';
import { shortened } from '../../../text/shortened.ts';
import { toOwnLine, sharePartsOut } from '../../amounts/ownLine.ts';
import { pickRecipe } from '../pickRecipe.ts';
import { isRecord } from '../../lib/shapes.ts';
import { findRecipes, isSchemaOrg, type RawRecipe } from './findRecipes.ts';
import { garnishLines } from './garnishLines.ts';
import { withKeysInEnglish } from './keysInEnglish.ts';
import { inOrder, type SaidByKeys } from './saidByKeys.ts';
import { recipeFields, recipeName, type ReadLine, type RecipeFields } from './recipeFields.ts';
import { findGlass, findMethod, glassCalled, termCalled } from './terms.ts';

/** A drink that was read, or what is wrong with it. */
type Read = ImportedDrink | { problems: ImportProblem[] };

/** What reading needs to know of a language. */
export interface ImportWords {
  parts: DrinkParts;
  locale: Locale;
  /** The id of the ingredient of just this name, if there is one. */
  find: FindIngredient;
  /** The names of ingredients in sentences. */
  names: ProseNames;
}

interface Reader extends ImportWords {
  lines: LineReader;
  /** Whether any text of the file may have lost letters. */
  hasLostLetters: boolean;
}

/** A letter that was lost in decoding, also as JSON may write it. */
const LOST_LETTER = /\uFFFD|\\ufffd/i;

const BYTE_ORDER_MARK = '\uFEFF';
/** Drinks of a file that are counted. */
const MOST_FOUND = 100_000;
/** Unknown names of one file that are looked up. The largest file, of names that are hard to read, has 420. */
const MOST_UNKNOWN = 600;

/**
 * Reads drinks from the text of a file: Recipes of schema.org, recipes of Bar Assistant and what resembles them, and our
 * own exports, alone, in lists or in pages. What names an ingredient, unit, glass or method of the catalogue becomes
 * that; all else stays as it is written, and what is longer than we keep is cut, with a remark. A file may hold
 * {@link OWN_DRINK_LIMITS.fileDrinks} drinks.
 */
export function importDrinks(text: string, words: ImportWords): ImportedDrinks {
  const json = parsed(repaired(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text));
  if (json === undefined) return { isJson: false, drinks: [], problems: [] };
  const find = rememberNames(words.find);
  const reader: Reader = {
    ...words,
    find,
    lines: createLineReader(words.parts, words.locale, find),
    hasLostLetters: LOST_LETTER.test(text),
  };
  const { recipes: found, unreadKeys } = findRecipes(withKeysInEnglish(json.value), MOST_FOUND);
  const imported: ImportedDrinks = { isJson: true, drinks: [], problems: [] };
  for (const [place, one] of found.slice(0, OWN_DRINK_LIMITS.fileDrinks).entries()) {
    const read = readOne(one, place + 1, reader);
    if ('problems' in read) imported.problems.push(...read.problems);
    else imported.drinks.push(read);
  }
  if (found.length === 0) imported.problems.push({ drink: 1, place: '', reason: 'missing' });
  if (found.length > OWN_DRINK_LIMITS.fileDrinks)
    imported.problems.push(leftDrinks(found.slice(OWN_DRINK_LIMITS.fileDrinks)));
  if (unreadKeys.size > 0)
    imported.problems.push({
      drink: 0,
      place: shortened([...unreadKeys].join(', '), SHOWN),
      reason: 'unread',
    });
  return imported;
}

/** Drinks that one file has no room for: the first and the last by name. */
function leftDrinks(left: readonly unknown[]): ImportProblem {
  const ends = [...new Set([left[0], left.at(-1)].map((one) => (isRecord(one) ? recipeName(one) : '')))];
  const drink = OWN_DRINK_LIMITS.fileDrinks + 1;
  const place = ends.filter((name) => name !== '').join(' – ');
  return { drink, place, reason: 'many', last: OWN_DRINK_LIMITS.fileDrinks + left.length };
}

/** A text whose UTF-8 was once read as Latin-1: "crÃ¨me". */
function repaired(text: string): string {
  return text.replace(/([\u00C2\u00C3])([\u0080-\u00BF])/g, (_, first: string, second: string) =>
    String.fromCharCode(((first.charCodeAt(0) & 0x1f) << 6) | (second.charCodeAt(0) & 0x3f)),
  );
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Remembers what names mean, since recipes repeat their ingredients. After {@link MOST_UNKNOWN} that nobody knows no new
 * name is looked up, since such take the most time: it stays as it is written, like any that is unknown.
 */
function rememberNames(find: FindIngredient): FindIngredient {
  const known = new Map<string, string>();
  const unknown = new Set<string>();
  return (name) => {
    const kept = known.get(name);
    if (kept !== undefined || unknown.has(name) || unknown.size === MOST_UNKNOWN) return kept;
    const id = find(name);
    if (id === undefined) unknown.add(name);
    else known.set(name, id);
    return id;
  };
}

function readOne(json: unknown, number: number, reader: Reader): Read {
  if (!isRecord(json)) return { problems: [{ drink: number, place: '', reason: 'wrong' }] };
  return readWhole(json['mixmaster'], reader) ?? readWhole(json, reader) ?? readFields(json, number, reader);
}

/** A drink that we have written ourselves, with its id where it is part of an account's export. */
function readWhole(json: unknown, { parts, locale, names }: Reader): ImportedDrink | undefined {
  if (!isRecord(json) || !Array.isArray(json['lines'])) return undefined;
  const read = ownRecipeSchema.safeParse(pickRecipe(json as unknown as OwnRecipe));
  const id = ownDrinkIdSchema.safeParse(json['id']);
  if (!read.success) return undefined;
  const named = isStated(read.data, parts)
    ? []
    : findNamedAllergens(read.data, parts, locale, listTexts(read.data), names);
  return {
    drink: read.data,
    ...(id.success && { id: id.data }),
    remarks: [],
    ...(named.length > 0 && { named }),
  };
}

const USUAL: Omit<OwnRecipe, 'name' | 'lines'> = {
  note: null,
  glass: NOT_SAID,
  method: NOT_SAID,
  ice: 'none',
  instructions: null,
  allergens: [],
  vegan: false,
  vegetarian: false,
  after: null,
  house: null,
};

function readFields(json: RawRecipe, number: number, reader: Reader): Read {
  const { parts } = reader;
  const fields = recipeFields(json, reader.lines);
  const problem = (place: string): Read => ({ problems: [{ drink: number, place, reason: 'missing' }] });
  if (fields.name === '') return problem('name');
  if (fields.lines.length === 0) return problem(isSchemaOrg(json) ? 'recipeIngredient' : 'ingredients');

  const remarks: ImportRemark[] = [];
  const cut = (kind: ImportRemark['kind'], text: string, most: number) => {
    const short = shortened(text, most);
    if (short !== text.trim())
      remarks.push({ kind, text: text.trim().slice(short.length - 1, short.length + SHOWN) });
    return short;
  };
  if (reader.hasLostLetters && LOST_LETTER.test(JSON.stringify(json)))
    remarks.push({ kind: 'encoding', text: brokenWord(fields) });
  const isDivided =
    fields.servings > 1 && fields.lines.some((line) => divided(line, fields.servings) !== line);
  if (isDivided) remarks.push({ kind: 'servings', text: String(fields.servings) });
  const doubted = fields.lines.flatMap(({ name, doubtedStrength }) =>
    doubtedStrength === undefined ? [] : `${name}: ${doubtedStrength} %`,
  );
  if (doubted.length > 0) remarks.push({ kind: 'strength', text: shortened(doubted.join(', '), SHOWN) });
  const garnish = garnishLines(fields.garnish, reader.lines);
  const steps = [...fields.steps, ...(garnish.step === '' ? [] : [garnish.step])];
  const told = steps.join('\n');
  const glass =
    glassCalled(fields.glass, parts.glasses) ?? findGlass(`${fields.glass}\n${told}`, parts.glasses);
  if (glass === undefined && fields.glass !== '')
    remarks.push({ kind: 'glass', text: fields.glass.slice(0, SHOWN) });
  const method =
    termCalled(fields.method, parts.methods) ?? findMethod(`${fields.method}\n${told}`, parts.methods);
  if (method === undefined && fields.method !== '')
    remarks.push({ kind: 'method', text: fields.method.slice(0, SHOWN) });

  const garnishes: ReadLine[] = garnish.lines.map((line) => ({ ...line, text: line.name }));
  const poured = fields.lines.map((line) => divided(line, fields.servings));
  const all = [...sharePartsOut(poured), ...garnishes, ...codeLines(fields.said)];
  const large = tooMuchForOne(all, parts);
  if (large !== undefined) remarks.push({ kind: 'large', text: String(large) });
  const unread = all.filter(({ isUnread }) => isUnread);
  if (unread.length > 0)
    remarks.push({
      kind: 'unread',
      text: shortened(unread.map(({ text }) => text).join(', '), SHOWN),
      count: { number: unread.length, total: all.length },
    });
  const isGlass = glassCalled(fields.glass, parts.glasses) !== undefined;
  const beside = [fields.otherTexts, isGlass ? '' : fields.glass, ...new Set(all.flatMap(longText))]
    .filter((text) => text !== '')
    .join('\n');
  const drink: OwnRecipe = {
    ...USUAL,
    name: cut('name', fields.name, OWN_DRINK_LIMITS.name),
    note: cut('note', [fields.note, beside].join('\n'), OWN_DRINK_LIMITS.note) || null,
    glass: glass ?? USUAL.glass,
    method: method ?? USUAL.method,
    lines: [],
    instructions: cut('steps', told, OWN_DRINK_LIMITS.instructions) || null,
  };
  const isKnown = all.every(({ ingredient }) => ingredient !== undefined);
  const texts = {
    told: [fields.unusedTexts, told, fields.garnish, beside].join('\n'),
    // What is written of a known ingredient names what it goes with: "often with vermouth".
    described: [fields.note, isKnown ? '' : fields.unusedDescriptions].join('\n'),
  };
  const named = findUnlisted(all, texts, reader).map(({ id, name }): ReadLine => ({
    ...UNREAD_LINE,
    ...ingredientCalled(id),
    name,
    text: name,
  }));
  if (fields.said.hasAlcohol && isFreeOfAlcohol([...all, ...named], reader))
    named.push({ ...UNREAD_LINE, name: ALCOHOL[reader.locale], text: ALCOHOL[reader.locale] });
  if (named.length > 0)
    remarks.push({ kind: 'poured', text: shortened(named.map(({ name }) => name).join(', '), SHOWN) });
  if (fields.unusedKeys.length > 0)
    remarks.push({ kind: 'texts', text: shortened(fields.unusedKeys.join(', '), SHOWN) });
  drink.lines = fitLines([...all, ...named], fields.linesLeft, remarks, reader);
  // Also what is cut off the drink, and what stands in fields that it does not have.
  const unknown = all.flatMap(({ ingredient, text }) => (ingredient === undefined ? text : []));
  const left = [...all.slice(OWN_DRINK_LIMITS.lines - 1).map(({ text }) => text), ...fields.linesLeft];
  const written = [
    ...[fields.unusedTexts, fields.unusedDescriptions, fields.name, fields.note, told, fields.method],
    ...[beside, fields.labels, fields.unusedKinds, ...left, ...unknown],
  ];
  const unstated = addNamed(drink, written.join('\n'), inOrder(fields.said), remarks, reader);
  const read = ownRecipeSchema.safeParse(drink);
  if (read.success) return { drink: read.data, remarks, ...(unstated.length > 0 && { named: unstated }) };
  return {
    problems: read.error.issues.map(({ path }) => ({
      drink: number,
      place: path.join('.'),
      reason: 'wrong',
    })),
  };
}

/** Lines for what a file says of allergens in words that nobody understands, so that their owner is asked for them. */
function codeLines({ codes }: SaidByKeys): ReadLine[] {
  return [...codes].map(([key, all]) => {
    const name = `${key}: ${[...all].join(', ')}`;
    return { ...UNREAD_LINE, name, text: name, unit: 'piece', strength: 0, isUnread: true };
  });
}

/** Whether all of these are known to be without alcohol. */
function isFreeOfAlcohol(lines: readonly ReadLine[], { names }: Reader): boolean {
  return lines.every(
    ({ ingredient, strength }) => (strength ?? names.factsOf(ingredient ?? '')?.strength ?? 1) === 0,
  );
}

/** A line for alcohol that a file says is in a drink, and none of its lines holds. */
const ALCOHOL: Readonly<Record<Locale, string>> = {
  en: 'alcohol',
  nl: 'alcohol',
  de: 'Alkohol',
  es: 'alcohol',
  fr: 'alcool',
};

/** What was left out, in remarks that are short enough to be shown whole. */
function leftOut(texts: readonly string[]): ImportRemark[] {
  const remarks: ImportRemark[] = [];
  let from = 0;
  for (let at = 0, letters = 0; at <= texts.length; at += 1) {
    letters += (texts[at]?.length ?? 0) + 2;
    if (at < texts.length && (letters < SHOWN || at === from)) continue;
    const some = texts.slice(from, at).map((text) => shortened(text, OWN_DRINK_LIMITS.lineName));
    const place = texts.length === 1 ? '' : `${from + 1}–${at}/${texts.length}: `;
    remarks.push({ kind: 'lines', text: `${place}${some.join(', ')}` });
    from = at;
    letters = (texts[at]?.length ?? 0) + 2;
    if (remarks.length === MOST_LEFT_REMARKS && from < texts.length) {
      remarks.push({ kind: 'lines', text: `${from + 1}–${texts.length}/${texts.length} …` });
      break;
    }
  }
  return remarks;
}

/**
 * A line of a recipe for so many drinks, as one of them takes it. What its note says of an amount, "1 bottle", is of all
 * of them: the note says by how many it is to be divided.
 */
function divided(line: ReadLine, servings: number): ReadLine {
  const { amount, note, parts } = line;
  const saysPerDrink = line.isPerDrink === true || isPerDrink(`${line.text} (${note})`);
  const isForOne = servings === 1 || parts !== undefined || saysPerDrink;
  if (isForOne) return line;
  const isNoteOfAll = line.isUnread === true || saysNumber(note);
  if (amount === null && !isNoteOfAll) return line;
  return {
    ...line,
    ...(amount !== null && { amount: Math.max(LEAST, Math.round((amount / servings) * 100) / 100) }),
    ...(isNoteOfAll && { note: `${note} ÷ ${servings}`.trim() }),
  };
}

/** Millilitres of liquid, or of spirits, that are more than one drink has; undefined where they may be one. */
function tooMuchForOne(lines: readonly ReadLine[], { ingredients }: DrinkParts): number | undefined {
  const categories = new Map(ingredients.map(({ id, category }) => [id, category]));
  const pouredIn = (isMeant: (category: string | undefined) => boolean) =>
    lines
      .filter(({ ingredient, unit }) => VOLUMES.has(unit) && isMeant(categories.get(ingredient ?? '')))
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const all = pouredIn(() => true);
  const spirits = pouredIn((category) => category === 'spirit');
  if (all > MOST_IN_ONE) return Math.round(all);
  return spirits > MOST_SPIRITS_IN_ONE ? Math.round(spirits) : undefined;
}
const VOLUMES: ReadonlySet<string> = new Set(['ml', 'top']);
const MOST_IN_ONE = 400;
const MOST_SPIRITS_IN_ONE = 150;

const saysNumber = (text: string) =>
  tokenize(tidyLine(text)).some(
    (token) => isNumeric(token) || NUMBER_WORDS.has(token.folded) || FRACTION_WORDS.has(token.folded),
  );
const LEAST = 0.01;

/** The first word whose letters were lost. */
function brokenWord({ name, note, lines, steps }: RecipeFields): string {
  const words = [name, note, ...lines.map(({ text }) => text), ...steps].join(' ').split(' ');
  return (words.find((word) => word.includes('\uFFFD')) ?? '').slice(0, SHOWN);
}

/** The text of a line that is cut, whole. */
function longText({ ingredient, name, note, or, text }: ReadLine): string[] {
  const isCut =
    (ingredient === undefined && [...name].length > OWN_DRINK_LIMITS.lineName) ||
    [...note].length > OWN_DRINK_LIMITS.lineNote ||
    or.some((other) => [...other].length > OWN_DRINK_LIMITS.lineName) ||
    text.length > MAX_LINE_LENGTH;
  return isCut ? [text] : [];
}

/** The lines of a drink; where there are too many the last one names all that have no room. */
function fitLines(
  lines: readonly ReadLine[],
  others: readonly string[],
  remarks: ImportRemark[],
  reader: Reader,
): OwnRecipe['lines'] {
  if (lines.length <= OWN_DRINK_LIMITS.lines && others.length === 0) return lines.map(toOwnLine);
  const rest = lines.slice(OWN_DRINK_LIMITS.lines - 1);
  const left = [...rest.map(({ text }) => text), ...others];
  remarks.push(...leftOut(left));
  const isFree = others.length === 0 && isFreeOfAlcohol(rest, reader);
  const last = {
    ...UNREAD_LINE,
    name: `+ ${left.length}: ${left.join(', ')}`,
    ...(isFree && { strength: 0 }),
  };
  return [...lines.slice(0, OWN_DRINK_LIMITS.lines - 1), last].map(toOwnLine);
}

/**
 * States the allergens that the texts of a drink name and its lines do not hold. A remark says so; the editor can undo it.
 *
 * @returns what is not stated, since not all lines are known
 */
function addNamed(
  drink: OwnRecipe,
  written: string,
  said: readonly Substance[],
  remarks: ImportRemark[],
  { parts, locale, names }: Reader,
): Substance[] {
  const named = findNamedAllergens(drink, parts, locale, written, names, said);
  if (named.length === 0) return [];
  remarks.push({
    kind: 'allergens',
    text: named.map((id) => inSentence(nameOfSubstance(id, parts), locale)).join(', '),
  });
  // An owner who states some says that there are no others: nobody has looked at what is not known.
  if (!isStated(drink, parts)) return named;
  drink.allergens = SUBSTANCES.filter((id) => named.includes(id));
  return [];
}

const UNREAD_LINE = { unit: 'ml', amount: null, note: '', isOptional: false, isGarnish: false, or: [] };
const ingredientCalled = (ingredient: string | undefined) => (ingredient === undefined ? {} : { ingredient });
const nameOfSubstance = (id: Substance, { substances }: DrinkParts) =>
  substances.find((substance) => substance.id === id)?.name ?? id;

/** Characters of what was left out that a remark shows. */
const SHOWN = 200;
/** Remarks that list ingredients without room. */
const MOST_LEFT_REMARKS = 20;
