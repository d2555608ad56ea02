import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  barNameSchema,
  barNameStateSchema,
  isTimeZone,
  ownBarSchema,
  shownBarSchema,
  type Bar,
  type BarNameState,
  type OwnBars,
  type ShownBar,
} from '../../src/contracts/bars/bar.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import { InvalidBodyError, NotFoundError } from '../lib/errors.ts';
import { isUuid } from '../lib/uuid.ts';
import { isAbusive } from './barNames.ts';
import { createBrands } from './brands.ts';

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
const ownRowsSchema = z.array(rowSchema.and(z.object({ id: z.string() })));
const shownRowSchema = rowSchema.transform((row) => shownBarSchema.parse(row));
const formerRowsSchema = z.array(z.object({ name: z.string(), bar_id: z.string().nullable() }));

interface Bars {
  /** The bars of an account with their looks, and the names of those that were removed. */
  of(owner: string): Promise<OwnBars>;
  /**
   * Puts a bar in the place of the one before, or adds it where the account has none of this id; with another name it takes
   * that, and the old one leads there. Its menus leave the pages of other bars.
   * @throws NameTakenError; InvalidBodyError for a name that insults; QuotaError where the account has had as many names, or
   *   has as many bars, as it may; NotFoundError for the bar of somebody else
   */
  keep(owner: string, id: string, bar: Bar): Promise<OwnBars>;
  /** Removes a bar: its name leads nowhere, and stays the account's. That there is none is no error. */
  remove(owner: string, id: string): Promise<OwnBars>;
  /** Whose a name is, to the bar that asks. It counts as a write. */
  stateOf(name: string, bar: string | undefined): Promise<BarNameState>;
}

/**
 * Bars with the rights that `supabase` carries: each reader has the own ones alone. All methods throw UnavailableError
 * when the database does not answer in time, and RateLimitedError for an account that has written or asked too much.
 */
export function createBars(supabase: SupabaseClient): Bars {
  const table = () => supabase.from('bars');
  async function read(owner: string): Promise<OwnBars> {
    const [rows, former, looks] = await Promise.all([
      table()
        .select('id, name, display_name, time_zone, opening_hours, menus')
        .eq('user_id', owner)
        .order('place'),
      supabase.from('former_bar_names').select('name, bar_id').eq('user_id', owner).order('name'),
      createBrands(supabase).all(owner),
    ]);
    const names = formerRowsSchema.parse(getData(former));
    const namesOf = (bar: string | null) =>
      names.filter(({ bar_id }) => bar_id === bar).map(({ name }) => name);
    return {
      bars: ownRowsSchema
        .parse(getData(rows))
        .map((row) =>
          ownBarSchema.parse({ ...row, formerNames: namesOf(row.id), brand: looks.get(row.id) ?? null }),
        ),
      formerNames: namesOf(null),
    };
  }
  return {
    of: (owner) => inTime(() => read(owner)),
    keep: (owner, id, { name, displayName, timeZone, openingHours, menus }) =>
      inTime(async () => {
        if (!isUuid(id)) throw new NotFoundError();
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
        const reply = await table().upsert({ ...row, id, user_id: owner });
        if (reply.error?.code === NOT_ALLOWED) throw new NotFoundError();
        getData(reply);
        return read(owner);
      }),
    remove: (owner, id) =>
      inTime(async () => {
        if (isUuid(id)) getData(await table().delete().eq('id', id));
        return read(owner);
      }),
    stateOf: (name, bar) =>
      inTime(async () => {
        if (!isBarName(name)) return 'unfit';
        const reply = await supabase.rpc('check_bar_name', {
          name,
          bar: isUuid(bar) ? bar : null,
        });
        return barNameStateSchema.parse(getData(reply));
      }),
  };
}

/** The code of Postgres for a row that a policy refuses: it is somebody else's. */
const NOT_ALLOWED = '42501';

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
