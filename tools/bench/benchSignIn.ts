/**
 * Measures whether the time of an answer tells that an address has an account, in the server of `npm run preview` and
 * over real HTTP: `npm run build && npm run bench:sign-in`. Exits with 1 where the medians differ by more than a tenth.
 */
import { codeIn, mailsTo } from '../serve/readMail.ts';
import { isBrief, missAim } from './effort.ts';
import { percentile } from './percentile.ts';
import { startPreview } from './startPreview.ts';

const PAIRS = isBrief ? 2 : 15;
const PASSWORD = 'stirred, not shaken';
/** The share by which the medians may differ. */
const AIM = 0.1;

let senders = 0;
/** Each asks from an address of its own: limits count by it. */
const sender = () => `2001:db8:${(senders += 1).toString(16)}::1`;

const site = await startPreview({});
try {
  const known = Array.from({ length: PAIRS }, (_, index) => `known-${index}@example.test`);
  for (const email of known) await openAccount(email);
  const unknown = known.map((_, index) => `unknown-${index}@example.test`);
  const routes: [string, object][] = [
    ['password', { password: 'shaken, not stirred' }],
    ['verify', { code: '000000' }],
    ['code', {}],
  ];
  for (const [route, more] of routes) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [index, email] of known.entries()) {
      times.known.push(await timeOf(route, { email, ...more }));
      times.unknown.push(await timeOf(route, { email: unknown[index], ...more }));
    }
    report(route, percentile(times.known, 0.5), percentile(times.unknown, 0.5));
  }
} finally {
  await site.stop();
}

function report(route: string, known: number, unknown: number): void {
  const difference = Math.abs(known - unknown) / Math.min(known, unknown);
  const isHeld = difference <= AIM;
  if (!isHeld) missAim();
  console.log(
    `${route.padEnd(9)} known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms: ` +
      `${(100 * difference).toFixed(1)} % apart${isHeld ? '' : ', more than the aim'}`,
  );
}

async function timeOf(route: string, body: object): Promise<number> {
  const start = performance.now();
  await (await post(route, body)).arrayBuffer();
  return performance.now() - start;
}

function post(route: string, body: object): Promise<Response> {
  return call('POST', `/api/auth/${route}`, { locale: 'en', ...body });
}

function call(method: string, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(new URL(path, site.url), {
    method,
    headers: {
      origin: new URL(site.url).origin,
      'content-type': 'application/json',
      'x-nf-client-connection-ip': sender(),
      cookie,
    },
    body: JSON.stringify(body),
  });
}

/** Opens an account with a password, by the code of an e-mail. */
async function openAccount(email: string): Promise<void> {
  const asked = await post('code', { email });
  const [mail = ''] = await mailsTo(site.url, email);
  const body = { locale: 'en', email, code: codeIn(mail) };
  const signedIn = await call('POST', '/api/auth/verify', body, cookiesOf(asked));
  const change = { locale: 'en', password: PASSWORD };
  const set = await call('PUT', '/api/account/password', change, cookiesOf(signedIn));
  if (!set.ok) throw new Error(`No account was opened: ${await set.text()}`);
}

function cookiesOf(answer: Response): string {
  const lines = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return lines.filter((pair) => !pair.endsWith('=')).join('; ');
}
