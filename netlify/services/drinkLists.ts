import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  drinkListsSchema,
  listIdSchema,
  listShareSchema,
  listTokenSchema,
  sharedListSchema,
  type DrinkListChange,
  type ListShare,
  type SharedList,
  type StoredDrinkLists,
} from '../../src/contracts/drink-lists/drinkList.ts';
import { allRows, getData } from '../lib/database.ts';
import { ConflictError, NotFoundError } from '../lib/errors.ts';

const namesSchema = z.array(z.string());
const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  drinks: z.array(z.string()),
  version: z.number(),
  at_home: z.boolean(),
  shared_by: z.enum(['nobody', 'first name']).nullable(),
  token: z.string().nullable(),
  place: z.number(),
});

interface DrinkLists {
  /** The lists of a reader, the oldest first, and the others of the household. */
  of(owner: string): Promise<StoredDrinkLists>;
  /**
   * Changes lists, all or none. Throws ConflictError where one has another version than the caller knows, and QuotaError
   * where there would be too many: "home-lists" where another of the household has no room.
   */
  change(owner: string, change: DrinkListChange): Promise<void>;
  /** Shares a list, or changes by whose name. Throws NotFoundError where the reader has none of that id. */
  share(id: string, isByName: boolean): Promise<ListShare>;
  /** Takes the link away for good; nothing where there is none. */
  unshare(id: string): Promise<void>;
}

/** Reads and changes lists with the rights that `supabase` carries: each reader has the own ones alone. */
export function createDrinkLists(supabase: SupabaseClient): DrinkLists {
  const read = async (owner: string): Promise<StoredDrinkLists> => {
    const [rows, others] = await Promise.all([
      allRows(rowSchema, (after) => {
        const query = supabase
          .from('drink_lists')
          .select('id, name, drinks, version, at_home, shared_by, token, place', { count: 'exact' })
          .eq('user_id', owner);
        return (after === undefined ? query : query.gt('id', after)).order('id');
      }),
      supabase.rpc('list_housemates'),
    ]);
    const lists = rows
      .sort((a, b) => a.place - b.place)
      .map(({ id, name, drinks, version, at_home, shared_by, token }) => ({
        ...{ id, name, drinks, version, ...(at_home && { isAtHome: true }) },
        share: token === null ? null : { token, isByName: shared_by === 'first name' },
      }));
    return drinkListsSchema.parse({ owner, lists, sharedWith: namesSchema.parse(getData(others)) });
  };
  const setShare = async (id: string, sharedBy: z.output<typeof rowSchema>['shared_by']) => {
    if (!listIdSchema.safeParse(id).success) return [];
    const reply = await supabase
      .from('drink_lists')
      .update({ shared_by: sharedBy })
      .eq('id', id)
      .select('token');
    return z.array(z.object({ token: z.string().nullable() })).parse(getData(reply));
  };

  return {
    of: read,
    async change(owner, { changes }) {
      const isDone = z.boolean().parse(getData(await supabase.rpc('change_drink_lists', { changes })));
      if (!isDone) throw new ConflictError((await read(owner)).lists);
    },
    async share(id, isByName) {
      const [row] = await setShare(id, isByName ? 'first name' : 'nobody');
      if (row === undefined) throw new NotFoundError();
      return listShareSchema.parse({ token: row.token, isByName });
    },
    async unshare(id) {
      await setShare(id, null);
    },
  };
}

/**
 * The list that is shared under a token.
 * @param connect opens the connection to the database, with the rights of a stranger
 * @throws NotFoundError where there is none, or it is not shared any more; UnavailableError when the database does not
 * answer.
 */
export async function readSharedList(token: string, connect: () => SupabaseClient): Promise<SharedList> {
  if (!listTokenSchema.safeParse(token).success) throw new NotFoundError();
  const list = sharedListSchema.nullable().parse(getData(await connect().rpc('read_shared_list', { token })));
  if (list === null) throw new NotFoundError();
  return list;
}
