import { expect, it } from 'vitest';
import { openedLink } from './emailLink.ts';

it('reads what the redirect says', () => {
  expect(openedLink('#token_hash=pkce_a%2Bb&type=magiclink&key=k-1')).toEqual({
    tokenHash: 'pkce_a+b',
    type: 'magiclink',
    key: 'k-1',
  });
});

it.each([
  '',
  '#',
  '#code',
  '#token_hash=abc&key=k',
  '#type=signup&key=k',
  '#token_hash=&type=signup&key=k',
  '#token_hash=abc&type=signup',
])('takes %j for no link', (hash) => {
  expect(openedLink(hash)).toBeUndefined();
});
