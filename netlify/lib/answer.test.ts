import { expect, it } from 'vitest';
import { errorAnswerSchema } from '../../src/contracts/site/error.ts';
import { answerError } from './answer.ts';
import { RateLimitedError } from './errors.ts';

it('says when it may be tried again, in the header and in the answer', async () => {
  const answer = answerError(new RateLimitedError(90));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
  expect(errorAnswerSchema.parse(await answer.json())).toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 90,
  });
});

it('says no time where none is known', async () => {
  const answer = answerError(new RateLimitedError());
  expect(answer.headers.has('retry-after')).toBe(false);
  expect(errorAnswerSchema.parse(await answer.json())).not.toHaveProperty('retryAfterSeconds');
});
