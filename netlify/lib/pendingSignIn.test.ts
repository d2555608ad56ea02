import { expect, it } from 'vitest';
import { pendingSignInCookie, readPendingSignIn } from './pendingSignIn.ts';

const SITE = 'https://mixmaster.example';
const GOAL = { next: '/de', locale: 'de', firstName: 'Ada' } as const;
const lineFor = (email: string) => pendingSignInCookie(new Request(SITE), { email, ...GOAL });
const browserWith = (line: string) =>
  new Request(SITE, { headers: { cookie: line.slice(0, line.indexOf(';')) } });

it('remembers where a reader was going, and for whom, without the address', () => {
  const line = lineFor('ada@example.test');
  expect(decodeURIComponent(line)).not.toMatch(/ada@|example\.test/i);
  const pending = readPendingSignIn(browserWith(line));
  expect(pending?.goal).toEqual(GOAL);
  expect(pending?.isFor('ada@example.test')).toBe(true);
  expect(pending?.isFor(' Ada@Example.test')).toBe(true);
  for (const other of ['', 'ada@example.tes', 'eve@example.test']) expect(pending?.isFor(other)).toBe(false);
});

it('tells nobody that two sign-ins were for the same address', () => {
  expect(lineFor('ada@example.test')).not.toBe(lineFor('ada@example.test'));
});

it.each(['', 'rubbish', '{}', '{"next":"/de","locale":"de"}', '%E0%A4%A', '[]', 'null'])(
  'takes %j for no sign-in',
  (value) => {
    const cookie = `__Host-mixmaster-sign-in=${value}`;
    expect(readPendingSignIn(new Request(SITE, { headers: { cookie } }))).toBeUndefined();
  },
);

it('is forgotten', () => {
  expect(pendingSignInCookie(new Request(SITE), undefined)).toMatch(/^__Host-mixmaster-sign-in=; Max-Age=0;/);
});
