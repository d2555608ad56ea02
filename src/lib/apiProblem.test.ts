import { expect, it } from 'vitest';
import { ApiFailure } from './api.ts';
import { apiProblem, readQuota } from './apiProblem.ts';

it.each([
  [new ApiFailure(422, '{"code":"wrong_code","message":"no"}'), 'wrong_code'],
  [new ApiFailure(502, '<html>Bad gateway</html>'), 'internal'],
  [new TypeError('Failed to fetch'), 'offline'],
  [new DOMException('late', 'TimeoutError'), 'unavailable'],
])('tells what %s means', (error, problem) => {
  expect(apiProblem(error)).toBe(problem);
});

it('tells which limit of the account stopped a call', () => {
  const quota = { of: 'favorites', most: 2000 };
  expect(readQuota(new ApiFailure(422, JSON.stringify({ code: 'quota_reached', quota })))).toEqual(quota);
  expect(readQuota(new ApiFailure(422, '{"code":"unknown_recipe"}'))).toBeUndefined();
  expect(readQuota(new ApiFailure(502, '<html>'))).toBeUndefined();
  expect(readQuota(new TypeError('Failed to fetch'))).toBeUndefined();
});
