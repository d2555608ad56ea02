import { messages } from './messages.ts';

/** The pages that are mostly text. */
export const pages = messages({
  en: {
    'not-found.title': '404 Page Not Found',
    'not-found.text': 'This page is not on the menu.',
    'not-found.cocktails': 'All cocktails',
  },
  nl: {
    'not-found.title': '404 Pagina niet gevonden',
    'not-found.text': 'Deze pagina staat niet op de kaart.',
    'not-found.cocktails': 'Alle cocktails',
  },
  de: {
    'not-found.title': '404 Seite nicht gefunden',
    'not-found.text': 'Diese Seite steht nicht auf der Karte.',
    'not-found.cocktails': 'Alle Cocktails',
  },
  es: {
    'not-found.title': '404 Página no encontrada',
    'not-found.text': 'Esta página no está en la carta.',
    'not-found.cocktails': 'Todos los cócteles',
  },
  fr: {
    'not-found.title': '404 Page introuvable',
    'not-found.text': 'Cette page n’est pas à la carte.',
    'not-found.cocktails': 'Tous les cocktails',
  },
});
