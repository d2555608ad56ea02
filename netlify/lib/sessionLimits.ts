import { getData } from './database.ts';
import { connectAsService } from './serviceClient.ts';

/**
 * How long a session lasts at most, and how long one that nobody uses: decision 23. `[auth.sessions]` of
 * supabase/config.toml says the same.
 */
export const SESSION_DAYS = 30;
export const IDLE_DAYS = 14;

/**
 * Ends all sessions at Supabase Auth that are older than that, or that nobody has used for so long.
 * @throws UnavailableError when the database does not answer, or where no secret key is set.
 */
export async function endStaleSessions(): Promise<void> {
  getData(
    await connectAsService().rpc('end_stale_sessions', { most_days: SESSION_DAYS, idle_days: IDLE_DAYS }),
  );
}
