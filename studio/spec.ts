import { createHash } from 'node:crypto';
import type { Clarity, Drink, Garnish, Look } from './drinks.ts';
import { chooseFraming, type Framing } from './framing.ts';
import { directedPlace, isDirected } from './directed.ts';
import type { Place } from './place.ts';

/**
 * What is seen in a liquid: the sacs of squeezed fruit; in a dense one the pulp of purées, in tomato with pepper, or
 * crystals of blended ice.
 */
type Texture = 'juice' | 'pulp' | 'tomato' | 'blended';

interface Layer {
  colour: string;
  clarity: Clarity;
  /** Part of the drink, 0–1. */
  share: number;
  melts?: true;
  /** How often light is thrown aside in a centimetre. */
  scattering: number;
  texture?: Texture;
}

/** Everything that the studio is told about one picture: the drink, its place and the camera. */
export interface Spec extends Place {
  /** Id of the recipe. */
  id: string;
  glass: string;
  /** Part of the glass's capacity, by volume, that liquid and ice take up. */
  fill: number;
  ice: string;
  /** From the bottom to the top; the shares come to 1. */
  layers: Layer[];
  /** Colour of the foam, where there is any. */
  foam?: string;
  /** Shaken without a head: a thin froth lies on it. */
  shaken?: true;
  bubbles: boolean;
  steam: boolean;
  /** Ingredient on the rim. */
  rim?: string;
  /** Ingredient dusted over the drink. */
  dust?: string;
  garnish: Garnish[];
  steeped: Garnish[];
  framing: Framing;
  /** Chance in the picture: the same seed gives the same leaves and bubbles. */
  seed: number;
  /** In the manner of 2: bubbles that shine, dense drinks that are lit from one side, softer fruit. */
  manner?: 2;
}

/** Of layers that a recipe states: only their clarity is known. */
const BY_CLARITY = { clear: 0, cloudy: 1, opaque: 14 };
/** How often light is thrown aside in a centimetre of what is as thick as milk, at least. */
const THICK = 5;

const SHOT_GLASSES = new Set(['shot', 'tall-shot']);
/** Loose ice is filled in nearly to the lip; that it lifts the drink at least so far is seen. */
const ICED_FILL = 0.76;
const LOOSE_ICE = new Set(['cubes', 'cracked']);
/** A muddled fruit was cut so often. */
const WEDGES_OF_A_FRUIT = 5;
const MUDDLED = new Set(['lime', 'lemon', 'orange', 'grapefruit', 'blood-orange']);
const TOMATO = new Set(['tomato-juice', 'clamato']);
/** Squeezed fruit whose juice is drunk with its pulp. */
const PULPY = new Set(
  [
    ...['lemon', 'lime', 'yuzu', 'orange', 'blood-orange', 'mandarin', 'grapefruit', 'pineapple'],
    ...['passion-fruit', 'mango', 'guava', 'banana', 'watermelon', 'carrot'],
  ].map((fruit) => `${fruit}-juice`),
);

/** The picture of a drink. The order of the fields is part of the picture's hash. */
export function createSpec(drink: Omit<Drink, 'name'>): Spec {
  const { id, look } = drink;
  const fill = rounded(look.fill);
  return {
    id,
    glass: look.glass,
    fill: LOOSE_ICE.has(look.ice) ? Math.max(fill, ICED_FILL) : fill,
    ice: look.ice,
    layers: layersOf(look, textureOf(drink)),
    ...(look.foam === undefined ? {} : { foam: look.foam }),
    ...(drink.method === 'shake' && showsFroth(look) ? { shaken: true } : {}),
    bubbles: look.bubbles && showsBubbles(look),
    steam: look.steam,
    ...(look.rim === undefined ? {} : { rim: look.rim }),
    ...(look.dust === undefined ? {} : { dust: look.dust }),
    garnish: look.garnish.map(whole),
    steeped: look.steeped.map(whole).map(cut),
    ...directedPlace(drink),
    framing: chooseFraming(id, look.glass),
    seed: seedOf(id),
    ...(isDirected(id) ? { manner: 2 } : {}),
  };
}

/** Of a shot, and between the chips of ice, a thin froth would look like a line of scum. */
function showsFroth({ glass, ice, foam }: Look): boolean {
  return foam === undefined && !SHOT_GLASSES.has(glass) && ice !== 'crushed';
}

/** At the wall of a drink as thick as milk, bubbles would look like specks of dirt. */
function showsBubbles({ layers }: Look): boolean {
  return layers.every(({ clarity, scattering = BY_CLARITY[clarity] }) => scattering < THICK);
}

/** With shares that come to 1. */
function layersOf({ layers }: Look, texture: Texture | undefined): Layer[] {
  const total = layers.reduce((sum, { share }) => sum + share, 0);
  return layers.map(({ colour, clarity, share, melts, scattering = BY_CLARITY[clarity] }) => ({
    colour,
    clarity,
    share: rounded(share / total),
    ...(melts ? { melts } : {}),
    scattering,
    ...(texture !== undefined && shows(texture, clarity) ? { texture } : {}),
  }));
}

function textureOf({ method, ingredients }: Pick<Drink, 'method' | 'ingredients'>): Texture | undefined {
  if (method === 'blend') return 'blended';
  if (ingredients.some((id) => TOMATO.has(id))) return 'tomato';
  if (ingredients.some((id) => id.endsWith('-puree'))) return 'pulp';
  return ingredients.some((id) => PULPY.has(id)) ? 'juice' : undefined;
}

/** What is dense hides all but what lies at its wall; in what is clear there is nothing. */
function shows(texture: Texture, clarity: Clarity): boolean {
  return clarity === 'opaque' || (clarity === 'cloudy' && texture === 'juice');
}

/** Half a wheel cut from a whole one is still one thing to see. */
function whole({ ingredient, cut: cutAs, count }: Garnish): Garnish {
  return { ingredient, cut: cutAs, count: Math.ceil(count) };
}

/** A fruit that is muddled whole is seen in wedges. */
function cut(thing: Garnish): Garnish {
  const isMuddled = thing.cut === 'piece' && MUDDLED.has(thing.ingredient);
  return isMuddled ? { ...thing, cut: 'wedge', count: WEDGES_OF_A_FRUIT * thing.count } : thing;
}

/** Four digits: more would make pictures stale by the noise of arithmetic. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** 31 bits that any random generator takes. */
function seedOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) >>> 1;
}
