import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';

const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as {
  auth: { additional_redirect_urls?: string[]; rate_limit: object; email: object };
};

// `config push` (CLI 3.1) sets the redirect URLs to those of the file, so an empty list would delete the operator's.
it('leaves the redirect URLs of the dashboard alone', () => {
  expect(auth).not.toHaveProperty('additional_redirect_urls');
});

// Without [auth.email.smtp], whose password has no place in the repository, `config push` does not send the limit.
it('sets no limit of e-mails that a push would leave out', () => {
  expect(auth.email).not.toHaveProperty('smtp');
  expect(auth.rate_limit).not.toHaveProperty('email_sent');
});
