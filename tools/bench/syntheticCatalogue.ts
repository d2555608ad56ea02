import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BAR_ANSWERS_FILE } from '../../src/catalogue/barAnswers.ts';
import type { RecipeTexts } from '../../src/contracts/recipe.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../src/contracts/locale.ts';

interface Line {
  ingredient: string;
  amount: number;
  unit: string;
  garnish?: boolean;
}

interface RecipeFile {
  id: string;
  lines: Line[];
  steps: string[];
}

/** What a copy has beside its drink, one for each copy: the catalogue holds no drink twice under two names. */
const GARNISHES: readonly { line: Line; step: string }[] = [
  { line: garnish('edible-flower', 'piece'), step: 'Garnish with an edible flower.' },
  { line: garnish('cocktail-onion', 'piece'), step: 'Garnish with a cocktail onion.' },
  { line: garnish('lychee', 'piece'), step: 'Garnish with a lychee.' },
  { line: garnish('basil', 'sprig'), step: 'Garnish with a basil sprig.' },
  { line: garnish('chilli-pepper', 'piece'), step: 'Garnish with a chili pepper.' },
  { line: garnish('cherry', 'piece'), step: 'Garnish with a cherry.' },
  { line: garnish('olive', 'piece'), step: 'Garnish with an olive.' },
  { line: garnish('banana', 'slice'), step: 'Garnish with a banana slice.' },
  { line: garnish('melon', 'slice'), step: 'Garnish with a melon slice.' },
  { line: garnish('apple', 'slice'), step: 'Garnish with an apple slice.' },
];

/** So many times the real recipes can be had: a drink has some of the garnishes already. */
const MOST_TIMES = 8;

/** How many recipes a catalogue's folder holds. */
export function countRecipes(folder: string): number {
  return recipeFiles(folder).length;
}

/**
 * Writes a catalogue of `count` recipes. Where more are asked for than there are, copies of them follow under further
 * ids and names, each with one more garnish, so that ingredients, sentences and checks cost what they really cost.
 * Where fewer are asked for, the rest goes, and the sentences that only the rest used.
 *
 * @throws RangeError where `count` is not from 1 to eight times the real recipes
 */
export function writeSyntheticCatalogue(source: string, target: string, count: number): void {
  const files = recipeFiles(source);
  const most = files.length * MOST_TIMES;
  if (!(count >= 1 && count <= most)) throw new RangeError(`${count} recipes: it may be 1 to ${most}.`);
  cpSync(source, target, { recursive: true });
  for (const file of files.slice(count)) rmSync(path.join(target, file));
  // Guides, and introductions to collections, name drinks all over the catalogue.
  const ofAll = ['guides.json', ...LOCALES.map((locale) => `texts/${locale}/collections.json`)];
  if (count < files.length) for (const file of ofAll) rmSync(path.join(target, file), { force: true });
  const copies: Copy[] = [];
  for (let index = files.length; index < count; index++) {
    const file = files[index % files.length] ?? '';
    const recipe = readRecipe(source, file);
    const copy = Math.floor(index / files.length);
    const id = String(Number(recipe.id) * 1000 + copy);
    const further = furtherGarnish(copy, recipe.lines);
    const lines = [...recipe.lines, further.line];
    const steps = [...recipe.steps, further.step];
    const folder = path.join(target, path.dirname(file));
    writeFileSync(
      path.join(folder, `${id}-copy-${id}.json`),
      JSON.stringify({ ...recipe, id, lines, steps }),
    );
    copies.push({ id, of: recipe.id, suffix: ` ${copy}` });
  }
  fitTexts(target, copies);
}

/** A copy of a recipe: its id, that of the recipe, and what its name ends in. */
interface Copy {
  id: string;
  of: string;
  suffix: string;
}

/** Gives every copy the texts of its recipe, and takes away what is said of recipes and steps that there are not. */
function fitTexts(folder: string, copies: readonly Copy[]): void {
  const recipes = recipeFiles(folder).map((file) => readRecipe(folder, file));
  const ids = new Set(recipes.map(({ id }) => id));
  const steps = new Set(recipes.flatMap((recipe) => recipe.steps));
  for (const locale of LOCALES) {
    const change = <Text>(name: string, changed: (texts: Record<string, Text>) => [string, Text][]) => {
      const file = path.join(folder, 'texts', locale, `${name}.json`);
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Text>;
      writeFileSync(file, JSON.stringify(Object.fromEntries(changed(texts))));
    };
    for (const kind of ['cocktails', 'shots']) {
      change<RecipeTexts>(kind, (texts) => [
        ...Object.entries(texts).filter(([id]) => ids.has(id)),
        ...copies.flatMap(({ id, of, suffix }): [string, RecipeTexts][] => {
          const said = texts[of];
          if (said === undefined) return [];
          const { name, description } = said;
          return [[id, { description, ...(name !== undefined && { name: `${name}${suffix}` }) }]];
        }),
      ]);
    }
    if (locale !== DEFAULT_LOCALE) {
      change<string>('phrases', (texts) => Object.entries(texts).filter(([step]) => steps.has(step)));
    }
  }
  forgetDrinks(folder, ids);
}

/** Takes drinks that there are not out of the bar answers. */
function forgetDrinks(folder: string, ids: ReadonlySet<string>): void {
  const file = path.join(folder, BAR_ANSWERS_FILE);
  const answers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { drinks?: string[] }>;
  const fitted = Object.entries(answers).map(([id, answer]) => [
    id,
    { ...answer, ...(answer.drinks && { drinks: answer.drinks.filter((drink) => ids.has(drink)) }) },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(fitted)));
}

/** The garnish of the copy of this number, out of those that the drink has not. */
function furtherGarnish(copy: number, lines: readonly Line[]) {
  const further = GARNISHES.filter(
    ({ line }) => !lines.some(({ ingredient }) => ingredient === line.ingredient),
  );
  const chosen = further[copy - 1];
  if (chosen === undefined)
    throw new RangeError(`A drink can be copied ${further.length} times, not ${copy}.`);
  return chosen;
}

function garnish(ingredient: string, unit: string): Line {
  return { ingredient, amount: 1, unit, garnish: true };
}

function readRecipe(folder: string, file: string): RecipeFile {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as RecipeFile;
}

function recipeFiles(folder: string): string[] {
  return ['cocktails', 'shots'].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).map((file) => path.join(kind, file)),
  );
}
