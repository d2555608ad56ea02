import type { SitePath } from '../../i18n/paths.ts';
import type { MessageName } from '../../i18n/translate.ts';

/** A page by its unprefixed path. */
export interface PageLink {
  path: SitePath;
  label: MessageName;
}

/** The main navigation, in the order shown. */
export const NAVIGATION: PageLink[] = [
  { path: '/', label: 'nav.home' },
  { path: '/cocktails', label: 'nav.cocktails' },
  { path: '/mixed-shots', label: 'nav.shots' },
  { path: '/mix-master', label: 'nav.mix-master' },
];

const MENU_BUILDER: PageLink = { path: '/menu-builder', label: 'nav.menu-builder' };
const SERVICE: PageLink = { path: '/service', label: 'nav.service' };
const PRICING: PageLink = { path: '/pricing', label: 'nav.pricing' };
const OFFLINE: PageLink = { path: '/offline', label: 'offline.title' };

/** What stands behind the main navigation; where the header lacks the room, the side sheet alone has it. */
export const TOOLS: PageLink[] = [MENU_BUILDER, PRICING];

/** What the menu of a signed-in reader offers, above Logout. */
export const ACCOUNT: PageLink[] = [
  { path: '/profile', label: 'account.favorites' },
  { path: '/my-drinks', label: 'own.title' },
  MENU_BUILDER,
  SERVICE,
  PRICING,
  OFFLINE,
  { path: '/account', label: 'settings.title' },
];

/** Where the footer leads to drinks, and to what is made of them. */
export const DRINKS: PageLink[] = [...NAVIGATION, MENU_BUILDER];

/** What the footer tells of the house. */
export const HOUSE: PageLink[] = [
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
  { path: '/submit', label: 'nav.submit' },
  PRICING,
  OFFLINE,
  { path: '/terms-of-use', label: 'nav.terms' },
  { path: '/privacy-policy', label: 'nav.privacy' },
  { path: '/accessibility', label: 'nav.accessibility' },
  { path: '/api', label: 'api.title' },
];

/** Signing in and out are full-page redirects (specification, section 7). */
export const LOGIN_ROUTE = '/api/auth/login';
export const LOGOUT_ROUTE = '/api/auth/logout';

/**
 * Where signing in starts, so that it ends at a page of the site.
 *
 * @example loginAddress('/de/cocktails') // '/api/auth/login?next=%2Fde%2Fcocktails'
 */
export function loginAddress(next: string): string {
  return `${LOGIN_ROUTE}?${new URLSearchParams({ next }).toString()}`;
}
