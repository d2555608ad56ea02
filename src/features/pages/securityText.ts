import { LOCALES } from '../../contracts/site/locale.ts';

/** Below the year that RFC 9116 recommends (section 2.5.5); each deploy begins anew. */
const DAYS_GOOD = 330;
const DAY = 24 * 60 * 60 * 1000;
/** Where RFC 9116 has it (section 3). */
const PATH = '/.well-known/security.txt';

/** Whom to tell of a hole in the site, by `PUBLIC_CONTACT_EMAIL`; undefined where nobody is named. */
export function securityContact(variables: Record<string, unknown> = import.meta.env): string | undefined {
  const email = variables['PUBLIC_CONTACT_EMAIL'];
  return (typeof email === 'string' && email.trim()) || undefined;
}

/** The file by which a site says whom to tell of a hole in it (RFC 9116). */
export function securityText(email: string, site: URL | undefined, now: Date): string {
  const fields = [
    ['Contact', `mailto:${encodeURI(email)}`],
    ['Expires', new Date(now.getTime() + DAYS_GOOD * DAY).toISOString()],
    ['Preferred-Languages', LOCALES.join(', ')],
    ['Canonical', new URL(PATH, site).href],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
