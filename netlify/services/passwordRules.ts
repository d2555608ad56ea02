import { dictionary } from '@zxcvbn-ts/language-common';
import { SignInError } from '../lib/errors.ts';

/** Passwords that leaked most often, in lower case: what attackers try first (OWASP ASVS 5, 6.2.4). */
const COMMON = new Set(dictionary['passwords-common']);
const SITE_NAME = 'mixmaster';
/** Characters that must be left once the site's name and the reader's address are taken out. */
const OWN_PART = 8;
/** Shorter names stand in too many words. */
const MIN_NAME_LENGTH = 3;

/**
 * Lets a new password through unless it is among those that are tried first: the common ones, one sign again and again,
 * signs in their order, and those that are little more than the name of the site, the reader's address or what stands
 * before its @.
 * @throws SignInError for a password that is too easy to guess.
 */
export function refuseGuessable(password: string, email: string): void {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  const name = address.split('@')[0] ?? '';
  const known = [address, SITE_NAME, ...(name.length >= MIN_NAME_LENGTH ? [name] : [])];
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), typed);
  if (COMMON.has(typed) || isRun(typed) || (rest !== typed && rest.length < OWN_PART)) {
    throw new SignInError('weak_password', 'This password is among those that are tried first.');
  }
}

/** Whether each sign follows the one before at the same step: 00000000, abcdefgh, 87654321. */
function isRun(text: string): boolean {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, place) => point - (points[place] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
