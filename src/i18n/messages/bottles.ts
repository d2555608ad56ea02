import { messages } from './messages.ts';

/** What the reader's own bottles make of a drink, and which of them guests of a menu are told of. */
export const bottles = messages({
  en: {
    'bottles.own': 'From your bar ({{names}}): {{facts}}',
    'bottles.abv': '{{number}}% ABV',
    'bottles.counted':
      'Strength and allergens are based on the bottles that you named in Mix Master: {{names}}.',
    'bottles.guests': 'Guests see the strength and allergens of: {{names}}.',
    'bottles.changed': 'Your bar now has: {{names}}.',
    'bottles.any': 'any bottle',
    'bottles.take': 'Show these to guests',
  },
  nl: {
    'bottles.own': 'Uit je bar ({{names}}): {{facts}}',
    'bottles.abv': '{{number}}% vol',
    'bottles.counted':
      'Sterkte en allergenen zijn die van de flessen die je in Mix Master hebt genoemd: {{names}}.',
    'bottles.guests': 'Gasten zien de sterkte en allergenen van: {{names}}.',
    'bottles.changed': 'In je bar staat nu: {{names}}.',
    'bottles.any': 'welke fles dan ook',
    'bottles.take': 'Deze aan gasten tonen',
  },
  de: {
    'bottles.own': 'Aus deiner Hausbar ({{names}}): {{facts}}',
    'bottles.abv': '{{number}}\u00a0% vol',
    'bottles.counted':
      'Stärke und Allergene gelten für die Flaschen, die du in Mix Master genannt hast: {{names}}.',
    'bottles.guests': 'Gäste sehen Stärke und Allergene für: {{names}}.',
    'bottles.changed': 'In deiner Hausbar steht jetzt: {{names}}.',
    'bottles.any': 'jede beliebige Flasche',
    'bottles.take': 'Diese den Gästen nennen',
  },
  es: {
    'bottles.own': 'Con lo de tu bar ({{names}}): {{facts}}',
    'bottles.abv': '{{number}}\u00a0% vol',
    'bottles.counted':
      'La graduación y los alérgenos son los de las botellas que has indicado en Mix Master: {{names}}.',
    'bottles.guests': 'Los clientes leen la graduación y los alérgenos de: {{names}}.',
    'bottles.changed': 'En tu bar hay ahora: {{names}}.',
    'bottles.any': 'cualquier botella',
    'bottles.take': 'Mostrar estas a los clientes',
  },
  fr: {
    'bottles.own': 'Avec votre bar ({{names}})\u202f: {{facts}}',
    'bottles.abv': '{{number}}\u202f% vol',
    'bottles.counted':
      'Le degré et les allergènes sont ceux des bouteilles que vous avez indiquées dans Mix Master\u202f: {{names}}.',
    'bottles.guests': 'Degré et allergènes affichés aux clients pour : {{names}}.',
    'bottles.changed': 'Votre bar contient maintenant\u202f: {{names}}.',
    'bottles.any': 'n’importe quelle bouteille',
    'bottles.take': 'Afficher plutôt celles-ci',
  },
});
