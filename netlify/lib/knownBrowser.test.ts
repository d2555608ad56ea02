import { beforeEach, expect, it, vi } from 'vitest';
import { isKnownBrowser, knownBrowserCookie } from './knownBrowser.ts';

const SITE = 'https://mixmaster.example/';
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 11, 1);

beforeEach(() => {
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_test');
});

/** The request of a browser that was given a cookie by `line`. */
function withCookie(line: string): Request {
  return new Request(SITE, { headers: { cookie: line.split(';')[0] ?? '' } });
}
const signedIn = () => withCookie(knownBrowserCookie(new Request(SITE), 'Ada@example.test', NOW));

it('knows the browser that signed in to an address, for 180 days, and for no other address', () => {
  expect(isKnownBrowser(signedIn(), 'ada@example.test', NOW)).toBe(true);
  expect(isKnownBrowser(signedIn(), 'ada@example.test', NOW + 180 * DAY_MS - 1000)).toBe(true);
  expect(isKnownBrowser(signedIn(), 'ada@example.test', NOW + 180 * DAY_MS)).toBe(false);
  expect(isKnownBrowser(signedIn(), 'ada@example.test', NOW - DAY_MS)).toBe(false);
  expect(isKnownBrowser(signedIn(), 'bea@example.test', NOW)).toBe(false);
  expect(isKnownBrowser(new Request(SITE), 'ada@example.test', NOW)).toBe(false);
});

it('believes no cookie that was changed, or made with another key', () => {
  const value = signedIn().headers.get('cookie') ?? '';
  const later = value.replace(/=\d+/, `=${NOW / 1000 + 1}`);
  for (const cookie of [
    later,
    value.slice(0, -1),
    `${value}A`,
    value.replace(/=.*/, '='),
    value.replace(/\..*/, '.'),
  ])
    expect(isKnownBrowser(withCookie(cookie), 'ada@example.test', NOW + DAY_MS), cookie).toBe(false);
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'sb_secret_other');
  expect(isKnownBrowser(withCookie(value), 'ada@example.test', NOW)).toBe(false);
});

it('names nobody in its cookie, and no script reads it', () => {
  const line = knownBrowserCookie(new Request(SITE), 'ada@example.test', NOW);
  expect(line).not.toMatch(/ada|example\.test/);
  expect(line).toMatch(/^__Host-mixmaster-known-browser=.*Max-Age=15552000;.*HttpOnly; Secure/);
});
