import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Clarity } from '../../contracts/drinks/look.ts';
import type { RecipeLine } from '../../contracts/drinks/recipe.ts';
import type { Unit } from '../../contracts/drinks/vocabulary.ts';
import { lineVolume } from './abv.ts';

/** What one ingredient is of all that is poured. */
export interface Proportion {
  /** Id of the ingredient. */
  ingredient: string;
  /** Its colour by itself; of a fruit that is muddled or squeezed that of its juice, where there is one. */
  colour: string;
  clarity: Clarity;
  /** Its part of the volume, 0–1; those of a drink come to 1. */
  share: number;
}

/** The parts of a drink by volume. */
export interface Proportions {
  /** In the order of pouring, each ingredient once. */
  parts: Proportion[];
  /** Whether fruit or what one tops up with is among them, of which nobody measures the volume. */
  isEstimate: boolean;
}

/** Units that state a volume only roughly. */
const ESTIMATED = new Set(['top', 'piece', 'wedge', 'scoop']);
/** With less there is nothing to compare. */
const LEAST_PARTS = 2;

/**
 * What a drink is made of, by volume before ice has melted: spoons, dashes and fruit by the millilitres that the
 * ABV counts them for. What gives no liquid (a twist, a sprig), decorates, only wets the glass, or is served beside
 * the drink is none of it.
 *
 * @returns undefined for a drink of one ingredient
 */
export function calculateProportions(
  lines: readonly RecipeLine[],
  ingredientOf: (id: string) => Ingredient | undefined,
  unitOf: (id: string) => Pick<Unit, 'ml'> | undefined,
): Proportions | undefined {
  const volumes = new Map<string, number>();
  let isEstimate = false;
  for (const line of lines) {
    if (line.beside || line.unit === 'rinse') continue;
    const ml = lineVolume(line, unitOf(line.unit)?.ml ?? 0, ingredientOf(line.ingredient)?.pieceMl ?? 0);
    if (ml === 0) continue;
    volumes.set(line.ingredient, (volumes.get(line.ingredient) ?? 0) + ml);
    isEstimate ||= ESTIMATED.has(line.unit);
  }
  const total = [...volumes.values()].reduce((sum, ml) => sum + ml, 0);
  const parts = [...volumes].flatMap(([id, ml]) => {
    const ingredient = ingredientOf(id);
    if (ingredient === undefined) return [];
    const seen = (ingredient.category === 'fruit' ? ingredientOf(`${id}-juice`) : undefined) ?? ingredient;
    return [{ ingredient: id, colour: seen.colour, clarity: seen.clarity, share: ml / total }];
  });
  return parts.length < LEAST_PARTS ? undefined : { parts, isEstimate };
}

/**
 * How high the parts stand in a glass that is drawn: by their shares, each a little higher so that a dash is seen.
 *
 * @param height of all parts together
 * @param least height of a part
 */
export function bandHeights(shares: readonly number[], height: number, least: number): number[] {
  const room = height - shares.length * least;
  return shares.map((share) => least + share * room);
}

const percentFormats = new Map<Locale, Intl.NumberFormat>();

/**
 * A share as a whole per cent, and what would round to 0 as less than one.
 *
 * @example shareText(0.004, 'de') // '< 1 %', with spaces that do not break
 */
export function shareText(share: number, locale: Locale): string {
  const percent = percentFormats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent' });
  percentFormats.set(locale, percent);
  return share < 0.005 ? `<\u00a0${percent.format(0.01)}` : percent.format(share);
}
