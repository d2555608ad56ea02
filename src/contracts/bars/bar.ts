import { z } from 'zod';
import { BAR_LIMITS } from './barLimits.ts';
import { barNameFault, isMisleadingName } from './barName.ts';
import { brandSchema } from './brand.ts';
import { publicationSchema } from '../menus/menu.ts';
import { hoursSchema } from '../menus/menuPrice.ts';
import { orNothing, writtenText } from '../menus/writtenText.ts';

/** The name of a bar in its address: "zum-hahn". */
export const barNameSchema = z
  .string()
  .refine((name) => barNameFault(name) === undefined, { message: 'must be 3 to 40 of a–z, 0–9 and hyphens' });

/** Whether a name is that of a time zone here. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A menu on the page of a bar. */
const barMenuSchema = z.strictObject({
  menuId: z.uuid().lowercase(),
  /** When it holds, in the time zone of the bar; null where it always does. */
  hours: hoursSchema.nullable(),
});
export type BarMenu = z.infer<typeof barMenuSchema>;

/** Body of `PUT /api/bars/{id}`, whose id the owner's browser chooses. */
export const barSchema = z.strictObject({
  name: barNameSchema,
  /** "Zum Hahn" */
  displayName: writtenText(BAR_LIMITS.displayName).refine((title) => !isMisleadingName(title), {
    message: 'must not speak for Mixmaster',
    params: { isMisleading: true },
  }),
  /** By the IANA: "Europe/Berlin". */
  timeZone: z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9_+/-]+$/)
    .refine(isTimeZone, { message: 'must be a time zone' }),
  /** When the bar is open, in the owner's words. */
  openingHours: orNothing(writtenText(BAR_LIMITS.openingHours)),
  /** In the order of the page. Those that are not published are not shown. */
  menus: z
    .array(barMenuSchema)
    .max(BAR_LIMITS.menus)
    .refine((menus) => new Set(menus.map(({ menuId }) => menuId)).size === menus.length, {
      message: 'must not repeat a menu',
    }),
});
export type Bar = z.infer<typeof barSchema>;

/** A bar as its owner reads it. */
export const ownBarSchema = barSchema.extend({
  id: z.uuid(),
  /** Names that it had, which lead to its page. */
  formerNames: z.array(z.string()),
  /** How the menus on its page look; null where that is as all menus of the account do. */
  brand: brandSchema.nullable(),
});
export type OwnBar = z.infer<typeof ownBarSchema>;

/** Answer of `GET /api/bars`, and of `PUT` and `DELETE /api/bars/{id}`. */
export const ownBarsSchema = z.strictObject({
  /** The first one first. */
  bars: z.array(ownBarSchema).max(BAR_LIMITS.bars),
  /** Names of bars that were removed: they lead nowhere, and stay the account's. */
  formerNames: z.array(z.string()),
});
export type OwnBars = z.infer<typeof ownBarsSchema>;

/** Whose a name is, to the bar that asks; `unfit` is one that nobody can have. */
export const barNameStateSchema = z.enum(['free', 'taken', 'own', 'former', 'unfit']);
export type BarNameState = z.infer<typeof barNameStateSchema>;

/** The page of a bar as guests may read it. */
export const shownBarSchema = z.object({
  /** The one that it has now, whichever was asked for. */
  name: z.string(),
  displayName: z.string(),
  timeZone: z.string(),
  openingHours: z.string().nullable(),
  menus: z.array(
    z.object({ token: publicationSchema.shape.token, name: z.string(), hours: hoursSchema.nullable() }),
  ),
});
export type ShownBar = z.infer<typeof shownBarSchema>;
