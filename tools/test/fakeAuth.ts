import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the service in the place of Supabase Auth does with a call. */
export type AuthReply =
  | { kind: 'answers'; status: number; body: string; headers?: Record<string, string> }
  | { kind: 'says nothing' }
  /** Closes the connection, before an answer or in the middle of one. */
  | { kind: 'breaks'; after?: string };

/** A call of Supabase that a test learns of. */
interface SupabaseCall {
  /** Such as `GET /auth/v1/user` or `POST /auth/v1/token?grant_type=refresh_token`. */
  what: string;
  headers: IncomingMessage['headers'];
}

export interface FakeAuth {
  /** For `SUPABASE_URL`. */
  url: string;
  calls: SupabaseCall[];
  /** How a session is read and refreshed from now on; each call takes the next reply, the last stays. */
  behave(next: { user?: AuthReply[]; refresh?: AuthReply[] }): void;
  close(): void;
}

const USER = {
  id: '00000000-0000-4000-8000-00000000000a',
  aud: 'authenticated',
  email: 'ada@example.test',
  user_metadata: {},
  app_metadata: {},
};
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** A refusal as Supabase Auth words it (`HandleResponseError` in internal/api/errors.go of supabase/auth). */
export function refusal(status: number, code: string): AuthReply {
  return answers(status, { code, message: `refused: ${code}` }, API_VERSION);
}

/** The same as versions before 2024, and the embedded edition, word it. */
export function oldRefusal(status: number, code: string): AuthReply {
  return answers(status, { code: status, error_code: code, msg: `refused: ${code}` });
}

export function answers(
  status: number,
  body: string | object,
  headers: Record<string, string> = {},
): AuthReply {
  if (typeof body === 'string') return { kind: 'answers', status, body, headers };
  const type = { 'content-type': 'application/json' };
  return { kind: 'answers', status, body: JSON.stringify(body), headers: { ...type, ...headers } };
}

export const READ = answers(200, USER);
export const REFRESHED = answers(200, {
  access_token: 'new.access.token',
  refresh_token: 'newrefreshtoken',
  token_type: 'bearer',
  expires_in: 3600,
  user: USER,
});

/** The code with which a provider sends a reader back who began with a challenge: only its verifier opens it. */
export function codeFor(challenge: string): string {
  return `code-${challenge}`;
}

async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { auth_code, code_verifier } = (await json(request)) as Record<string, string>;
  const challenge = createHash('sha256')
    .update(code_verifier ?? '')
    .digest('base64url');
  send(auth_code === codeFor(challenge) ? REFRESHED : refusal(400, 'bad_code_verifier'), response);
}

/**
 * Starts a server that speaks as much of Supabase's protocol as a session takes, over real HTTP. Whatever is counted
 * and looked up in the database is allowed and empty.
 */
export async function startFakeAuth(): Promise<FakeAuth> {
  const calls: SupabaseCall[] = [];
  const replies = { user: [READ], refresh: [REFRESHED] };

  const server = createServer((request, response) => {
    const what = `${request.method} ${request.url}`;
    calls.push({ what, headers: request.headers });
    if (what === 'GET /auth/v1/user') send(next('user'), response);
    else if (what === 'POST /auth/v1/token?grant_type=refresh_token') send(next('refresh'), response);
    else if (what === 'POST /auth/v1/token?grant_type=pkce') void exchange(request, response);
    else if (what.endsWith('/rpc/consume_sign_in_attempt')) send(answers(200, { uses: [1] }), response);
    else if (what.startsWith('POST /rest/v1/rpc/')) send(answers(204, ''), response);
    else send(answers(200, []), response);
  });

  function next(call: 'user' | 'refresh'): AuthReply {
    const [first = READ, ...others] = replies[call];
    if (others.length > 0) replies[call] = others;
    return first;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave({ user = [READ], refresh = [REFRESHED] }) {
      calls.length = 0;
      Object.assign(replies, { user, refresh });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(reply: AuthReply, response: ServerResponse): void {
  switch (reply.kind) {
    case 'answers':
      response.writeHead(reply.status, reply.headers).end(reply.body);
      return;
    case 'breaks':
      if (reply.after === undefined) response.destroy();
      else response.writeHead(200, { 'content-length': '1000' }).write(reply.after, () => response.destroy());
      return;
    case 'says nothing':
  }
}
