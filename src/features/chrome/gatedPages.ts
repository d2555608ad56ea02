import type { SitePath } from '../../i18n/paths.ts';

/** What the age gate itself refers to must be readable before it, and what tells of the site itself may be. */
const OPEN_PAGES = ['/terms-of-use', '/privacy-policy', '/accessibility', '/api'];

/** Whether the age gate stands before the page at this unprefixed path. */
export function isGated(path: SitePath): boolean {
  return typeof path !== 'string' || !OPEN_PAGES.includes(path);
}
