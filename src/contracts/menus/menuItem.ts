import { z } from 'zod';
import { SUBSTANCES } from '../diet/diet.ts';
import { ITEM_KINDS, MENU_LIMITS } from './menuLimits.ts';
import { writtenText } from './writtenText.ts';

/** A line of a menu that is no mixed drink: a wine, a beer, something to eat. What is in it, its owner says. */
export const menuItemSchema = z
  .strictObject({
    kind: z.enum(ITEM_KINDS),
    name: writtenText(MENU_LIMITS.itemName),
    /** In the order of the Annex, each once. */
    allergens: z
      .array(z.enum(SUBSTANCES))
      .refine(
        (substances) => SUBSTANCES.filter((id) => substances.includes(id)).join() === substances.join(),
        {
          message: 'must be in their order, each once',
        },
      ),
    vegan: z.boolean(),
    vegetarian: z.boolean(),
    /** What the owner declares: none of the 14 is in it. Absent where nobody has said so. */
    isFreeOfAllergens: z.literal(true).optional(),
  })
  .refine(({ allergens, isFreeOfAllergens }) => isFreeOfAllergens === undefined || allergens.length === 0, {
    path: ['isFreeOfAllergens'],
    message: 'must be absent where there are allergens',
  });
export type MenuItem = z.infer<typeof menuItemSchema>;
