import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createChallenge, flowCookie, isOfFlow, newFlow, readProviderFlow } from './providerFlow.ts';

const SITE = 'https://mixmaster.example';
const browserWith = (cookie: string) => new Request(SITE, { headers: { cookie } });

it('remembers for ten minutes what this browser began, and no script reads it', () => {
  const flow = newFlow('/de/profile');
  const line = flowCookie(new Request(SITE), flow);
  expect(line).toMatch(/^__Host-mixmaster-provider=.*Max-Age=600;.*HttpOnly/);
  expect(readProviderFlow(browserWith(line.slice(0, line.indexOf(';'))))).toEqual(flow);
  expect(flowCookie(new Request(SITE), undefined)).toMatch(/^__Host-mixmaster-provider=; Max-Age=0;/);
});

it('has secrets that nobody guesses, and tells the hash of one alone', () => {
  const [one, other] = [newFlow('/'), newFlow('/')];
  expect(new Set([one.state, one.verifier, other.state, other.verifier]).size).toBe(4);
  expect(one.verifier).toMatch(/^[\w-]{43}$/);
  expect(createChallenge(one)).toBe(createHash('sha256').update(one.verifier).digest('base64url'));
});

it.each([
  ['its own', (state: string) => state, true],
  ['another', () => newFlow('/').state, false],
  ['a part', (state: string) => state.slice(1), false],
  ['nothing', () => null, false],
])('with %s as state somebody set out here: %s', (_, stateOf, isOwn) => {
  const flow = newFlow('/');
  expect(isOfFlow(stateOf(flow.state), flow)).toBe(isOwn);
});

it.each([
  '',
  'rubbish',
  'null',
  '{"state":"a"}',
  '{"state":"","verifier":"b"}',
  '{"state":"a","verifier":""}',
])('takes %j for no sign-in', (value) => {
  expect(
    readProviderFlow(browserWith(`__Host-mixmaster-provider=${encodeURIComponent(value)}`)),
  ).toBeUndefined();
});

it('leads home where the cookie does not say where to', () => {
  const value = encodeURIComponent('{"state":"a","verifier":"b","next":7}');
  expect(readProviderFlow(browserWith(`__Host-mixmaster-provider=${value}`))?.next).toBe('/');
});
