import type { Locale } from '../../contracts/locale.ts';

/** What leads from a recipe to a version of one's own: plain, as every recipe names the files of the script for it. */
export const ownVersion: Record<Locale, Record<'own-version.make', string>> = {
  en: { 'own-version.make': 'Make it yours' },
  nl: { 'own-version.make': 'Je eigen versie maken' },
  de: { 'own-version.make': 'Eigene Version anlegen' },
  es: { 'own-version.make': 'Hacer tu versión' },
  fr: { 'own-version.make': 'Créer votre version' },
};
