import { z } from 'zod';
import { SUBSTANCES } from '../diet/diet.ts';
import { searchedDrinkSchema, searchedIngredientSchema } from '../search/searchedDrinks.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

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
  /** What a label names, in the order of the Annex: what an owner says of a line of their own. */
  substances: z.array(z.strictObject({ id: z.enum(SUBSTANCES), name: lineOfTextSchema })),
  /** In the order of their names. */
  drinks: z.array(menuDrinkChoiceSchema),
});
export type MenuDrinks = z.infer<typeof menuDrinksSchema>;
