import type { Locale } from '../contracts/site/locale.ts';

/** Language names as the switch shows them, each in its own language. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};
