import { EXPLORE_PATH, GUIDES_PATH, INGREDIENTS_PATH } from '../../web/addressWords.ts';
import type { PageLink } from './navigation.ts';

/* Links of the header, the footer and the phone bar. They stand apart from navigation.ts, which scripts load. */

export const EXPLORE: PageLink = { path: EXPLORE_PATH, label: 'nav.explore' };

/** What there is to read. */
export const READING: PageLink[] = [
  { path: INGREDIENTS_PATH, label: 'nav.ingredients' },
  { path: GUIDES_PATH, label: 'nav.guides' },
];

/** What somebody must not or will not have, said once for all pages. */
export const DIET: PageLink = { path: '/diet', label: 'diet.title' };

export const FAVORITES: PageLink = { path: '/profile', label: 'nav.favorites' };
