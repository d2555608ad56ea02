import { z } from 'zod';
import { allergensSchema, cautionSchema, suitsSchema } from '../diet/dietSchemas.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

/**
 * A product that is sold as an ingredient, where products differ so much that it matters: an entry of
 * `data/bottles.json`. What it does not state is as with its ingredient.
 */
export const bottleSchema = z.strictObject({
  id: slugSchema.max(30),
  /** Id of what it is sold as. */
  ingredient: slugSchema,
  /** The name on the label, the same in every language; one of the brands of its ingredient. */
  name: lineOfTextSchema.max(40),
  /** Alcohol by volume, in per cent. */
  strength: z.number().min(0).max(96).optional(),
  /** Kilocalories in 100 ml besides those of the alcohol. */
  energy: z.number().min(0).max(900).optional(),
  allergens: allergensSchema.optional(),
  vegan: suitsSchema.optional(),
  vegetarian: suitsSchema.optional(),
  cautions: z.array(cautionSchema).optional(),
  /** Ids in `data/sources.json`: the label, or what the maker says. */
  sources: z.array(slugSchema).min(1),
});
export type Bottle = z.infer<typeof bottleSchema>;
