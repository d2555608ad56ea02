import { z } from 'zod';
import type { ImportedDrinks, ImportProblem } from '../../contracts/drinkImport.ts';
import type { DrinkParts } from '../../contracts/drinkParts.ts';
import { ownRecipeSchema, type OwnRecipe } from '../../contracts/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/ownDrinkLimits.ts';
import { foldText } from '../../text/foldText.ts';
import { isRecord } from '../shapes.ts';
import { createLineReader, type LineReader } from './lineReader.ts';

/** A drink that was read, or what is wrong with it. */
type Read = { drink: OwnRecipe } | { issues: readonly z.core.$ZodIssue[] };

/** What reading needs to know of a language. */
export interface ImportWords {
  parts: DrinkParts;
  /** The id of the ingredient of just this name, if there is one. */
  find(name: string): string | undefined;
}

interface Reader extends ImportWords {
  lines: LineReader;
}

/** Of what other sites write: whatever is longer is no recipe, and is not looked at further. No line of a longer list is read. */
const LONGEST = { line: 300, text: 5_000, list: 100, lines: OWN_DRINK_LIMITS.lines };
const textSchema = z.string().trim().min(1).max(LONGEST.text);
const lineSchema = z.string().trim().min(1).max(LONGEST.line);
const maybeText = z.string().max(LONGEST.text).nullish();

const howToSchema = z.union([
  textSchema,
  z.array(z.union([textSchema, z.object({ text: textSchema }).loose()])).max(LONGEST.list),
]);
const schemaOrgSchema = z.object({
  name: textSchema,
  description: maybeText,
  recipeIngredient: z.array(lineSchema).min(1).max(LONGEST.lines),
  recipeInstructions: howToSchema.optional(),
});

const pouredSchema = z.object({
  amount: z.number().min(0).max(OWN_DRINK_LIMITS.amount),
  units: lineSchema,
});
const strengthSchema = z.number().min(0).max(OWN_DRINK_LIMITS.strength).nullish();
const barAssistantShape = {
  name: textSchema,
  instructions: textSchema,
  description: maybeText,
  garnish: lineSchema.or(z.literal('')).nullish(),
  glass: maybeText,
  method: maybeText,
};
const draft04Schema = z.object({
  ...barAssistantShape,
  ingredients: z
    .array(pouredSchema.extend({ name: lineSchema, strength: strengthSchema }))
    .min(1)
    .max(LONGEST.lines),
});
const draft02Schema = z.object({
  recipe: z.object({
    ...barAssistantShape,
    ingredients: z
      .array(pouredSchema.extend({ _id: lineSchema }))
      .min(1)
      .max(LONGEST.lines),
  }),
  ingredients: z
    .array(z.object({ _id: lineSchema, name: lineSchema, strength: strengthSchema }))
    .max(LONGEST.list),
});

/**
 * Reads drinks from the text of a file: one or a list of Recipes of schema.org, or of recipes of Bar Assistant (drafts
 * 02 to 04). What names an ingredient, unit, glass or method of the catalogue becomes that; all else stays as it is
 * written. A file may hold {@link OWN_DRINK_LIMITS.fileDrinks} drinks.
 */
export function importDrinks(text: string, words: ImportWords): ImportedDrinks {
  const json = parsed(text);
  if (json === undefined) return { isJson: false, drinks: [], problems: [] };
  const reader = { ...words, lines: createLineReader(words.parts.units, words.find) };
  const found = drinksIn(json.value);
  const imported: ImportedDrinks = { isJson: true, drinks: [], problems: [] };
  for (const [place, one] of found.slice(0, OWN_DRINK_LIMITS.fileDrinks).entries()) {
    const read = readOne(one, reader);
    if ('drink' in read) imported.drinks.push(read.drink);
    else imported.problems.push(...read.issues.map((issue) => problemOf(issue, place + 1)));
  }
  if (found.length === 0) imported.problems.push({ drink: 1, place: '', reason: 'missing' });
  if (found.length > OWN_DRINK_LIMITS.fileDrinks)
    imported.problems.push({ drink: OWN_DRINK_LIMITS.fileDrinks + 1, place: '', reason: 'long' });
  return imported;
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function drinksIn(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  const graph = isRecord(json) ? json['@graph'] : undefined;
  return Array.isArray(graph) ? graph.filter((one) => isRecord(one) && isRecipe(one)) : [json];
}

function readOne(json: unknown, reader: Reader): Read {
  if (!isRecord(json)) return readAs(ownRecipeSchema, json, asItIs);
  if (isRecipe(json)) {
    const whole = readAs(ownRecipeSchema, json['mixmaster'], asItIs);
    return 'drink' in whole
      ? whole
      : readAs(schemaOrgSchema, json, (recipe) => fromSchemaOrg(recipe, reader));
  }
  if (!('recipe' in json)) return readAs(draft04Schema, json, (recipe) => fromBarAssistant(recipe, reader));
  return readAs(draft02Schema, json, ({ recipe, ingredients }) => {
    const byId = new Map(ingredients.map((ingredient) => [ingredient._id, ingredient]));
    const poured = recipe.ingredients.map(({ _id, ...line }) => ({
      ...line,
      name: byId.get(_id)?.name ?? _id.replaceAll('-', ' '),
      strength: byId.get(_id)?.strength ?? null,
    }));
    return fromBarAssistant({ ...recipe, ingredients: poured }, reader);
  });
}

const asItIs = (recipe: OwnRecipe) => recipe;

/** What was read is a drink by the same rules as one that is typed. */
function readAs<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  make: (data: z.output<Schema>) => OwnRecipe,
): Read {
  const shape = schema.safeParse(json, { reportInput: true });
  if (!shape.success) return { issues: shape.error.issues };
  const read = ownRecipeSchema.safeParse(make(shape.data), { reportInput: true });
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
  after: null,
};

function fromSchemaOrg(recipe: z.infer<typeof schemaOrgSchema>, { lines }: Reader): OwnRecipe {
  const { recipeInstructions: steps = [] } = recipe;
  const texts =
    typeof steps === 'string' ? [steps] : steps.map((step) => (typeof step === 'string' ? step : step.text));
  return {
    ...USUAL,
    name: recipe.name,
    note: recipe.description ?? null,
    lines: recipe.recipeIngredient.map((text) => lines.read(text)),
    instructions: texts.join('\n'),
  };
}

function fromBarAssistant(recipe: z.infer<typeof draft04Schema>, { parts, lines }: Reader): OwnRecipe {
  const garnish = (recipe.garnish ?? '').trim();
  return {
    ...USUAL,
    name: recipe.name,
    note: recipe.description ?? null,
    glass: termOf(recipe.glass, parts.glasses) ?? USUAL.glass,
    method: termOf(recipe.method, parts.methods) ?? USUAL.method,
    lines: [
      ...recipe.ingredients.map(({ name, amount, units, strength }) =>
        lines.poured(name, amount, units, strength),
      ),
      ...(garnish === '' ? [] : [{ ...lines.read(garnish), garnish: true }]),
    ],
    instructions: recipe.instructions,
  };
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

function problemOf(issue: z.core.$ZodIssue, drink: number): ImportProblem {
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const isLong = issue.code === 'too_big' || (issue.code === 'custom' && issue.params?.['isLong'] === true);
  return { drink, place: issue.path.join('.'), reason: isMissing ? 'missing' : isLong ? 'long' : 'wrong' };
}
