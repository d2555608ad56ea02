import type { PostgrestError } from '@supabase/supabase-js';
import { isOutage, UnavailableError } from './errors.ts';

interface Reply<Data> {
  data: Data;
  error: PostgrestError | null;
  status: number;
}

/** The database refused a statement: a fault of the site, not of the caller. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * The data of a reply of Supabase.
 * @throws UnavailableError when the database could not be reached.
 * @throws DatabaseError when it refused.
 */
export function dataOf<Data>({ data, error, status }: Reply<Data>): Data {
  if (!error) return data;
  if (isOutage(status, error.code)) throw new UnavailableError(error);
  throw new DatabaseError(`${error.code}: ${error.message}`, { cause: error });
}
