import { OWN_DRINK_LIMITS } from '../../../contracts/own-drinks/ownDrinkLimits.ts';
import type { LineReader, LineReading } from '../../amounts/lineReader.ts';
import { isRecord } from '../../lib/shapes.ts';
import { isSchemaOrg, type RawRecipe } from './findRecipes.ts';
import { plainText } from './plainText.ts';

/** A line of a recipe of a file. */
export interface ReadLine extends LineReading {
  /** As it is written, where it is written as one text. */
  text: string;
  /** Per cent of alcohol, where the file says it. */
  strength: number | null;
}

/** A recipe of a file in fields of one shape; its texts may be longer than we keep. */
export interface RecipeFields {
  name: string;
  note: string;
  glass: string;
  method: string;
  lines: ReadLine[];
  /** More lines than are looked at, in their words. */
  linesLeft: string[];
  garnish: string;
  steps: string[];
}

/** Of other sites: whatever is longer is no recipe, and is not looked at further. */
const LONGEST_TEXT = 20_000;
const MOST_LINES = 40;
const MOST_STEPS = 200;
const MAX_DEPTH = 6;
const MAX_STRENGTH = 96;
const MAX_AMOUNT = 100_000;

/** The fields of a recipe of schema.org, of Bar Assistant, or of what resembles one of these. */
export function recipeFields(json: RawRecipe, reader: LineReader): RecipeFields {
  const recipe = isRecord(json['recipe']) ? json['recipe'] : json;
  const details = detailsById(json['recipe'] === recipe ? json['ingredients'] : undefined);
  const items = listOfItems(recipe['recipeIngredient'] ?? recipe['ingredients'] ?? recipe['ingredient']);
  const steps: string[] = [];
  const told =
    recipe['recipeInstructions'] ?? recipe['instructions'] ?? recipe['directions'] ?? recipe['steps'];
  collectSteps(told, steps, 0);
  const method = isSchemaOrg(recipe) ? '' : textIn(recipe['method']);
  return {
    name: textIn(recipe['name'] ?? recipe['headline'] ?? recipe['title']).replaceAll('\n', ' '),
    note: textIn(recipe['description']),
    glass: textIn(recipe['glass']),
    method,
    lines: items.slice(0, MOST_LINES).flatMap((item) => readItem(item, details, reader)),
    linesLeft: items.slice(MOST_LINES).map((item) => nameIn(item)),
    garnish: textIn(recipe['garnish']),
    steps: steps.map(withoutNumber).filter((step) => step !== ''),
  };
}

/** Ingredients of Bar Assistant's drafts 02 and 03, which recipes name by id. */
function detailsById(list: unknown): ReadonlyMap<unknown, RawRecipe> {
  if (!Array.isArray(list)) return new Map();
  return new Map(list.filter(isRecord).map((one) => [one['_id'], one]));
}

/** Ingredients of a list, or of one text: a line each, or parted by commas before a number. */
function listOfItems(told: unknown): unknown[] {
  if (Array.isArray(told))
    return told.flatMap((one) => (typeof one === 'string' ? plainText(cut(one)).split('\n') : one));
  if (isRecord(told)) return [told];
  const lines = textIn(told).split('\n');
  return lines.length > 1 ? lines : lines.flatMap(splitAtNumbers);
}

function splitAtNumbers(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isBreak = (text[at] === ',' && text[at + 1] === ' ') || text[at] === ';';
    if (
      !isBreak ||
      !/[\d½¼¾⅓⅔⅛]/.test(
        text
          .slice(at + 1, at + 3)
          .trim()
          .charAt(0),
      )
    )
      continue;
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  return [...pieces, text.slice(from)];
}

function readItem(item: unknown, details: ReadonlyMap<unknown, RawRecipe>, reader: LineReader): ReadLine[] {
  if (typeof item === 'string') {
    const reading = reader.read(item);
    return reading.name === '' ? [] : [{ ...reading, text: item.trim(), strength: null }];
  }
  if (!isRecord(item)) return [];
  const known = details.get(item['_id']);
  const name = textIn(known?.['name'] ?? nameIn(item)).replaceAll('\n', ' ');
  if (name === '') return [];
  const amount = item['amount'] ?? item['quantity'] ?? item['qty'];
  const units = textIn(item['units'] ?? item['unit'] ?? item['measure']);
  const isStated = typeof amount === 'number' && amount >= 0 && amount <= MAX_AMOUNT;
  const words = [textIn(amount), units, name].filter((word) => word !== '').join(' ');
  const reading = isStated
    ? reader.stated({ name, amount, amountMax: numberIn(item['amount_max'], MAX_AMOUNT), units })
    : reader.read(words);
  const others = Array.isArray(item['substitutes'])
    ? item['substitutes']
        // More than a line keeps are not read.
        .slice(0, OWN_DRINK_LIMITS.alternatives)
        .map(nameIn)
        .filter((one) => one !== '')
    : [];
  return [
    {
      ...reading,
      or: [...reading.or, ...others.map((other) => reader.read(other).ingredient ?? other)],
      note: [reading.note, textIn(item['note'])]
        .filter((note) => note !== '')
        .join(', ')
        .replaceAll('\n', ' '),
      isOptional: reading.isOptional || item['optional'] === true,
      text: words,
      strength: numberIn(item['strength'] ?? known?.['strength'], MAX_STRENGTH),
    },
  ];
}

function nameIn(item: unknown): string {
  if (typeof item === 'string') return textIn(item);
  if (!isRecord(item)) return '';
  const id = typeof item['_id'] === 'string' ? item['_id'].replaceAll('-', ' ') : undefined;
  return textIn(item['name'] ?? item['ingredient'] ?? item['item'] ?? item['text'] ?? id);
}

function numberIn(value: unknown, most: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= most ? value : null;
}

/** The steps of whatever schema.org allows there: texts, steps, sections of steps, lists of either. */
function collectSteps(told: unknown, steps: string[], depth: number): void {
  if (depth > MAX_DEPTH || steps.length >= MOST_STEPS || told === null || told === undefined) return;
  if (typeof told === 'string') {
    steps.push(
      ...plainText(cut(told))
        .split('\n')
        .slice(0, MOST_STEPS - steps.length),
    );
    return;
  }
  if (Array.isArray(told)) {
    for (const one of told) collectSteps(one, steps, depth + 1);
    return;
  }
  if (!isRecord(told)) return;
  const inner = told['itemListElement'] ?? told['steps'] ?? told['item'];
  const text = textIn(told['text'] ?? told['description']);
  if (inner === undefined || inner === null) {
    collectSteps(text === '' ? textIn(told['name']) : text, steps, depth + 1);
    return;
  }
  const title = textIn(told['name']);
  if (title !== '') steps.push(`${title}:`);
  collectSteps(text, steps, depth + 1);
  collectSteps(inner, steps, depth + 1);
}

/** A step without the number before it: "1. Shake.", "Step 2: Strain."; we number steps ourselves. */
export function withoutNumber(step: string): string {
  const words = step.trim();
  const from = /^step /i.test(words) ? 5 : 0;
  let at = from;
  while (at < words.length && at - from < 3 && /\d/.test(words.charAt(at))) at += 1;
  if (at === from) return words;
  const isMarked = '.):'.includes(words.charAt(at) || ' ');
  const isNumber = isMarked && (words.charAt(at + 1) === ' ' || at + 1 === words.length);
  return isNumber ? words.slice(at + 1).trim() : words;
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return plainText(cut(value));
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? textIn(value.find((one) => typeof one === 'string') ?? '') : '';
}

const cut = (text: string) => text.slice(0, LONGEST_TEXT);
