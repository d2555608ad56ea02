import { createHash } from 'node:crypto';
import type { Clarity, LookGarnish } from '../../src/contracts/look.ts';
import type { Look } from '../../src/domain/look.ts';
import { chooseBackdrop } from './backdrop.ts';
import type { Backdrop } from './vocabulary.ts';

/** What a picture shows, wherever it stands. */
export interface Shown {
  /** Id of the recipe. */
  id: string;
  glass: string;
  /** Part of the glass's capacity, by volume, that liquid and ice take up. */
  fill: number;
  ice: string;
  /** From the bottom to the top; the shares come to 1. */
  layers: { colour: string; clarity: Clarity; share: number; melts?: true }[];
  /** Colour of the foam, where there is any. */
  foam?: string;
  bubbles: boolean;
  steam: boolean;
  /** Ingredient on the rim. */
  rim?: string;
  /** Ingredient dusted over the drink. */
  dust?: string;
  garnish: LookGarnish[];
  steeped: LookGarnish[];
  /** Chance in the picture: the same seed gives the same leaves and bubbles. */
  seed: number;
}

/** Everything that the studio is told about one picture. */
export interface Spec extends Shown {
  backdrop: string;
}

/**
 * The picture of a recipe's look.
 *
 * @param colourOf the colour of an ingredient, where there is one
 */
export function specOf(
  id: string,
  look: Look,
  backdrops: Readonly<Record<string, Backdrop>>,
  colourOf: (ingredient: string) => string | undefined,
): Spec {
  return { ...shownOf(id, look), backdrop: chooseBackdrop(id, look, backdrops, colourOf), seed: seedOf(id) };
}

/** What is seen of a look, with shares that come to 1. */
export function shownOf(id: string, look: Look): Omit<Shown, 'seed'> {
  const total = look.layers.reduce((sum, { share }) => sum + share, 0);
  return {
    id,
    glass: look.glass,
    fill: rounded(look.fill),
    ice: look.ice,
    layers: look.layers.map(({ colour, clarity, share, melts }) => ({
      colour,
      clarity,
      share: rounded(share / total),
      ...(melts ? { melts } : {}),
    })),
    ...(look.foam === undefined ? {} : { foam: look.foam }),
    bubbles: look.bubbles,
    steam: look.steam,
    ...(look.rim === undefined ? {} : { rim: look.rim }),
    ...(look.dust === undefined ? {} : { dust: look.dust }),
    garnish: look.garnish.map(whole),
    steeped: look.steeped.map(whole),
  };
}

/** Half a wheel cut from a whole one is still one thing to see. */
function whole({ ingredient, cut, count }: LookGarnish): LookGarnish {
  return { ingredient, cut, count: Math.ceil(count) };
}

/** Four digits: more would make pictures stale by the noise of arithmetic. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** 31 bits that any random generator takes. */
export function seedOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) >>> 1;
}
