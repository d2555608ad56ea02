import { z } from 'zod';
import { menuItemSchema } from './menuItem.ts';

const substancesSchema = menuItemSchema.shape.allergens;

/**
 * What the owner declares of the allergens in a mixed drink as the bar pours it. Of every other allergen the recipe
 * holds, so that what is learned of it later is not hidden. Both lists may be empty: the owner confirms that none is in
 * the drink.
 */
export const declaredAllergensSchema = z
  .strictObject({
    /** In the drink, besides those of the recipe. */
    contains: substancesSchema,
    /** Named by the recipe, for sure or by brand, and not in the drink. */
    without: substancesSchema,
  })
  .refine(({ contains, without }) => !contains.some((id) => without.includes(id)), {
    path: ['without'],
    message: 'must hold nothing that it contains',
  });
export type DeclaredAllergens = z.infer<typeof declaredAllergensSchema>;
