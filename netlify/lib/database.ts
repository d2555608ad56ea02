import type { PostgrestError } from '@supabase/supabase-js';
import { UnavailableError } from './errors';

interface Reply<Data> {
  data: Data;
  error: PostgrestError | null;
  status: number;
}

/** The database refused a statement: a fault of the site, not of the caller. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** No answer came, or the gateway in front of the database gave it. */
const OUTAGE_STATUSES = new Set([0, 502, 503, 504, 520]);

/**
 * The data of a reply of Supabase.
 * @throws UnavailableError when the database could not be reached.
 * @throws DatabaseError when it refused.
 */
export function dataOf<Data>({ data, error, status }: Reply<Data>): Data {
  if (!error) return data;
  if (OUTAGE_STATUSES.has(status)) throw new UnavailableError(error);
  throw new DatabaseError(`${error.code}: ${error.message}`, { cause: error });
}
