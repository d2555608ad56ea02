import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import { buildDrink, pouredLine, type Drink, type DrinkLine } from '../../../../src/catalogue/drink.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { RecipeLine } from '../../../../src/contracts/drinks/recipe.ts';
import { wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import { stepsIn } from '../../../../src/catalogue/recipeView.ts';
import { isOfLine, lineage } from '../../../../src/domain/shelf/lineage.ts';
import { createMentionFinder } from '../../../../src/domain/drinks/mentions.ts';
import { listText } from '../../../../src/text/listText.ts';
import { say } from '../short/shortTexts.ts';
import { findLine, substitutesFor } from './substitutesFor.ts';

/** One change of a line, which is named by an ingredient of the recipe. */
export type LineChange =
  | { kind: 'without'; ingredient: string }
  /** With the amount given; else as much as the catalogue pours of it instead. */
  | { kind: 'swap'; ingredient: string; use: string; amount: number | undefined; unit?: string }
  | { kind: 'amount'; ingredient: string; amount: number; unit?: string }
  | { kind: 'add'; ingredient: string; amount: number; unit?: string };

export interface ChangedRecipe {
  base: Drink;
  /** The drink that it becomes: strength, allergens and all else follow from its lines. */
  drink: Drink;
  changes: readonly { from: DrinkLine; use: string | undefined }[];
  /** How it is made, where it was told anew in the language of the answer. */
  steps?: readonly string[];
}

/**
 * A recipe with some of its lines left out, swapped or poured otherwise.
 *
 * @throws LineChangeError for a line that the recipe does not have, and an amount that nobody knows
 */
export function changeRecipe(
  base: Drink,
  changes: readonly LineChange[],
  catalogue: Catalogue,
): ChangedRecipe {
  const done: { from: DrinkLine; use: string | undefined }[] = [];
  const changed = new Map<DrinkLine, RecipeLine | undefined>(base.lines.map((line) => [line, line]));
  const more: RecipeLine[] = [];
  for (const change of changes) {
    if (change.kind === 'add') {
      const { ingredient, amount, unit = 'ml' } = change;
      more.push({
        ingredient,
        amount,
        unit,
        specific: false,
        optional: false,
        garnish: false,
        beside: false,
      });
      continue;
    }
    const from = findLine(base, change.ingredient, catalogue);
    if (from === undefined) throw new LineChangeError('no-line', change.ingredient);
    if (change.kind === 'without') {
      // Without lime is without its juice and its wedge.
      for (const line of base.lines)
        if (findLine({ lines: [line] }, change.ingredient, catalogue) !== undefined) {
          changed.set(line, undefined);
          done.push({ from: line, use: undefined });
        }
    } else {
      const { ingredient: use, measured } =
        change.kind === 'swap'
          ? { ingredient: change.use, measured: measureSwap(from, change.use, catalogue) }
          : { ingredient: from.ingredient, measured: undefined };
      const { amount, unit = 'ml' } = change;
      const poured = amount === undefined ? measured : { amount, unit };
      if (poured === undefined) throw new LineChangeError('no-amount', use);
      const { or: _or, bottle: _bottle, amount: _, ...line } = from;
      changed.set(from, { ...line, ...poured, ingredient: use, specific: false });
      if (change.kind === 'swap') done.push({ from, use });
      // Who has no mint has none for the garnish either.
      for (const other of base.lines)
        if (change.kind === 'swap' && other !== from && other.ingredient === from.ingredient) {
          const alike = measureSwap(other, use, catalogue);
          changed.set(other, alike && { ...other, ...alike, ingredient: use, specific: false });
        }
    }
  }
  const lines = [...[...changed.values()].filter((line) => line !== undefined), ...more];
  const hasAlcohol = lines.some(({ ingredient }) => catalogue.ingredientById.entry(ingredient).strength > 0);
  const { spirit, ...rest } = base;
  const drink = buildDrink(
    { ...rest, ...(hasAlcohol && spirit !== undefined && { spirit }), lines },
    catalogue,
  );
  if (drink === undefined) throw new Error(`The changed recipe of ${base.id} names what there is not.`);
  return { base, drink, changes: done };
}

export class LineChangeError extends Error {
  override readonly name = 'LineChangeError';
  readonly why: 'no-line' | 'no-amount';
  readonly ingredient: string;

  constructor(why: 'no-line' | 'no-amount', ingredient: string) {
    super(`${why}: ${ingredient}`);
    this.why = why;
    this.ingredient = ingredient;
  }
}

/**
 * How much of a stand-in a line takes: by the ratio of the catalogue, in the unit of the line where it measures a liquid
 * or counts alike things, as a twist of lime for one of lemon; undefined where nobody knows.
 */
function measureSwap(
  line: DrinkLine,
  use: string,
  catalogue: Catalogue,
): Pick<RecipeLine, 'amount' | 'unit'> | undefined {
  const { ingredient, amount, unit, measure, item } = line;
  const { substitutes } = substitutesFor(ingredient, { wishes: [] }, catalogue);
  const ratio = substitutes.find((one) => one.use === use)?.ratio ?? 1;
  if (amount === undefined) return { unit };
  // Nobody pours sugar: it is measured in quarters of a teaspoon.
  if (unit === 'ml' && isDry(use, catalogue)) {
    const spoons = (amount * ratio) / catalogue.vocabularies.units.entry('teaspoon').ml;
    return { amount: Math.max(0.25, Math.round(spoons * 4) / 4), unit: 'teaspoon' };
  }
  if (measure.ml > 0) return { amount: Math.round(amount * ratio * 2) / 2, unit };
  const isAlike = item.category === catalogue.ingredientById.entry(use).category && item.category !== 'egg';
  if (isAlike) return { amount, unit };
  const { ml } = pouredLine(line);
  return ml === 0 ? undefined : { amount: Math.round(ml * ratio), unit: 'ml' };
}

function isDry(id: string, { ingredientById }: Catalogue): boolean {
  return id === 'salt' || isOfLine(id, 'sugar', (one) => ingredientById.get(one)?.parent);
}

/** A step that does nothing but add what it names: without it there is nothing to do. */
const ONE_ACTION =
  /^(?:pour|add|float|layer|garnish|drop|top|finish|sprinkle|grate|dust)\b(?!.*\b(?:ice|shake|stir)\b)/i;
/** A shake without ice, which only egg needs. */
const DRY_SHAKE = /^shake\b.*\bwithout ice\b/i;

/** The steps of a changed recipe as they stand, without those that only add what is gone; the last says what differs. */
export function changedSteps(
  { base, changes, steps: told }: ChangedRecipe,
  catalogue: Catalogue,
  locale: Locale,
): readonly string[] {
  if (told !== undefined) return told;
  const { ingredientById } = catalogue;
  const parentOf = (id: string) => ingredientById.get(id)?.parent;
  const find = createMentionFinder(
    base.lines.map(({ ingredient }) => ({
      id: ingredient,
      names: [ingredient, ...lineage(ingredient, parentOf)].flatMap((id) => {
        const { names, plurals, synonyms } = ingredientById.entry(id);
        return [names.en, ...(plurals ? [plurals.en] : []), ...(synonyms.en ?? [])];
      }),
    })),
    [],
  );
  const isWithoutEgg = changes.some(({ from, use }) => from.item.category === 'egg' && use === undefined);
  const differing = new Set<string>();
  const steps = stepsIn(base, catalogue, locale).filter((_, place) => {
    if (isWithoutEgg && DRY_SHAKE.test(base.steps[place] ?? '')) return false;
    const named = find(base.steps[place] ?? '').flatMap(({ ids }) => ids);
    const changed = changes.filter(({ from }) => named.includes(from.ingredient));
    const removed = changed.filter(({ use }) => use === undefined);
    const isGone =
      named.length > 0 && named.every((id) => removed.some(({ from }) => from.ingredient === id));
    if (isGone && ONE_ACTION.test(base.steps[place] ?? '')) return false;
    for (const { from, use } of changed)
      differing.add(
        use === undefined
          ? wishLabel({ kind: 'ingredient', id: from.ingredient, not: true }, catalogue, locale)
          : say('inPlace', locale, {
              use: ingredientById.entry(use).names[locale],
              thing: from.item.names[locale],
            }),
      );
    return true;
  });
  if (differing.size === 0) return steps;
  return [...steps, say('stepsDiffer', locale, { changes: listText([...differing], locale) })];
}
