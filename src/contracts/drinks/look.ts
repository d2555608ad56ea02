import { z } from 'zod';
import { iceSchema, type Ice } from './ice.ts';
import { slugSchema } from '../site/text.ts';

/** A colour as `#rrggbb` in lower case. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #d9a95f');

/** How light passes through. */
export const claritySchema = z.enum(['clear', 'cloudy', 'opaque']);
export type Clarity = z.infer<typeof claritySchema>;

/** What a picture may show besides ingredients; a look names them as garnish, cut `piece`. */
export const PROPS = ['umbrella', 'straw'] as const;

const lookLayerSchema = z.strictObject({
  colour: colourSchema,
  clarity: claritySchema,
  /** Part of the liquid, 0–1; the shares of a glass come to 1. */
  share: z.number().positive().max(1),
  /** Fades into the layer above instead of meeting it at a line. */
  melts: z.boolean().optional(),
  /** How often light is thrown aside in a centimetre, where the clarity does not tell enough: 1 a Daiquiri, 10 orange juice. */
  scattering: z.number().min(0).max(60).optional(),
});
/** One band of liquid in the glass. */
export type LookLayer = z.infer<typeof lookLayerSchema>;

const lookGarnishSchema = z.strictObject({
  ingredient: slugSchema,
  /** How it is cut: the id of a unit. */
  cut: slugSchema,
  count: z.number().positive().max(40).default(1),
});
/** Something solid that is seen: an ingredient, how it is cut and how many. */
export type LookGarnish = z.infer<typeof lookGarnishSchema>;

/**
 * What a recipe states of its look where the one derived from its lines would not be true. Only what differs
 * is stated; `false` takes away what would be derived.
 */
export const statedLookSchema = z
  .strictObject({
    /** From the bottom to the top. */
    layers: z.array(lookLayerSchema).min(1).max(7),
    /** Colour of the foam. */
    foam: z.union([colourSchema, z.literal(false)]),
    bubbles: z.boolean(),
    steam: z.boolean(),
    /** The ice that is seen, where it is not the ice that the drink is served with. */
    ice: iceSchema,
    /** Ingredient on the rim. */
    rim: z.union([slugSchema, z.literal(false)]),
    /** Ingredient dusted over the drink. */
    dust: z.union([slugSchema, z.literal(false)]),
    garnish: z.array(lookGarnishSchema).max(6),
    steeped: z.array(lookGarnishSchema).max(6),
    /** Part of the glass's capacity, by volume, that liquid and ice take up. */
    fill: z.number().min(0.05).max(1),
  })
  .partial()
  .refine((look) => Object.keys(look).length > 0, 'must state something, or be left out');
export type StatedLook = z.infer<typeof statedLookSchema>;

/** What the glass shows. */
export interface Look {
  glass: string;
  ice: Ice;
  /** From the bottom to the top. */
  layers: SeenLayer[];
  /** Colour of the foam, where there is any. */
  foam?: string;
  bubbles: boolean;
  /** Rises from a drink that is served hot. */
  steam: boolean;
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

/** A layer; of a derived one is always known how often light is thrown aside: see `domain/look/scattering.ts`. */
export type SeenLayer = LookLayer;
