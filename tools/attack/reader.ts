import { codeIn, mailsTo } from '../serve/readMail.ts';
import { sendRaw, type Answer, type Order } from './sendRaw.ts';

let senders = 0;

/** The header with an address that nobody else has, since limits count by it. */
export function newSender(): Record<string, string> {
  senders += 1;
  return { 'x-nf-client-connection-ip': `2001:db8:${(senders >> 12).toString(16)}:${senders % 4096}::1` };
}

/** Somebody with an account and a browser that keeps cookies. */
export interface Reader {
  email: string;
  /** The header with the reader's cookies. */
  cookie(): string;
  /** Asks the site as this reader's browser would. */
  /** @param patience as that of `sendRaw` */
  ask(order: Order, patience?: number): Promise<Answer>;
}

/** A browser at an address of its own, in which nobody is signed in yet. */
export function newReader(site: string, email: string): Reader {
  const sender = newSender();
  const cookies = new Map<string, string>();
  const reader: Reader = {
    email,
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    async ask(order, patience) {
      const headers = { origin: site, cookie: reader.cookie(), ...sender, ...order.headers };
      const answer = await sendRaw(site, { ...order, headers }, patience);
      keepCookies(cookies, answer);
      return answer;
    },
  };
  return reader;
}

/**
 * Signs somebody up by the code of an e-mail, which the local mailbox shows.
 * @throws Error where the site refuses it
 */
export async function signUp(site: string, email: string, firstName: string): Promise<Reader> {
  const reader = newReader(site, email);
  const who = { email, locale: 'en', firstName };
  await expectOk(reader.ask({ method: 'POST', path: '/api/auth/code', body: who }));
  const [mail = ''] = await mailsTo(site, email);
  await expectOk(
    reader.ask({ method: 'POST', path: '/api/auth/verify', body: { ...who, code: codeIn(mail) } }),
  );
  return reader;
}

function keepCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

async function expectOk(answering: Promise<Answer>): Promise<void> {
  const { status, text } = await answering;
  if (status >= 300) throw new Error(`The site answered ${status}: ${text}`);
}
