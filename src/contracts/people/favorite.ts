import { z } from 'zod';
import { writtenText } from '../menus/writtenText.ts';

const NAME_MAX_LENGTH = 120;

/** A recipe, or a drink of their own, that a reader has kept; the table `favorites` checks the same limits. */
export const favoriteSchema = z.strictObject({
  id: z.uuid(),
  cocktailId: z.string(),
  /** As it was called, in the reader's language, when it was added. */
  cocktailName: z.string(),
  createdAt: z.iso.datetime(),
});
export type Favorite = z.infer<typeof favoriteSchema>;

/** Body of `POST /api/favorites`. */
export const favoriteInputSchema = z.strictObject({
  /** Of a recipe, or of a drink of the reader's own. */
  cocktailId: z
    .string()
    .regex(/^(\d{1,10}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/, 'must be the id of a recipe or of a drink'),
  cocktailName: writtenText(NAME_MAX_LENGTH),
});
export type FavoriteInput = z.infer<typeof favoriteInputSchema>;

/** Answer of `GET /api/favorites/check/{id}`, and of adding and removing. */
export const favoriteCheckSchema = z.strictObject({ isFavorite: z.boolean() });
export type FavoriteCheck = z.infer<typeof favoriteCheckSchema>;
