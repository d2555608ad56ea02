import { beforeEach, expect, it, vi } from 'vitest';
import { logRefusal, refusalIn } from './securityLog.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const SITE = 'https://mixmaster.example';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => lines.push(line));
});

function log({
  path = '/api/auth/verify',
  params = {},
  account = 'ada@example.test',
  ip = '192.0.2.1',
  now = NOON,
}: {
  path?: string;
  params?: Record<string, string>;
  account?: string;
  ip?: string;
  now?: Date;
} = {}) {
  const request = new Request(SITE + path, { method: 'POST' });
  logRefusal({ requestId: 'r-1', request, params, status: 422, kind: 'sign-in', account, ip }, now);
  return JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
}

it('writes one line of JSON that says what was refused and names nobody', () => {
  const hash = expect.stringMatching(/^[\w-]{16}$/) as string;
  expect(log()).toEqual({
    event: 'refusal',
    time: '2026-11-22T12:00:00.000Z',
    requestId: 'r-1',
    kind: 'sign-in',
    method: 'POST',
    route: '/api/auth/verify',
    status: 422,
    subject: hash,
    sender: hash,
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/ada|example\.test|192\.0\.2|\n/);
});

it('hashes nothing where nobody is known', () => {
  expect(log({ account: '', ip: '' })).toMatchObject({ subject: null, sender: null });
});

it.each([
  ['the same account, however it is written', { account: 'ADA@example.test' }, true, true],
  ['another account', { account: 'bea@example.test' }, false, true],
  ['another sender', { ip: '192.0.2.2' }, true, false],
  ['the same sender, as IPv6 writes IPv4', { ip: '::ffff:192.0.2.1' }, true, true],
  ['the same day', { now: new Date('2026-11-22T23:59:59Z') }, true, true],
  ['the next day', { now: new Date('2026-11-23T00:00:00Z') }, false, false],
])('brings together the lines of %s: %j', (_, change, sameSubject, sameSender) => {
  const [first, second] = [log(), log(change)];
  expect(first['subject'] === second['subject']).toBe(sameSubject);
  expect(first['sender'] === second['sender']).toBe(sameSender);
});

it('takes a household with IPv6 for one sender', () => {
  expect(log({ ip: '2001:db8::1' })['sender']).toBe(log({ ip: '2001:db8::2' })['sender']);
});

it('makes hashes that another secret does not', () => {
  const hashWith = (secret: string | undefined) => {
    vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', secret);
    return log()['subject'];
  };
  expect(new Set([hashWith('sb_secret_1'), hashWith('sb_secret_2'), hashWith(undefined)]).size).toBe(3);
  expect(hashWith('sb_secret_1')).toBe(hashWith('sb_secret_1'));
  expect(hashWith(undefined)).toBe(hashWith(''));
});

it.each<[string, Record<string, string>, string]>([
  ['/api/auth/code', {}, '/api/auth/code'],
  ['/de/menu/abcdefghijkl', { token: 'abcdefghijkl' }, '/de/menu/:token'],
  ['/menu/SjX2_k-4fT7a9Qw0ZbYhLm', {}, '/menu/*'],
  ['/api/menus/00000000-0000-4000-8000-0000000000a1/publication', {}, '/api/menus/*/publication'],
  ['/api/en/cocktails/11002.json', { 0: 'cocktails/11002.json' }, '/api/en/cocktails/*'],
  ['/api/auth/confirm?token_hash=abc', {}, '/api/auth/confirm'],
])('of the address %s with %j it keeps %s', (path, params, route) => {
  expect(log({ path, params })['route']).toBe(route);
});

const answer = (status: number, location?: string) =>
  new Response(null, { status, headers: location === undefined ? {} : { location } });

it.each([
  ['forbidden', answer(403), 'forbidden', false],
  ['rate_limited', answer(429), 'rate-limited', false],
  ['quota_reached', answer(422), 'quota', false],
  ['wrong_code', answer(422), 'sign-in', false],
  ['wrong_code', answer(422), 'link', true],
  ['wrong_password', answer(422), 'sign-in', false],
  ['weak_password', answer(422), undefined, false],
  ['unauthorized', answer(401), undefined, false],
  ['not_found', answer(404), undefined, false],
  ['rate_limited', answer(429), 'rate-limited', true],
  [undefined, answer(404), 'link', true],
  [undefined, answer(503), undefined, true],
  [undefined, answer(200), undefined, false],
  [undefined, answer(302, '/login?next=%2F&problem=link'), 'link', false],
  [undefined, answer(302, '/de/login?next=%2Fde&problem=provider'), 'sign-in', false],
  [undefined, answer(302, '/login?next=%2F&problem=limited'), 'rate-limited', false],
  [undefined, answer(302, '/login?next=%2F&problem=unavailable'), undefined, false],
  [undefined, answer(302, '/login?next=%2F%3Fproblem%3Dlink'), undefined, false],
  [undefined, answer(302, '/cocktails?problem=link'), undefined, false],
  [undefined, answer(302, '/login?next=%2F#problem=link'), undefined, false],
] as const)('the code %s in %o is a refusal of kind %s', (code, given, kind, isByLink) => {
  expect(refusalIn(given, code, isByLink)).toBe(kind);
});
