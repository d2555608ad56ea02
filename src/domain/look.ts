import type { Ingredient } from '../contracts/ingredient.ts';
import type { Ice, Recipe, RecipeLine } from '../contracts/recipe.ts';
import type { Unit } from '../contracts/vocabulary.ts';

export type Clarity = Ingredient['clarity'];

/** One band of liquid in the glass. */
export interface LookLayer {
  colour: string;
  clarity: Clarity;
  /** Part of the liquid, 0–1; the shares of a glass come to 1. */
  share: number;
  /** Fades into the layer above instead of meeting it at a line. */
  melts?: boolean;
}

/** Something solid that is seen: an ingredient, how it is cut (the id of a unit) and how many. */
export interface LookGarnish {
  ingredient: string;
  cut: string;
  count: number;
}

/** What the glass shows. */
export interface Look {
  glass: string;
  ice: Ice;
  /** From the bottom to the top. */
  layers: LookLayer[];
  /** Colour of the foam, where there is any. */
  foam?: string;
  bubbles: boolean;
  /** Ingredient on the rim. */
  rim?: string;
  /** Ingredient dusted over the drink. */
  dust?: string;
  garnish: LookGarnish[];
  /** Herbs and fruit that stay in the drink: the mint of a Mojito, the lime of a Caipirinha. */
  steeped: LookGarnish[];
  /** Part of the glass's capacity, by volume, that liquid and ice take up: 0–1. */
  fill: number;
}

type LookedAt = Pick<Recipe, 'glass' | 'ice' | 'method' | 'lines'>;

type Poured = Pick<Ingredient, 'id' | 'category' | 'colour' | 'clarity'> & { ml: number };

const DISSOLVES = new Set(['sugar', 'sugar-cube', 'brown-sugar', 'vanilla-sugar', 'gelatin']);
const SOLID = new Set(['fruit', 'herb', 'spice', 'garnish']);
const UNSTRAINED = new Set(['muddle', 'build', 'swizzle']);
const FIZZY =
  /champagne|prosecco|sparkling|soda|tonic|ginger-(ale|beer)|cola|bitter-lemon|root-beer|energy-drink|dr-pepper|mountain-dew|kombucha|cider|^beer$|^stout$/;
/** Ice that a serving holds below its surface: millilitres, or for loose ice a part of what the glass holds. */
const ICE_ML: Partial<Record<Ice, number>> = { 'large-cube': 80, sphere: 80, block: 70 };
const ICE_PART: Partial<Record<Ice, number>> = { cubes: 0.42, cracked: 0.45, crushed: 0.5 };
/** Loose ice fills the glass, and so lifts the drink at least this far. */
const LEAST_FILL: Partial<Record<Ice, number>> = { cubes: 0.6, cracked: 0.65, crushed: 0.78 };
/** Juice that muddling presses out of one piece or wedge of citrus, in ml. */
const PRESSED: Record<string, number> = { piece: 25, wedge: 6 };
const IVORY = '#f6eedd';
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
 * - Optional lines are shown: the picture is of the drink with everything.
 *
 * @param glassOf gives the capacity that the fill is measured by; without it a glass is four fifths full
 */
export function deriveLook(
  recipe: LookedAt,
  ingredientOf: (id: string) => Ingredient | undefined,
  unitOf: (id: string) => Pick<Unit, 'ml'> | undefined,
  glassOf?: (id: string) => { capacity: number } | undefined,
): Look {
  const poured = recipe.lines.flatMap((line) => pour(line, recipe.method, ingredientOf, unitOf));
  const layers = layersOf(poured, recipe.method);
  const garnishes = recipe.lines.filter(
    (line) => line.garnish && !['rim', 'dusting', 'pinch'].includes(line.unit),
  );
  const steeped = UNSTRAINED.has(recipe.method)
    ? recipe.lines.filter(
        (line) => !line.garnish && unitOf(line.unit)?.ml === 0 && isProduce(ingredientOf(line.ingredient)),
      )
    : [];
  const rim = recipe.lines
    .filter((line) => line.unit === 'rim')
    .find((line) => !isProduce(ingredientOf(line.ingredient)));
  const dust = recipe.lines.find(
    (line) => line.unit === 'dusting' || (line.garnish && line.unit === 'pinch'),
  );
  const foam = foamOf(poured, layers, recipe.method);
  const capacity = glassOf?.(recipe.glass)?.capacity;
  return {
    glass: recipe.glass,
    ice: recipe.method === 'blend' ? 'none' : recipe.ice,
    layers,
    ...(foam ? { foam } : {}),
    bubbles: poured.some((part) => part.ml >= 15 && isFizzy(part)),
    ...(rim ? { rim: rim.ingredient } : {}),
    ...(dust ? { dust: dust.ingredient } : {}),
    garnish: garnishes.map(seen),
    steeped: steeped.map(seen),
    fill: capacity === undefined ? 0.8 : fillOf(poured, recipe, capacity),
  };
}

/**
 * The colour of liquids poured together, by the two-constant theory of Kubelka and Munk in linear light:
 * each liquid absorbs by its colour and scatters by its clarity, both in proportion to its volume. So a
 * little Campari reddens much gin, gin thins it, and cream outweighs what it clouds.
 */
export function mixColour(parts: readonly { colour: string; clarity: Clarity; ml: number }[]): string {
  const SCATTER: Record<Clarity, number> = { clear: 0.05, cloudy: 0.4, opaque: 1 };
  const mixed = [0, 1, 2].map((channel) => {
    let absorbed = 0;
    let scattered = 0;
    for (const { colour, clarity, ml } of parts) {
      const seenBack = Math.min(0.985, Math.max(0.002, linearRgb(colour)[channel] ?? 0));
      absorbed += (ml * SCATTER[clarity] * (1 - seenBack) ** 2) / (2 * seenBack);
      scattered += ml * SCATTER[clarity];
    }
    const ratio = scattered === 0 ? 0 : absorbed / scattered;
    return 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
  });
  return hexOf(mixed);
}

/** Red, green and blue of a colour such as `#d9a95f` in linear light, 0–1. */
export function linearRgb(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** The inverse of {@link linearRgb}; what no screen can show is clipped. */
export function hexOf(linear: readonly number[]): string {
  const bytes = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}

function pour(
  line: RecipeLine,
  method: string,
  ingredientOf: (id: string) => Ingredient | undefined,
  unitOf: (id: string) => Pick<Unit, 'ml'> | undefined,
): Poured[] {
  const ingredient = ingredientOf(line.ingredient);
  const amount = line.amount ?? 1;
  if (!ingredient || line.garnish || line.unit === 'rinse' || DISSOLVES.has(ingredient.id)) return [];
  if (SOLID.has(ingredient.category)) {
    const juice = UNSTRAINED.has(method) ? ingredientOf(`${ingredient.id}-juice`) : undefined;
    const pressed = PRESSED[line.unit];
    return juice && pressed ? [{ ...juice, ml: amount * pressed }] : [];
  }
  const isWholeEgg = ingredient.category === 'egg' && line.unit === 'piece';
  const ml = amount * (isWholeEgg ? 30 : (unitOf(line.unit)?.ml ?? 0));
  return ml > 0 ? [{ ...ingredient, ml }] : [];
}

function layersOf(poured: readonly Poured[], method: string): LookLayer[] {
  const total = volumeOf(poured);
  if (total === 0) return [];
  const layer = (parts: readonly Poured[], melts = false): LookLayer => ({
    colour: mixColour(parts),
    clarity: clarityOf(parts),
    share: volumeOf(parts) / total,
    ...(melts ? { melts } : {}),
  });
  if (method === 'layer') {
    const bands = poured.filter(({ ml }) => ml >= total * 0.03);
    const volume = volumeOf(bands);
    return bands.map(({ colour, clarity, ml }) => ({ colour, clarity, share: ml / volume }));
  }
  const last = poured.at(-1);
  const rest = poured.slice(0, -1);
  if (!last || rest.length === 0) return [layer(poured)];
  const { id } = last;
  const floats =
    (/^(cream|whipped-cream|half-and-half)$/.test(id) && /^(build|heat)$/.test(method)) ||
    (id === 'red-wine' && method === 'shake');
  if (floats) return [layer(rest), layer([last])];
  if (id === 'grenadine' && method === 'build') return [layer([last], true), layer(rest)];
  if (method !== 'blend') return [layer(poured)];
  return [
    { ...layer(poured), colour: mixColour([...poured, { ...FROTH, ml: total / 2 }]), clarity: 'opaque' },
  ];
}

/** As cloudy as the cloudiest liquid of which there is enough to tell: a fifth opaque, a twelfth cloudy. */
function clarityOf(parts: readonly Poured[]): Clarity {
  const total = volumeOf(parts);
  const opaque = volumeOf(parts.filter(({ clarity }) => clarity === 'opaque'));
  const cloudy = volumeOf(parts.filter(({ clarity }) => clarity === 'cloudy'));
  if (opaque >= total / 5) return 'opaque';
  return opaque + cloudy >= total / 12 ? 'cloudy' : 'clear';
}

function foamOf(poured: readonly Poured[], layers: readonly LookLayer[], method: string): string | undefined {
  const top = layers.at(-1);
  if (!top) return undefined;
  const has = (id: RegExp) => poured.some((part) => id.test(part.id));
  const drink = linearRgb(top.colour);
  const tint = (colour: string, part: number) =>
    hexOf(linearRgb(colour).map((value, index) => value + part * ((drink[index] ?? 0) - value)));
  if (method === 'shake' && has(/^(espresso|coffee)$/)) return tint('#cfa56f', 0.2);
  if (method === 'shake' && has(/^(egg-white|egg|aquafaba)$/)) return tint(IVORY, 0.15);
  const beer = volumeOf(poured.filter(({ id, category }) => category === 'beer' && id !== 'hard-cider'));
  return beer >= volumeOf(poured) / 2 ? tint(IVORY, 0.12) : undefined;
}

function fillOf(poured: readonly Poured[], { method, ice }: LookedAt, capacity: number): number {
  const melted = /^(shake|stir|throw|swizzle|blend)$/.test(method) ? 1.25 : ice === 'none' ? 1 : 1.1;
  const liquid = volumeOf(poured) * melted + (ICE_ML[ice] ?? 0);
  const level = liquid / (1 - (ICE_PART[ice] ?? 0)) / capacity;
  return Math.round(Math.min(0.93, Math.max(0.12, LEAST_FILL[ice] ?? 0, level)) * 100) / 100;
}

function isFizzy({ id, category }: Poured): boolean {
  return ['mixer', 'wine', 'beer'].includes(category) && FIZZY.test(id);
}

function isProduce(ingredient: Ingredient | undefined): boolean {
  return ingredient !== undefined && ['fruit', 'herb'].includes(ingredient.category);
}

function seen({ ingredient, unit, amount }: RecipeLine): LookGarnish {
  return { ingredient, cut: unit, count: amount ?? 1 };
}

function volumeOf(parts: readonly Poured[]): number {
  return parts.reduce((sum, { ml }) => sum + ml, 0);
}
