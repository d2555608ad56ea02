import type { Transaction } from '../tools/serve/database.ts';

/**
 * Gives the rest of a transaction the rights that PostgREST gives a signed-in reader: the claims of a token, whose
 * session exists. The session has the id of its account. An account that does not exist has none.
 */
export async function actAsReader(transaction: Transaction, account: string): Promise<void> {
  await transaction.query(
    `insert into auth.sessions (id, user_id) select id, id from auth.users where id::text = $1 on conflict do nothing`,
    [account],
  );
  await setClaims(transaction, account);
}

/** Sets the claims of a token whose session has the id of its account, whether that session exists or not. */
export async function setClaims(transaction: Transaction, account: string): Promise<void> {
  await transaction.query(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', $1, true),
       set_config('request.jwt.claims', json_build_object('sub', $1, 'session_id', $1)::text, true)`,
    [account],
  );
}
