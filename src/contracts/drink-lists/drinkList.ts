import { z } from 'zod';
import { writtenText } from '../menus/writtenText.ts';
import { firstNameSchema } from '../people/user.ts';
import { DRINK_LIST_LIMITS } from './drinkListLimits.ts';

const idSchema = z.uuid().lowercase();
const nameSchema = writtenText(DRINK_LIST_LIMITS.name);
const drinksSchema = z
  .array(z.string().regex(/^\d{1,10}$/, 'must be the id of a recipe'))
  .max(DRINK_LIST_LIMITS.drinks)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'must name each drink once' });

/** Whether those with the link read the first name of its owner. */
const isByNameSchema = z.boolean();
/** Part of the link to a shared list. */
export const listTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** Of a list that all of the household have and may change. */
const isAtHomeSchema = z.literal(true).optional();
const shareSchema = z.strictObject({ token: listTokenSchema, isByName: isByNameSchema });

const storedListSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  /** Ids of recipes, in order. */
  drinks: drinksSchema,
  version: z.int().min(1),
  isAtHome: isAtHomeSchema,
  /** Null while only its owner reads it. */
  share: shareSchema.nullable(),
});

/** Answer of `GET /api/drink-lists`, and what an account's export holds. */
export const drinkListsSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose lists it last saw. */
  owner: z.uuid(),
  lists: z.array(storedListSchema),
  /** By what name the household knows the others in it. */
  sharedWith: z.array(firstNameSchema),
});
export type StoredDrinkLists = z.infer<typeof drinkListsSchema>;

/** A list as it is to be, or without a name where it is to go; `version` is the one that was read, 0 for a new list. */
const listChangeSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(0).max(2_000_000_000),
  name: nameSchema.nullable(),
  drinks: drinksSchema,
  isAtHome: isAtHomeSchema,
});

/** Body of `PATCH /api/drink-lists`. */
export const drinkListChangeSchema = z.strictObject({
  changes: z
    .array(listChangeSchema)
    .min(1)
    .max(DRINK_LIST_LIMITS.changes)
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, {
      message: 'must name each list once',
    }),
});
export type DrinkListChange = z.infer<typeof drinkListChangeSchema>;

/** Body of `PUT /api/drink-lists/{id}/share`. */
export const listShareInputSchema = z.strictObject({ isByName: isByNameSchema });
export const listIdSchema = idSchema;
/** Answer of `PUT /api/drink-lists/{id}/share`. */
export type ListShare = z.infer<typeof shareSchema>;
export { shareSchema as listShareSchema };

/** Answer of `GET /api/shared-lists/{token}`. */
export const sharedListSchema = z.strictObject({
  name: nameSchema,
  drinks: drinksSchema,
  /** First name of its owner, where the link is to show it. */
  by: z.string().nullable(),
});
export type SharedList = z.infer<typeof sharedListSchema>;
