import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';
import { slugSchema } from '../site/text.ts';

const finishedPictureSchema = z.strictObject({
  /** SHA-256 of everything that the picture was made from, in hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
  /**
   * Stands in for the picture until it arrives: its colours from the top to the bottom, as a gradient of CSS takes them.
   * A data URL of a few pixels is six times as long, and a picture more for the browser to decode before it paints.
   */
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{3}(,#[0-9a-f]{3}){4}$/, 'must be five colours like "#a1b,#c2d,…"'),
});
/** A picture that has been rendered and encoded. */
export type FinishedPicture = z.infer<typeof finishedPictureSchema>;

/**
 * `data/pictures.json`: the finished pictures of drinks by recipe id, and below `heroes` those of the scenes by
 * name and shape.
 */
export const pictureManifestSchema = z
  .object({ heroes: z.record(slugSchema, finishedPictureSchema).default({}) })
  .catchall(finishedPictureSchema)
  .transform(({ heroes, ...drinks }) => ({ drinks, heroes }))
  .refine(
    ({ drinks }) => Object.keys(drinks).every((id) => recipeIdSchema.safeParse(id).success),
    'a key is neither the id of a recipe nor "heroes"',
  );
export type PictureManifest = z.infer<typeof pictureManifestSchema>;
