import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  householdSchema,
  lookedAtSchema,
  madeInvitationSchema,
  type Household,
  type InvitationInput,
  type MadeInvitation,
} from '../../src/contracts/people/household.ts';
import { getData } from '../lib/database.ts';
import { ConflictError, NotFoundError } from '../lib/errors.ts';
import { sendMail } from '../lib/mail.ts';
import { consumeRateLimit } from '../lib/rateLimit.ts';
import type { Sender } from '../lib/sender.ts';
import { isUuid } from '../lib/uuid.ts';
import { invitationMail } from './invitationMail.ts';

interface Site {
  /** Opens the site's own connection: nobody else counts mails. */
  service: () => SupabaseClient;
  siteUrl: string;
  sender: Sender;
}

interface Households {
  /** The household of the reader; null where there is none. */
  read(): Promise<Household | null>;
  /** Begins one where the reader is in none. */
  create(name: string): Promise<void>;
  /**
   * Makes a link, and mails it to an address where one is given. Throws NotFoundError where the reader is in no
   * household, RateLimitedError after too many mails.
   */
  invite(invitation: InvitationInput, site: Site): Promise<MadeInvitation>;
  /** Takes a link back for good; nothing where there is none. */
  withdraw(invitation: string): Promise<void>;
  /** The names of those whom a link leads to. Throws NotFoundError where it is no more. */
  lookAt(token: string): Promise<string[]>;
  /**
   * Joins by a link, which is used up. Throws NotFoundError where it is no more, ConflictError where the reader is in a
   * household, QuotaError where this one is full or cannot hold what the reader has.
   */
  join(token: string, name: string): Promise<void>;
  /** Takes out a member, or oneself. Throws NotFoundError where that is not for the reader to do. */
  remove(member: string): Promise<void>;
}

const madeSchema = madeInvitationSchema.omit({ isMailed: true }).extend({ by: z.string().nullable() });

/** Reads and changes the household of the reader whose rights `supabase` carries. */
export function createHouseholds(supabase: SupabaseClient): Households {
  const call = async <Value>(schema: z.ZodType<Value>, name: string, values: object = {}) =>
    schema.parse(getData(await supabase.rpc(name, values)));
  return {
    read: () => call(householdSchema.shape.household, 'read_household'),
    async create(name) {
      await call(z.unknown(), 'create_household', { name });
    },
    async invite({ email, locale }, { service, siteUrl, sender }) {
      if (email !== null) await consumeRateLimit(service(), 'invitation', { ...sender, email });
      const made = await call(madeSchema.nullable(), 'invite_to_household');
      if (made === null) throw new NotFoundError();
      const { by, ...invitation } = made;
      const mail = email === null ? undefined : invitationMail({ by, token: made.token, locale, siteUrl });
      const isMailed = mail !== undefined && email !== null && (await sendMail({ to: email, ...mail }));
      return { ...invitation, isMailed };
    },
    async withdraw(invitation) {
      if (isUuid(invitation)) await call(z.unknown(), 'withdraw_household_invitation', { invitation });
    },
    async lookAt(token) {
      const names = await call(lookedAtSchema.shape.names.nullable(), 'look_at_household', { token });
      if (names === null) throw new NotFoundError();
      return names;
    },
    async join(token, name) {
      const outcome = await call(z.enum(['joined', 'member', 'gone']), 'join_household', { token, name });
      if (outcome === 'gone') throw new NotFoundError();
      if (outcome === 'member') throw new ConflictError(null);
    },
    async remove(member) {
      const isDone = isUuid(member) && (await call(z.boolean(), 'remove_household_member', { member }));
      if (!isDone) throw new NotFoundError();
    },
  };
}
