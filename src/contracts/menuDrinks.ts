import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';
import { lineOfTextSchema, slugSchema } from './text.ts';

const menuDrinkChoiceSchema = z.strictObject({
  id: recipeIdSchema,
  name: lineOfTextSchema,
  /** The English name, where the drink has another one in the language. */
  english: lineOfTextSchema.optional(),
  /** Place in the index's `categories`. */
  category: z.number().int().min(0),
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
});
export type MenuDrinkChoice = z.infer<typeof menuDrinkChoiceSchema>;

/** All drinks in one language, as one chooses them for a menu: `/lists/de/menu.json`. */
export const menuDrinksSchema = z.strictObject({
  /** The distinct categories of the drinks, by name. */
  categories: z.array(z.strictObject({ id: slugSchema, name: lineOfTextSchema })),
  /** In the order of their names. */
  drinks: z.array(menuDrinkChoiceSchema),
});
export type MenuDrinks = z.infer<typeof menuDrinksSchema>;
