import type { PostgrestError } from '@supabase/supabase-js';
import type { z } from 'zod';
import { quotaSchema } from '../../src/contracts/site/error.ts';
import {
  ArchivedError,
  InvalidBodyError,
  isOutage,
  NameTakenError,
  NotProvenError,
  QuotaError,
  RateLimitedError,
  UnauthorizedError,
  UnavailableError,
} from './errors.ts';

interface Reply<Data> {
  data: Data;
  error: PostgrestError | null;
  status: number;
}

/** The database refused a statement: a fault of the site, not of the caller. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** A key that is refused, a bill that is not paid, and too many calls: none of it is about the statement. */
const GATEWAY_REFUSALS = new Set([401, 402, 429]);

/**
 * The database answers, but cannot work: no room, memory or connection is left, it is shutting down or starting, or takes
 * no writing, as Supabase has it where the disk is full.
 */
const CANNOT_WORK = /^(?:53...|57P0.|08...|25006)$/;

/** States of the triggers that limit an account (supabase/migrations/…_accounts.sql). */
const QUOTA_REACHED = 'PT422';
const WRITTEN_TOO_MUCH = 'PT429';
/**
 * State of the triggers that keep the names of bars apart (supabase/migrations/…_bars.sql) and archived menus off
 * the pages of guests (…_menus.sql); the message says which.
 */
const IN_THE_WAY = 'PT409';
const ARCHIVED = 'menu_archived';
/** States that check the session of a token and the age of its proof (supabase/migrations/…_accounts.sql). */
const SESSION_ENDED = 'PT401';
const NOT_PROVEN = 'PT403';

/**
 * A number out of range, text that is no text of this encoding or no value of this type, a null character in JSON, and
 * what our own functions refuse.
 */
const UNSTORABLE = new Set(['22003', '22021', '22023', '22P02', '22P05']);

/**
 * The data of a reply of Supabase.
 * @throws UnavailableError when the database could not be reached, or something before it answered in its place.
 * @throws QuotaError, RateLimitedError when the account has used up what it may keep or write.
 * @throws UnauthorizedError for the token of an ended session.
 * @throws NotProvenError where something that cannot be undone asks for a recent proof.
 * @throws NameTakenError for a bar's name that another has.
 * @throws ArchivedError for a menu that is to be published and is put away.
 * @throws InvalidBodyError for a value that no column can hold.
 * @throws DatabaseError when it refused for another reason.
 */
export function getData<Data>({ data, error, status }: Reply<Data>): Data {
  if (!error) return data;
  throw refusalOf(error, status);
}

function refusalOf(error: PostgrestError, status: number): Error {
  const { code, details, hint, message } = error;
  if (code === QUOTA_REACHED) return new QuotaError(quotaSchema.parse({ of: details, most: Number(hint) }));
  if (code === IN_THE_WAY) return message === ARCHIVED ? new ArchivedError() : new NameTakenError();
  if (code === SESSION_ENDED) return new UnauthorizedError();
  if (code === NOT_PROVEN) return new NotProvenError();
  if (code === WRITTEN_TOO_MUCH) return new RateLimitedError(Number(details));
  // Whatever the database says has a code; a page of HTML has none, whatever the type says.
  if (!code || CANNOT_WORK.test(code) || GATEWAY_REFUSALS.has(status) || isOutage(status, code))
    return new UnavailableError(withoutDetails(error));
  if (UNSTORABLE.has(code)) return new InvalidBodyError('The body holds what cannot be stored.');
  return withoutDetails(error);
}

/** The details of a refusal hold the row that was refused, which belongs in no log. */
function withoutDetails({ code, message }: PostgrestError): DatabaseError {
  return new DatabaseError(code ? `${code}: ${message}` : message);
}

type Page = PromiseLike<Reply<unknown[] | null> & { count: number | null }>;

/**
 * All rows of a list, however few of them the database gives at once (`max_rows` of supabase/config.toml).
 * @param askAfter asks for the rows behind an id, in the order of their ids, with an exact count
 * @throws what {@link getData} throws
 */
export async function allRows<Row extends { id: string }>(
  schema: z.ZodType<Row>,
  askAfter: (id: string | undefined) => Page,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const reply = await askAfter(rows.at(-1)?.id);
    const page = schema.array().parse(getData(reply));
    rows.push(...page);
    if (page.length === 0 || page.length >= (reply.count ?? 0)) return rows;
  }
}
