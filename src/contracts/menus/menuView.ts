import { z } from 'zod';
import { localeSchema } from '../site/localeSchema.ts';
import { publicationSchema } from './menu.ts';

/** Body of `POST /api/menus/seen`: the page of a published menu was read in a language. Nothing tells by whom. */
export const menuSeenSchema = z.strictObject({ token: publicationSchema.shape.token, locale: localeSchema });
export type MenuSeen = z.infer<typeof menuSeenSchema>;

/** How often the page of a menu was read on a day (UTC) in a language. */
export const menuViewSchema = z.strictObject({
  day: z.iso.date(),
  locale: z.string(),
  views: z.number().int().positive(),
});
export type MenuView = z.infer<typeof menuViewSchema>;
