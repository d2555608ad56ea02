import type { MessageKey } from '../../i18n/messages/en.ts';

/** The main navigation: unprefixed paths and their labels, in the order shown. */
export const NAVIGATION: { path: string; label: MessageKey }[] = [
  { path: '/', label: 'nav.home' },
  { path: '/cocktails', label: 'nav.cocktails' },
  { path: '/mixed-shots', label: 'nav.shots' },
];
