import { createHmac, randomBytes } from 'node:crypto';
import type { ErrorCode } from '../../src/contracts/site/error.ts';
import { getSenderKey } from './sender.ts';

/** What the security log tells apart. */
export type RefusalKind = 'sign-in' | 'link' | 'forbidden' | 'rate-limited' | 'quota';

/** What a refusal of the API is called there, by its code; the others say nothing of an attack. */
const KINDS: Partial<Record<ErrorCode, RefusalKind>> = {
  forbidden: 'forbidden',
  rate_limited: 'rate-limited',
  quota_reached: 'quota',
  wrong_code: 'sign-in',
  wrong_password: 'sign-in',
};
/** What a full page that leads back to the login page says of a sign-in there. */
const PAGE_PROBLEMS: Record<string, RefusalKind> = {
  link: 'link',
  provider: 'sign-in',
  limited: 'rate-limited',
};
const NOT_FOUND = 404;
/** Characters of a hash: 96 bits. */
const HASH_LENGTH = 16;
/** What may stand in a route as it is; whatever else stands in an address may be an id or a key. */
const ROUTE_WORD = /^[a-z]{1,12}$/;

/** Keeps hashes apart from those of other processes where no secret of the site is set. */
const ownSecret = randomBytes(32);

interface Refusal {
  requestId: string;
  request: Request;
  /** The parameters of the route. */
  params: Record<string, string>;
  status: number;
  kind: RefusalKind;
  /** Whose account it is about, by its id or e-mail address; '' where nobody knows. */
  account: string;
  /** The address of the caller. */
  ip: string;
}

/**
 * Writes one line of JSON. It names nobody: subject (the account) and sender are hashes under a key that changes with
 * each day (UTC), so that the lines of one day can be brought together and no more.
 */
export function logRefusal(
  { requestId, request, params, status, kind, account, ip }: Refusal,
  now: Date,
): void {
  const hash = hasherOf(now);
  const line = {
    event: 'refusal',
    time: now.toISOString(),
    requestId,
    kind,
    method: request.method,
    route: routeOf(new URL(request.url).pathname, params),
    status,
    subject: account === '' ? null : hash(account.toLowerCase()),
    sender: ip === '' ? null : hash(getSenderKey(ip)),
  };
  console.info(JSON.stringify(line));
}

/**
 * Writes one line of JSON: so many codes were asked for within an hour that e-mails go to addresses with an account alone.
 * It comes with each code that is asked for meanwhile, so that its number tells how hard somebody tries.
 * @param asked how many codes were asked for within the hour
 */
export function logScarceMails(asked: number, now: Date): void {
  console.info(JSON.stringify({ event: 'alarm', time: now.toISOString(), kind: 'sign-in-mails', asked }));
}

/**
 * What an answer refuses, if it is something that the log keeps.
 * @param code of the error behind it, where there is one
 * @param isByLink whether its route is opened by a link that is its own key
 */
export function refusalIn(
  answer: Response,
  code: ErrorCode | undefined,
  isByLink: boolean,
): RefusalKind | undefined {
  const kind = (code && KINDS[code]) ?? PAGE_PROBLEMS[problemOf(answer) ?? ''];
  if (!isByLink) return kind;
  return kind === 'sign-in' || answer.status === NOT_FOUND ? 'link' : kind;
}

/** Why a redirect leads to the login page (`loginPage` of netlify/services/signInPages.ts). */
function problemOf({ headers }: Response): string | undefined {
  const query = /^(?:\/[a-z]{2})?\/login\?([^#]*)/.exec(headers.get('location') ?? '')?.[1];
  return new URLSearchParams(query).get('problem') ?? undefined;
}

/** The pattern of an address, without what it was filled with. */
function routeOf(pathname: string, params: Record<string, string>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  return pathname
    .split('/')
    .map((part) => names.get(part) ?? (part === '' || ROUTE_WORD.test(part) ? part : '*'))
    .join('/');
}

function hasherOf(now: Date): (value: string) => string {
  const secret = process.env['SUPABASE_SERVICE_ROLE_KEY'] || ownSecret;
  const day = createHmac('sha256', secret)
    .update(`security log ${now.toISOString().slice(0, 10)}`)
    .digest();
  return (value) => createHmac('sha256', day).update(value).digest('base64url').slice(0, HASH_LENGTH);
}
