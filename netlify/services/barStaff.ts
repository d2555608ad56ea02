import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isTimeZone } from '../../src/contracts/bars/bar.ts';
import {
  barInvitationSchema,
  barStaffSchema,
  lookedAtBarSchema,
  serviceSchema,
  type BarInvitation,
  type BarStaff,
  type LookedAtBar,
  type Workplace,
} from '../../src/contracts/bars/barStaff.ts';
import type { BarRole } from '../../src/contracts/bars/barStaffLimits.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { ConflictError, NotFoundError } from '../lib/errors.ts';
import { isUuid } from '../lib/uuid.ts';
import { servedRowSchema } from './menuPublications.ts';

const workplaceRowsSchema = z.array(
  z.looseObject({ timeZone: z.string(), menus: z.array(z.looseObject({})) }),
);

interface BarStaffService {
  /** Who serves at an own bar, and open invitations. Throws NotFoundError for a bar that is not the reader's. */
  of(bar: string): Promise<BarStaff>;
  /** Makes a link to serve at an own bar. Throws NotFoundError, and QuotaError for too many open ones. */
  invite(bar: string, role?: BarRole): Promise<BarInvitation>;
  /** Takes a link back for good; nothing where there is none. */
  withdraw(invitation: string): Promise<void>;
  /** The name of the bar that a link leads to, and the role there. Throws NotFoundError where it is no more. */
  lookAt(token: string): Promise<LookedAtBar>;
  /**
   * Serves by a link from now on, which is used up. Throws NotFoundError where it is no more, ConflictError for the owner and
   * whoever serves there already, QuotaError where the bar has as many people as it may.
   */
  join(token: string, name: string): Promise<void>;
  /** Gives somebody at an own bar another role, at once. Throws NotFoundError where there is nobody, or the bar is not the reader's. */
  changeRole(person: string, role: BarRole): Promise<void>;
  /** Takes somebody out, or oneself. Throws NotFoundError where that is not for the reader to do. */
  remove(person: string): Promise<void>;
  /** Where the reader serves, with the published menus there. */
  workplaces(): Promise<Workplace[]>;
}

/** Reads and changes, with the rights that `supabase` carries, who serves at which bar. */
export function createBarStaff(supabase: SupabaseClient): BarStaffService {
  const call = <Value>(schema: z.ZodType<Value>, name: string, values: object = {}) =>
    inTime(async () => schema.parse(getData(await supabase.rpc(name, values))));
  async function callOwn<Value>(
    schema: z.ZodType<Value>,
    name: string,
    { bar, ...values }: { bar: string; role?: BarRole },
  ): Promise<Value> {
    const found = isUuid(bar) ? await call(schema.nullable(), name, { bar, ...values }) : null;
    if (found === null) throw new NotFoundError();
    return found;
  }

  return {
    of: (bar) => callOwn(barStaffSchema, 'read_bar_staff', { bar }),
    invite: (bar, role = 'service') => callOwn(barInvitationSchema, 'invite_to_bar', { bar, role }),
    async withdraw(invitation) {
      if (isUuid(invitation)) await call(z.unknown(), 'withdraw_bar_invitation', { invitation });
    },
    async lookAt(token) {
      const found = await call(lookedAtBarSchema.nullable(), 'look_at_bar', { token });
      if (found === null) throw new NotFoundError();
      return found;
    },
    async join(token, name) {
      const outcome = await call(z.enum(['joined', 'member', 'gone']), 'join_bar', { token, name });
      if (outcome === 'gone') throw new NotFoundError();
      if (outcome === 'member') throw new ConflictError(null);
    },
    async changeRole(person, role) {
      const isDone = isUuid(person) && (await call(z.boolean(), 'change_bar_role', { person, role }));
      if (!isDone) throw new NotFoundError();
    },
    async remove(person) {
      const isDone = isUuid(person) && (await call(z.boolean(), 'remove_bar_staff', { person }));
      if (!isDone) throw new NotFoundError();
    },
    async workplaces() {
      const rows = await call(workplaceRowsSchema, 'read_service');
      const workplaces = rows.map(({ timeZone, menus, ...row }) => ({
        ...row,
        timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
        menus: menus.map(({ sold_out, held_list, held_until, follows_shelf, ...menu }) => ({
          ...menu,
          publication: servedRowSchema.parse({ sold_out, held_list, held_until, follows_shelf }),
        })),
      }));
      return serviceSchema.parse({ workplaces }).workplaces;
    },
  };
}
