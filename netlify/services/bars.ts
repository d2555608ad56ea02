import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  barNameSchema,
  barNameStateSchema,
  barSchema,
  isTimeZone,
  shownBarSchema,
  type Bar,
  type BarNameState,
  type OwnBar,
  type ShownBar,
} from '../../src/contracts/bars/bar.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { InvalidBodyError } from '../lib/errors.ts';
import { isAbusive } from './barNames.ts';

const rowSchema = z
  .object({
    name: z.string(),
    display_name: z.string(),
    time_zone: z.string(),
    opening_hours: z.string().nullable(),
    menus: z.unknown(),
  })
  .transform(({ display_name, time_zone, opening_hours, ...row }) => ({
    ...row,
    displayName: display_name,
    // Written past the functions, it may be none; Postgres does not know the same ones.
    timeZone: isTimeZone(time_zone) ? time_zone : 'UTC',
    openingHours: opening_hours,
  }));
const ownRowSchema = rowSchema.transform((row) => barSchema.parse(row));
const shownRowSchema = rowSchema.transform((row) => shownBarSchema.parse(row));
const formerRowsSchema = z.array(z.object({ name: z.string() }));

interface Bars {
  /** The bar of an account, and the names that it had. */
  of(owner: string): Promise<OwnBar>;
  /**
   * Puts a bar in the place of the one before; with another name it takes that, and the old one leads there.
   * @throws NameTakenError; InvalidBodyError for a name that insults; QuotaError where it has had as many names as it may
   */
  keep(owner: string, bar: Bar): Promise<OwnBar>;
  /** Gives the name up: it leads nowhere, and stays the account's. That there is none is no error. */
  release(owner: string): Promise<OwnBar>;
  /** Whose a name is. It counts as a write. */
  stateOf(name: string): Promise<BarNameState>;
}

/**
 * Bars with the rights that `supabase` carries: each reader has the own one alone. All methods throw UnavailableError
 * when the database does not answer in time, and RateLimitedError for an account that has written or asked too much.
 */
export function createBars(supabase: SupabaseClient): Bars {
  const table = () => supabase.from('bars');

  async function read(owner: string): Promise<OwnBar> {
    const [bar, former] = await Promise.all([
      table()
        .select('name, display_name, time_zone, opening_hours, menus')
        .eq('user_id', owner)
        .maybeSingle(),
      supabase.from('former_bar_names').select('name').eq('user_id', owner).order('name'),
    ]);
    return {
      bar: ownRowSchema.nullable().parse(getData(bar)),
      formerNames: formerRowsSchema.parse(getData(former)).map(({ name }) => name),
    };
  }

  return {
    of: (owner) => inTime(() => read(owner)),
    keep: (owner, { name, displayName, timeZone, openingHours, menus }) =>
      inTime(async () => {
        if (isAbusive(name)) {
          const issue = { path: 'name', message: 'must be a name that insults nobody' };
          throw new InvalidBodyError('The name cannot be had.', [issue]);
        }
        const row = {
          name,
          display_name: displayName,
          time_zone: timeZone,
          opening_hours: openingHours,
          menus,
        };
        getData(await table().upsert({ ...row, user_id: owner }));
        return read(owner);
      }),
    release: (owner) =>
      inTime(async () => {
        getData(await table().delete().eq('user_id', owner));
        return read(owner);
      }),
    stateOf: (name) =>
      inTime(async () => {
        if (!isBarName(name)) return 'unfit';
        return barNameStateSchema.parse(getData(await supabase.rpc('check_bar_name', { name })));
      }),
  };
}

function isBarName(name: string): boolean {
  return barNameSchema.safeParse(name).success && !isAbusive(name);
}

/**
 * The page of a bar by its name, or by one that it had; null where there is none. What cannot be a name is not asked
 * for: neither is one that insults, in whatever way it came into the table.
 * @param connect opens the connection to the database, with the rights of a stranger
 * @throws UnavailableError when the database does not answer.
 */
export async function readBar(name: string, connect: () => SupabaseClient): Promise<ShownBar | null> {
  if (!isBarName(name)) return null;
  return shownRowSchema.nullable().parse(getData(await connect().rpc('read_bar', { name })));
}
