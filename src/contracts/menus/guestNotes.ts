import { z } from 'zod';
import { ADDITIVES } from '../diet/additives.ts';

/** What guests are told of drinks besides allergens, as the owner of a menu chose it. */
export const guestNotesSchema = z.strictObject({
  /** Whether additives are marked. */
  additives: z.boolean(),
  /** Whether notes on pregnancy and medicines stand beside drinks. */
  health: z.boolean(),
});
export type GuestNotes = z.infer<typeof guestNotesSchema>;

const additivesSchema = z
  .array(z.enum(ADDITIVES))
  .refine((some) => ADDITIVES.filter((id) => some.includes(id)).join() === some.join(), {
    message: 'must be in their order, each once',
  });

/**
 * What the owner declares of additives in a line as the bar pours it; of every other one the recipe holds. Both lists may
 * be empty: the owner confirms what the recipe says, or that nothing is added to a line without one.
 */
export const declaredAdditivesSchema = z
  .strictObject({ contains: additivesSchema, without: additivesSchema })
  .refine(({ contains, without }) => !contains.some((id) => without.includes(id)), {
    path: ['without'],
    message: 'must hold nothing that it contains',
  });
export type DeclaredAdditives = z.infer<typeof declaredAdditivesSchema>;
