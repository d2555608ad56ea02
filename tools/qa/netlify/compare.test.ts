import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Answer } from '../../attack/sendRaw.ts';
import { compareAnswers, judge, type Known } from './compare.ts';
import { REQUESTS } from './requests.ts';

const answer = (change: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: 'page',
  ...change,
});
const ORDER = { method: 'GET', path: '/de/nothing' };

it('tells status, headers and body apart, and nothing of the moment', () => {
  const ours = answer({
    headers: { date: 'now', 'content-type': 'text/html;charset=UTF-8', vary: 'origin' },
  });
  const theirs = answer({
    status: 404,
    text: 'other',
    headers: { 'content-type': 'text/html', 'x-nf-a': '1' },
  });
  expect(compareAnswers(ours, theirs)).toEqual({
    body: ['page', 'other'],
    status: ['200', '404'],
    vary: ['origin', '–'],
  });
  expect(compareAnswers(ours, ours)).toEqual({});
});

it('counts cookies, whatever they hold, and pieces of a stream as one', () => {
  const cookies = (...values: string[]) => answer({ headers: { 'set-cookie': values } });
  expect(compareAnswers(cookies('a=1; Path=/', 'b=2'), cookies('a=3; Path=/', 'b=4'))).toEqual({});
  expect(compareAnswers(cookies('a=1', 'b=2'), cookies('a=1, b=2'))).toHaveProperty('set-cookie');
  const stream = (pieces: number) =>
    answer({ text: `${'data: {"a":1}\n\n'.repeat(pieces)}data: [DONE]\n\n` });
  expect(compareAnswers(stream(2), stream(5))).toEqual({});
  expect(compareAnswers(stream(2), answer({ text: 'data: {"a":1}\n\n' }))).toHaveProperty('body');
});

it('fails for a difference that nobody knows, and for a known one that has vanished', () => {
  const known: Known[] = [
    { requests: '^GET /de/', in: ['status'], reason: 'x' },
    { requests: '^PUT ', in: ['status'], reason: 'y' },
  ];
  const differences: Record<string, [string, string]> = { status: ['200', '404'], body: ['a', 'b'] };
  expect(judge([{ order: ORDER, differences }], known)).toEqual({
    unknown: [{ order: ORDER, differences: { body: ['a', 'b'] } }],
    vanished: [known[1]],
  });
});

it('says of every known difference why it is there', () => {
  const known = JSON.parse(readFileSync('tools/qa/netlify/knownDifferences.json', 'utf8')) as Known[];
  for (const { reason, requests } of known) {
    expect(reason.length).toBeGreaterThan(20);
    expect(REQUESTS.some(({ method, path }) => new RegExp(requests).test(`${method} ${path}`))).toBe(true);
  }
});
