import { expect, it } from 'vitest';
import { openedLink } from './emailLink.ts';

it('reads what the redirect says', () => {
  expect(openedLink('#token_hash=pkce_a%2Bb&type=magiclink')).toEqual({
    tokenHash: 'pkce_a+b',
    type: 'magiclink',
  });
});

it.each(['', '#', '#code', '#token_hash=abc', '#type=signup', '#token_hash=&type=signup'])(
  'takes %j for no link',
  (hash) => {
    expect(openedLink(hash)).toBeUndefined();
  },
);
