import { messages } from './messages.ts';

/** What leads from a recipe to a version of one's own. */
export const ownVersion = messages({
  en: { 'own-version.make': 'Make it yours' },
  nl: { 'own-version.make': 'Je eigen versie maken' },
  de: { 'own-version.make': 'Eigene Version anlegen' },
  es: { 'own-version.make': 'Hacer tu versión' },
  fr: { 'own-version.make': 'Créer votre version' },
});
