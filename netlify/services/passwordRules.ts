import { dictionary } from '@zxcvbn-ts/language-common';
import { SignInError } from '../lib/errors.ts';

/** Passwords that leaked most often, in lower case: what attackers try first (OWASP ASVS 5, 6.2.4). */
const COMMON = new Set(dictionary['passwords-common']);
const SITE_NAME = 'mixmaster';
/** What has to stand beside a word that everybody who tries this account knows. */
const OWN_PART = 8;
/** Shorter names stand in too many words. */
const MIN_NAME_LENGTH = 3;

/**
 * Lets a new password through unless it is among those that are tried first: the common ones, and those that are little
 * more than the name of the site or what stands before the @ of the reader's address.
 * @throws SignInError for a password that is too easy to guess.
 */
export function refuseGuessable(password: string, email: string): void {
  const typed = password.toLowerCase();
  const name = email.toLowerCase().split('@')[0] ?? '';
  const known = [SITE_NAME, ...(name.length >= MIN_NAME_LENGTH ? [name] : [])];
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), typed);
  if (COMMON.has(typed) || (rest !== typed && rest.length < OWN_PART)) {
    throw new SignInError('weak_password', 'This password is among those that are tried first.');
  }
}
