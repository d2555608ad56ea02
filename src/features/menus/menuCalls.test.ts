import { expect, it } from 'vitest';
import { ApiFailure } from '../../lib/api.ts';
import { keepProblem } from './menuCalls.ts';

it.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new ApiFailure(401, '{"code":"unauthorized"}'), 'session'],
  [new ApiFailure(404, '{"code":"not_found"}'), 'gone'],
  [new ApiFailure(422, '{"code":"unknown_recipe"}'), 'unknown'],
  [new ApiFailure(400, '{"code":"invalid_body"}'), 'invalid'],
  [new ApiFailure(503, '{"code":"unavailable"}'), 'unavailable'],
  [new ApiFailure(502, '<html>'), 'unavailable'],
])('tells what %s means', (error, reason) => {
  expect(keepProblem(error)).toEqual({ reason });
});

it('gives the menu that is stored where another change came first', () => {
  const current = { id: 'a', name: 'Late {Friday}', version: 2 };
  const body = JSON.stringify({ code: 'conflict', message: 'It was changed.', current });
  expect(keepProblem(new ApiFailure(409, body))).toEqual({ reason: 'conflict', current });
});
