import { messages } from './messages.ts';

/** The lists of cocktails and shots, and their cards. */
export const lists = messages({
  en: {
    'cocktails.title': 'Classic Cocktails',
    'cocktails.description':
      'Classic cocktails and mocktails with exact measures, method, glass and strength.',
    'cocktails.count_one': '{{number}} recipe',
    'cocktails.count_other': '{{number}} recipes',
    'shots.title': 'Party Shots & Quick Sips',
    'shots.subtitle': 'Bold flavors in every shot',
    'shots.description': 'Layered shots, shooters and bombs with exact measures and method.',
    'card.views_one': '{{number}} view',
    'card.views_other': '{{number}} views',
  },
  nl: {
    'cocktails.title': 'Klassieke cocktails',
    'cocktails.description':
      'Klassieke cocktails en mocktails met precieze maten, werkwijze, glas en sterkte.',
    'cocktails.count_one': '{{number}} recept',
    'cocktails.count_other': '{{number}} recepten',
    'shots.title': 'Feestshots en snelle slokjes',
    'shots.subtitle': 'Uitgesproken smaken in elke shot',
    'shots.description': 'Laagjesshots, shooters en bommen met precieze maten en werkwijze.',
    'card.views_one': '{{number}} keer bekeken',
    'card.views_other': '{{number}} keer bekeken',
  },
  de: {
    'cocktails.title': 'Klassische Cocktails',
    'cocktails.description':
      'Klassische Cocktails und Mocktails mit genauen Mengen, Zubereitung, Glas und Alkoholgehalt.',
    'cocktails.count_one': '{{number}} Rezept',
    'cocktails.count_other': '{{number}} Rezepte',
    'shots.title': 'Partyshots und Kurze',
    'shots.subtitle': 'Kräftiger Geschmack in jedem Shot',
    'shots.description': 'Geschichtete, geschüttelte und versenkte Shots mit genauen Mengen und Zubereitung.',
    'card.views_one': '{{number}} Aufruf',
    'card.views_other': '{{number}} Aufrufe',
  },
  es: {
    'cocktails.title': 'Cócteles clásicos',
    'cocktails.description':
      'Cócteles clásicos y sin alcohol con medidas exactas, método, copa y graduación.',
    'cocktails.count_one': '{{number}} receta',
    'cocktails.count_other': '{{number}} recetas',
    'shots.title': 'Chupitos de fiesta y tragos cortos',
    'shots.subtitle': 'Sabor intenso en cada chupito',
    'shots.description': 'Chupitos en capas, agitados y bomba, con medidas exactas y método.',
    'card.views_one': '{{number}} visita',
    'card.views_other': '{{number}} visitas',
  },
  fr: {
    'cocktails.title': 'Cocktails classiques',
    'cocktails.description':
      'Cocktails classiques et sans alcool, avec mesures exactes, méthode, verre et degré d’alcool.',
    'cocktails.count_one': '{{number}} recette',
    'cocktails.count_other': '{{number}} recettes',
    'shots.title': 'Shooters de fête et petites gorgées',
    'shots.subtitle': 'Du caractère dans chaque shooter',
    'shots.description':
      'Shooters à étages, frappés ou plongés dans le verre, avec mesures exactes et méthode.',
    'card.views_one': '{{number}} vue',
    'card.views_other': '{{number}} vues',
  },
});
