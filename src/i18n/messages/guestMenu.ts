import { messages } from './messages.ts';

/** A published menu as guests read it; rendered by a function. */
export const guestMenu = messages({
  en: {
    'guest.sections': 'Sections of the menu',
    'guest.sold-out': 'Sold out',
    'guest.abv': '{{number}}% ABV',
    'guest.allergens.note':
      'Allergens are those of our recipes; the bar may pour other brands. If you have an allergy, ask at the bar.',
    'guest.age': '18+',
    'guest.made': 'Made with Mixmaster',
    'guest.gone': 'This menu is no longer here',
    'guest.gone.text':
      'The bar has taken it down, or the link is incomplete. Ask at the bar for the current one.',
    'guest.away': 'The menu cannot be shown right now',
    'guest.away.text': 'Please try again in a moment, or ask at the bar.',
    'guest.retry': 'Try again',
  },
  nl: {
    'guest.sections': 'Onderdelen van de kaart',
    'guest.sold-out': 'Uitverkocht',
    'guest.abv': '{{number}}% vol',
    'guest.allergens.note':
      'De allergenen zijn die van onze recepten; de bar schenkt misschien andere merken. Heb je een allergie, vraag het dan aan de bar.',
    'guest.age': '18+',
    'guest.made': 'Gemaakt met Mixmaster',
    'guest.gone': 'Deze kaart is er niet meer',
    'guest.gone.text':
      'De bar heeft haar offline gehaald, of de link is niet volledig. Vraag aan de bar naar de huidige kaart.',
    'guest.away': 'De kaart kan nu niet worden getoond',
    'guest.away.text': 'Probeer het zo nog eens, of vraag het aan de bar.',
    'guest.retry': 'Opnieuw proberen',
  },
  de: {
    'guest.sections': 'Abschnitte der Karte',
    'guest.sold-out': 'Ausverkauft',
    'guest.abv': '{{number}} % Vol.',
    'guest.allergens.note':
      'Die Allergene sind die unserer Rezepte; die Bar verwendet womöglich andere Marken. Frage bei einer Allergie an der Bar nach.',
    'guest.age': '18+',
    'guest.made': 'Gemacht mit Mixmaster',
    'guest.gone': 'Diese Karte gibt es nicht mehr',
    'guest.gone.text':
      'Die Bar hat sie zurückgezogen, oder der Link ist unvollständig. Frage an der Bar nach der aktuellen.',
    'guest.away': 'Die Karte lässt sich gerade nicht anzeigen',
    'guest.away.text': 'Bitte gleich noch einmal versuchen oder an der Bar fragen.',
    'guest.retry': 'Erneut versuchen',
  },
  es: {
    'guest.sections': 'Secciones de la carta',
    'guest.sold-out': 'Agotado',
    'guest.abv': '{{number}} % vol.',
    'guest.allergens.note':
      'Los alérgenos son los de nuestras recetas; el bar puede usar otras marcas. Si tienes alguna alergia, pregunta en la barra.',
    'guest.age': '18+',
    'guest.made': 'Hecho con Mixmaster',
    'guest.gone': 'Esta carta ya no está aquí',
    'guest.gone.text': 'El bar la ha retirado o el enlace está incompleto. Pide la actual en la barra.',
    'guest.away': 'La carta no se puede mostrar en este momento',
    'guest.away.text': 'Inténtalo de nuevo en un momento o pregunta en la barra.',
    'guest.retry': 'Volver a intentarlo',
  },
  fr: {
    'guest.sections': 'Rubriques de la carte',
    'guest.sold-out': 'Épuisé',
    'guest.abv': '{{number}} % vol.',
    'guest.allergens.note':
      'Les allergènes sont ceux de nos recettes ; le bar peut servir d’autres marques. En cas d’allergie, demandez au bar.',
    'guest.age': '18+',
    'guest.made': 'Réalisée avec Mixmaster',
    'guest.gone': 'Cette carte n’est plus ici',
    'guest.gone.text': 'Le bar l’a retirée, ou le lien est incomplet. Demandez la carte actuelle au bar.',
    'guest.away': 'Impossible d’afficher la carte pour le moment',
    'guest.away.text': 'Réessayez dans un instant ou demandez au bar.',
    'guest.retry': 'Réessayer',
  },
});
