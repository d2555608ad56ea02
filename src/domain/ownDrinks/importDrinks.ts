import { z } from 'zod';
import type { DrinkParts, UnitPart } from '../../contracts/drinkParts.ts';
import { ownRecipeSchema, type OwnLine, type OwnRecipe } from '../../contracts/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/ownDrinkLimits.ts';
import { foldText } from '../../text/foldText.ts';

/** What is wrong with a file, and where. */
export interface ImportProblem {
  /** Number of the drink, counted from 1. */
  drink: number;
  /** "ingredients.2.amount"; empty for the drink itself. */
  place: string;
  reason: 'missing' | 'long' | 'wrong';
}

export interface Imported {
  drinks: OwnRecipe[];
  problems: ImportProblem[];
}

/** A drink that was read, or what is wrong with it. */
type Read = { drink: OwnRecipe } | { issues: readonly z.core.$ZodIssue[] };

/** What reading needs to know of a language. */
export interface ImportWords {
  parts: DrinkParts;
  /** The id of the ingredient of just this name, if there is one. */
  find(name: string): string | undefined;
}

const textSchema = z.string().trim().min(1);
const maybeText = z.string().nullish();

const howToSchema = z.union([
  z.string(),
  z.array(z.union([z.string(), z.object({ text: z.string() }).loose()])),
]);
const schemaOrgSchema = z.object({
  name: textSchema,
  description: maybeText,
  recipeIngredient: z.array(textSchema).min(1),
  recipeInstructions: howToSchema.optional(),
});

const pouredSchema = z.object({
  amount: z.number().min(0).max(OWN_DRINK_LIMITS.amount),
  units: textSchema,
});
const barAssistantShape = {
  name: textSchema,
  instructions: textSchema,
  description: maybeText,
  garnish: maybeText,
  glass: maybeText,
  method: maybeText,
};
const draft04Schema = z.object({
  ...barAssistantShape,
  ingredients: z.array(pouredSchema.extend({ name: textSchema })).min(1),
});
const draft02Schema = z.object({
  recipe: z.object({
    ...barAssistantShape,
    ingredients: z.array(pouredSchema.extend({ _id: textSchema })).min(1),
  }),
  ingredients: z.array(
    z.object({
      _id: textSchema,
      name: textSchema,
      strength: z.number().min(0).max(OWN_DRINK_LIMITS.strength).nullish(),
    }),
  ),
});

/** Millilitres in what other sites measure by. */
const OTHER_UNITS: Readonly<Record<string, number>> = { oz: 30, ounce: 30, cl: 10, tbsp: 15, cup: 240 };
/** What other sites call the units of the catalogue. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  tsp: 'teaspoon',
  barspoons: 'barspoon',
  dashes: 'dash',
};

/**
 * Reads drinks from JSON: one or a list of Recipes of schema.org, or of recipes of Bar Assistant (drafts 02 to 04).
 * What names an ingredient, unit, glass or method of the catalogue becomes that; all else stays as it is written.
 */
export function importDrinks(json: unknown, words: ImportWords): Imported {
  const found = drinksIn(json);
  const imported: Imported = { drinks: [], problems: [] };
  for (const [place, one] of found.entries()) {
    const read = readOne(one, words);
    if ('drink' in read) imported.drinks.push(read.drink);
    else {
      imported.problems.push(...read.issues.map((issue) => problemOf(issue, place + 1)));
    }
  }
  if (found.length === 0) imported.problems.push({ drink: 1, place: '', reason: 'missing' });
  return imported;
}

function drinksIn(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  const graph = isObject(json) ? json['@graph'] : undefined;
  return Array.isArray(graph) ? graph.filter((one) => isObject(one) && isRecipe(one)) : [json];
}

function readOne(json: unknown, words: ImportWords): Read {
  if (!isObject(json)) return readRecipe(json);
  if (isRecipe(json)) {
    const whole = readRecipe(json['mixmaster']);
    if ('drink' in whole) return whole;
    return through(schemaOrgSchema.safeParse(json), (recipe) => fromSchemaOrg(recipe, words));
  }
  if ('recipe' in json) {
    return through(draft02Schema.safeParse(json), ({ recipe, ingredients }) => {
      const byId = new Map(ingredients.map((ingredient) => [ingredient._id, ingredient]));
      const poured = recipe.ingredients.map(({ _id, ...line }) => ({
        ...line,
        name: byId.get(_id)?.name ?? _id.replaceAll('-', ' '),
        strength: byId.get(_id)?.strength ?? null,
      }));
      return fromBarAssistant({ ...recipe, ingredients: poured }, words);
    });
  }
  return through(draft04Schema.safeParse(json), (recipe) => fromBarAssistant(recipe, words));
}

/** What was read is a drink by the same rules as one that is typed. */
function through<Shape>(read: z.ZodSafeParseResult<Shape>, make: (data: Shape) => OwnRecipe): Read {
  return read.success ? readRecipe(make(read.data)) : { issues: read.error.issues };
}

function readRecipe(json: unknown): Read {
  const read = ownRecipeSchema.safeParse(json);
  return read.success ? { drink: read.data } : { issues: read.error.issues };
}

const USUAL: Omit<OwnRecipe, 'name' | 'lines'> = {
  note: null,
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  instructions: null,
  allergens: [],
  vegan: false,
  vegetarian: false,
};

function fromSchemaOrg(recipe: z.infer<typeof schemaOrgSchema>, words: ImportWords): OwnRecipe {
  const { recipeInstructions: steps = [] } = recipe;
  const texts =
    typeof steps === 'string' ? [steps] : steps.map((step) => (typeof step === 'string' ? step : step.text));
  return {
    ...USUAL,
    name: recipe.name,
    note: recipe.description ?? null,
    lines: recipe.recipeIngredient.map((text) => lineOf(text, words)),
    instructions: texts.join('\n'),
  };
}

interface BarAssistantRecipe extends Omit<z.infer<typeof draft04Schema>, 'ingredients'> {
  ingredients: readonly { name: string; amount: number; units: string; strength?: number | null }[];
}

function fromBarAssistant(recipe: BarAssistantRecipe, words: ImportWords): OwnRecipe {
  const { parts } = words;
  const garnish = (recipe.garnish ?? '').trim();
  return {
    ...USUAL,
    name: recipe.name,
    note: recipe.description ?? null,
    glass: termOf(recipe.glass, parts.glasses) ?? USUAL.glass,
    method: termOf(recipe.method, parts.methods) ?? USUAL.method,
    lines: [
      ...recipe.ingredients.map(({ name, amount, units, strength = null }) =>
        pouredLine(name, measureOf(amount, units, parts.units), strength, words),
      ),
      ...(garnish === '' ? [] : [{ ...lineOf(garnish, words), garnish: true }]),
    ],
    instructions: recipe.instructions,
  };
}

interface Measure {
  unit: string;
  amount: number | null;
}

function pouredLine(name: string, measure: Measure, strength: number | null, { find }: ImportWords): OwnLine {
  const ingredient = find(name);
  return ingredient === undefined
    ? { name, strength, colour: null, ...measure, garnish: false }
    : { ingredient, ...measure, garnish: false };
}

/** An amount in the unit that another site names; one that nobody knows is counted by the piece. */
function measureOf(amount: number, units: string, known: readonly UnitPart[]): Measure {
  const word = units.trim().toLowerCase().replace(/\.$/, '');
  const id = OTHER_NAMES[word] ?? word;
  const singular = known.some((unit) => unit.id === id) ? id : id.replace(/s$/, '');
  const ml = OTHER_UNITS[singular];
  if (ml !== undefined && amount > 0) return { unit: 'ml', amount: Math.round(amount * ml * 100) / 100 };
  const unit = known.find((one) => one.id === singular);
  if (unit?.number === 'none') return { unit: unit.id, amount: null };
  return { unit: unit?.id ?? 'piece', amount: amount > 0 ? amount : 1 };
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?(?:\s*[½¼¾⅓⅔])?|[½¼¾⅓⅔]|\d+\s*\/\s*\d+)`;
const PARTS_OF_ONE: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 0.33,
  '⅔': 0.67,
};

/** A line of a recipe in words: by the patterns of the language, or by the measures of other sites. */
function lineOf(text: string, words: ImportWords): OwnLine {
  const { parts, find } = words;
  const readings = parts.units.flatMap((unit) =>
    [unit.line.one, unit.line.other, unit.item.one, unit.item.other].flatMap((pattern) => {
      const match = patternOf(pattern).exec(text);
      const { name = '', number } = match?.groups ?? {};
      const amount = unit.number === 'none' ? null : number === undefined ? 1 : numberOf(number);
      return match === null || (name === text && unit.id !== 'piece') ? [] : { name, unit: unit.id, amount };
    }),
  );
  const other = new RegExp(`^${NUMBER}\\s*([a-z]+)\\.?\\s+(?:of\\s+)?(.+)$`, 'i').exec(text);
  const [, number = '', unit = '', name = ''] = other ?? [];
  if (OTHER_UNITS[unit.toLowerCase().replace(/s$/, '')] !== undefined) {
    return pouredLine(name, measureOf(numberOf(number), unit, parts.units), null, words);
  }
  const sure = readings.find((reading) => find(reading.name) !== undefined);
  const likely =
    sure ?? readings.find((reading) => reading.unit !== 'piece' && /^\d/.test(text)) ?? readings[0];
  const { name: named, ...measure } = likely ?? { name: text, unit: 'piece', amount: 1 };
  return pouredLine(named, measure, null, words);
}

/** A pattern of a unit as an expression: its number, and what it is of. */
function patternOf(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const expression = literal
    .replace('{n}', `(?<number>${NUMBER.slice(1, -1)})`)
    .replace(/\{(de |a )?(i|stem)\}/, '(?<name>.+)')
    .replaceAll(/[\s\u00a0]+/g, String.raw`\s+`);
  return new RegExp(`^${expression}$`, 'i');
}

function numberOf(text: string): number {
  const [, top = '', bottom = ''] = /^(\d+)\s*\/\s*(\d+)$/.exec(text) ?? [];
  if (bottom !== '') return Number(top) / Number(bottom);
  const part = PARTS_OF_ONE[text.at(-1) ?? ''] ?? 0;
  return Number(text.replace(/\s*[½¼¾⅓⅔]$/, '').replace(',', '.') || 0) + part;
}

/** The id of a glass or method that is called so, or whose id says it. */
function termOf(
  name: string | null | undefined,
  terms: readonly { id: string; name: string }[],
): string | undefined {
  const asked = foldText(name ?? '');
  if (asked === '') return undefined;
  const called = terms.find((term) => foldText(term.name) === asked);
  return (called ?? terms.find(({ id }) => asked === id.replaceAll('-', ' ')))?.id;
}

function isRecipe(json: Record<string, unknown>): boolean {
  return [json['@type']].flat().includes('Recipe');
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function problemOf(issue: z.core.$ZodIssue, drink: number): ImportProblem {
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  const isLong = issue.code === 'too_big' || issue.message.startsWith('must have at most');
  return { drink, place: issue.path.join('.'), reason: isMissing ? 'missing' : isLong ? 'long' : 'wrong' };
}
