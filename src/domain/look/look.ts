import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Ice } from '../../contracts/drinks/ice.ts';
import type { Clarity, Look, LookGarnish, LookLayer, SeenLayer } from '../../contracts/drinks/look.ts';
import type { Recipe, RecipeLine } from '../../contracts/drinks/recipe.ts';
import type { Unit } from '../../contracts/drinks/vocabulary.ts';
import { lineVolume, sumVolume } from '../drinks/abv.ts';
import { toHex, linearRgb, mixColour } from './colour.ts';
import { calculateScattering } from './scattering.ts';

export type { Look } from '../../contracts/drinks/look.ts';

type LookedAt = Pick<Recipe, 'glass' | 'ice' | 'method'> & {
  lines: readonly Pick<RecipeLine, 'ingredient' | 'unit' | 'amount' | 'garnish' | 'beside'>[];
};
type SeenLine = LookedAt['lines'][number];

/** What of an ingredient can be seen. */
export type SeenIngredient = Pick<Ingredient, 'id' | 'category' | 'colour' | 'clarity' | 'fizzy' | 'pieceMl'>;
type Poured = SeenIngredient & { ml: number };

const DISSOLVES = new Set(['sugar', 'sugar-cube', 'brown-sugar', 'vanilla-sugar', 'gelatin']);
const SOLID = new Set(['fruit', 'herb', 'spice', 'garnish']);
const UNSTRAINED = new Set(['muddle', 'build', 'swizzle']);
/** Ice that a serving holds below its surface: millilitres, or for loose ice a part of what the glass holds. */
const ICE_ML: Partial<Record<Ice, number>> = { 'large-cube': 80, sphere: 80, block: 70 };
const ICE_PART: Partial<Record<Ice, number>> = { cubes: 0.42, cracked: 0.45, crushed: 0.5 };
/** Loose ice fills the glass, and so lifts the drink at least this far. */
const LEAST_FILL: Partial<Record<Ice, number>> = { cubes: 0.6, cracked: 0.65, crushed: 0.78 };
const IVORY = '#f6eedd';
/** Crushed ice and air, per cm. */
const BLENDED = 12;
/** Poured last over a built or hot drink, these float. */
const FLOATING = new Set(['cream', 'whipped-cream', 'half-and-half']);
const COFFEE = new Set(['espresso', 'coffee']);
const EGG = new Set(['egg-white', 'egg', 'aquafaba']);
/** Methods whose ice melts into the drink before it is served. */
const MELTING = new Set(['shake', 'stir', 'throw', 'swizzle', 'blend']);
const FROTH = { colour: '#ffffff', clarity: 'opaque' } as const;

/**
 * What the glass of a recipe shows, from its data alone.
 *
 * - Method `layer`: one layer per liquid line in the order of pouring. Otherwise everything is mixed
 *   (see {@link mixColour}); cream poured last over a built or hot drink and red wine poured last over a
 *   shaken one float, grenadine poured last into a built one sinks and fades upwards.
 * - Foam: egg white, egg or coffee that was shaken; the head of a beer.
 * - Bubbles: anything sparkling that was not stirred flat.
 * - Muddled fruit and herbs are seen where the drink is served unstrained; muddled citrus gives juice.
 * - Blended ice is part of the drink: none is seen, and its froth pales the colour.
 * - A garnish of which a swirl is piped on, such as whipped cream to top, is no liquid.
 * - What is served beside the drink is not in the picture.
 * - Optional lines are shown: the picture is of the drink with everything.
 *
 * @param capacity of the glass to the brim in ml, by which the fill is measured
 */
export function deriveLook(
  recipe: LookedAt,
  ingredientOf: (id: string) => SeenIngredient | undefined,
  unitOf: (id: string) => Pick<Unit, 'ml'> | undefined,
  capacity: number,
): Look {
  const lines = recipe.lines.filter(({ beside }) => !beside);
  const poured = lines.flatMap((line) => pour(line, recipe.method, ingredientOf, unitOf));
  const layers = layersOf(poured, recipe.method);
  const garnishes = lines.filter((line) => line.garnish && !['rim', 'dusting', 'pinch'].includes(line.unit));
  const steeped = UNSTRAINED.has(recipe.method)
    ? lines.filter(
        (line) => !line.garnish && unitOf(line.unit)?.ml === 0 && isProduce(ingredientOf(line.ingredient)),
      )
    : [];
  const rim = lines
    .filter((line) => line.unit === 'rim')
    .find((line) => !isProduce(ingredientOf(line.ingredient)));
  const dust = lines.find((line) => line.unit === 'dusting' || (line.garnish && line.unit === 'pinch'));
  const foam = foamOf(poured, layers, recipe.method);
  return {
    glass: recipe.glass,
    ice: recipe.method === 'blend' ? 'none' : recipe.ice,
    layers,
    ...(foam ? { foam } : {}),
    bubbles: poured.some(({ fizzy, ml }) => fizzy && ml >= 15),
    steam: recipe.method === 'heat' && recipe.ice === 'none',
    ...(rim ? { rim: rim.ingredient } : {}),
    ...(dust ? { dust: dust.ingredient } : {}),
    garnish: garnishes.map(seen),
    steeped: steeped.map(seen),
    fill: fillOf(poured, recipe, capacity),
  };
}

function pour(
  line: SeenLine,
  method: string,
  ingredientOf: (id: string) => SeenIngredient | undefined,
  unitOf: (id: string) => Pick<Unit, 'ml'> | undefined,
): Poured[] {
  const ingredient = ingredientOf(line.ingredient);
  if (!ingredient || line.unit === 'rinse' || isPiped(line) || DISSOLVES.has(ingredient.id)) return [];
  const ml = lineVolume(line, unitOf(line.unit)?.ml ?? 0, ingredient.pieceMl ?? 0);
  if (ml === 0) return [];
  if (!SOLID.has(ingredient.category)) return [{ ...ingredient, ml }];
  const juice = UNSTRAINED.has(method) ? ingredientOf(`${ingredient.id}-juice`) : undefined;
  return juice ? [{ ...juice, ml }] : [];
}

function layersOf(poured: readonly Poured[], method: string): SeenLayer[] {
  const total = sumVolume(poured);
  if (total === 0) return [];
  const layer = (parts: readonly Poured[], melts = false): SeenLayer => ({
    colour: mixColour(parts),
    clarity: clarityOf(parts),
    share: sumVolume(parts) / total,
    scattering: calculateScattering(parts),
    ...(melts ? { melts } : {}),
  });
  if (method === 'layer') {
    const bands = poured.filter(({ ml }) => ml >= total * 0.03);
    const volume = sumVolume(bands);
    return bands.map((band) => ({
      colour: band.colour,
      clarity: band.clarity,
      share: band.ml / volume,
      scattering: calculateScattering([band]),
    }));
  }
  const last = poured.at(-1);
  const rest = poured.slice(0, -1);
  if (!last || rest.length === 0) return [layer(poured)];
  const { id } = last;
  const floats =
    (FLOATING.has(id) && (method === 'build' || method === 'heat')) ||
    (id === 'red-wine' && method === 'shake');
  if (floats) return [layer(rest), layer([last])];
  if (id === 'grenadine' && method === 'build') return [layer([last], true), layer(rest)];
  if (method !== 'blend') return [layer(poured)];
  return [
    {
      ...layer(poured),
      colour: mixColour([...poured, { ...FROTH, ml: total / 3 }]),
      clarity: 'opaque',
      scattering: BLENDED,
    },
  ];
}

/** As cloudy as the cloudiest liquid of which there is enough to tell: a fifth opaque, a twelfth cloudy. */
function clarityOf(parts: readonly Poured[]): Clarity {
  const total = sumVolume(parts);
  const opaque = sumVolume(parts.filter(({ clarity }) => clarity === 'opaque'));
  const cloudy = sumVolume(parts.filter(({ clarity }) => clarity === 'cloudy'));
  if (opaque >= total / 5) return 'opaque';
  return opaque + cloudy >= total / 12 ? 'cloudy' : 'clear';
}

function foamOf(poured: readonly Poured[], layers: readonly LookLayer[], method: string): string | undefined {
  const top = layers.at(-1);
  if (!top) return undefined;
  const has = (ids: ReadonlySet<string>) => poured.some(({ id }) => ids.has(id));
  const drink = linearRgb(top.colour);
  const tint = (colour: string, part: number) =>
    toHex(linearRgb(colour).map((value, index) => value + part * ((drink[index] ?? 0) - value)));
  if (method === 'shake' && has(COFFEE)) return tint('#d6b68e', 0.2);
  if (method === 'shake' && has(EGG)) return tint(IVORY, 0.15);
  const beer = sumVolume(poured.filter(({ id, category }) => category === 'beer' && id !== 'hard-cider'));
  return beer >= sumVolume(poured) / 2 ? tint(IVORY, 0.12) : undefined;
}

function fillOf(poured: readonly Poured[], { method, ice }: LookedAt, capacity: number): number {
  const melted = MELTING.has(method) ? 1.25 : ice === 'none' ? 1 : 1.1;
  const liquid = sumVolume(poured) * melted + (ICE_ML[ice] ?? 0);
  const level = liquid / (1 - (ICE_PART[ice] ?? 0)) / capacity;
  return Math.round(Math.min(0.93, Math.max(0.12, LEAST_FILL[ice] ?? 0, level)) * 100) / 100;
}

/** A `top` states millilitres, but as a garnish it is one thing to see. */
function isPiped({ garnish, unit }: SeenLine): boolean {
  return garnish && unit === 'top';
}

function isProduce(ingredient: SeenIngredient | undefined): boolean {
  return ingredient !== undefined && ['fruit', 'herb'].includes(ingredient.category);
}

function seen(line: SeenLine): LookGarnish {
  return { ingredient: line.ingredient, cut: line.unit, count: isPiped(line) ? 1 : (line.amount ?? 1) };
}
