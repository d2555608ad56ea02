import { expect, it } from 'vitest';
import { ApiFailure } from '../../lib/api.ts';
import { apiProblem } from './apiProblem.ts';

it.each([
  [new ApiFailure(422, '{"code":"wrong_code","message":"no"}'), 'wrong_code'],
  [new ApiFailure(502, '<html>Bad gateway</html>'), 'internal'],
  [new TypeError('Failed to fetch'), 'offline'],
  [new DOMException('late', 'TimeoutError'), 'unavailable'],
])('tells what %s means', (error, problem) => {
  expect(apiProblem(error)).toBe(problem);
});
