import { z } from 'zod';
import { searchedDrinkSchema, searchedIngredientSchema } from './searchedDrinks.ts';
import { lineOfTextSchema, slugSchema } from './text.ts';

const menuDrinkChoiceSchema = searchedDrinkSchema.extend({
  /** Place in the index's `categories`. */
  category: z.number().int().min(0),
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
});
export type MenuDrinkChoice = z.infer<typeof menuDrinkChoiceSchema>;

/** All drinks in one language, as one searches and chooses them for a menu: `/lists/de/menu.json`. */
export const menuDrinksSchema = z.strictObject({
  /** The distinct categories of the drinks, by name. */
  categories: z.array(z.strictObject({ id: slugSchema, name: lineOfTextSchema })),
  ingredients: z.array(searchedIngredientSchema),
  /** In the order of their names. */
  drinks: z.array(menuDrinkChoiceSchema),
});
export type MenuDrinks = z.infer<typeof menuDrinksSchema>;
