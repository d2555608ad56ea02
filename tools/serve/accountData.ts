import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const OTP_PATH = '/auth/v1/otp';
const AUTH_PATHS = '/auth/v1/';

type Data = Record<string, unknown>;

/** What an account says of itself: the e-mail templates choose by it. */
export interface AccountData {
  /** Runs a request to Supabase Auth; what it says of a new account is known meanwhile and kept afterwards. */
  during(request: Request, answer: () => Promise<Response>): Promise<Response>;
  of(email: string): Promise<Data>;
  /** The address that the request to Supabase Auth which runs now gives an e-mail to lead to. */
  redirectTo(): string | undefined;
}

/**
 * Keeps what the embedded backend drops: the data that a request for a one-time code gives a new account. The hosted
 * service writes them into the account before it sends the e-mail.
 */
export function keepAccountData(database: Database): AccountData {
  const asked = new AsyncLocalStorage<{ data?: Data; redirectTo?: string | undefined }>();

  async function stored(email: string): Promise<Data | undefined> {
    const { rows } = await database.query<{ data: Data | null }>(
      'select raw_user_meta_data as data from auth.users where email = lower($1)',
      [email],
    );
    return rows[0] && (rows[0].data ?? {});
  }

  return {
    async during(request, answer) {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method !== 'POST' || !pathname.startsWith(AUTH_PATHS)) return answer();
      const redirectTo = searchParams.get('redirect_to') ?? undefined;
      if (pathname !== OTP_PATH) return asked.run({ redirectTo }, answer);
      const { email = '', data = {} } = (await request.clone().json()) as { email?: string; data?: Data };
      if (await stored(email)) return asked.run({ redirectTo }, answer);
      const response = await asked.run({ data, redirectTo }, answer);
      await database.query(
        `update auth.users set raw_user_meta_data = $2::jsonb || raw_user_meta_data where email = lower($1)`,
        [email, JSON.stringify(data)],
      );
      return response;
    },
    of: async (email) => ({ ...(await stored(email)), ...asked.getStore()?.data }),
    redirectTo: () => asked.getStore()?.redirectTo,
  };
}
