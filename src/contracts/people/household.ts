import { z } from 'zod';
import { localeSchema } from '../site/localeSchema.ts';
import { HOUSEHOLD_LIMITS, INVITATION_PATTERN } from './householdLimits.ts';
import { emailSchema } from './signIn.ts';
import { firstNameSchema } from './user.ts';

export const memberSchema = z.strictObject({
  /** Names a member within the household; not the account. */
  id: z.uuid(),
  name: firstNameSchema,
  isSelf: z.boolean(),
  joinedAt: z.iso.datetime({ offset: true }),
});
export const invitationSchema = z.strictObject({ id: z.uuid(), expiresAt: z.iso.datetime({ offset: true }) });

/** Answer of `GET /api/household`. */
export const householdSchema = z.strictObject({
  /** Null for an account that is in none. */
  household: z
    .strictObject({
      /** The longest member first, who may remove others. */
      members: z.array(memberSchema).min(1).max(HOUSEHOLD_LIMITS.members),
      invitations: z.array(invitationSchema),
    })
    .nullable(),
});
export type Household = NonNullable<z.infer<typeof householdSchema>['household']>;

/** Body of `PUT /api/household`. */
export const newHouseholdSchema = z.strictObject({ name: firstNameSchema });

/** Body of `POST /api/household/invitations`: without an address the link alone is made. */
export const invitationInputSchema = z.strictObject({ email: emailSchema.nullable(), locale: localeSchema });
export type InvitationInput = z.infer<typeof invitationInputSchema>;

export const tokenSchema = z.string().regex(INVITATION_PATTERN, 'must be the secret of an invitation');
/** Its answer. */
export const madeInvitationSchema = invitationSchema.extend({
  token: tokenSchema,
  /** Whether a mail took it to the address. */
  isMailed: z.boolean(),
});
export type MadeInvitation = z.infer<typeof madeInvitationSchema>;

/** Body of `POST /api/household/look`, which answers with names. */
export const invitationLookSchema = z.strictObject({ token: tokenSchema });

/** Answer of `POST /api/household/look`: whom one would join. */
export const lookedAtSchema = z.strictObject({ names: z.array(firstNameSchema) });

/** Body of `POST /api/household/join`. */
export const joinSchema = z.strictObject({ token: tokenSchema, name: firstNameSchema });
