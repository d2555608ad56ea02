import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';
import { slugSchema } from './text.ts';

const finishedPictureSchema = z.strictObject({
  /** SHA-256 of everything that the picture was made from, in hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
  /** The picture in about 16 × 20 pixels, as a data URL that pages hold inline. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(300),
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
