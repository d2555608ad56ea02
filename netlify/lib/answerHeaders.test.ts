import { expect, it, vi } from 'vitest';
import { isOperatorRequest } from './operatorToken.ts';
import { forgettingRedirect, movedTo, redirectTo } from './redirect.ts';
import { formatPolicy, protect } from './securityHeaders.ts';

const asked = (headers: Record<string, string>) => new Request('https://mixmaster.example/', { headers });

it('leads elsewhere with cookies, clears what a browser keeps, and lets caches know of a move', () => {
  const found = redirectTo('/de', 'a=1', 'b=2');
  expect([found.status, found.headers.get('location'), found.headers.getSetCookie()]).toEqual([
    302,
    '/de',
    ['a=1', 'b=2'],
  ]);
  expect(found.headers.has('clear-site-data')).toBe(false);
  const gone = forgettingRedirect('/', 'a=');
  expect([gone.headers.getSetCookie(), gone.headers.get('clear-site-data')]).toEqual([
    ['a='],
    '"cache", "storage"',
  ]);
  const moved = movedTo('/guides');
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    301,
    '/guides',
    'public, max-age=86400',
  ]);
});

it.each([
  ['a-long-token-of-the-operator-01234567', 'Bearer a-long-token-of-the-operator-01234567', true],
  ['a-long-token-of-the-operator-01234567', 'Bearer a-long-token-of-the-operator-0123456', false],
  ['a-long-token-of-the-operator-01234567', 'a-long-token-of-the-operator-01234567', false],
  ['a-long-token-of-the-operator-01234567', undefined, false],
  ['', 'Bearer ', false],
])('where the token is “%s”, %s is the operator: %s', (token, authorization, isOperator) => {
  vi.stubEnv('HEALTH_TOKEN', token);
  expect(isOperatorRequest(asked(authorization === undefined ? {} : { authorization }))).toBe(isOperator);
});

it('adds the headers that an answer lacks, and lets those show a page in a frame that its policy lists', () => {
  const given = { 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' };
  const headers = new Headers({ 'referrer-policy': 'no-referrer' });
  protect(headers, given);
  expect(Object.fromEntries(headers)).toEqual({ ...given, 'referrer-policy': 'no-referrer' });
  const framedBy = (ancestors: string) => {
    const policy = formatPolicy({ 'base-uri': "'none'", 'frame-ancestors': ancestors });
    const page = new Headers({ 'content-security-policy': policy });
    protect(page, given);
    return page.get('x-frame-options');
  };
  expect(framedBy("'none'")).toBe('DENY');
  expect(framedBy('https://bar.example')).toBeNull();
});
