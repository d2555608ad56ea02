import { z } from 'zod';
import { LOCALES } from '../site/locale.ts';
import { menuSchema, publicationSchema } from '../menus/menu.ts';
import { sizePriceSchema } from '../menus/menuPrice.ts';
import { invitationSchema, joinSchema, memberSchema, tokenSchema } from '../people/household.ts';
import { BAR_ROLES, BAR_STAFF_LIMITS } from './barStaffLimits.ts';

const roleSchema = z.enum(BAR_ROLES);
const roledInvitationSchema = invitationSchema.extend({ role: roleSchema });

/** Answer of `GET /api/bars/{id}/staff`. */
export const barStaffSchema = z.strictObject({
  /** Whoever came first, by the names that they gave. */
  staff: z
    .array(memberSchema.omit({ isSelf: true }).extend({ role: roleSchema }))
    .max(BAR_STAFF_LIMITS.people),
  invitations: z.array(roledInvitationSchema),
});
export type BarStaff = z.infer<typeof barStaffSchema>;

/** Body of `POST /api/bars/{id}/invitations`. */
export const barInvitationInputSchema = z.strictObject({ role: roleSchema.default('service') });

/** Its answer. */
export const barInvitationSchema = roledInvitationSchema.extend({ token: tokenSchema });
export type BarInvitation = z.infer<typeof barInvitationSchema>;

/** Body of `PATCH /api/bars/staff/{id}`: gives somebody another role. */
export const barRoleInputSchema = z.strictObject({ role: roleSchema });

/** Answer of `POST /api/bars/look`: where one would serve, and in which role. */
export const lookedAtBarSchema = z.strictObject({ barName: z.string(), role: roleSchema });
export type LookedAtBar = z.infer<typeof lookedAtBarSchema>;

/** Body of `POST /api/bars/join`. */
export const joinBarSchema = joinSchema;

/** Where somebody serves. */
export const workplaceSchema = z.strictObject({
  /** Names whoever serves, not the bar. */
  id: z.uuid(),
  barName: z.string(),
  name: memberSchema.shape.name,
  role: roleSchema,
  joinedAt: memberSchema.shape.joinedAt,
});

/** What whoever serves reads of a published menu; answer of `PATCH /api/menus/{id}/publication` for those who do not own it. */
export const servedMenuSchema = z.strictObject({
  id: z.uuid(),
  publication: publicationSchema.pick({ soldOut: true, heldPrices: true, followsShelf: true }),
});
export type ServedMenu = z.infer<typeof servedMenuSchema>;

/** Answer of `GET /api/service`: where the reader serves, and the published menus there as guests read them. */
export const serviceSchema = z.strictObject({
  workplaces: z.array(
    workplaceSchema.extend({
      timeZone: z.string(),
      menus: z.array(
        servedMenuSchema.extend({
          ...menuSchema.pick({ name: true, currency: true, priceLists: true }).shape,
          /** Of the words of the bar; null where nobody knows. */
          language: z.enum(LOCALES).nullable(),
          sections: z.array(
            z.strictObject({
              title: z.string().nullable(),
              drinks: z.array(
                z.strictObject({
                  id: z.string(),
                  /** Of what is no recipe of the site. */
                  name: z.string().nullable(),
                  prices: z.array(sizePriceSchema),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type Workplace = z.infer<typeof serviceSchema>['workplaces'][number];
