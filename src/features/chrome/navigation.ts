import type { MessageName } from '../../i18n/translate.ts';

/** The main navigation: unprefixed paths and their labels, in the order shown. */
export const NAVIGATION: { path: string; label: MessageName }[] = [
  { path: '/', label: 'nav.home' },
  { path: '/cocktails', label: 'nav.cocktails' },
  { path: '/mixed-shots', label: 'nav.shots' },
];
