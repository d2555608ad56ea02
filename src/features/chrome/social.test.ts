import { expect, it } from 'vitest';
import { socialLinks } from './social.ts';

it('leads nowhere where nothing is configured', () => {
  expect(socialLinks({})).toEqual([]);
  expect(socialLinks({ PUBLIC_SOCIAL_TIKTOK: ' ' })).toEqual([]);
});

it('leads to the accounts that are configured, in the order of the specification', () => {
  expect(
    socialLinks({
      PUBLIC_SOCIAL_PINTEREST: 'https://www.pinterest.com/a',
      PUBLIC_SOCIAL_INSTAGRAM: ' https://www.instagram.com/a ',
    }),
  ).toEqual([
    { name: 'Instagram', url: 'https://www.instagram.com/a' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/a' },
  ]);
});

it.each(['http://www.instagram.com/a', 'javascript:alert(1)', '@mixmaster', 'https://'])(
  'refuses %s',
  (url) => {
    expect(() => socialLinks({ PUBLIC_SOCIAL_INSTAGRAM: url })).toThrow(
      'The environment variable PUBLIC_SOCIAL_INSTAGRAM must be an https address.',
    );
  },
);
