import type { FunctionHost } from './functionHost.ts';

export const SITE = 'https://mixmaster.example';

let senders = 0;
/** An address that no other browser of this process has: limits count by it. */
const newAddress = () => `2001:db8:0:${(senders += 1).toString(16)}::1`;

/** What answers where no function takes a request. */
type Fallback = (request: Request, ip: string) => Promise<Response>;

/** A browser that asks functions, and keeps their cookies. */
export class SiteBrowser {
  readonly cookies = new Map<string, string>();
  readonly #functions: FunctionHost;
  readonly #fallback: Fallback;
  readonly #ip: string;

  constructor(functions: FunctionHost, fallback: Fallback, ip = newAddress()) {
    this.#functions = functions;
    this.#fallback = fallback;
    this.#ip = ip;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const url = new URL(path, SITE);
    const found = await this.#functions.find(url.pathname, method);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(url, {
      method,
      headers: { origin: SITE, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await (found?.run ?? this.#fallback)(request, this.#ip);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || /Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  get(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.ask('GET', path, undefined, headers);
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.ask('POST', path, body);
  }
}
