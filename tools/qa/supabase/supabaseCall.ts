/** The Supabase that is checked. */
export interface Supabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Whether it is the embedded edition. */
  isEmbedded: boolean;
}

export interface Order {
  method?: string;
  /** Such as `/auth/v1/otp`. */
  path: string;
  body?: unknown;
  /** Of a reader; without one the key alone speaks. */
  token?: string | undefined;
  /** The secret key in place of the publishable one. */
  asService?: boolean;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** The name of a refusal: `error_code` or `code` of Supabase Auth, `code` of PostgREST; '' where there is none. */
  code: string;
  body: unknown;
  headers: Headers;
}

/** Sends a request as the client of Supabase does, and reads what came back. */
export async function call(
  { url, publishableKey, secretKey }: Supabase,
  { method, path, body, token, asService = false, headers }: Order,
): Promise<Answer> {
  const key = asService ? secretKey : publishableKey;
  const answer = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: key,
      authorization: `Bearer ${token ?? key}`,
      'content-type': 'application/json',
      // Since this version refusals have names.
      'x-supabase-api-version': '2024-01-01',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const parsed = text === '' ? undefined : jsonOf(text);
  return { status: answer.status, code: nameOf(parsed), body: parsed, headers: answer.headers };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function nameOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error_code, code } = body as { error_code?: unknown; code?: unknown };
  return [error_code, code].find((name) => typeof name === 'string') ?? '';
}
